import type { ServerResponse } from 'node:http';
import type { Middleware } from 'openapi-fetch';
import { json, startServer } from 'storewire-dev-kit/server';
import { expect, it } from 'vitest';
import { createClient, fixedToken, isStoreError } from '../../../src/index.ts';
import { createFetchClient, type FetchClient } from '../../../src/openapi-fetch.ts';
import { respond, startStore } from '../helpers/store.ts';

it('openapi-fetch makes calls by their path, with the credentials of a client', async () => {
  const server = await startServer((_request, response) => json(response, { order: { id: '3f6c' } }));
  const client = createClient({ baseUrl: `${server.url}/gateway`, auth: fixedToken('token-1') });
  const api = createFetchClient(client);
  const params = { path: { id: 'a/b' } };
  const { data } = await api.GET('/ecom/v1/orders/{id}', { params });
  await api.PATCH('/ecom/v1/orders/{id}', { params, body: { order: { number: '7' }, fieldMask: 'number' } });
  expect(data?.order?.id).toBe('3f6c');
  const headers = { authorization: 'token-1' };
  expect(server.requests).toMatchObject([
    { method: 'GET', url: '/gateway/ecom/v1/orders/a%2Fb', headers },
    {
      method: 'PATCH',
      url: '/gateway/ecom/v1/orders/a%2Fb',
      headers,
      body: '{"order":{"number":"7"},"fieldMask":"number"}',
    },
  ]);
});

it('a call by path fails as the call by name does', async () => {
  const details = { applicationError: { code: 'NO_CART', description: 'No cart' } };
  const { client } = await startStore(
    respond(404, { message: 'No cart', details }, { 'x-wix-request-id': 'r-1' }),
  );
  const failures = await Promise.all(
    [client.currentCartV2.getCurrentCart(), createFetchClient(client).GET('/ecom/v2/carts/current')].map(
      (call) => call.catch((error: unknown) => error),
    ),
  );
  expect(failures.every(isStoreError)).toBe(true);
  expect(JSON.stringify(failures[1])).toBe(JSON.stringify(failures[0]));
});

it('a read that is a POST is repeated after an outage, a write and a sign-in are not', async () => {
  const { client, requests } = await startStore(respond(503), { retry: { retries: 1, baseMs: 0 } });
  const api = createFetchClient(client);
  const loginId = { email: 'ann@example.com' };
  const calls = [
    () => api.POST('/stores-reader/v1/products/query-platformized', { body: {} }),
    () => api.POST('/ecom/v2/carts/current/refresh', { body: {} }),
    () => api.POST('/_api/iam/authentication/v2/login', { body: { loginId, password: 'hunter-2' } }),
  ];
  const sent: number[] = [];
  for (const call of calls) {
    const before = requests.length;
    await call().catch(() => undefined);
    sent.push(requests.length - before);
  }
  expect(sent).toEqual([2, 1, 1]);
});

it('the password of a sign-in that the platform quotes is in no error', async () => {
  const details = { applicationError: { code: 'E_NEW', description: 'not hunter-2' } };
  const { client } = await startStore(respond(400, { message: 'hunter-2 is wrong', details }));
  const body = { loginId: { email: 'ann@example.com' }, password: 'hunter-2' };
  const error: unknown = await createFetchClient(client)
    .POST('/_api/iam/authentication/v2/login', { body })
    .catch((failure: unknown) => failure);
  expect(error).toMatchObject({ kind: 'application', code: 'E_NEW' });
  expect(JSON.stringify(error)).not.toContain('hunter');
});

it('a secret of a form is in no error', async () => {
  const { client } = await startStore(respond(400, { message: 'hunter-2 is wrong' }));
  const error: unknown = await createFetchClient(client)
    .POST('/oauth2/token', {
      body: { clientId: 'c', grantType: 'refresh_token', refreshToken: 'hunter-2' },
      bodySerializer: (body) => new URLSearchParams(body as unknown as Record<string, string>),
    })
    .catch((failure: unknown) => failure);
  expect(JSON.stringify(error)).not.toContain('hunter');
});

it('a path value that leads elsewhere, and a server that is not the client’s, are rejected before any request', async () => {
  const { client, requests } = await startStore();
  const api = createFetchClient(client);
  await expect(api.GET('/ecom/v1/orders/{id}', { params: { path: { id: '..' } } })).rejects.toMatchObject({
    kind: 'validation',
    message: 'INVALID_ARGUMENT: "id" must not be a dot segment',
  });
  await expect(
    api.GET('/ecom/v2/carts/current', { baseUrl: 'https://other.example' } as never),
  ).rejects.toThrow('fetch takes a path of the platform host');
  expect(requests).toEqual([]);
});

it.each([
  ['ends early', (response: ServerResponse) => void response.end('{"cart":'), 'badAnswer'],
  ['does not end', (response: ServerResponse) => void response.write('{"cart":'), 'timeout'],
])('a body that %s fails as that of a call by name', async (_what, finish, reason) => {
  const server = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    finish(response);
  });
  const client = createClient({ baseUrl: server.url, timeoutMs: 200, retry: false });
  await expect(createFetchClient(client).GET('/ecom/v2/carts/current')).rejects.toMatchObject({
    kind: 'system',
    reason,
  });
});

it('middlewares run once per call, above its repetitions, and see the response itself', async () => {
  const refusals = [respond(503), respond(503)] as const;
  const { client, requests, url } = await startStore([...refusals, respond(200, { cart: { id: 'c' } })], {
    retry: { retries: 2, baseMs: 0 },
    auth: fixedToken('token-1'),
  });
  const api = createFetchClient(client);
  const ran: unknown[] = [];
  const trace: Middleware = {
    onRequest({ request, schemaPath }) {
      ran.push(['onRequest', schemaPath, request.headers.get('authorization')]);
      request.headers.set('x-trace', '1');
    },
    onResponse({ response }) {
      ran.push(['onResponse', response.status, response.url]);
    },
  };
  const own: Middleware = { onRequest: () => void ran.push('of the call') };
  api.use(trace);
  const { data, response } = await api.GET('/ecom/v2/carts/current', { middleware: [own] });
  api.eject(trace);
  await api.GET('/ecom/v2/carts/current');
  const address = `${url}/ecom/v2/carts/current`;
  expect(ran).toEqual([
    ['onRequest', '/ecom/v2/carts/current', null],
    'of the call',
    ['onResponse', 200, address],
  ]);
  expect([data?.cart?.id, response.url]).toEqual(['c', address]);
  const headers = { authorization: 'token-1', 'x-trace': '1' };
  expect(requests.slice(0, 3)).toMatchObject([{ headers }, { headers }, { headers }]);
  expect(requests.slice(3).map((request) => request.headers['x-trace'])).toEqual([undefined]);
});

it.each([404, 500])('a middleware gets the StoreError of a %i, and may replace it', async (status) => {
  const { client } = await startStore(respond(status, { message: 'No' }), { retry: false });
  const api = createFetchClient(client);
  const errors: unknown[] = [];
  api.use({
    onError({ error }) {
      errors.push(error);
      return Response.json({ cart: { id: 'kept' } });
    },
  });
  const { data } = await api.GET('/ecom/v2/carts/current');
  expect([data?.cart?.id, errors.map(isStoreError)]).toEqual(['kept', [true]]);
  expect(errors).toMatchObject([{ operation: 'currentCartV2.getCurrentCart', status }]);
});

it('the fetch of a call takes the place of that of the client, under its headers, token and repetitions', async () => {
  const sent: [string, RequestInit][] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push([url, init]);
    return Response.json({ products: [] }, { status: sent.length === 1 ? 503 : 200 });
  };
  const { client, requests, url } = await startStore(respond(200), {
    auth: fixedToken('token-1'),
    retry: { baseMs: 0 },
  });
  const path = '/stores-reader/v1/products/query-platformized';
  await createFetchClient(client).POST(path, { body: {}, fetch });
  const init = { method: 'POST', body: '{}', headers: { authorization: 'token-1' } };
  expect(sent).toMatchObject([
    [url + path, init],
    [url + path, init],
  ]);
  expect(requests).toEqual([]);
});

it('a response without a content type reaches the caller without one', async () => {
  const { client } = await startStore((_request, response) => response.end('{"cart":{}}'));
  const { response } = await createFetchClient(client).GET('/ecom/v2/carts/current');
  expect(response.headers.get('content-type')).toBeNull();
});

it.each<[operation: string, call: (api: FetchClient) => Promise<unknown>]>([
  ['productsV3.searchProducts', (api) => api.POST('/stores/v3/products/search', { body: {} })],
  [
    'categories.listItemsInCategory',
    (api) =>
      api.POST('/categories/v1/categories/{id}/list-items', {
        params: { path: { id: 'c' } },
        body: { treeReference: { appNamespace: '@wix/stores' } },
      }),
  ],
  [
    'backInStock.queryBackInStockRequests',
    (api) => api.POST('/back-in-stock-service/v1/back-in-stock-notification-requests/query', { body: {} }),
  ],
  ['collections.queryCollections', (api) => api.GET('/v2/collections/query')],
])('the other form of %s is repeated as a read, and has its name', async (operation, call) => {
  const { client, requests } = await startStore(respond(503), { retry: { retries: 1, baseMs: 0 } });
  await expect(call(createFetchClient(client))).rejects.toMatchObject({ operation, attempts: 2 });
  expect(requests).toHaveLength(2);
});

it('a write at the path of a read is sent once', async () => {
  const { client, requests } = await startStore(respond(503), { retry: { retries: 1, baseMs: 0 } });
  const path = '/back-in-stock-service/v1/back-in-stock-notification-requests';
  const body = { itemDetails: { name: 'Mug', price: '1' }, request: {} };
  await expect(createFetchClient(client).POST(path, { body } as never)).rejects.toMatchObject({
    operation: 'backInStock.createBackInStockRequest',
  });
  expect(requests).toHaveLength(1);
});
