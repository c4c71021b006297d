import { AsyncLocalStorage } from 'node:async_hooks';
import { getEventListeners } from 'node:events';
import { gate, type Handler, json, startServer } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CallEvent,
  type CallOptions,
  type Credentials,
  createClient,
  createCustomLogin,
  type TransportOptions,
} from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const silentFetch = (): Promise<Response> => new Promise(() => undefined);
const silent: Handler = () => undefined;
const cutAnswer: Handler = (_request, response) =>
  response
    .writeHead(200, { 'content-type': 'application/json', 'x-wix-request-id': 'req-1' })
    .write('{"order":');
const hung: Credentials = { access: () => new Promise(() => undefined), sessionId: async () => 'x' };

describe('abort', () => {
  it('before a call sends nothing', async () => {
    const { client, requests } = await startStore();
    const reason = new Error('not wanted');
    const error = await failureOf(
      client.orders.getOrder({ id: 'o1' }, { signal: AbortSignal.abort(reason) }),
    );
    expect(error).toMatchObject({ kind: 'system', reason: 'abort', attempts: 0, cause: reason });
    expect(requests).toEqual([]);
  });

  it('while the platform thinks ends the call with the reason of the caller as the cause', async () => {
    const arrived = gate();
    const { client } = await startStore(() => arrived.open());
    const controller = new AbortController();
    const call = failureOf(client.orders.getOrder({ id: 'o1' }, { signal: controller.signal }));
    await arrived.opened;
    controller.abort('gone');
    const error = await call;
    expect(error).toMatchObject({ reason: 'abort', attempts: 1, cause: 'gone', status: undefined });
  });

  it('while the body comes ends the call, and the status is known', async () => {
    const controller = new AbortController();
    const fetch: typeof globalThis.fetch = async (request) => {
      const response = await globalThis.fetch(request);
      setTimeout(() => controller.abort());
      return response;
    };
    const { client } = await startStore(cutAnswer, { fetch });
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }, { signal: controller.signal }));
    expect([error.reason, error.status, error.requestId]).toEqual(['abort', 200, 'req-1']);
  });

  it('in a back-off ends the call at once', async () => {
    const controller = new AbortController();
    const on = ({ type }: CallEvent): void => void (type === 'retry' && setTimeout(() => controller.abort()));
    const { client, requests } = await startStore(respond(503, {}, { 'retry-after': '30' }), { on });
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }, { signal: controller.signal }));
    expect([error.reason, error.attempts, requests.length]).toEqual(['abort', 1, 1]);
  });

  it('while a token is awaited ends the call, and it is not sent later', async () => {
    controlTimers();
    const token = gate<Record<string, string>>();
    const fetch = vi.fn(async () => Response.json({}));
    const controller = new AbortController();
    const auth: Credentials = {
      access: () => token.opened.then(() => ({ headers: {}, sessionId: 'x' })),
      sessionId: async () => 'x',
    };
    const call = failureOf(
      createClient({ fetch, auth }).orders.cancelOrder({ id: 'o1' }, { signal: controller.signal }),
    );
    controller.abort();
    expect([(await call).reason, (await call).attempts]).toEqual(['abort', 0]);
    token.open({ authorization: 'late' });
    await passSecond();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the time limit of an attempt', () => {
  const cutFailure: Handler = (_request, response) => response.writeHead(400).write('{"a":');

  it.each<[string, Handler, TransportOptions?]>([
    ['an answer that never begins', silent],
    ['a body that never ends', cutAnswer],
    ['the body of a failure that never ends', cutFailure],
    ['a fetch that does not listen', silent, { fetch: silentFetch }],
  ])('covers %s', async (_title, response, options) => {
    const { client } = await startStore(response, { timeoutMs: 60, retry: false, ...options });
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect(error).toMatchObject({
      kind: 'system',
      reason: 'timeout',
      attempts: 1,
      description: 'Not complete within 60 ms',
    });
    expect(error.cause).toMatchObject({ name: 'TimeoutError', message: 'Not complete within 60 ms' });
  });

  it('covers the wait for a token, and the call is not sent later', async () => {
    const { client, requests } = await startStore(respond(200), { auth: hung, timeoutMs: 20 });
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect([error.reason, error.attempts, requests]).toEqual(['timeout', 0, []]);
  });

  it('ends an attempt: its late result does not affect the next one', async () => {
    vi.useFakeTimers();
    const late = gate<Response>();
    const fetch = vi.fn(silentFetch).mockReturnValueOnce(late.opened);
    const { orders } = createClient({ fetch, timeoutMs: 1000, retry: { retries: 1, baseMs: 0 } });
    const call = failureOf(orders.getOrder({ id: 'o1' }));
    await vi.advanceTimersByTimeAsync(1500);
    late.open(Response.json({}, { status: 404, headers: { 'x-wix-request-id': 'late' } }));
    await vi.runAllTimersAsync();
    const error = await call;
    expect(error).toMatchObject({ reason: 'timeout', attempts: 2, status: undefined, requestId: undefined });
  });
});

it('a body that is complete after the time limit is not sent, even if fetch would send it', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => Response.json({}));
  const body = new ReadableStream({
    start: (controller) => void setTimeout(() => controller.close(), 1500),
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const call = failureOf(createClient({ fetch, timeoutMs: 1000 }).fetch('/own', init));
  await vi.runAllTimersAsync();
  expect([(await call).reason, fetch.mock.calls.length]).toEqual(['timeout', 0]);
});

describe('the timer of an attempt', () => {
  it.each([
    [1000, 1600],
    [5000, 5600],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1 + 600],
    [300, 900],
  ])(
    'starts with the attempt, also right after another call, and a limit of %d ms is met',
    async (timeoutMs, endsAt) => {
      vi.useFakeTimers();
      const startedAt = performance.now();
      const answers = [new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({})), 600))];
      const fetch = (): Promise<Response> => answers.pop() ?? silentFetch();
      const client = createClient({ fetch, timeoutMs: 1000, deadlineMs: 2 ** 40, retry: false });
      const calls = (async () => {
        await client.currentCart.deleteCurrentCart();
        return failureOf(client.currentCart.deleteCurrentCart({}, { timeoutMs }));
      })();
      await vi.runAllTimersAsync();
      expect((await calls).reason).toBe('timeout');
      expect(performance.now() - startedAt).toBe(endsAt);
    },
  );

  it('has exactly the limit, as a longer one than runtimes have fires at once', () => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockReturnValue(8.923456);
    const start = vi.spyOn(globalThis, 'setTimeout');
    const options = { timeoutMs: Number.POSITIVE_INFINITY, deadlineMs: 2 ** 40 };
    const client = createClient({ fetch: silentFetch, ...options });
    void client.currentCartV2.getCurrentCart();
    expect(start.mock.calls.map(([, ms]) => ms)).toEqual([2 ** 31 - 1]);
  });
});

describe('everything that a call does', () => {
  const person = new AsyncLocalStorage<string>();

  it('runs in the async context of its caller, also a retry after the time limit, however calls follow each other', async () => {
    const seen: string[] = [];
    const note = (what: string): void => void seen.push(`${person.getStore()} ${what}`);
    let count = 0;
    const client = createClient({
      fetch: async () => {
        note('fetch');
        // the first request is answered, the second is not, and its repetition is
        return ++count === 2 ? silentFetch() : Response.json({});
      },
      auth: {
        access: () => {
          note('access');
          return { headers: {}, sessionId: 'one' };
        },
        sessionId: async () => 'one',
      },
      on: ({ type }: CallEvent) => note(type),
      retry: { baseMs: 0 },
    });
    const first = person.run('Ann', () => client.currentCartV2.getCurrentCart());
    // a request of another person that waits for the same memoised call
    await person.run('Bob', async () => {
      await first;
      await client.currentCartV2.getCurrentCart({}, { timeoutMs: 250 });
    });
    expect(seen.filter((line) => line.startsWith('Ann'))).toEqual([
      'Ann access',
      'Ann request',
      'Ann fetch',
      'Ann response',
    ]);
    expect(seen.filter((line) => line.startsWith('Bob'))).toEqual([
      ...['Bob access', 'Bob request', 'Bob fetch', 'Bob retry'],
      ...['Bob access', 'Bob request', 'Bob fetch', 'Bob response'],
    ]);
  });
});

describe('the wait for a token', () => {
  const client = createClient({ auth: hung, fetch: async () => Response.json({}) });
  it.each<[string, () => Promise<unknown>]>([
    ['of client.fetch', () => client.fetch('/ecom/v1/orders')],
    [
      'of a step of a sign-in',
      () => createCustomLogin(client).login({ email: 'ann@example.com', password: 'secret-1' }),
    ],
  ])('%s ends after half a minute', async (_name, start) => {
    vi.useFakeTimers();
    let outcome: unknown;
    void start().then(
      (result) => (outcome = result),
      (error: unknown) => (outcome = { cause: error }),
    );
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ cause: { kind: 'system', reason: 'timeout' } });
  });
});

describe('the deadline of a call', () => {
  it('cuts an attempt that has time of its own left', async () => {
    const { client } = await startStore(silent, { timeoutMs: 10_000, deadlineMs: 40 });
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect([error.reason, error.attempts]).toEqual(['timeout', 1]);
  });

  it('covers attempts and waits together', async () => {
    vi.useFakeTimers();
    const times: number[] = [];
    const begin = Date.now();
    const fetch = (): Promise<Response> => {
      times.push(Date.now() - begin);
      return silentFetch();
    };
    const retry = { retries: 9, baseMs: 0 };
    const { orders } = createClient({ fetch, timeoutMs: 4000, deadlineMs: 10_000, retry });
    const call = failureOf(orders.getOrder({ id: 'o1' }));
    await vi.runAllTimersAsync();
    const error = await call;
    expect([times, Date.now() - begin, error.reason, error.attempts]).toEqual([
      [0, 4000, 8000],
      10_000,
      'timeout',
      3,
    ]);
  });

  it.each<[string, TransportOptions, CallOptions, number]>([
    ['is that of a longer timeoutMs of the client unless it is set', { timeoutMs: 120_000 }, {}, 120_000],
    ['is that of a longer timeoutMs of the call unless it is set', {}, { timeoutMs: 120_000 }, 120_000],
    ['is 90 seconds unless it is set', { retry: { baseMs: 0, retries: 9 } }, {}, 90_000],
    ['holds against a longer timeoutMs of the client', { timeoutMs: 120_000, deadlineMs: 9000 }, {}, 9000],
    ['holds against a longer timeoutMs of the call', { deadlineMs: 9000 }, { timeoutMs: 120_000 }, 9000],
  ])('%s', async (_what, options, own, endsAt) => {
    vi.useFakeTimers();
    const begin = Date.now();
    const { orders } = createClient({ fetch: silentFetch, retry: false, ...options });
    const call = failureOf(orders.getOrder({ id: 'o1' }, own));
    await vi.runAllTimersAsync();
    expect([(await call).reason, Date.now() - begin]).toEqual(['timeout', endsAt]);
  });

  it('ends a call at once, with the figure, when the platform asks for a longer wait', async () => {
    const tooMany = respond(429, {}, { 'retry-after': '5' });
    const { client, requests } = await startStore(tooMany, { deadlineMs: 4000 });
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect([error.kind, error.status, error.retryAfterMs, error.attempts]).toEqual(['client', 429, 5000, 1]);
    expect(requests).toHaveLength(1);
  });
});

describe('thousands of overlapping calls', () => {
  it('leave no listener on the signal they share and no timer', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    let count = 0;
    const fetch: typeof globalThis.fetch = async () => {
      count++;
      if (count % 7 === 0) throw new TypeError('reset');
      if (count % 5 === 0) return new Response('{}', { status: 503, headers: { 'retry-after': '1' } });
      if (count % 3 === 0) return silentFetch();
      return Response.json({ order: {} });
    };
    const client = createClient({
      fetch,
      timeoutMs: 1000,
      auth: {
        access: async () => ({ headers: { authorization: 't' }, sessionId: 'x' }),
        sessionId: async () => 'x',
      },
    });
    const calls = Promise.allSettled(
      Array.from({ length: 3000 }, (_, index) =>
        index % 2
          ? client.orders.getOrder({ id: 'o1' }, { signal })
          : client.orders.cancelOrder({ id: 'o1' }, { signal }),
      ),
    );
    await vi.runAllTimersAsync();
    const outcomes = await calls;
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
    expect(count).toBeGreaterThan(3000);
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);
  });

  it('leave nothing either when all are aborted in whatever wait they are', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    let count = 0;
    const fetch = async (): Promise<Response> =>
      count++ % 2 ? silentFetch() : new Response('{}', { status: 503, headers: { 'retry-after': '30' } });
    const clients = Array.from({ length: 40 }, (_, index) =>
      // clients with the same fetch would share a budget of repetitions
      createClient({ fetch: () => fetch(), ...(index % 4 ? {} : { auth: hung }) }),
    );
    const calls = Promise.allSettled(
      clients.flatMap((client) =>
        Array.from({ length: 50 }, () => client.orders.getOrder({ id: 'o1' }, { signal: controller.signal })),
      ),
    );
    await vi.advanceTimersByTimeAsync(10);
    expect([vi.getTimerCount(), getEventListeners(controller.signal, 'abort').length]).toEqual([2000, 2000]);
    controller.abort();
    for (const outcome of await calls)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'abort' } });
    expect([vi.getTimerCount(), getEventListeners(controller.signal, 'abort').length]).toEqual([0, 0]);
  });
});

it('a body that is read for too long fails in time', async () => {
  const { url, requests } = await startServer((_request, response) => json(response, {}));
  const client = createClient({ baseUrl: url, timeoutMs: 100 });
  const init = { method: 'POST', body: new ReadableStream(), duplex: 'half' } as RequestInit;
  expect((await failureOf(client.fetch('/own', init))).reason).toBe('timeout');
  expect(requests).toEqual([]);
});
