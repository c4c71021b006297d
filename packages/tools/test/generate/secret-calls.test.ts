import { expect, test } from 'vitest';
import { readDescription } from '../../src/generate/description.ts';
import { operationsOf } from '../../src/generate/openapi.ts';
import { readOperations } from '../../src/generate/operations.ts';
import { nothing, readText, withPaths } from './read-text.ts';
import { ROOT } from './shop.ts';

test('every call of sign-in, verification, recovery and tokens is secret in the contract, and no other', async () => {
  const document = await readDescription(`${ROOT}/openapi/openapi.yaml`);
  const secret = new Set(
    [...operationsOf(document)].flatMap(({ operation }) =>
      operation['x-secret'] ? operation.operationId?.split('.')[0] : [],
    ),
  );
  const open = new Set(
    [...operationsOf(document)].flatMap(({ operation }) =>
      operation['x-secret'] ? [] : operation.operationId?.split('.')[0],
    ),
  );
  expect([...secret].toSorted()).toEqual(['authentication', 'oauth', 'recovery', 'verification']);
  expect([...open].filter((service) => secret.has(service))).toEqual([]);
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
