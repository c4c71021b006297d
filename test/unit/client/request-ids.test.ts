import { describe, expect, it } from 'vitest';
import { createClient, visitor } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { startPlatform } from '../helpers/platform.ts';
import { respond, startStore } from '../helpers/store.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the id of a call', () => {
  it('is the same in all its attempts and another for each call', async () => {
    const options = { requestIdHeader: 'X-Call-Id', retry: { baseMs: 0 } };
    const [busy, good] = [respond(503), respond(200)];
    const { client, requests } = await startStore([busy, busy, good, busy, good], options);
    for (let count = 0; count < 3; count++) await client.orders.getOrder({ id: 'o1' });
    const ids = requests.map(({ headers }) => headers['x-call-id']);
    expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 0, 3, 3, 5]);
    for (const id of ids) expect(id).toMatch(UUID);
  });

  it('stays when the token is renewed, and the token call has one of its own', async () => {
    const platform = await startPlatform();
    const client = createClient({
      baseUrl: platform.url,
      auth: visitor({ clientId: 'c1' }),
      requestIdHeader: 'x-call-id',
    });
    await client.currentCart.getCurrentCart();
    platform.acceptedToken = 'nothing that was given';
    await client.currentCart.getCurrentCart();
    const sent = platform.requests.map(({ url, headers }) => [
      url.endsWith('/token') ? 'token' : 'cart',
      headers['x-call-id'],
    ]);
    expect(sent.map(([name]) => name)).toEqual(['token', 'cart', 'cart', 'token', 'cart']);
    expect(sent[2]?.[1]).toBe(sent[4]?.[1]);
    expect(new Set(sent.map(([, id]) => id)).size).toBe(4);
  });

  it('goes with the idempotency key, and each keeps its own header', async () => {
    const { client, requests } = await startStore([respond(503), respond(200)], {
      requestIdHeader: 'x-call-id',
      idempotencyHeader: 'x-key',
      retry: { baseMs: 0 },
    });
    await client.orders.cancelOrder({ id: 'o1' }, { idempotencyKey: 'key-1' });
    const [first, second] = requests.map(({ headers }) => [headers['x-call-id'], headers['x-key']]);
    expect(first).toEqual(second);
    expect(first).toEqual([expect.stringMatching(UUID), 'key-1']);
  });

  it('is what errors report when a server sends it back and is not the platform', async () => {
    const { client, requests } = await startStore(
      ({ headers }, response) =>
        response.writeHead(409, { 'x-call-id': `answer to ${headers['x-call-id']}` }).end(),
      { requestIdHeader: 'x-call-id' },
    );
    const { requestId } = await failureOf(client.orders.cancelOrder({ id: 'o1' }));
    expect(requestId).toBe(`answer to ${requests[0]?.headers['x-call-id']}`);
  });

  it('may be given by the caller instead', async () => {
    const { client, requests } = await startStore(respond(200), { requestIdHeader: 'x-call-id' });
    await client.orders.getOrder({ id: 'o1' }, { headers: { 'X-Call-Id': 'mine' } });
    expect(requests[0]?.headers['x-call-id']).toBe('mine');
  });

  it('is not sent unless a header is named for it: no header of a call is its own', async () => {
    const { client, requests } = await startStore();
    await client.orders.getOrder({ id: 'o1' });
    await client.orders.getOrder({ id: 'o1' });
    const [first, second] = requests.map(({ headers }) => headers);
    expect(first).toEqual(second);
    expect(Object.values(first ?? {}).join('\n')).not.toMatch(/[\da-f]{8}-/);
  });
});
