import { describe, expect, it } from 'vitest';
import {
  type CallEvent,
  type CallOptions,
  type Client,
  type Credentials,
  createClient,
  type TransportOptions,
} from '../../../src/index.ts';
import { failureOf, rejectionOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

const KEYED: TransportOptions = { idempotencyHeader: 'Idempotency-Key', retry: { baseMs: 0 } };
const KEY = { idempotencyKey: 'key-1' };

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
      const { client, requests } = await startStore([respond(503), respond(503), respond(200)], KEYED);
      expect(await write(client, KEY)).toEqual({});
      expect(requests.map((request) => [request.method, request.headers['idempotency-key']])).toEqual(
        Array(3).fill([method, 'key-1']),
      );
      expect(new Set(requests.map(({ url, body }) => `${url} ${body}`)).size).toBe(1);
    },
  );

  it('keeps its key when it is sent again with a new token', async () => {
    const as = (authorization: string) => ({ headers: { authorization }, sessionId: 'x' });
    const auth: Credentials = {
      access: () => as('old'),
      refresh: async () => as('new'),
      sessionId: async () => 'x',
    };
    const { client, requests } = await startStore([respond(401), respond(200)], { auth, ...KEYED });
    await client.orders.cancelOrder({ id: 'o1' }, KEY);
    expect(requests.map(({ headers }) => [headers['authorization'], headers['idempotency-key']])).toEqual([
      ['old', 'key-1'],
      ['new', 'key-1'],
    ]);
  });
});

describe('a write', () => {
  it('without a key is sent once and carries none, though the server takes keys', async () => {
    const { client, requests } = await startStore(respond(503), KEYED);
    for (const [, write] of WRITES) expect((await failureOf(write(client, {}))).attempts).toBe(1);
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(WRITES.length).fill(undefined),
    );
  });

  it('with a header of that name but no key is sent once: only the option promises that the key is one', async () => {
    const { client, requests } = await startStore(respond(503), KEYED);
    await failureOf(client.orders.cancelOrder({ id: 'o1' }, { headers: { 'idempotency-key': 'key-1' } }));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ...['', ' ', '\t', ' \u00a0 '].map((key) => [key, 'idempotencyKey', 'must not be empty'] as const),
    ...['a\r\nx-injected: 1', 'a\nb', 'a\u0000', 'é漢'].map(
      (key) => [key, 'headers.idempotency-key', 'must be text without control characters'] as const,
    ),
  ])('with the key %j is rejected before anything is sent', async (idempotencyKey, field, description) => {
    const events: CallEvent[] = [];
    const options = { ...KEYED, on: (event: CallEvent) => void events.push(event) };
    const { client, requests } = await startStore(respond(503), options);
    const error = await failureOf(client.orders.cancelOrder({ id: 'o1' }, { idempotencyKey }));
    expect(error).toMatchObject(rejectionOf(field, description));
    expect([events.map(({ type }) => type), requests]).toEqual([['error'], []]);
  });

  it('with a key but without a header for it throws immediately', async () => {
    const call = createClient().orders.cancelOrder({ id: 'o1' }, KEY);
    await expect(call).rejects.toThrow(new TypeError('idempotencyKey needs the option idempotencyHeader'));
  });
});
