import { startRawServer, startServer } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CallOptions,
  type Client,
  createClient,
  type StoreError,
  type TransportOptions,
} from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Call = (client: Client, options?: CallOptions) => Promise<unknown>;

const ORDER = { order: { id: 'o1' } };
const QUICK = { baseMs: 0 };
const OPTIONS: TransportOptions = { retry: QUICK, idempotencyHeader: 'x-key' };
const never = new Promise<never>(() => undefined);
const read: Call = ({ orders }, options) => orders.getOrder({ id: 'o1' }, options);
const write: Call = ({ orders }, options) => orders.cancelOrder({ id: 'o1' }, options);
const keyedWrite: Call = (client, options) => write(client, { idempotencyKey: 'key-1', ...options });

const RESET_200 = 'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{';

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json(ORDER, { status, headers });

/** The moments, in milliseconds, at which a call was sent while a platform of this kind answered. */
async function momentsOf(
  answers: (attempt: number) => Response | Promise<Response>,
  options: TransportOptions = {},
  call: Call = read,
): Promise<number[]> {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const begin = Date.now();
  const moments: number[] = [];
  const fetch: typeof globalThis.fetch = async () => {
    moments.push(Date.now() - begin);
    return answers(moments.length);
  };
  const done = call(createClient({ fetch, ...options })).catch(() => undefined);
  await vi.runAllTimersAsync();
  await done;
  return moments;
}

describe.each([
  ['a read', read],
  ['a write with an idempotency key', keyedWrite],
])('%s', (_kind, call) => {
  it.each([408, 429, 500, 502, 503, 504])('is repeated after %i until it succeeds', async (status) => {
    const responses = [respond(status), respond(status), respond(200, ORDER)] as const;
    const { client, requests } = await startStore(responses, OPTIONS);
    expect(await call(client)).toEqual(ORDER);
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 409, 422, 501, 505, 201, 302])('is not repeated after %i', async (status) => {
    const { client, requests } = await startStore(respond(status), OPTIONS);
    expect((await failureOf(call(client))).attempts).toBe(1);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a reset before the headers', '', 3],
    ['a reset in the middle of a 200', RESET_200, 3],
    ['a reset in the middle of a 503', 'HTTP/1.1 503 No\r\ncontent-length: 99\r\n\r\n{', 3],
    ['a reset in the middle of a 404, which stays one', 'HTTP/1.1 404 No\r\ncontent-length: 99\r\n\r\n{', 1],
    ['an answer that is not JSON', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n{', 1],
  ])('is sent as often as it may help after %s', async (_title, text, count) => {
    const server = await startRawServer((socket) => socket.end(text));
    const error = await failureOf(call(createClient({ baseUrl: server.url, ...OPTIONS })));
    expect([error.attempts, server.count()]).toEqual([count, count]);
  });

  it('is repeated after a connection refused', async () => {
    const server = await startServer(() => undefined);
    await server.stop();
    const client = createClient({ baseUrl: server.url, ...OPTIONS });
    expect((await failureOf(call(client))).attempts).toBe(3);
  });

  it('is repeated after a time limit', async () => {
    expect(await momentsOf(() => never, { timeoutMs: 40, ...OPTIONS }, call)).toEqual([0, 40, 80]);
  });

  it.each<[TransportOptions, CallOptions, number]>([
    [{ retry: false }, {}, 1],
    [{ retry: { retries: 0 } }, {}, 1],
    [{}, { retries: 0 }, 1],
    [{ retry: { ...QUICK, retries: 4 } }, {}, 5],
    [{ retry: { ...QUICK, retries: 4 } }, { retries: 1 }, 2],
    [{ retry: QUICK }, {}, 3],
    [{ retry: QUICK }, { retries: 3 }, 4],
  ])('is sent as often as %j and %j say: %i times', async (options, perCall, count) => {
    const { client, requests } = await startStore(respond(503), { ...OPTIONS, ...options });
    const error = await failureOf(call(client, perCall));
    expect([error.status, error.attempts, requests.length]).toEqual([503, count, count]);
  });
});

it('a read that is a POST is repeated with the same body', async () => {
  const { client, requests } = await startStore([respond(503), respond(200, { products: [] })], OPTIONS);
  const query = { filter: { name: 'x' } };
  expect(await client.products.queryProducts({ query })).toEqual({ products: [] });
  expect(requests.map(({ method, body }) => [method, body])).toEqual(
    Array(2).fill(['POST', JSON.stringify({ query })]),
  );
});

describe('a write without a key', () => {
  it.each([408, 429, 500, 503])('is never sent twice after %i', async (status) => {
    const { client, requests } = await startStore(respond(status), { retry: { ...QUICK, retries: 5 } });
    const calls = [
      client.orders.cancelOrder({ id: 'o1' }),
      client.members.updateMember({ id: 'm1', member: {} }),
      client.products.deleteProduct({ id: 'p' }),
    ];
    expect((await Promise.all(calls.map(failureOf))).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['a reset', ''],
    ['a broken answer', RESET_200],
  ])('is never sent twice after %s', async (_title, text) => {
    const server = await startRawServer((socket) => socket.end(text));
    const error = await failureOf(write(createClient({ baseUrl: server.url, retry: QUICK })));
    expect([error.reason, server.count()]).toEqual(['network', 1]);
  });

  it('is never sent twice after a time limit', async () => {
    expect(await momentsOf(() => never, { timeoutMs: 60, retry: QUICK }, write)).toEqual([0]);
  });
});

describe('the header with which a server says whether another attempt helps', () => {
  /** How often a call is sent if a server always responds with this status and this text. */
  async function attemptsOf(call: Call, status: number, text: string, perCall?: CallOptions) {
    const always = respond(status, ['no object'], { 'x-should-retry': text });
    const { client, requests } = await startStore(always, OPTIONS);
    const error = await failureOf(call(client, perCall));
    expect([error.status, error.attempts]).toEqual([status, requests.length]);
    return requests.length;
  }

  it.each([200, 201, 302, 400, 404, 409, 422, 428, 500, 501, 503])(
    'lets a read that fails with %i be repeated',
    async (status) => {
      expect(await attemptsOf(read, status, 'true')).toBe(3);
    },
  );

  it('lets a GET of client.fetch that fails be repeated', async () => {
    const always = respond(409, {}, { 'x-should-retry': 'true' });
    const { client, requests } = await startStore(always, OPTIONS);
    expect([(await client.fetch('/own')).status, requests.length]).toEqual([409, 3]);
  });

  it.each([404, 409, 503])('lets a write that fails with %i be repeated only with a key', async (status) => {
    expect([await attemptsOf(write, status, 'true'), await attemptsOf(keyedWrite, status, 'true')]).toEqual([
      1, 3,
    ]);
  });

  it('lets no call be repeated more often than the caller allows', async () => {
    expect(await attemptsOf(read, 404, 'true', { retries: 0 })).toBe(1);
  });

  it.each([408, 429, 500, 502, 503, 504])('lets no call that fails with %i be repeated', async (status) => {
    expect([await attemptsOf(read, status, 'false'), await attemptsOf(keyedWrite, status, 'false')]).toEqual([
      1, 1,
    ]);
  });

  it.each(['', 'maybe', '1', 'true, false'])('says nothing with any other text: %j', async (text) => {
    expect([await attemptsOf(read, 503, text), await attemptsOf(read, 404, text)]).toEqual([3, 1]);
  });

  it.each([
    ['whose answer breaks off', 1, 'HTTP/1.1 200 OK\r\ncontent-length: 9'],
    ['that had no answer, after the next one', 2, undefined],
  ])('lets no read be repeated %s', async (_what, attempts, first) => {
    const refusal = 'HTTP/1.1 503 No\r\ncontent-length: 0';
    const server = await startRawServer((socket, count) =>
      count === 1 && !first
        ? socket.resetAndDestroy()
        : socket.end(`${first ?? refusal}\r\nx-should-retry: false\r\n\r\n${first ? '{' : ''}`),
    );
    const error = await failureOf(read(createClient({ baseUrl: server.url, retry: QUICK })));
    expect([error.attempts, server.count()]).toEqual([attempts, attempts]);
  });
});

describe('the wait before a repetition', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [0.5, [0, 125, 375, 875]],
    [0.999999, [0, 249, 748, 1747]],
  ])('is anything from nothing to a cap that doubles: %d of it', async (share, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(share);
    expect(await momentsOf(() => answer(503), { retry: { retries: 3 } })).toEqual(expected);
  });

  it('is capped', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await momentsOf(() => answer(503), { retry: { retries: 4, baseMs: 1000, maxMs: 2000 } })).toEqual([
      0, 500, 1500, 2500, 3500,
    ]);
  });

  it.each<[form: string, value: string, waitMs: number]>([
    ['what the platform asks for in seconds', '2', 2000],
    ['no time if the platform asks for none', '0', 0],
    ['that until a date', 'Thu, 01 Jan 2026 00:00:03 GMT', 3000],
    ['that until a date of the second form', 'Thursday, 01-Jan-26 00:00:04 GMT', 4000],
    ['that until a date of the oldest form', 'Thu Jan  1 00:00:05 2026', 5000],
    ['no time if the date has passed', 'Wed, 31 Dec 2025 23:00:00 GMT', 0],
    ['at most a minute', '60', 60_000],
    ...['soon', '-5', '1.5', '', '2026-01-01', 'Thu'].map((text): [string, string, number] => [
      'its own if the platform asks for what is no wait',
      text,
      125,
    ]),
  ])('is %s: %j', async (_form, value, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(
      await momentsOf((attempt) => (attempt === 1 ? answer(429, { 'retry-after': value }) : answer(200))),
    ).toEqual([0, expected]);
  });

  it('is that between the dates of the response, as the clock of the platform may be another', async () => {
    const headers = { date: 'Thu, 01 Jan 2026 00:05:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 00:05:03 GMT' };
    expect(await momentsOf((attempt) => (attempt === 1 ? answer(429, headers) : answer(200)))).toEqual([
      0, 3000,
    ]);
  });

  it('is not made, and the error has the delay, if the platform asks for more than a minute', async () => {
    const fetch = async (): Promise<Response> => answer(503, { 'retry-after': '61' });
    const error = await failureOf(read(createClient({ fetch, deadlineMs: Number.POSITIVE_INFINITY })));
    expect([error.attempts, error.retryAfterMs]).toEqual([1, 61_000]);
  });

  it('is not sent if the wait for it ends after the deadline, such as on a computer that was asleep', async () => {
    let asleepMs = 0;
    const { now } = performance;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + asleepMs);
    const types: string[] = [];
    const { client, requests } = await startStore(respond(503), {
      retry: { baseMs: 1 },
      on: ({ type }) => {
        types.push(type);
        if (type === 'retry') asleepMs = 100_000;
      },
    });
    expect(await failureOf(read(client))).toMatchObject({ status: 503, attempts: 1 });
    expect([requests.length, types]).toEqual([1, ['request', 'response', 'retry', 'error']]);
  });
});

describe('the budget of a client', () => {
  /** A `fetch` that gives what is set, and how often it was called. */
  function countingFetch() {
    const state = { count: 0, status: 503, headers: {} };
    const fetch = async (): Promise<Response> => {
      state.count++;
      return answer(state.status, state.headers);
    };
    return { state, fetch };
  }

  it('is shared by all clients of a server that send with the same function', async () => {
    const { state, fetch } = countingFetch();
    const readOnce = (baseUrl: string): Promise<StoreError> =>
      failureOf(read(createClient({ baseUrl, fetch, retry: QUICK })));
    for (let call = 0; call < 60; call++) await readOnce('https://one.example');
    expect(state.count).toBe(160);
    expect((await readOnce('https://two.example')).attempts).toBe(3);
  });

  it('ends repetitions after a hundred, and earns one back with ten successes', async () => {
    const { state, fetch } = countingFetch();
    const client = createClient({ fetch, retry: QUICK });
    const sentBy = async (calls: number): Promise<number> => {
      state.count = 0;
      await Promise.allSettled(Array.from({ length: calls }, () => read(client)));
      return state.count;
    };
    expect(await sentBy(80)).toBe(180);
    expect(await sentBy(10)).toBe(10);
    state.status = 200;
    expect(await sentBy(29)).toBe(29);
    state.status = 503;
    expect(await sentBy(10)).toBe(12);
  });

  it('is not spent on a wait that is not taken', async () => {
    const { state, fetch } = countingFetch();
    state.headers = { 'retry-after': '3600' };
    const client = createClient({ fetch, retry: QUICK });
    await Promise.allSettled(Array.from({ length: 150 }, () => read(client)));
    expect(state.count).toBe(150);
    state.headers = {};
    expect((await failureOf(read(client))).attempts).toBe(3);
  });
});
