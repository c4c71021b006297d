import createFetchClient from 'openapi-fetch';
import { createClient, fixedToken } from 'storewire';
import type { paths } from 'storewire/paths';
import { json, startServer } from 'storewire-dev-kit/server';
import { expect, test } from 'vitest';

test('openapi-fetch makes the calls of the contract with the credentials of a client', async () => {
  const server = await startServer((_request, response) => json(response, { order: { id: '3f6c' } }));
  const baseUrl = `${server.url}/gateway`;
  const client = createClient({ baseUrl, auth: fixedToken('token-1') });
  const api = createFetchClient<paths>({ baseUrl, fetch: client.fetch });
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
