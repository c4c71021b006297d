import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Document, operationsOf } from '../../src/generate/openapi.ts';
import { readOperations } from '../../src/generate/operations.ts';
import { nothing, readText, withPaths } from './read-text.ts';

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
  expect(others.map(({ operationId }) => operationId)).toEqual(['cartsV2.handleAsyncCheckoutCompletionV2']);
});

test('a call is secret because it says so, not because of its service', async () => {
  const document = await readText(
    withPaths({
      '/token': {
        post: { ...nothing, operationId: 'oauth.getToken' },
        put: { ...nothing, operationId: 'pets.hidePet', 'x-secret': true },
      },
    }),
  );
  expect(readOperations(document).map((call) => [call.id, call.secret])).toEqual([
    ['pets.hidePet', true],
    ['oauth.getToken', false],
  ]);
});
