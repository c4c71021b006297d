import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'storewire';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type AnyCall, describe31, generateInto, typeErrorsIn } from '../third-party.ts';

/** What once made code that did not compile, or none at all: one description for each. */
interface Defect {
  name: string;
  paths: string;
  schemas?: string;
  /** A program that compiles only with the right types. */
  program?: string;
}

const operation = (method: string, id: string, rest: string): string =>
  `  /${id.replace('.', '/')}:\n    ${method}:\n      operationId: ${id}\n${rest}`;
const ok = (schema: string): string =>
  `      responses: { '200': { description: Good., content: { application/json: { schema: ${schema} } } } }\n`;
const body = (schema: string): string =>
  `      requestBody: { required: true, content: { application/json: { schema: ${schema} } } }\n`;
const ref = (name: string): string => `{ $ref: '#/components/schemas/${name}' }`;
const DONE = "      responses: { '204': { description: Done. } }\n";

const DEFECTS: Defect[] = [
  {
    name: 'an enumeration that nothing uses',
    paths: operation('get', 'a.read', ok('{ type: object, properties: { x: { type: string } } }')),
    schemas: '    Unused: { type: string, enum: [a] }\n',
  },
  { name: 'calls that neither take nor return anything', paths: operation('post', 'a.ping', DONE) },
  {
    name: 'a tree that is sent and returned',
    paths: operation('post', 'categories.save', body(ref('Category')) + ok(ref('Category'))),
    schemas:
      '    Category: { type: object, required: [name, children, at], properties: { name: { type: string }, at: { type: string, format: date-time, readOnly: true }, children: { type: array, items: { $ref: "#/components/schemas/Category" } } } }\n',
    program: `export const saved: Promise<T.Category> = calls.save(client, { name: 'a', children: [{ name: 'b', children: [] }] });`,
  },
  {
    name: 'a list that holds itself',
    paths: operation('post', 'lists.save', body(ref('Nested')) + ok(ref('Nested'))),
    schemas: "    Nested: { type: array, items: { $ref: '#/components/schemas/Nested' } }\n",
    program: 'export const saved: Promise<T.Nested> = calls.save(client, { body: [[], [[]]] });',
  },
  {
    name: 'x-body-name with a body that is an object',
    paths: operation('post', 'pets.save', `      x-body-name: pet\n${body(ref('Pet'))}${ok(ref('Pet'))}`),
    schemas: '    Pet: { type: object, required: [name], properties: { name: { type: string } } }\n',
    program: "export const saved: Promise<T.Pet> = calls.save(client, { pet: { name: 'x' } });",
  },
  {
    name: 'a filter that is a whole body',
    paths: operation(
      'post',
      'pets.search',
      `      x-effect: read\n${body(ref('PetFilter'))}${ok('{ type: array, items: { type: string } }')}`,
    ),
    schemas:
      '    PetFilter: { type: object, x-filter: true, properties: { name: { type: string, x-operators: [eq, in] } } }\n',
    program:
      "export const found: Promise<string[]> = calls.search(client, { body: { name: { $in: ['x'] } } });",
  },
  {
    name: 'schemas that are called like inputs',
    paths: operation('post', 'pets.save', body(ref('SaveInput')) + ok(ref('Save'))),
    schemas:
      '    SaveInput: { type: object, properties: { of: { $ref: "#/components/schemas/Save" } } }\n    Save: { type: object, required: [id], properties: { id: { type: string, readOnly: true } } }\n',
    program: 'export const saved: Promise<T.Save> = calls.save(client, { of: {} });',
  },
  {
    name: 'maps, with and without parameters',
    paths: `${operation('post', 'maps.save', body('{ type: object, additionalProperties: { type: integer } }') + ok('{ type: object }'))}${operation('put', 'maps.replace', `      parameters: [{ name: id, in: query, schema: { type: string } }]\n${body('{ type: object, additionalProperties: { type: integer } }')}${DONE}`)}`,
    program:
      'export const saved: Promise<{ [key: string]: unknown }> = calls.save(client, { a: 1 });\nexport const replaced: Promise<void> = calls.replace(client, { id: "x", body: { a: 1 } });',
  },
  {
    name: 'inline enumerations in parameters, bodies and responses',
    paths: operation(
      'post',
      'pets.sort',
      `      parameters: [{ name: by, in: query, schema: { type: array, items: { type: string, enum: [age] } } }, { name: X-Mode, in: header, schema: { type: string, enum: [fast] } }]\n${body('{ type: array, items: { type: string, enum: [cat] } }')}${ok('{ type: array, items: { type: [string, "null"], enum: [cat, null] } }')}`,
    ),
    program:
      "export const sorted: Promise<(string | null)[]> = calls.sort(client, { by: ['age'], 'X-Mode': 'fast', body: ['cat'] });",
  },
  {
    name: 'dotted names that could mean two things',
    paths: operation(
      'get',
      'pets.list',
      `      parameters: [{ name: page, in: query, schema: { type: integer } }, { name: page.size, in: query, schema: { type: integer } }, { name: sort.by, in: query, schema: { type: string } }]\n${ok('{ type: integer }')}`,
    ),
    program:
      "export const listed: Promise<number> = calls.list(client, { page: 1, 'page.size': 2, sort: { by: 'x' } });",
  },
  {
    name: 'a page to which a browser is sent',
    paths: operation(
      'get',
      'pages.open',
      "      parameters: [{ name: X-Trace, in: header, schema: { type: string } }]\n      responses: { '302': { description: There. } }\n",
    ),
    program: 'export const address: URL = calls.open(client);',
  },
  {
    name: 'no call that is fetched',
    paths: operation('get', 'pages.open', "      responses: { '302': { description: There. } }\n"),
  },
  {
    name: 'parameters that share an enumeration and a component',
    paths: `${operation('get', 'pets.list', `      parameters: [{ $ref: '#/components/parameters/Kind' }]\n${ok('{ type: string }')}`)}${operation('get', 'pets.count', `      parameters: [{ $ref: '#/components/parameters/Kind' }]\n${ok('{ type: integer }')}`)}`,
    schemas:
      '    Any: {}\n  parameters:\n    Kind: { name: kind, in: query, schema: { type: string, enum: [cat, dog] } }\n',
    program: "export const counted: Promise<number> = calls.count(client, { kind: 'cat' });",
  },
  {
    name: 'a path parameter that is not called required',
    paths: `  /pets/{id}:\n    get:\n      operationId: pets.read\n      parameters: [{ name: id, in: path, schema: { type: string } }]\n${ok('{ type: string }')}`,
    program: '// @ts-expect-error: there is no path without it\nexport const read = calls.read(client, {});',
  },
  {
    name: 'an example of two types',
    paths: ['Pet', 'NamedPet']
      .map((schema) =>
        operation(
          'get',
          `pets.read${schema}`,
          `      responses: { '200': { description: Good., content: { application/json: { schema: ${ref(schema)}, examples: { rex: { $ref: '#/components/examples/Rex' } } } } } }\n`,
        ),
      )
      .join(''),
    schemas: `    Pet: { type: object, properties: { name: { type: string } } }
    NamedPet: { type: object, required: [name], properties: { name: { type: string } } }
  examples: { Rex: { value: { name: Rex } } }
`,
  },
  {
    name: 'references with percent encoding',
    paths: operation(
      'get',
      'pets.read',
      `      parameters: [{ $ref: '#/components/parameters/page%5Bsize%5D' }]\n      responses: { '200': { $ref: '#/components/responses/The%20pet' } }\n`,
    ),
    schemas: `    The pet: { type: object, required: [name], properties: { name: { type: string } } }
  parameters: { 'page[size]': { name: 'page[size]', in: query, schema: { type: integer } } }
  responses:
    The pet: { description: Good., content: { application/json: { schema: ${ref('The%20pet')} } } }
`,
    program: "export const read: Promise<T.ThePet> = calls.read(client, { 'page[size]': 1 });",
  },
  {
    name: 'a schema that is called Blob, next to bytes',
    paths: `${operation('get', 'files.read', "      responses: { '200': { description: Good., content: { application/octet-stream: {} } } }\n")}${operation('get', 'files.describe', ok(ref('Blob')))}`,
    schemas: '    Blob: { type: object, required: [sha], properties: { sha: { type: string } } }\n',
    program:
      'export const bytes: Promise<Blob> = calls.read(client);\nexport const described: Promise<T.BlobType> = calls.describe(client);',
  },
  {
    name: 'a body of several parts that is no form',
    paths: operation(
      'post',
      'files.save',
      `      requestBody: { required: true, content: { multipart/related: { schema: { type: object, properties: { file: { type: string } } } } } }\n${DONE}`,
    ),
    program: 'export const saved: Promise<void> = calls.save(client, { body: new Blob([]) });',
  },
  {
    name: 'a pattern with a class of Unicode',
    paths: operation(
      'post',
      'pets.save',
      body("{ type: object, properties: { name: { type: string, pattern: '^\\p{L}+$' } } }") + DONE,
    ),
  },
];

type Made = Awaited<ReturnType<typeof generateInto>>;

/** What is generated for each defect, by its name, and the errors of the compiler over all. */
const made = new Map<string, Made>();
let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
let errors: string[];

beforeAll(async () => {
  sandbox = await makeSandbox();
  for (const [index, defect] of DEFECTS.entries()) {
    const folder = join(sandbox.folder, `defect${index}`);
    made.set(defect.name, await generateInto(folder, describe31(defect.paths, defect.schemas)));
    await writeFile(join(folder, 'main.ts'), programOf(defect));
  }
  errors = await typeErrorsIn(sandbox.folder);
});
afterAll(() => sandbox.remove());

const programOf = ({ program = '' }: Defect): string => `import { createTransport } from 'storewire';
import * as calls from './client/operations/index.ts';
import type * as T from './client/types.ts';
const client = createTransport();
export type Types = typeof T;
${program}
export { calls, client };
`;

test.each(DEFECTS.map(({ name }, index) => ({ name, index })))(
  '$name: the generated code compiles under the strictest options',
  ({ index }) => {
    expect(errors.filter((line) => line.startsWith(`defect${index}/`))).toEqual([]);
  },
);

test('the compiler finds errors in no other file', () => {
  expect(errors.filter((line) => !line.startsWith('defect'))).toEqual([]);
});

function named(name: string): Made {
  const found = made.get(name);
  if (!found) throw new Error(`There is no defect ${name}`);
  return found;
}

test('an unused enumeration has no values, as it has no type', async () => {
  const { load } = named('an enumeration that nothing uses');
  expect(Object.keys(await load('enumerations.ts'))).toEqual([]);
});

test('a tree is checked and sent at every depth', async () => {
  const { calls, load } = named('a tree that is sent and returned');
  const { SaveInputSchema } = (await load('zod/requests.ts')) as Record<string, z.ZodMiniType>;
  const tree = { name: 'a', children: [{ name: 'b', children: [{ name: 'c', children: [] }] }] };
  expect(SaveInputSchema?.safeParse(tree).success).toBe(true);
  expect(
    SaveInputSchema?.safeParse({
      name: 'a',
      children: [{ name: 'b', children: [{ name: 5, children: [] }] }],
    }).success,
  ).toBe(false);
  const server = await startServer(({ body: text }, response) => json(response, JSON.parse(text)));
  expect(await (calls['save'] as AnyCall)(createTransport({ baseUrl: server.url }), tree)).toEqual(tree);
});

test('a pattern with a class of Unicode matches its characters', async () => {
  const { load } = named('a pattern with a class of Unicode');
  const { SaveInputSchema } = (await load('zod/requests.ts')) as Record<string, z.ZodMiniType>;
  const names = ['Zoë', '猫', 'Rex 2'].map((name) => SaveInputSchema?.safeParse({ name }).success);
  expect(names).toEqual([true, true, false]);
});

test('a body of several parts that is no form is sent as its blob is, with its boundary', async () => {
  const { calls } = named('a body of several parts that is no form');
  const server = await startServer((_request, response) => response.writeHead(204).end());
  const type = 'multipart/related; boundary=x';
  await (calls['save'] as AnyCall)(createTransport({ baseUrl: server.url }), {
    body: new Blob(['--x--'], { type }),
  });
  expect(server.requests.map(({ headers, body: text }) => [headers['content-type'], text])).toEqual([
    [type, '--x--'],
  ]);
});

test('a filter that is a whole body is trimmed, and sent as the body', async () => {
  const { calls } = named('a filter that is a whole body');
  const server = await startServer((_request, response) => json(response, []));
  await (calls['search'] as AnyCall)(createTransport({ baseUrl: server.url }), {
    body: { name: { $in: ['x'], $eq: undefined } },
  });
  expect(server.requests.map(({ body: text }) => text)).toEqual(['{"name":{"$in":["x"]}}']);
});

test('dotted names that could mean two things stay as they are', async () => {
  const { calls } = named('dotted names that could mean two things');
  const server = await startServer((_request, response) => json(response, 1));
  await (calls['list'] as AnyCall)(createTransport({ baseUrl: server.url }), {
    page: 1,
    'page.size': 2,
    sort: { by: 'x' },
  });
  expect(server.requests.map(({ url }) => url)).toEqual(['/pets/list?page=1&page.size=2&sort.by=x']);
});
