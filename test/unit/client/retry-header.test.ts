import { json, startRawServer, startServer, type TestServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

const RETRY = { retry: { baseMs: 0 }, idempotencyHeader: 'x-key' } as const;

/** A server that always answers this status with this word on repetitions. */
const serverOf = (status: number, word: string, body: unknown = {}): Promise<TestServer> =>
  startServer((_request, response) => json(response, body, status, { 'x-should-retry': word }));

describe('a server that says that a repetition helps', () => {
  it.each([201, 302, 400, 404, 409, 422, 428, 500, 501, 503])(
    'is asked again for a read, though it answers %i',
    async (status) => {
      const server = await serverOf(status, 'true');
      const error = await failureOf(
        createClient({ baseUrl: server.url, ...RETRY }).orders.getOrder({ id: 'o1' }),
      );
      expect([error.attempts, server.requests.length, error.status]).toEqual([3, 3, status]);
    },
  );

  it('is asked again for a read, though it answers 200 with what cannot be read', async () => {
    const server = await serverOf(200, 'true', ['no object']);
    expect(
      (await failureOf(createClient({ baseUrl: server.url, ...RETRY }).orders.getOrder({ id: 'o1' })))
        .attempts,
    ).toBe(3);
  });

  it('is not asked again when it answers well', async () => {
    const server = await serverOf(200, 'true');
    await createClient({ baseUrl: server.url, ...RETRY }).orders.getOrder({ id: 'o1' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([404, 409, 503])(
    'is not asked again for a write without a key, though it answers %i',
    async (status) => {
      const server = await serverOf(status, 'true');
      const error = await failureOf(
        createClient({ baseUrl: server.url, ...RETRY }).orders.cancelOrder({ id: 'o1' }),
      );
      expect([error.attempts, server.requests.length]).toEqual([1, 1]);
    },
  );

  it('is asked again for a write with a key', async () => {
    const server = await serverOf(409, 'true');
    const error = await failureOf(
      createClient({ baseUrl: server.url, ...RETRY }).orders.cancelOrder(
        { id: 'o1' },
        { idempotencyKey: 'key-1' },
      ),
    );
    expect([error.attempts, server.requests.map(({ headers }) => headers['x-key'])]).toEqual([
      3,
      ['key-1', 'key-1', 'key-1'],
    ]);
  });

  it('is still not asked more often than the caller allows', async () => {
    const server = await serverOf(404, 'true');
    await failureOf(createClient({ baseUrl: server.url, retry: false }).orders.getOrder({ id: 'o1' }));
    expect(server.requests).toHaveLength(1);
  });
});

describe('a server that says that a repetition does not help', () => {
  it.each([408, 429, 500, 502, 503, 504])('is not asked again, though it answers %i', async (status) => {
    const server = await serverOf(status, 'false');
    const client = createClient({ baseUrl: server.url, ...RETRY });
    const read = await failureOf(client.orders.getOrder({ id: 'o1' }));
    const write = await failureOf(client.orders.cancelOrder({ id: 'o1' }, { idempotencyKey: 'key-1' }));
    expect([read.attempts, write.attempts, server.requests.length]).toEqual([1, 1, 2]);
  });

  it('is not asked again when its answer breaks off', async () => {
    const server = await startRawServer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nx-should-retry: false\r\ncontent-length: 9\r\n\r\n{'),
    );
    expect(
      (await failureOf(createClient({ baseUrl: server.url, ...RETRY }).orders.getOrder({ id: 'o1' })))
        .attempts,
    ).toBe(1);
    expect(server.count()).toBe(1);
  });

  it('says so of one answer only: an attempt that gets none is repeated', async () => {
    const server = await startRawServer((socket, count) =>
      count === 1
        ? socket.resetAndDestroy()
        : socket.end('HTTP/1.1 503 No\r\nx-should-retry: false\r\ncontent-length: 0\r\n\r\n'),
    );
    expect(
      (await failureOf(createClient({ baseUrl: server.url, ...RETRY }).orders.getOrder({ id: 'o1' })))
        .attempts,
    ).toBe(2);
  });
});

describe('a server with any other retry header', () => {
  it.each([
    [503, 3],
    [404, 1],
  ])('is retried as without the header: after %i, %i times in all', async (status, count) => {
    for (const word of ['', 'maybe', '1', 'true, false']) {
      const server = await serverOf(status, word);
      await failureOf(createClient({ baseUrl: server.url, ...RETRY }).orders.getOrder({ id: 'o1' }));
      expect(server.requests, word).toHaveLength(count);
    }
  });
});
