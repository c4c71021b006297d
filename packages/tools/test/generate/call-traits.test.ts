import { createTransport } from 'storewire';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterAll, expect, test } from 'vitest';
import { LISTS } from './lists.ts';
import { generateThirdParty } from './third-party.ts';

const { call, remove } = await generateThirdParty(LISTS);
afterAll(remove);

test('a call sends the defaults of what the server requires, and of nothing else', async () => {
  const server = await startServer((_request, response) => json(response, {}));
  const client = createTransport({ baseUrl: server.url });
  await call('createList')(client, { name: 'a' });
  await call('createList')(client, { name: 'b', version: undefined, locale: 'fr', kind: 'BOOK', size: 5 });
  expect(server.requests.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    ['/v1/v2/lists?locale=en', { name: 'a', kind: 'GIFT' }],
    ['/v1/v2/lists?locale=fr&size=5', { name: 'b', kind: 'BOOK' }],
  ]);
});

test('an empty response body is a success only for a call whose response has no properties', () => {
  expect([call('createList').info.emptyBody, call('getToken').info.emptyBody]).toEqual([true, undefined]);
});

test('only a call whose errors are described in the form of OAuth takes its error code from the body', async () => {
  const server = await startServer((_request, response) => json(response, { error: 'invalid_grant' }, 400));
  const client = createTransport({ baseUrl: server.url });
  await expect(call('getToken')(client, {})).rejects.toMatchObject({ code: 'invalid_grant' });
  await expect(call('createList')(client, { name: 'a' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
