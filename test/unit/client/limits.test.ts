import { getEventListeners } from 'node:events';
import { gate, json, startServer } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Credentials, createClient } from '../../../src/index.ts';
import { createCustomLogin } from '../../../src/sign-in.ts';
import { failureOf } from '../helpers/failure.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';

afterEach(() => void vi.useRealTimers());

type Answer = Parameters<typeof startServer>[0];

const hung: Credentials = { access: () => new Promise(() => undefined), identity: async () => 'x' };

describe('abort', () => {
  it('before a call sends nothing', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const reason = new Error('not wanted');
    const error = await failureOf(
      createClient({ baseUrl: server.url }).orders.getOrder(
        { id: 'o1' },
        { signal: AbortSignal.abort(reason) },
      ),
    );
    expect([error.kind, error.reason, error.message, error.attempts, error.cause]).toEqual([
      'system',
      'abort',
      'System error occurred',
      0,
      reason,
    ]);
    expect(server.requests).toEqual([]);
  });

  it('while the platform thinks ends the call with the reason of the caller as the cause', async () => {
    const arrived = gate();
    const server = await startServer(() => arrived.open());
    const controller = new AbortController();
    const call = failureOf(
      createClient({ baseUrl: server.url }).orders.getOrder({ id: 'o1' }, { signal: controller.signal }),
    );
    await arrived.opened;
    controller.abort('gone');
    const error = await call;
    expect([error.reason, error.attempts, error.cause, error.status]).toEqual([
      'abort',
      1,
      'gone',
      undefined,
    ]);
  });

  it('while the body comes ends the call, and the status is known', async () => {
    const server = await startServer(
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json', 'x-wix-request-id': 'req-1' })
          .write('{"order":'),
    );
    const controller = new AbortController();
    const fetch: typeof globalThis.fetch = async (request) => {
      const response = await globalThis.fetch(request);
      setTimeout(() => controller.abort());
      return response;
    };
    const error = await failureOf(
      createClient({ baseUrl: server.url, fetch }).orders.getOrder(
        { id: 'o1' },
        { signal: controller.signal },
      ),
    );
    expect([error.reason, error.status, error.requestId]).toEqual(['abort', 200, 'req-1']);
  });

  it('in a back-off ends the call at once', async () => {
    const arrived = gate();
    const server = await startServer((_request, response) => {
      json(response, {}, 503, { 'retry-after': '30' });
      arrived.open();
    });
    const controller = new AbortController();
    const call = failureOf(
      createClient({ baseUrl: server.url }).orders.getOrder({ id: 'o1' }, { signal: controller.signal }),
    );
    await arrived.opened;
    setTimeout(() => controller.abort(), 30);
    expect([(await call).reason, (await call).attempts]).toEqual(['abort', 1]);
    expect(server.requests).toHaveLength(1);
  });

  it('while a token is awaited ends the call, and it is not sent later', async () => {
    controlTimers();
    const token = gate<Record<string, string>>();
    let sent = 0;
    const fetch = async (): Promise<Response> => {
      sent++;
      return Response.json({});
    };
    const controller = new AbortController();
    const auth: Credentials = {
      access: () => token.opened.then(() => ({ headers: {}, identity: 'x' })),
      identity: async () => 'x',
    };
    const call = failureOf(
      createClient({ fetch, auth }).orders.cancelOrder({ id: 'o1' }, { signal: controller.signal }),
    );
    controller.abort();
    expect([(await call).reason, (await call).attempts]).toEqual(['abort', 0]);
    token.open({ authorization: 'late' });
    await passSecond();
    expect(sent).toBe(0);
  });

  it('ends a call even when the fetch does not listen', async () => {
    const controller = new AbortController();
    const call = failureOf(
      createClient({ fetch: () => new Promise(() => undefined) }).orders.getOrder(
        { id: 'o1' },
        { signal: controller.signal },
      ),
    );
    controller.abort();
    expect((await call).reason).toBe('abort');
  });

  it('after the answer does nothing', async () => {
    const server = await startServer((_request, response) => json(response, { order: {} }));
    const controller = new AbortController();
    const answer = await createClient({ baseUrl: server.url }).orders.getOrder(
      { id: 'o1' },
      { signal: controller.signal },
    );
    controller.abort();
    expect(answer).toEqual({ order: {} });
  });
});

describe('the time limit of an attempt', () => {
  const silent: Answer = () => undefined;
  const cutAnswer: Answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":');
  const cutFailure: Answer = (_request, response) => void response.writeHead(400).write('{"a":');

  it.each<[string, Answer | undefined]>([
    ['an answer that never begins', silent],
    ['a body that never ends', cutAnswer],
    ['the body of a failure that never ends', cutFailure],
    ['a fetch that does not listen', undefined],
  ])('covers %s', async (_title, answer) => {
    const sender = answer
      ? { baseUrl: (await startServer(answer)).url }
      : { fetch: () => new Promise<never>(() => undefined) };
    const client = createClient({ ...sender, timeoutMs: 60, retry: false });
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect([error.kind, error.reason, error.attempts, error.message, error.description]).toEqual([
      'system',
      'timeout',
      1,
      'System error occurred',
      'Not complete within 60 ms',
    ]);
    expect(error.cause).toMatchObject({ name: 'TimeoutError', message: 'Not complete within 60 ms' });
  });

  it('covers the wait for a token, and the call is not sent later', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const error = await failureOf(
      createClient({ baseUrl: server.url, auth: hung, timeoutMs: 20 }).orders.getOrder({ id: 'o1' }),
    );
    expect([error.reason, error.attempts]).toEqual(['timeout', 0]);
    expect(server.requests).toEqual([]);
  });

  it('ends an attempt: its late result does not affect the next one', async () => {
    vi.useFakeTimers();
    let count = 0;
    const late = gate<Response>();
    const fetch: typeof globalThis.fetch = () => (count++ === 0 ? late.opened : new Promise(() => undefined));
    const call = failureOf(
      createClient({ fetch, timeoutMs: 1000, retry: { retries: 1, baseMs: 0 } }).orders.getOrder({
        id: 'o1',
      }),
    );
    await vi.advanceTimersByTimeAsync(1500);
    late.open(Response.json({}, { status: 404, headers: { 'x-wix-request-id': 'late' } }));
    await vi.runAllTimersAsync();
    const error = await call;
    expect([error.reason, error.status, error.requestId, error.attempts]).toEqual([
      'timeout',
      undefined,
      undefined,
      2,
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
    const server = await startServer(() => undefined);
    const error = await failureOf(
      createClient({ baseUrl: server.url, timeoutMs: 10_000, deadlineMs: 40 }).orders.getOrder({ id: 'o1' }),
    );
    expect([error.reason, error.attempts]).toEqual(['timeout', 1]);
  });

  it('covers attempts and waits together', async () => {
    vi.useFakeTimers();
    const times: number[] = [];
    const begin = Date.now();
    const fetch: typeof globalThis.fetch = () => {
      times.push(Date.now() - begin);
      return new Promise(() => undefined);
    };
    const call = failureOf(
      createClient({
        fetch,
        timeoutMs: 4000,
        deadlineMs: 10_000,
        retry: { retries: 9, baseMs: 0 },
      }).orders.getOrder({ id: 'o1' }),
    );
    await vi.runAllTimersAsync();
    const error = await call;
    expect([times, Date.now() - begin, error.reason, error.attempts]).toEqual([
      [0, 4000, 8000],
      10_000,
      'timeout',
      3,
    ]);
  });

  it('ends a call at once, with the figure, when the platform asks for a longer wait', async () => {
    const server = await startServer((_request, response) => json(response, {}, 429, { 'retry-after': '5' }));
    const error = await failureOf(
      createClient({ baseUrl: server.url, deadlineMs: 4000 }).orders.getOrder({ id: 'o1' }),
    );
    expect([error.kind, error.status, error.retryAfterMs, error.attempts]).toEqual(['client', 429, 5000, 1]);
    expect(server.requests).toHaveLength(1);
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
      if (count % 3 === 0) return new Promise(() => undefined);
      return Response.json({ order: {} });
    };
    const client = createClient({
      fetch,
      timeoutMs: 1000,
      auth: {
        access: async () => ({ headers: { authorization: 't' }, identity: 'x' }),
        identity: async () => 'x',
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
      count++ % 2
        ? new Promise(() => undefined)
        : new Response('{}', { status: 503, headers: { 'retry-after': '30' } });
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

  it('leave no timer of Node and no listener over a real network', async () => {
    const server = await startServer((_request, response) => json(response, { order: {} }));
    const client = createClient({ baseUrl: server.url });
    await client.orders.getOrder({ id: 'o1' });
    // until then the timer waits for a call that follows at once
    await undefined;
    const { signal } = new AbortController();
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const calls = Array.from({ length: 1000 }, () => client.orders.getOrder({ id: 'o1' }, { signal }));
    expect(timers()).toBeGreaterThanOrEqual(before + 1000);
    await Promise.all(calls);
    expect(timers()).toBeLessThan(before + 20);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
