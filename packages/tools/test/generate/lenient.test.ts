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
    'a flag of OpenAPI 3.0 next to a limit',
    pets({ type: 'integer', minimum: 3, exclusiveMinimum: true }),
    '12:25 #/components/schemas/Pet/exclusiveMinimum Expected type `number` but got `boolean`: exclusiveMinimum is 3',
    (document) => ofPet(document)?.['exclusiveMinimum'],
    3,
  ],
  [
    'such a flag without a limit',
    pets({ type: 'integer', exclusiveMaximum: true }),
    '11:25 #/components/schemas/Pet/exclusiveMaximum Expected type `number` but got `boolean`: "exclusiveMaximum" was left out',
    (document) => ofPet(document)?.['exclusiveMaximum'],
    undefined,
  ],
  [
    'a discriminator that maps to no schema',
    pets({ type: 'object', discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } } }),
    '14:14 #/components/schemas/Pet/discriminator/mapping/cat the discriminator maps "cat" to "Cat", which is no schema: "cat" was left out',
    (document) => ofPet(document)?.['discriminator'],
    { propertyName: 'kind', mapping: {} },
  ],
  [
    'a header without a name',
    withPaths({ '/pets': { get: { ...nothing, parameters: [{ name: '', in: 'header', schema: {} }] } } }),
    '17:15 #/paths/~1pets/get/parameters/0/name a header parameter cannot be called "": item 0 of "parameters" was left out',
    (document) => ofGet(document)?.parameters,
    [],
  ],
  [
    'unknown keys of components, to which references lead',
    {
      ...withPaths(
        {
          '/pets': {
            get: {
              responses: { 200: { description: 'Pets.', content: { $ref: '#/components/mediaTypes/pets' } } },
            },
          },
        },
        {
          components: {
            mediaTypes: {
              pets: { 'application/json': { schema: { type: 'object', properties: { name: {} } } } },
            },
          },
        },
      ),
    },
    '8:3 #/components/mediaTypes Property `mediaTypes` is not expected here: it was ignored',
    (document) => Object.values(document.components?.schemas ?? {})[0]?.properties,
    { name: {} },
  ],
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
  [
    'an operationId that is used twice',
    withPaths({
      '/pets': {
        get: { ...nothing, operationId: 'pets.read' },
        head: { ...nothing, operationId: 'pets.read' },
      },
    }),
    '23:20 #/paths/~1pets/head/operationId HEAD /pets: the operationId pets.read is used by GET /pets too: "operationId" was left out',
    ({ paths }) => paths['/pets']?.head?.operationId,
    'pets.headPets',
  ],
  [
    'a response without a description',
    withPaths({ '/pets': { get: { responses: { 204: {} } } } }),
    '11:6 #/paths/~1pets/get/responses/204 The field `description` must be present on this level: the description is empty',
    (document) => ofGet(document)?.responses?.['204'],
    { description: '' },
  ],
  [
    'a property whose schema calls itself required',
    pets({ type: 'object', properties: { name: { type: 'string', required: true } } }),
    '14:19 #/components/schemas/Pet/properties/name/required Expected type `array` but got `boolean`: "required" was left out',
    (document) => ofPet(document)?.properties,
    { name: { type: 'string' } },
  ],
];

test.each(FLAWS)('%s is an error that names --lenient, and with it a warning', async (...flaw) => {
  const [, description, warning, after, expected] = flaw;
  const refused = await read(description, false).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DescriptionError);
  expect(String(refused)).toMatch(/\n--lenient continues after flaws of the description/);
  const { document, warnings } = await read(description, true);
  expect(warnings).toEqual([warning]);
  expect(after(document)).toEqual(expected);
});

test('several flaws of one list are repaired, and so is what a repair causes', async () => {
  const parameters = [
    { name: '', in: 'header', schema: {} },
    { name: 'kept', in: 'query', schema: { type: 'string' } },
    { $ref: '#/components/parameters/Missing' },
    { name: ' ', in: 'header', schema: {} },
  ];
  const { document, warnings } = await read(
    withPaths({ '/pets': { get: { ...nothing, parameters } } }),
    true,
  );
  expect(ofGet(document)?.parameters).toEqual([parameters[1]]);
  expect(warnings.map((warning) => /parameters\/\d/.exec(warning)?.[0])).toEqual([
    'parameters/0',
    'parameters/2',
    'parameters/3',
    'parameters/1',
  ]);
});

test('what cannot be repaired stays an error, whose message does not name --lenient', async () => {
  const refused = await read(withPaths({}), true).catch((error: unknown) => error);
  expect(String(refused)).toMatch(/the description has no operations$/);
});

test('TRACE is left out of a valid description, with a warning', async () => {
  const { document, warnings } = await read(withPaths({ '/pets': { get: nothing, trace: nothing } }), false);
  expect(Object.keys(document.paths['/pets'] ?? {})).toEqual(['get']);
  expect(warnings).toEqual(['16:4 #/paths/~1pets/trace fetch cannot send TRACE: the operation was left out']);
});
