import { expect, test } from 'vitest';
import { generate } from '../../src/generate/generate.ts';
import { withFile, withPaths } from './read-text.ts';
import { IMPORTS } from './shop.ts';

/** The helper files of the output of a description with this operation, by name. */
async function helpersOf(operation: object, extension: '.js' | '.ts' = '.ts'): Promise<Map<string, string>> {
  // a name of a service that is that of a helper file
  const post = { operationId: 'forms.send', ...operation };
  const imports = { ...IMPORTS, runtime: 'my-runtime' };
  const files = await withFile(withPaths({ '/forms': { post } }), (input) =>
    generate({ input, imports, extension }),
  );
  const helpers = [...files].filter(([name]) => name.startsWith('helpers/'));
  return new Map(helpers.map(([name, text]) => [name.slice('helpers/'.length), text]));
}

const JSON_OBJECT = { 'application/json': { schema: { type: 'object' } } };
const USUAL = {
  requestBody: { required: true, content: JSON_OBJECT },
  responses: { 200: { description: 'Done.', content: JSON_OBJECT } },
};
const FORM = { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties: {} } } };
const HEADER = { name: 'X-A', in: 'header', schema: { type: 'string' } };

test.each([
  ['nothing but the comparison of schemas with types', USUAL, []],
  ['readers', { ...USUAL, responses: { 204: { description: 'Done.' } } }, ['responses.ts']],
  ['headers', { ...USUAL, parameters: [HEADER] }, ['bodies.ts', 'texts.ts', 'values.ts']],
  [
    'forms',
    { ...USUAL, requestBody: { required: true, content: FORM } },
    ['bodies.ts', 'forms.ts', 'queries.ts', 'values.ts'],
  ],
])('the output has the functions that a description needs: %s', async (_title, operation, files) => {
  expect([...(await helpersOf(operation)).keys()].toSorted()).toEqual(['matches.ts', ...files].toSorted());
});

test('copied functions import what the other generated files import, with the same extension', async () => {
  const forms = (await helpersOf({ ...USUAL, requestBody: { content: FORM } }, '.js')).get('forms.ts') ?? '';
  const imports = Array.from(forms.matchAll(/^import .* from ['"](.*)['"];$/gm), ([, path]) => path);
  expect(imports).toEqual(['my-runtime', './bodies.js', './queries.js', './values.js']);
});
