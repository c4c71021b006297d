import type { ServerResponse } from 'node:http';
import { json, startServer } from 'storewire-dev-kit/server';
import { expect, it } from 'vitest';
import { createClient, fixedToken, isStoreError } from '../../../src/index.ts';
import { createFetchClient } from '../../../src/openapi-fetch.ts';
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
  await expect(api.GET('/ecom/v2/carts/current', { baseUrl: 'https://other.example' })).rejects.toThrow(
    'fetch takes a path of the platform host',
  );
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
