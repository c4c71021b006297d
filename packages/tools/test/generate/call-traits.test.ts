import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'storewire';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterAll, expect, test } from 'vitest';
import { type Document, operationsOf } from '../../src/description/openapi.ts';
import { readOperations } from '../../src/description/operations.ts';
import { generateClient } from './generated-client.ts';
import { LISTS } from './lists.ts';
import { readText, returning, taking, withPaths } from './read-text.ts';

const { call, remove } = await generateClient(LISTS);
afterAll(remove);

test('a call sends the defaults of the parameters that the server requires, and of no others', async () => {
  const server = await startServer((_request, response) => json(response, {}));
  const client = createTransport({ baseUrl: server.url });
  await call('createList')(client, { name: 'a' });
  await call('createList')(client, { name: 'b', version: undefined, locale: 'fr', kind: 'BOOK', size: 5 });
  expect(server.requests.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    ['/v1/v2/lists?locale=en', { name: 'a' }],
    ['/v1/v2/lists?locale=fr&size=5', { name: 'b', kind: 'BOOK' }],
  ]);
});

test('an empty response body is a success only for a call whose response has no properties', () => {
  expect([call('createList').info.emptyBody, call('getToken').info.emptyBody]).toEqual([true, undefined]);
});

test('only a call whose errors are described in the form of OAuth reads their codes', () => {
  expect([call('getToken').info.oauthErrors, call('createList').info.oauthErrors]).toEqual([true, undefined]);
});

test('the secret calls of the contract are those of sign-in, verification, recovery and tokens, and the return from a payment', async () => {
  const document = JSON.parse(
    await readFile(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
  ) as Document;
  const services = ['authentication', 'oauth', 'recovery', 'verification'];
  const calls = [...operationsOf(document)].map(({ operation }) => operation);
  const isOfServices = ({ operationId = '' }) => services.includes(operationId.split('.')[0] ?? '');
  const open = calls.filter((call) => isOfServices(call) && !call['x-secret']);
  const others = calls.filter((call) => !isOfServices(call) && call['x-secret']);
  expect(open).toEqual([]);
  expect(others.map(({ operationId }) => operationId)).toEqual(['cartsV2.handleAsyncCheckoutCompletion']);
});

test('a call is secret because it says so, not because of its service', async () => {
  const call = { ...taking({ type: 'object' }), ...returning() };
  const document = await readText(
    withPaths({
      '/token': {
        post: { ...call, operationId: 'oauth.getToken' },
        put: { ...call, operationId: 'pets.hidePet', 'x-secret': true },
      },
    }),
  );
  expect(readOperations(document).map(({ id, secret }) => [id, secret])).toEqual([
    ['pets.hidePet', true],
    ['oauth.getToken', false],
  ]);
});
