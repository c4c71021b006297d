import { expect, test } from 'vitest';
import { DescriptionError, type Problem } from '../../src/generate/problem.ts';
import { nothing, readText, ref, returning, taking, withPaths } from './read-text.ts';
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

const HEAD = 'openapi: 3.1.0\ninfo: { title: Laughs, version: "1" }\npaths: {}\n';
const letter = (index: number): string => String.fromCharCode(97 + index);

test('aliases that repeat aliases are rejected before they are written out', async () => {
  const lines = Array.from(
    { length: 9 },
    (_, index) =>
      `x-${letter(index + 1)}: &${letter(index + 1)} [${Array(9)
        .fill(`*${letter(index)}`)
        .join(', ')}]\n`,
  );
  const text = `${HEAD}x-a: &a [${Array(9).fill('ha').join(', ')}]\n${lines.join('')}`;
  expect(await problemsOf(text)).toEqual(
    at(10, /^the description has more than 2000000 values when its aliases are written out$/),
  );
});

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

test('values that aliases nest too deeply are rejected', async () => {
  const nested = (index: number): string =>
    `${'['.repeat(90)}${index === 0 ? 1 : `*${letter(index - 1)}`}${']'.repeat(90)}`;
  const lines = Array.from(
    { length: 5 },
    (_, index) => `x-${letter(index)}: &${letter(index)} ${nested(index)}\n`,
  );
  expect(await problemsOf(HEAD + lines.join(''))).toEqual(
    at(7, /^the description is nested more than 300 levels deep$/),
  );
});

const chain = (length: number, link: (next: object) => object): object =>
  withPaths(
    { '/a': { get: returning(ref('S0')) } },
    {
      components: {
        schemas: Object.fromEntries(
          Array.from({ length }, (_, index) => [
            `S${index}`,
            index === length - 1 ? { type: 'object' } : link(ref(`S${index + 1}`)),
          ]),
        ),
      },
    },
  );

test('schemas that double at each level are rejected', async () => {
  const [problem] = await problemsOf(chain(26, (next) => ({ allOf: [next, next] })));
  expect(problem).toMatchObject({
    message: 'the schema S12 has more than 10000 parts when its allOf, oneOf and anyOf are written out',
    line: expect.any(Number),
  });
});

test('a list of a fixed length has a runtime schema that does not repeat its items', async () => {
  const list = { type: 'array', minItems: 10_000, maxItems: 10_000, items: { type: 'string' } };
  const put = { ...nothing, operationId: 'many.setMany', ...taking(list) };
  const text = (await generateFrom(withPaths({ '/many': { put } }))).get('zod/requests.ts') ?? '';
  expect(text).toContain('z.length(10000)');
  expect(text.length).toBeLessThan(10_000);
});
