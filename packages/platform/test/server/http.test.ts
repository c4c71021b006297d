import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { webMethod } from 'storewire-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProduct, createShop } from '../shop.ts';

const SETTINGS = '/ecom/v1/checkout-settings';

test('the platform listens on a free port, responds with its own Date, and stops', async () => {
  const shop = createShop();
  const origin = await shop.listen({ port: 0 });
  const response = await fetch(origin + SETTINGS, {
    headers: { authorization: shop.tokenFor({ role: 'staff' }) },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('date')).toBe('Sun, 01 Mar 2026 09:00:00 GMT');
  await expect(shop.listen({ port: 0 })).rejects.toThrow('The platform listens already');
  await shop.close();
  await expect(fetch(origin + SETTINGS)).rejects.toThrow();
});

/** A platform that listens, with a call under way that ends with `finish`. */
async function withCallUnderWay() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const count = webMethod('anyone', async () => {
    start();
    await finished;
    return 14;
  });
  const shop = createShop({ webMethods: { stock: { count } } });
  const origin = await shop.listen({ port: 0 });
  const response = fetch(`${origin}/_webMethods/stock/count.ajax`, {
    method: 'POST',
    headers: { authorization: shop.tokenFor({ role: 'visitor' }), 'content-type': 'application/json' },
    body: '[]',
  });
  await started;
  return { shop, origin, response, finish };
}

test('requests that are under way when the platform closes get their responses, and new ones are rejected', async () => {
  const { shop, origin, response, finish } = await withCallUnderWay();
  const closed = shop.close();
  await expect(fetch(origin + SETTINGS)).rejects.toThrow();
  finish();
  expect(await (await response).text()).toContain('14');
  await closed;
});

test('a request that does not end is reset five seconds after the platform closes', async () => {
  const { shop, response } = await withCallUnderWay();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = shop.close();
  vi.advanceTimersByTime(5000);
  await expect(response).rejects.toThrow();
  await closed;
});

test('a port in use is an error', async () => {
  const origin = await createShop().listen({ port: 0 });
  await expect(createShop().listen({ port: Number(new URL(origin).port) })).rejects.toThrow(/EADDRINUSE/);
});

test('a port that fetch refuses to connect to is an error', async () => {
  const shop = createShop();
  await expect(shop.listen({ port: 10_080 })).rejects.toThrow('Port 10080 is one that fetch');
  // another one can be chosen
  expect(await shop.listen({ port: 0 })).toMatch(/^http:/);
});

test('a connection is not ended while bytes arrive or a response is made, but when a request falls silent', async () => {
  const shop = createShop();
  const origin = await shop.listen({ port: 0 });
  const connections = new Map<string, Connection>();
  const onStart = (message: unknown): void => {
    const connection = message as Connection;
    connections.set(connection.request.url, connection);
  };
  subscribe('http.server.request.start', onStart);
  onTestFinished(() => void unsubscribe('http.server.request.start', onStart));
  const held = await fetch(`${origin}/__dev/held-events`, { method: 'POST' });
  const form = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('email=')) });
  const init = { method: 'POST', body: form, duplex: 'half' } as RequestInit;
  const sent = fetch(`${origin}/sign-in`, init).catch((error: unknown) => error);
  await expect.poll(() => connections.get('/sign-in')?.server).toMatchObject({ requestTimeout: 0 });
  for (const { socket } of connections.values()) socket.emit('timeout');
  expect(await sent).toBeInstanceOf(TypeError);
  expect(connections.get('/__dev/held-events')?.socket.destroyed).toBe(false);
  await held.body?.cancel();
});

/** What Node publishes of a request that arrives. */
interface Connection {
  request: { url: string };
  server: Server;
  socket: Socket;
}

const SAME_OVER_HTTP: Record<string, [method: string, path: string, init?: RequestInit]> = {
  'a success': ['GET', SETTINGS],
  'a list': ['POST', '/stores-reader/v1/products/query-platformized', { body: '{}' }],
  'a request for headers': ['HEAD', SETTINGS],
  'a violation': ['POST', '/stores/v1/products', { body: '{"product":{}}' }],
  'a body that is no JSON': ['POST', '/stores/v1/products', { body: '\ufeff{"product"' }],
  'a body that is too long': ['POST', '/stores/v1/products', { body: 'x'.repeat(9 << 20) }],
  'an item that does not exist': ['GET', '/stores-reader/v1/products/5b1c7f20-3e94-4d68-a7b5-92d0e8c4f136'],
  'an encoded id': ['GET', '/stores-reader/v1/products/%2e%2E%2f'],
  'no token': ['GET', SETTINGS, { headers: { authorization: '' } }],
  'a preflight request': ['OPTIONS', SETTINGS],
  'a path of no call': ['GET', '/nowhere'],
  'a web method that does not exist': ['POST', '/_webMethods/stock/count', { body: '[]' }],
};

test.each(Object.entries(SAME_OVER_HTTP))(
  'HTTP and the fetch of the process give the same response to %s',
  async (_what, [method, path, init]) => {
    const shop = createShop();
    await createProduct(shop, { name: 'Krug für Öl – €' });
    const headers = { authorization: shop.tokenFor({ role: 'staff' }), 'content-type': 'application/json' };
    const origin = await shop.listen({ port: 0 });
    const contentOf = async (send: typeof fetch) => {
      const response = await send(origin + path, { method, headers, ...init });
      const { 'x-wix-request-id': id, ...own } = Object.fromEntries(response.headers);
      for (const name of ['connection', 'keep-alive', 'content-length', 'transfer-encoding'])
        delete own[name];
      return { status: response.status, hasId: id !== undefined, headers: own, body: await response.text() };
    };
    const overHttp = await contentOf(fetch);
    expect(overHttp).toEqual(await contentOf(shop.unchecked));
    expect(overHttp.status).toBeGreaterThanOrEqual(200);
  },
);

test.each([
  ...['/stores-reader/v1/products/query', '/oauth2/token', '/media/a.png', '/_files/resumable'],
  // so that they can read which call does not exist
  ...['/no/such/call', '/wix-data/v2/items/query'],
])('pages of other origins may add any header to a request for %s', async (path) => {
  const { status, headers } = await createShop().request('OPTIONS', path, {
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-headers': 'traceparent, x-request-id',
    },
  });
  expect(status).toBe(204);
  // `*` does not cover `authorization`
  expect(headers.get('access-control-allow-headers')).toBe('*, authorization');
});

test('the site has no scripts for its pages, and no collections of data', async () => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'visitor' });
  expect((await shop.request('GET', '/assets/scripts/v1/site-scripts', { token })).body).toEqual({
    siteScripts: [],
  });
  const query = await shop.request('POST', '/wix-data/v2/items/query', {
    token,
    body: { dataCollectionId: 'Menus', query: {} },
  });
  expect(query.status).toBe(404);
  expect(query.headers.get('access-control-allow-origin')).toBe('*');
  expect(query.body).toMatchObject({ details: { applicationError: { code: 'WDE0025' } } });
});
