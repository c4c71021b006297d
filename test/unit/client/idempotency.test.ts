import { json, startRawServer, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type CallEvent,
  type CallOptions,
  type Client,
  type Credentials,
  createClient,
  type TransportOptions,
} from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

const KEYED: TransportOptions = { idempotencyHeader: 'Idempotency-Key', retry: { baseMs: 0 } };

const WRITES: [string, (client: Client, call: CallOptions) => Promise<unknown>][] = [
  ['POST', (client, call) => client.orders.cancelOrder({ id: 'o1' }, call)],
  ['PATCH', (client, call) => client.members.updateMember({ id: 'm1', member: {} }, call)],
  ['PUT', (client, call) => client.backInStock.markBackInStockRequestNotified({ id: 'r1' }, call)],
  ['DELETE', (client, call) => client.products.deleteProduct({ id: 'p1' }, call)],
];

describe('a write with an idempotency key', () => {
  it.each(WRITES)(
    'is repeated with the same key and body, whatever its method: %s',
    async (method, write) => {
      const server = await startServer((_request, response) =>
        server.requests.length < 3 ? json(response, {}, 503) : json(response, { ok: true }),
      );
      expect(
        await write(createClient({ baseUrl: server.url, ...KEYED }), { idempotencyKey: 'key-1' }),
      ).toEqual({ ok: true });
      expect(server.requests.map((request) => [request.method, request.headers['idempotency-key']])).toEqual(
        Array(3).fill([method, 'key-1']),
      );
      expect(new Set(server.requests.map(({ url, body }) => `${url} ${body}`)).size).toBe(1);
    },
  );

  it('is repeated after a reset', async () => {
    const server = await startRawServer((socket, count) =>
      count === 1 ? socket.resetAndDestroy() : socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'),
    );
    const client = createClient({ baseUrl: server.url, ...KEYED });
    expect(await client.orders.cancelOrder({ id: 'o1' }, { idempotencyKey: 'key-1' })).toEqual({});
    expect(server.count()).toBe(2);
  });

  it('is repeated after a time limit', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
    fetch.mockReturnValueOnce(new Promise(() => undefined));
    const client = createClient({ fetch, timeoutMs: 200, ...KEYED });
    const done = client.orders.cancelOrder({ id: 'o1' }, { idempotencyKey: 'key-1' });
    await vi.runAllTimersAsync();
    expect(await done).toEqual({});
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is sent at most as often as a read', async () => {
    const server = await startServer((_request, response) => json(response, {}, 503));
    const client = createClient({ baseUrl: server.url, ...KEYED });
    expect(
      (await failureOf(client.orders.cancelOrder({ id: 'o1' }, { idempotencyKey: 'key-1' }))).attempts,
    ).toBe(3);
    expect(
      (await failureOf(client.orders.cancelOrder({ id: 'o1' }, { idempotencyKey: 'key-2', retries: 0 })))
        .attempts,
    ).toBe(1);
    expect(server.requests).toHaveLength(4);
  });

  it.each([400, 404, 409, 422, 501])('is not repeated after %i', async (status) => {
    const server = await startServer((_request, response) => json(response, {}, status));
    await failureOf(
      createClient({ baseUrl: server.url, ...KEYED }).orders.cancelOrder(
        { id: 'o1' },
        { idempotencyKey: 'key-1' },
      ),
    );
    expect(server.requests).toHaveLength(1);
  });

  it('keeps its key when it is sent again with a new token', async () => {
    let token = 'old';
    const auth: Credentials = {
      access: () => ({ headers: { authorization: token }, identity: 'x' }),
      refresh: async () => {
        token = 'new';
        return { headers: { authorization: token }, identity: 'x' };
      },
      identity: async () => 'x',
    };
    const server = await startServer(({ headers }, response) =>
      json(response, {}, headers['authorization'] === 'new' ? 200 : 401),
    );
    await createClient({ baseUrl: server.url, auth, ...KEYED }).orders.cancelOrder(
      { id: 'o1' },
      { idempotencyKey: 'key-1' },
    );
    expect(
      server.requests.map(({ headers }) => [headers['authorization'], headers['idempotency-key']]),
    ).toEqual([
      ['old', 'key-1'],
      ['new', 'key-1'],
    ]);
  });
});

describe('a write', () => {
  it('without a key is sent once and carries none, though the server takes keys', async () => {
    const server = await startServer((_request, response) => json(response, {}, 503));
    for (const [, write] of WRITES)
      expect((await failureOf(write(createClient({ baseUrl: server.url, ...KEYED }), {}))).attempts).toBe(1);
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(WRITES.length).fill(undefined),
    );
  });

  it('with a header of that name but no key is sent once: only the option promises that the key is one', async () => {
    const server = await startServer((_request, response) => json(response, {}, 503));
    const client = createClient({ baseUrl: server.url, ...KEYED });
    await failureOf(client.orders.cancelOrder({ id: 'o1' }, { headers: { 'idempotency-key': 'key-1' } }));
    expect(server.requests).toHaveLength(1);
  });

  it.each(['', ' ', '\t', ' \u00a0 '])(
    'with a key that is empty on the wire is rejected before anything is sent: %j',
    async (idempotencyKey) => {
      const events: CallEvent[] = [];
      const server = await startServer((_request, response) => json(response, {}, 503));
      const client = createClient({ baseUrl: server.url, on: (event) => void events.push(event), ...KEYED });
      const error = await failureOf(client.orders.cancelOrder({ id: 'o1' }, { idempotencyKey }));
      expect([error.kind, error.message, error.attempts]).toEqual([
        'validation',
        'INVALID_ARGUMENT: "idempotencyKey" must not be empty',
        0,
      ]);
      expect(events.map(({ type }) => type)).toEqual(['error']);
      expect(server.requests).toEqual([]);
    },
  );

  it.each(['a\r\nx-injected: 1', 'a\nb', 'a\u0000', 'é漢'])(
    'with a key that is not a valid header value is rejected before anything is sent: %j',
    async (idempotencyKey) => {
      const server = await startServer((_request, response) => json(response, {}));
      const error = await failureOf(
        createClient({ baseUrl: server.url, ...KEYED }).orders.cancelOrder({ id: 'o1' }, { idempotencyKey }),
      );
      expect([error.kind, error.violations[0]?.field]).toEqual(['validation', 'headers.idempotency-key']);
      expect(server.requests).toEqual([]);
    },
  );

  it('with a key but without a header for it throws immediately', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const call = createClient({ baseUrl: server.url }).orders.cancelOrder(
      { id: 'o1' },
      { idempotencyKey: 'key-1' },
    );
    await expect(call).rejects.toThrow(new TypeError('idempotencyKey needs the option idempotencyHeader'));
    expect(server.requests).toEqual([]);
  });
});
