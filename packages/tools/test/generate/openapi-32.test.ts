import { expect, test } from 'vitest';
import { nothing, readText, withPaths } from './read-text.ts';

const NAME_AND_PLACE = { name: 'q', in: 'querystring' };
const content = { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } };

test.each([
  ['the method QUERY', { query: nothing }, 'QUERY /pets: operations of the method QUERY are not supported'],
  [
    'a method of any name',
    { get: nothing, additionalOperations: { COPY: nothing } },
    'COPY /pets: operations of the method COPY are not supported',
  ],
  [
    'a parameter that is the whole query string',
    { get: { ...nothing, parameters: [{ ...NAME_AND_PLACE, content }] } },
    'GET /pets: the parameter "q" is a whole query string, which is not supported',
  ],
])('%s of OpenAPI 3.2 is rejected where it is written', async (_name, item, message) => {
  const reading = readText(withPaths({ '/pets': item }, { openapi: '3.2.0' }));
  await expect(reading).rejects.toMatchObject({
    problems: [{ message, file: expect.stringMatching(/api\.yaml$/), line: expect.any(Number) }],
  });
});

test('all other calls of a description of OpenAPI 3.2 are read', async () => {
  const { paths } = await readText(withPaths({ '/pets': { get: nothing } }, { openapi: '3.2.0' }));
  expect(paths['/pets']?.get?.operationId).toBe('pets.getPets');
});
