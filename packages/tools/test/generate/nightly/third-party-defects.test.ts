import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'storewire';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { BOXES } from '../boxes.ts';
import { LISTS } from '../lists.ts';
import { RESOURCES } from '../resources.ts';
import { put, write } from '../shop.ts';
import { describe31, generateInto, typeErrorsIn } from '../third-party.ts';

/** What once made code that did not compile, or none at all, and what is hard to type: one description for each. */
interface Defect {
  name: string;
  text: string;
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

const NULLABLE = `openapi: 3.0.3
info: { title: Third party, version: '1' }
paths:
  /pets:
    post:
      operationId: pets.save
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '200': { description: Good., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
components:
  schemas:
    Owner: { type: object, properties: { name: { type: string } } }
    Shelter: { type: object, properties: { city: { type: string } } }
    Pet:
      type: object
      properties:
        one: { nullable: true, oneOf: [{ $ref: '#/components/schemas/Owner' }] }
        any: { nullable: true, anyOf: [{ $ref: '#/components/schemas/Owner' }, { $ref: '#/components/schemas/Shelter' }] }
        all: { type: object, nullable: true, allOf: [{ $ref: '#/components/schemas/Owner' }] }
        typed: { type: object, nullable: true, oneOf: [{ $ref: '#/components/schemas/Owner' }] }
        kind: { nullable: true, enum: [cat, dog] }
        tags: { nullable: true, items: { type: string } }
        note: { nullable: true, readOnly: true, properties: { text: { type: string } } }
        anything: { nullable: true }
`;

const NULLS = { one: null, any: null, all: null, typed: null, kind: null, tags: null };

/**
 * A field mask, a header parameter, an inline response, an operation of the site, and parameters in every
 * location together with a body.
 */
const EVERYWHERE = write(
  put('components schemas UpdateWishlistRequest properties fieldMask', {
    type: 'string',
    'x-wire': 'fieldMask',
  }),
  put('paths /v1/wishlists/{id} patch parameters', [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'paging.limit', in: 'query', schema: { type: 'integer' } },
    { name: 'x-shop', in: 'header', required: true, schema: { type: 'string' } },
  ]),
  put('paths /v1/tags post x-host', 'site'),
  put('paths /v1/wishlists post responses 409', {
    description: 'There are such lists.',
    content: {
      'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Wishlist' } } },
    },
  }),
);

const DEFECTS: Defect[] = [
  {
    name: 'an enumeration that nothing uses',
    text: describe31(
      operation('get', 'a.read', ok('{ type: object, properties: { x: { type: string } } }')),
      '    Unused: { type: string, enum: [a] }\n',
    ),
  },
  {
    name: 'calls that neither take nor return anything',
    text: describe31(operation('post', 'a.ping', DONE)),
  },
  {
    name: 'a tree that is sent and returned',
    text: describe31(
      operation('post', 'categories.save', body(ref('Category')) + ok(ref('Category'))),
      '    Category: { type: object, required: [name, children, at], properties: { name: { type: string }, at: { type: string, format: date-time, readOnly: true }, children: { type: array, items: { $ref: "#/components/schemas/Category" } } } }\n',
    ),
    program: `export const saved: Promise<T.Category> = calls.save(client, { name: 'a', children: [{ name: 'b', children: [] }] });`,
  },
  {
    name: 'a list that holds itself',
    text: describe31(
      operation('post', 'lists.save', body(ref('Nested')) + ok(ref('Nested'))),
      "    Nested: { type: array, items: { $ref: '#/components/schemas/Nested' } }\n",
    ),
    program: 'export const saved: Promise<T.Nested> = calls.save(client, { body: [[], [[]]] });',
  },
  {
    name: 'x-body-name with a body that is an object',
    text: describe31(
      operation('post', 'pets.save', `      x-body-name: pet\n${body(ref('Pet'))}${ok(ref('Pet'))}`),
      '    Pet: { type: object, required: [name], properties: { name: { type: string } } }\n',
    ),
    program: "export const saved: Promise<T.Pet> = calls.save(client, { pet: { name: 'x' } });",
  },
  {
    name: 'a filter that is a whole body',
    text: describe31(
      operation(
        'post',
        'pets.search',
        `      x-effect: read\n${body(ref('PetFilter'))}${ok('{ type: array, items: { type: string } }')}`,
      ),
      '    PetFilter: { type: object, x-filter: true, properties: { name: { type: string, x-operators: [eq, in] } } }\n',
    ),
    program:
      "export const found: Promise<string[]> = calls.search(client, { body: { name: { $in: ['x'] } } });",
  },
  {
    name: 'schemas that are called like inputs',
    text: describe31(
      operation('post', 'pets.save', body(ref('SaveInput')) + ok(ref('Save'))),
      '    SaveInput: { type: object, properties: { of: { $ref: "#/components/schemas/Save" } } }\n    Save: { type: object, required: [id], properties: { id: { type: string, readOnly: true } } }\n',
    ),
    program: 'export const saved: Promise<T.Save> = calls.save(client, { of: {} });',
  },
  {
    name: 'maps, with and without parameters',
    text: describe31(
      `${operation('post', 'maps.save', body('{ type: object, additionalProperties: { type: integer } }') + ok('{ type: object }'))}${operation('put', 'maps.replace', `      parameters: [{ name: id, in: query, schema: { type: string } }]\n${body('{ type: object, additionalProperties: { type: integer } }')}${DONE}`)}`,
    ),
    program:
      'export const saved: Promise<{ [key: string]: unknown }> = calls.save(client, { a: 1 });\nexport const replaced: Promise<void> = calls.replace(client, { id: "x", body: { a: 1 } });',
  },
  {
    name: 'inline enumerations in parameters, bodies and responses',
    text: describe31(
      operation(
        'post',
        'pets.sort',
        `      parameters: [{ name: by, in: query, schema: { type: array, items: { type: string, enum: [age] } } }, { name: X-Mode, in: header, schema: { type: string, enum: [fast] } }]\n${body('{ type: array, items: { type: string, enum: [cat] } }')}${ok('{ type: array, items: { type: [string, "null"], enum: [cat, null] } }')}`,
      ),
    ),
    program:
      "export const sorted: Promise<(string | null)[]> = calls.sort(client, { by: ['age'], 'X-Mode': 'fast', body: ['cat'] });",
  },
  {
    name: 'dotted names that could mean two things',
    text: describe31(
      operation(
        'get',
        'pets.list',
        `      parameters: [{ name: page, in: query, schema: { type: integer } }, { name: page.size, in: query, schema: { type: integer } }, { name: sort.by, in: query, schema: { type: string } }]\n${ok('{ type: integer }')}`,
      ),
    ),
    program:
      "export const listed: Promise<number> = calls.list(client, { page: 1, 'page.size': 2, sort: { by: 'x' } });",
  },
  {
    name: 'a page to which a browser is sent',
    text: describe31(
      operation(
        'get',
        'pages.open',
        "      parameters: [{ name: X-Trace, in: header, schema: { type: string } }]\n      responses: { '302': { description: There. } }\n",
      ),
    ),
    program: 'export const address: URL = calls.open(client);',
  },
  {
    name: 'no call that is fetched',
    text: describe31(operation('get', 'pages.open', "      responses: { '302': { description: There. } }\n")),
  },
  {
    name: 'parameters that share an enumeration and a component',
    text: describe31(
      `${operation('get', 'pets.list', `      parameters: [{ $ref: '#/components/parameters/Kind' }]\n${ok('{ type: string }')}`)}${operation('get', 'pets.count', `      parameters: [{ $ref: '#/components/parameters/Kind' }]\n${ok('{ type: integer }')}`)}`,
      '    Any: {}\n  parameters:\n    Kind: { name: kind, in: query, schema: { type: string, enum: [cat, dog] } }\n',
    ),
    program: "export const counted: Promise<number> = calls.count(client, { kind: 'cat' });",
  },
  {
    name: 'a path parameter that is not called required',
    text: describe31(
      `  /pets/{id}:\n    get:\n      operationId: pets.read\n      parameters: [{ name: id, in: path, schema: { type: string } }]\n${ok('{ type: string }')}`,
    ),
    program: '// @ts-expect-error: there is no path without it\nexport const read = calls.read(client, {});',
  },
  {
    name: 'an example of two types',
    text: describe31(
      ['Pet', 'NamedPet']
        .map((schema) =>
          operation(
            'get',
            `pets.read${schema}`,
            `      responses: { '200': { description: Good., content: { application/json: { schema: ${ref(schema)}, examples: { rex: { $ref: '#/components/examples/Rex' } } } } } }\n`,
          ),
        )
        .join(''),
      `    Pet: { type: object, properties: { name: { type: string } } }
    NamedPet: { type: object, required: [name], properties: { name: { type: string } } }
  examples: { Rex: { value: { name: Rex } } }
`,
    ),
  },
  {
    name: 'references with percent encoding',
    text: describe31(
      operation(
        'get',
        'pets.read',
        `      parameters: [{ $ref: '#/components/parameters/page%5Bsize%5D' }]\n      responses: { '200': { $ref: '#/components/responses/The%20pet' } }\n`,
      ),
      `    The pet: { type: object, required: [name], properties: { name: { type: string } } }
  parameters: { 'page[size]': { name: 'page[size]', in: query, schema: { type: integer } } }
  responses:
    The pet: { description: Good., content: { application/json: { schema: ${ref('The%20pet')} } } }
`,
    ),
    program: "export const read: Promise<T.ThePet> = calls.read(client, { 'page[size]': 1 });",
  },
  {
    name: 'a schema that is called Blob, next to bytes',
    text: describe31(
      `${operation('get', 'files.read', "      responses: { '200': { description: Good., content: { application/octet-stream: {} } } }\n")}${operation('get', 'files.describe', ok(ref('Blob')))}`,
      '    Blob: { type: object, required: [sha], properties: { sha: { type: string } } }\n',
    ),
    program:
      'export const bytes: Promise<Blob> = calls.read(client);\nexport const described: Promise<T.BlobType> = calls.describe(client);',
  },
  {
    name: 'a body of several parts that is no form',
    text: describe31(
      operation(
        'post',
        'files.save',
        `      requestBody: { required: true, content: { multipart/related: { schema: { type: object, properties: { file: { type: string } } } } } }\n${DONE}`,
      ),
    ),
    program: 'export const saved: Promise<void> = calls.save(client, { body: new Blob([]) });',
  },
  {
    name: 'a pattern with a class of Unicode',
    text: describe31(
      operation(
        'post',
        'pets.save',
        body("{ type: object, properties: { name: { type: string, pattern: '^\\p{L}+$' } } }") + DONE,
      ),
    ),
  },
  {
    name: 'defaults that callers leave out',
    text: LISTS,
    program: `export const shortest: T.CreateListInput = { name: 'a' };
// @ts-expect-error the name is required and has no default
export const empty: T.CreateListInput = {};`,
  },
  { name: 'constraints of properties', text: BOXES },
  { name: 'resources of lists and records', text: RESOURCES },
  {
    name: 'schemas that OpenAPI 3.0 calls nullable',
    text: NULLABLE,
    program: `export const sent: T.SaveInput = ${JSON.stringify(NULLS)};
export const read = ({ note, one, all }: T.Pet): (string | undefined)[] => [note?.text, one?.name, all?.name];
// @ts-expect-error: it may be null
export const unchecked = ({ one = {} }: T.Pet): string | undefined => one.name;`,
  },
  {
    name: 'security schemes',
    text: `${describe31(operation('get', 'pets.list', DONE))}components:
  securitySchemes:
    ApiKeyAuth: { type: apiKey, in: header, name: X-API-Key }
    basic: { type: http, scheme: Basic }
    token_auth: { type: http, scheme: bearer }
    OAuth: { type: oauth2, flows: {} }
`,
    program: `import { createClient } from './client/client.ts';
import { apiKeyAuth, basicAuth, oAuth, tokenAuth } from './client/credentials.ts';
export const clients = [
  createClient({ auth: apiKeyAuth('k'), baseUrl: 'https://pets.example' }),
  createClient({ auth: basicAuth({ username: 'jo', password: 'p' }), baseUrl: 'https://pets.example' }),
  createClient({ auth: tokenAuth(async () => 't'), baseUrl: 'https://pets.example' }),
  createClient({ auth: oAuth(() => 't'), baseUrl: 'https://pets.example' }),
];`,
  },
  {
    name: 'paths for openapi-fetch, of requests and of responses',
    text: EVERYWHERE,
    program: `import createFetchClient from 'openapi-fetch';
import { createClient } from 'storewire';
import type { paths } from './client/paths.ts';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Wishlist = paths['/gifts/v1/wishlists/{id}']['get']['responses'][200]['content']['application/json']['wishlist'];
type Body = paths['/v1/wishlists/{id}']['patch']['requestBody']['content']['application/json'];

export const facts: [
  Same<keyof paths, '/v1/wishlists/{id}' | '/gifts/v1/wishlists/{id}' | '/v1/wishlists'>,
  Same<keyof Body['wishlist'], 'name' | 'occasion' | 'wishes' | 'shared' | 'next' | 'extra'>,
  Same<Body['fieldMask'], string | undefined>,
  Same<keyof Body, 'wishlist' | 'fieldMask'>,
  Same<Wishlist['shared'], boolean>,
  Same<paths['/v1/wishlists']['post']['responses'][409]['content']['application/json'], Wishlist[]>,
  Same<NonNullable<paths['/v1/wishlists']['get']['parameters']['query']>['paging.limit'], number | undefined>,
] = [true, true, true, true, true, true, true];

const api = createFetchClient<paths>({ baseUrl: 'https://shop.example', fetch: createClient().fetch });

export async function use(): Promise<void> {
  const { data } = await api.GET('/gifts/v1/wishlists/{id}', { params: { path: { id: '1' } } });
  console.log(data?.wishlist.name.length);
  const params = { path: { id: '1' }, header: { 'x-shop': 'a' } };
  await api.PATCH('/v1/wishlists/{id}', { params, body: { wishlist: { name: 'Birthday' }, fieldMask: 'name' } });
  // @ts-expect-error the header is required
  await api.PATCH('/v1/wishlists/{id}', { params: { path: { id: '1' } }, body: { wishlist: { name: 'Birthday' } } });
  // @ts-expect-error the name is required
  await api.POST('/v1/wishlists', { body: { wishlist: {} } });
}`,
  },
];

/** What is generated for each defect, by its name, and the errors of the compiler over all. */
const made = new Map<string, Awaited<ReturnType<typeof generateInto>>>();
const sandbox = await makeSandbox();
afterAll(sandbox.remove);
const programOf = ({ program = '' }: Defect): string => `import { createTransport } from 'storewire';
import * as calls from './client/operations/index.ts';
import type * as T from './client/types.ts';
const client = createTransport();
export type Types = typeof T;
${program}
export { calls, client };
`;

for (const [index, defect] of DEFECTS.entries()) {
  const folder = join(sandbox.folder, `defect${index}`);
  made.set(defect.name, await generateInto(folder, defect.text));
  await writeFile(join(folder, 'main.ts'), programOf(defect));
}
const errors = await typeErrorsIn(sandbox.folder);

test.each(DEFECTS.map(({ name }, index) => ({ name, index })))(
  '$name: the generated code compiles under the strictest options',
  ({ index }) => {
    expect(errors.filter((line) => line.startsWith(`defect${index}/`))).toEqual([]);
  },
);

test('the compiler finds errors in no other file', () => {
  expect(errors.filter((line) => !line.startsWith('defect'))).toEqual([]);
});

const named = (name: string) => made.get(name) ?? expect.fail(`there is no defect ${name}`);

const inputSchemaOf = async (name: string): Promise<z.ZodMiniType> =>
  (await named(name).load<{ SaveInputSchema: z.ZodMiniType }>('zod/requests.ts')).SaveInputSchema;

test('an unused enumeration has no values, as it has no type', async () => {
  const { load } = named('an enumeration that nothing uses');
  expect(Object.keys(await load<object>('enumerations.ts'))).toEqual([]);
});

test('a tree is checked and sent at every depth', async () => {
  const { call } = named('a tree that is sent and returned');
  const schema = await inputSchemaOf('a tree that is sent and returned');
  const treeWith = (name: unknown) => ({
    name: 'a',
    children: [{ name: 'b', children: [{ name, children: [] }] }],
  });
  const tree = treeWith('c');
  expect([schema.safeParse(tree).success, schema.safeParse(treeWith(5)).success]).toEqual([true, false]);
  const server = await startServer(({ body: text }, response) => json(response, JSON.parse(text)));
  expect(await call('save')(createTransport({ baseUrl: server.url }), tree)).toEqual(tree);
});

test('a pattern with a class of Unicode matches its characters', async () => {
  const schema = await inputSchemaOf('a pattern with a class of Unicode');
  const names = ['Zoë', '猫', 'Rex 2'].map((name) => schema.safeParse({ name }).success);
  expect(names).toEqual([true, true, false]);
});

test('a body of several parts that is no form is sent as its blob is, with its boundary', async () => {
  const { call } = named('a body of several parts that is no form');
  const server = await startServer((_request, response) => response.writeHead(204).end());
  const type = 'multipart/related; boundary=x';
  await call('save')(createTransport({ baseUrl: server.url }), {
    body: new Blob(['--x--'], { type }),
  });
  expect(server.requests.map(({ headers, body: text }) => [headers['content-type'], text])).toEqual([
    [type, '--x--'],
  ]);
});

test('a filter that is a whole body is trimmed, and sent as the body', async () => {
  const { call } = named('a filter that is a whole body');
  const server = await startServer((_request, response) => json(response, []));
  await call('search')(createTransport({ baseUrl: server.url }), {
    body: { name: { $in: ['x'], $eq: undefined } },
  });
  expect(server.requests.map(({ body: text }) => text)).toEqual(['{"name":{"$in":["x"]}}']);
});

test('dotted names that could mean two things stay as they are', async () => {
  const { call } = named('dotted names that could mean two things');
  const server = await startServer((_request, response) => json(response, 1));
  await call('list')(createTransport({ baseUrl: server.url }), {
    page: 1,
    'page.size': 2,
    sort: { by: 'x' },
  });
  expect(server.requests.map(({ url }) => url)).toEqual(['/pets/list?page=1&page.size=2&sort.by=x']);
});

test('a schema that OpenAPI 3.0 calls nullable allows null, also next to a union, a sum or an enumeration', async () => {
  const name = 'schemas that OpenAPI 3.0 calls nullable';
  expect((await inputSchemaOf(name)).safeParse(NULLS).error).toBeUndefined();
  const { PetSchema } = await named(name).load<{ PetSchema: z.ZodMiniType }>('zod/responses.ts');
  expect(PetSchema.safeParse({ ...NULLS, note: null, anything: null }).error).toBeUndefined();
  expect(PetSchema.safeParse({ one: 1 }).success).toBe(false);
});
