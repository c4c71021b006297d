import { expect, test } from 'vitest';
import { DescriptionError, type Problem } from '../../src/generate/problem.ts';
import { readText, returning, taking, withPaths } from './read-text.ts';
import { generateFrom } from './shop.ts';

async function problemsOf(text: string | object): Promise<readonly Problem[]> {
  const error = await readText(text).catch((thrown: unknown) => thrown);
  if (!(error instanceof DescriptionError)) throw new Error(`Not rejected: ${String(error)}`);
  return error.problems;
}

const at = (line: number, message: RegExp): object[] => [
  {
    message: expect.stringMatching(message),
    file: expect.stringMatching(/api\.yaml$/),
    line,
    column: expect.any(Number),
  },
];

const HEAD = 'openapi: 3.1.0\ninfo: { title: Circles, version: "1" }\npaths: {}\n';
test('an alias to the value that contains it is rejected', async () => {
  expect(await problemsOf(`${HEAD}x-a: &a\n  b: *a\n`)).toEqual(
    at(5, /^an alias refers to the value that contains it$/),
  );
});

test.each([
  ['to itself', "components: { schemas: { A: { $ref: '#/components/schemas/A' } } }\n"],
  [
    'to one that leads back',
    "components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } }\n",
  ],
])('a reference %s is rejected where it is', async (_name, text) => {
  expect(await problemsOf(HEAD + text)).toEqual(at(4, /^the reference leads back to itself$/));
});

test('values that are nested too deeply are rejected where they are', async () => {
  expect(await problemsOf(`${HEAD}x-a: ${'['.repeat(500)}${']'.repeat(500)}\n`)).toEqual(
    at(4, /^nesting exceeded maxDepth/),
  );
});

test('a list of a fixed length has a runtime schema that does not repeat its items', async () => {
  const list = { type: 'array', minItems: 10_000, maxItems: 10_000, items: { type: 'string' } };
  const put = {
    ...returning({ type: 'object' }),
    operationId: 'many.setMany',
    'x-body-name': 'many',
    ...taking(list),
  };
  const text = (await generateFrom(withPaths({ '/many': { put } }))).get('zod/requests.ts') ?? '';
  expect(text).toContain('z.length(10000)');
  expect(text.length).toBeLessThan(10_000);
});
