import { json, startRawServer, startServer } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallOptions, type Client, createClient, type TransportOptions } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const QUICK = { baseMs: 0 };
const never = new Promise<never>(() => undefined);
const readOrder = (client: Client, call: CallOptions) => client.orders.getOrder({ id: 'o1' }, call);
const removeCoupon = (client: Client, call: CallOptions) =>
  client.currentCart.removeCurrentCartCoupon({}, call);
const answer = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ order: {} }, { status, headers });

/** The moments, in milliseconds, at which a call was sent while a platform of this kind answered. */
async function momentsOf(
  answers: (attempt: number) => Response | Promise<Response>,
  options: TransportOptions = {},
  call: CallOptions = {},
  send: (client: Client, call: CallOptions) => Promise<unknown> = readOrder,
): Promise<number[]> {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const begin = Date.now();
  const moments: number[] = [];
  const fetch: typeof globalThis.fetch = async () => {
    moments.push(Date.now() - begin);
    return answers(moments.length);
  };
  const done = send(createClient({ fetch, ...options }), call).catch(() => undefined);
  await vi.runAllTimersAsync();
  await done;
  return moments;
}

describe('a read', () => {
  it.each([408, 429, 500, 502, 503, 504])('is repeated after %i until it succeeds', async (status) => {
    const server = await startServer((_request, response) =>
      server.requests.length < 3 ? json(response, {}, status) : json(response, { order: { id: 'o1' } }),
    );
    expect(await createClient({ baseUrl: server.url, retry: QUICK }).orders.getOrder({ id: 'o1' })).toEqual({
      order: { id: 'o1' },
    });
    expect(server.requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 409, 422, 501, 505, 201, 302])('is not repeated after %i', async (status) => {
    const server = await startServer((_request, response) => json(response, {}, status));
    expect(
      (await failureOf(createClient({ baseUrl: server.url, retry: QUICK }).orders.getOrder({ id: 'o1' })))
        .attempts,
    ).toBe(1);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['a reset before the headers', '', 3],
    ['a reset in the middle of a 200', 'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{', 3],
    ['a reset in the middle of a 503', 'HTTP/1.1 503 No\r\ncontent-length: 99\r\n\r\n{', 3],
    ['a reset in the middle of a 404, which stays one', 'HTTP/1.1 404 No\r\ncontent-length: 99\r\n\r\n{', 1],
    ['an answer that is not JSON', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n{', 1],
  ])('is sent as often as it may help after %s', async (_title, text, count) => {
    const server = await startRawServer((socket) => socket.end(text));
    const error = await failureOf(
      createClient({ baseUrl: server.url, retry: QUICK }).orders.getOrder({ id: 'o1' }),
    );
    expect([error.attempts, server.count()]).toEqual([count, count]);
  });

  it('is repeated after a connection refused', async () => {
    const server = await startServer(() => undefined);
    await server.stop();
    const client = createClient({ baseUrl: server.url, retry: QUICK });
    expect((await failureOf(client.orders.getOrder({ id: 'o1' }))).attempts).toBe(3);
  });

  it('is repeated after a time limit', async () => {
    expect(await momentsOf(() => never, { timeoutMs: 40, retry: QUICK })).toEqual([0, 40, 80]);
  });

  it('may be a POST', async () => {
    const server = await startServer((_request, response) =>
      server.requests.length < 2 ? json(response, {}, 503) : json(response, { products: [] }),
    );
    expect(
      await createClient({ baseUrl: server.url, retry: QUICK }).products.queryProducts({
        query: { filter: { name: 'x' } },
      }),
    ).toEqual({ products: [] });
    expect(server.requests.map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"query":{"filter":{"name":"x"}}}'],
      ['POST', '{"query":{"filter":{"name":"x"}}}'],
    ]);
  });

  it.each([
    [{ retry: false }, {}, 1],
    [{ retry: { retries: 0 } }, {}, 1],
    [{}, { retries: 0 }, 1],
    [{ retry: { ...QUICK, retries: 4 } }, {}, 5],
    [{ retry: { ...QUICK, retries: 4 } }, { retries: 1 }, 2],
    [{ retry: QUICK }, {}, 3],
    [{ retry: QUICK }, { retries: 3 }, 4],
  ] as [TransportOptions, CallOptions, number][])(
    'is sent as often as %j and %j say: %i times',
    async (options, call, count) => {
      const server = await startServer((_request, response) => json(response, {}, 503));
      const error = await failureOf(
        createClient({ baseUrl: server.url, ...options }).orders.getOrder({ id: 'o1' }, call),
      );
      expect([error.status, error.attempts, server.requests.length]).toEqual([503, count, count]);
    },
  );
});

describe('a write', () => {
  it.each([408, 429, 500, 503])('is never sent twice after %i', async (status) => {
    const server = await startServer((_request, response) => json(response, {}, status));
    const client = createClient({ baseUrl: server.url, retry: { ...QUICK, retries: 5 } });
    const calls = [
      client.orders.cancelOrder({ id: 'o1' }),
      client.members.updateMember({ id: 'm1', member: {} }),
      client.products.deleteProduct({ id: 'p' }),
    ];
    expect((await Promise.all(calls.map(failureOf))).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(server.requests).toHaveLength(3);
  });

  it('is never sent twice after a reset or a broken answer', async () => {
    const server = await startRawServer((socket, count) =>
      count === 1 ? socket.resetAndDestroy() : socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{'),
    );
    const client = createClient({ baseUrl: server.url, retry: QUICK });
    const reasons: unknown[] = [];
    for (let index = 0; index < 2; index++)
      reasons.push((await failureOf(client.currentCart.removeCurrentCartCoupon())).reason);
    expect([reasons, server.count()]).toEqual([['network', 'network'], 2]);
  });

  it('is never sent twice after a time limit', async () => {
    const options = { timeoutMs: 60, retry: QUICK };
    expect(await momentsOf(() => never, options, {}, removeCoupon)).toEqual([0]);
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

  it.each([
    ['in seconds', '2', 2000],
    ['of no time', '0', 0],
    ['as a date', 'Thu, 01 Jan 2026 00:00:03 GMT', 3000],
    ['as a date of the second form', 'Thursday, 01-Jan-26 00:00:04 GMT', 4000],
    ['as a date that has passed', 'Wed, 31 Dec 2025 23:00:00 GMT', 0],
    ['of exactly a minute', '60', 60_000],
  ])('is what the platform asks for %s', async (_form, value, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(
      await momentsOf((attempt) => (attempt === 1 ? answer(429, { 'retry-after': value }) : answer(200))),
    ).toEqual([0, expected]);
  });

  it.each(['soon', '-5', '1.5', '', '2026-01-01', 'Thu'])(
    'is its own when the platform asks for what is no wait: %j',
    async (value) => {
      vi.spyOn(Math, 'random').mockReturnValue(0.5);
      expect(
        await momentsOf((attempt) => (attempt === 1 ? answer(429, { 'retry-after': value }) : answer(200))),
      ).toEqual([0, 125]);
    },
  );

  it('is not made, and the error has the delay, if the platform asks for more than a minute', async () => {
    const fetch = async (): Promise<Response> => answer(503, { 'retry-after': '61' });
    const error = await failureOf(
      createClient({ fetch, deadlineMs: Number.POSITIVE_INFINITY }).orders.getOrder({ id: 'o1' }),
    );
    expect([error.attempts, error.retryAfterMs]).toEqual([1, 61_000]);
  });
});

describe('the budget of a client', () => {
  it('is shared by all clients of a server that send with the same function', async () => {
    let count = 0;
    const fetch = async (): Promise<Response> => {
      count++;
      return answer(503);
    };
    const readOnce = (baseUrl: string): Promise<unknown> =>
      failureOf(createClient({ baseUrl, fetch, retry: QUICK }).orders.getOrder({ id: 'o1' }));
    for (let call = 0; call < 60; call++) await readOnce('https://one.example');
    expect(count).toBe(160);
    count = 0;
    await readOnce('https://two.example');
    expect(count).toBe(3);
  });

  it('ends repetitions after a hundred, and earns one back with ten successes', async () => {
    let status = 503;
    let count = 0;
    const fetch = async (): Promise<Response> => {
      count++;
      return answer(status);
    };
    const client = createClient({ fetch, retry: QUICK });
    const sentBy = async (calls: number): Promise<number> => {
      count = 0;
      await Promise.allSettled(Array.from({ length: calls }, () => client.orders.getOrder({ id: 'o1' })));
      return count;
    };
    expect(await sentBy(80)).toBe(180);
    expect(await sentBy(10)).toBe(10);
    status = 200;
    expect(await sentBy(29)).toBe(29);
    status = 503;
    expect(await sentBy(10)).toBe(12);
  });

  it('is not spent on a wait that is not taken', async () => {
    let headers: Record<string, string> = { 'retry-after': '3600' };
    let count = 0;
    const fetch = async (): Promise<Response> => {
      count++;
      return answer(503, headers);
    };
    const client = createClient({ fetch, retry: QUICK });
    await Promise.allSettled(Array.from({ length: 150 }, () => client.orders.getOrder({ id: 'o1' })));
    expect(count).toBe(150);
    headers = {};
    await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect(count).toBe(153);
  });
});
