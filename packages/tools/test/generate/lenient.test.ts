import { expect, test } from 'vitest';
import type { Document, Schema } from '../../src/generate/openapi.ts';
import { DescriptionError, format, type Warning } from '../../src/generate/problem.ts';
import { nothing, readText, returning, withPaths } from './read-text.ts';

interface Reading {
  document: Document;
  /** What a person reads, without the name of the file. */
  warnings: string[];
}

async function read(description: object, lenient: boolean): Promise<Reading> {
  const warnings: Warning[] = [];
  const document = await readText(description, { lenient, warn: (warning) => warnings.push(warning) });
  return { document, warnings: warnings.map((warning) => format(warning).replace(/^.*api\.yaml:/, '')) };
}

const pets = (pet: object, components: object = {}): object =>
  withPaths(
    { '/pets': { get: returning({ $ref: '#/components/schemas/Pet' }) } },
    { components: { schemas: { Pet: pet }, ...components } },
  );

const ofPet = ({ components }: Document): Schema | undefined => components?.schemas?.['Pet'];
const ofGet = ({ paths }: Document) => Object.values(paths)[0]?.get;

/** Each flaw: its description, the only warning, and the result. */
const FLAWS: [
  name: string,
  description: object,
  warning: string,
  after: (document: Document) => unknown,
  expected: unknown,
][] = [
  [
    'a reference that leads nowhere',
    pets({ type: 'object', properties: { owner: { $ref: '#/components/schemas/Owner' } } }),
    '12:15 #/components/schemas/Pet/properties/owner Can\'t resolve $ref "#/components/schemas/Owner": the reference was left out, which means any value',
    (document) => ofPet(document)?.properties,
    { owner: {} },
  ],
  [
    'a path parameter that is missing',
    withPaths({ '/pets/{id}': { get: nothing } }),
    '9:4 #/paths/~1pets~1{id}/get/parameters The operation does not define the path parameter `{id}` expected by path `/pets/{id}`: the operation has the parameter "id", a string',
    (document) => ofGet(document)?.parameters,
    [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  ],
];

test.each(FLAWS)('%s is an error, and with --lenient a warning', async (...flaw) => {
  const [, description, warning, after, expected] = flaw;
  const refused = await read(description, false).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DescriptionError);
  const { document, warnings } = await read(description, true);
  expect(warnings).toEqual([warning]);
  expect(after(document)).toEqual(expected);
});

test('what cannot be repaired stays an error', async () => {
  const twice = { ...nothing, operationId: 'pets.read' };
  const refused = await read(withPaths({ '/pets': { get: twice, head: twice } }), true).catch(String);
  expect(refused).toMatch(/the operationId pets\.read is used by GET \/pets too$/);
});

test('TRACE is left out of a valid description, with a warning', async () => {
  const { document, warnings } = await read(withPaths({ '/pets': { get: nothing, trace: nothing } }), false);
  expect(Object.keys(document.paths['/pets'] ?? {})).toEqual(['get']);
  expect(warnings).toEqual(['16:4 #/paths/~1pets/trace fetch cannot send TRACE: the operation was left out']);
});
