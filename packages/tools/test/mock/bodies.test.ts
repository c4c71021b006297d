import { startMock } from 'storewire-tools/mock';
import { afterAll, expect, test } from 'vitest';
import { readDescription } from '../../src/generate/description.ts';
import { returning, taking, withFile, withPaths } from '../generate/read-text.ts';

const body = {
  type: 'object',
  additionalProperties: false,
  properties: {
    cents: { anyOf: [{ type: 'number', multipleOf: 0.01 }, { type: 'null' }] },
    fives: { type: 'integer', multipleOf: 5 },
  },
};
const DESCRIPTION = withPaths({ '/json': { post: taking(body, returning()) } });

const mock = await startMock({ description: await withFile(DESCRIPTION, readDescription), port: 0 });
afterAll(mock.close);

test.each<[body: object, status: number]>([
  ...[0.29, 19.99, 1070468.14, 12345678901.23, 10, null].map((cents): [object, number] => [{ cents }, 200]),
  [{ fives: 10 }, 200],
  [{ fives: 11 }, 422],
])('%j is answered %i: no decimal number is mistaken for one that is no multiple', async (body, status) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${mock.url}/json`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(status);
});
