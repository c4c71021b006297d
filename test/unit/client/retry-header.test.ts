import { json, startRawServer, startServer } from 'storewire-dev-kit/server';
import { expect, it } from 'vitest';
import { type CallOptions, createClient, type StoreError } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

const KEY = { idempotencyKey: 'key-1' };

interface Retried {
  /** How often the server was asked. */
  count: number;
  error: StoreError;
}

/** What becomes of a read, or of a write, if a server always answers this status and this word on repetitions. */
async function ask(status: number, word: string, write?: CallOptions, retries?: number): Promise<Retried> {
  const server = await startServer((_request, response) =>
    json(response, ['no object'], status, { 'x-should-retry': word }),
  );
  const { orders } = createClient({
    baseUrl: server.url,
    retry: { baseMs: 0, retries },
    idempotencyHeader: 'x-key',
  });
  const call = write ? orders.cancelOrder({ id: 'o1' }, write) : orders.getOrder({ id: 'o1' });
  return { error: await failureOf(call), count: server.requests.length };
}

it.each([200, 201, 302, 400, 404, 409, 422, 428, 500, 501, 503])(
  'a read that fails with %i is repeated if the server says that it helps',
  async (status) => {
    expect(await ask(status, 'true')).toMatchObject({ count: 3, error: { status, attempts: 3 } });
  },
);

it.each([404, 409, 503])('a write that fails with %i is repeated only if it has a key', async (status) => {
  const [plain, keyed] = [await ask(status, 'true', {}), await ask(status, 'true', KEY)];
  expect([plain.count, keyed.count]).toEqual([1, 3]);
});

it('no call is repeated more often than the caller allows', async () => {
  expect((await ask(404, 'true', undefined, 0)).count).toBe(1);
});

it.each([408, 429, 500, 502, 503, 504])(
  'no call that fails with %i is repeated if the server says that it does not help',
  async (status) => {
    const [read, keyed] = [await ask(status, 'false'), await ask(status, 'false', KEY)];
    expect([read.count, keyed.count]).toEqual([1, 1]);
  },
);

it.each(['', 'maybe', '1', 'true, false'])('any other text says nothing: %j', async (word) => {
  expect([(await ask(503, word)).count, (await ask(404, word)).count]).toEqual([3, 1]);
});

it.each([
  ['is not repeated when its answer breaks off', 1, 'HTTP/1.1 200 OK\r\ncontent-length: 9'],
  ['is repeated if it has no answer, and not after the next one', 2, undefined],
])('a read %s, if the server says that it does not help', async (_what, attempts, first) => {
  const refusal = 'HTTP/1.1 503 No\r\ncontent-length: 0';
  const server = await startRawServer((socket, count) =>
    count === 1 && !first
      ? socket.resetAndDestroy()
      : socket.end(`${first ?? refusal}\r\nx-should-retry: false\r\n\r\n${first ? '{' : ''}`),
  );
  const client = createClient({ baseUrl: server.url, retry: { baseMs: 0 } });
  expect((await failureOf(client.orders.getOrder({ id: 'o1' }))).attempts).toBe(attempts);
  expect(server.count()).toBe(attempts);
});
