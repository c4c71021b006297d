import { expect, test } from 'vitest';
import { DescriptionError, type Problem } from '../../src/description/problem.ts';
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

const HEAD = 'openapi: 3.1.0\ninfo: { title: Depths, version: "1" }\npaths: {}\n';
test('values that are nested too deeply are rejected where they are', async () => {
  expect(await problemsOf(`${HEAD}x-a: ${'['.repeat(500)}${']'.repeat(500)}\n`)).toEqual(
    at(4, /^nesting exceeded maxDepth/),
  );
});

test('a list of a fixed length has a runtime schema that does not repeat its items', async () => {
  const list = { type: 'array', minItems: 10_000, maxItems: 10_000, items: { type: 'string' } };
  const put = {
    ...returning(),
    operationId: 'many.setMany',
    ...taking(list),
  };
  const text = (await generateFrom(withPaths({ '/many': { put } }))).get('zod/requests.ts') ?? '';
  expect(text).toContain('z.length(10000)');
  expect(text.length).toBeLessThan(10_000);
});
