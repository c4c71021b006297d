import { expect, test } from 'vitest';
import type { OperationObject, Schema } from '../../src/generate/openapi.ts';
import { nothing, readText, ref, returning, withPaths } from './read-text.ts';

const pet = { type: 'object', properties: { name: { type: 'string' } } };

/** The schemas of a description in which something returns this one. */
async function schemasOf(schema: object, schemas: object = {}): Promise<Record<string, Schema>> {
  const { components } = await readText(
    withPaths({ '/pets': { get: returning(schema) } }, { components: { schemas } }),
  );
  return components?.schemas ?? {};
}

const parameter = (name: string, place: string, rest: object = {}): object => ({
  name,
  in: place,
  schema: { type: 'string' },
  ...(place === 'path' ? { required: true } : {}),
  ...rest,
});

const bodyOf = (
  operation: OperationObject | undefined,
  status: string,
  type = 'application/json',
): unknown => {
  const response = operation?.responses?.[status];
  return response && 'content' in response ? response.content?.[type]?.schema : undefined;
};

test('OpenAPI 3.0 is upgraded', async () => {
  const schemas = { Pet: { type: 'object', properties: { name: { type: 'string', nullable: true } } } };
  const document = await readText(
    withPaths({ '/pets': { get: returning(ref('Pet')) } }, { openapi: '3.0.3', components: { schemas } }),
  );
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.components?.schemas?.['Pet']).toEqual({
    type: 'object',
    properties: { name: { type: ['string', 'null'] } },
  });
});

test('keywords that OpenAPI 3.0 had and JSON Schema does not know are no error in OpenAPI 3.1', async () => {
  await expect(schemasOf({ type: 'string', nullable: true })).resolves.toBeDefined();
});

const tags = ['Pet Store'];

test.each<[title: string, operations: [path: string, operation: object, id: string][]]>([
  [
    'an operationId of any shape yields service and method',
    [
      ['/a', { operationId: 'pets.listPets' }, 'pets.listPets'],
      ['/b', { operationId: 'pets/replace-all', tags }, 'petStore.petsReplaceAll'],
      ['/c', { operationId: 'FindPet', tags }, 'petStore.findPet'],
      ['/d', { operationId: 'APIKeys_list', tags }, 'petStore.apiKeysList'],
      ['/e', { operationId: '2fa', tags: ['3D'] }, 'service3D.call2fa'],
      ['/f', { operationId: '動物', tags: ['動物'] }, 'f.getF'],
      ['/pets/{petId}/toys', { parameters: [parameter('petId', 'path')] }, 'pets.getPetsByPetIdToys'],
    ],
  ],
  [
    'names of services and methods are unique and never reserved',
    [
      ['/a', { operationId: 'delete', tags: ['index'] }, 'indexService.deleteIndexService'],
      ['/b', { operationId: 'users.list' }, 'users.list'],
      ['/c', { operationId: 'orders.list' }, 'orders.listOrders'],
      ['/d', { operationId: 'Users.find' }, 'users.find'],
      ['/e', { operationId: 'list!', tags: ['users'] }, 'users.listUsers'],
      ['/f', { operationId: 'list?', tags: ['users'] }, 'users.listUsers2'],
    ],
  ],
])('%s', async (_title, operations) => {
  const paths = operations.map(([path, operation]) => [path, { get: { ...nothing, ...operation } }]);
  const document = await readText(withPaths(Object.fromEntries(paths)));
  expect(Object.entries(document.paths).map(([path, { get }]) => [path, get?.operationId])).toEqual(
    operations.map(([path, , id]) => [path, id]),
  );
});

test('what names an operation follows its new id', async () => {
  const tagged = (operationId: string, rest: object) => ({
    operationId,
    tags: ['My Pets'],
    ...nothing,
    ...rest,
  });
  const document = await readText(
    withPaths({
      '/pets': {
        get: tagged('get-pet', {}),
        post: tagged('find-pets', { 'x-fallback-of': 'get-pet' }),
        put: tagged('put-pet', {
          'x-invalidates': ['get-pet', 'My Pets'],
          'x-updates': 'get-pet',
          'x-sunset': { date: '2030-01-01', replacedBy: 'get-pet' },
        }),
      },
    }),
  );
  const { post, put } = document.paths['/pets'] ?? {};
  expect(post?.['x-fallback-of']).toBe('myPets.getPet');
  expect(put?.['x-invalidates']).toEqual(['myPets.getPet', 'myPets']);
  expect(put?.['x-updates']).toBe('myPets.getPet');
  expect(put?.['x-sunset']?.replacedBy).toBe('myPets.getPet');
});

test('parameters of a path belong to each of its operations, whose own ones win', async () => {
  const description = 'shared';
  const trace = { $ref: '#/components/parameters/trace' };
  const shared = [
    parameter('id', 'path', { description }),
    parameter('page', 'query', { description }),
    trace,
  ];
  const own = [parameter('page', 'query'), parameter('id', 'query')];
  const document = await readText(
    withPaths(
      { '/pets/{id}': { parameters: shared, get: { ...nothing, parameters: own }, delete: nothing } },
      { components: { parameters: { trace: parameter('trace', 'header') } } },
    ),
  );
  const { get, delete: remove } = document.paths['/pets/{idInPath}'] ?? {};
  const id = parameter('idInPath', 'path', { description });
  expect(get?.parameters).toEqual([id, trace, ...own]);
  expect(remove?.parameters).toEqual([id, ...shared.slice(1)]);
});

test('a path parameter becomes a plain word in its path too', async () => {
  const parameters = [parameter('pet-id', 'path')];
  const document = await readText(withPaths({ '/pets/{pet-id}': { get: { ...nothing, parameters } } }));
  expect(document.paths['/pets/{petId}']?.get?.parameters).toEqual([parameter('petId', 'path')]);
});

test('a path parameter gets another name where another parameter of a call has its name', async () => {
  const path = { $ref: '#/components/parameters/path' };
  const document = await readText(
    withPaths(
      {
        '/proxy/{path}': {
          parameters: [path],
          get: { ...nothing, parameters: [parameter('path', 'query')] },
          delete: nothing,
        },
        '/files/{path}': { get: { ...nothing, parameters: [path] } },
      },
      { components: { parameters: { path: parameter('path', 'path') } } },
    ),
  );
  const { get, delete: remove } = document.paths['/proxy/{pathInPath}'] ?? {};
  expect(get?.parameters).toEqual([parameter('pathInPath', 'path'), parameter('path', 'query')]);
  expect(remove?.parameters).toEqual([parameter('pathInPath', 'path')]);
  expect(document.paths['/files/{path}']?.get?.parameters).toEqual([path]);
});

test('a path item that is a reference is read', async () => {
  const document = await readText(
    withPaths(
      { '/pets': { $ref: '#/components/pathItems/pets' } },
      { components: { pathItems: { pets: { get: nothing } } } },
    ),
  );
  expect(document.paths['/pets']?.get?.operationId).toBe('pets.getPets');
});

const VARIABLES = { host: { default: 'a.example.com/api' }, base: { default: 'v1' } };

test.each<
  [title: string, expected: string | undefined, root: object | undefined, path?: object, operation?: object]
>([
  ['of the description', '/v1', { url: 'https://api.example.com/v1/' }],
  ['without a path', undefined, { url: 'https://api.example.com' }],
  ['of the path', '/v2', { url: '/v1' }, { url: '/v2' }],
  ['of the operation', '/v3', { url: '/v1' }, { url: '/v2' }, { url: '//b.example.com/v3/' }],
  ['of the operation that is relative', '/v3', undefined, undefined, { url: './v3' }],
  ['of the path at the origin', '/', { url: '/v1' }, { url: '/' }],
  ['that is relative', '/v1/pets', { url: 'v1/pets' }],
  ['with variables', '/api/v1', { url: 'https://{host}/{base}', variables: VARIABLES }],
])('only the path of the server counts: one %s', async (_title, url, root, path, operation) => {
  // those after the first do not count
  const by = (server?: object): object =>
    server ? { servers: [server, { url: 'https://b.example.com/v9' }] } : {};
  const document = await readText(
    withPaths({ '/pets': { ...by(path), get: { ...nothing, ...by(operation) } } }, by(root)),
  );
  expect(document.paths['/pets']?.get?.servers).toEqual(url === undefined ? undefined : [{ url }]);
});

test('bodies become named schemas, whatever their media type', async () => {
  const responding = (description: string, content: object): object => ({ description, content });
  const responses = {
    201: responding('Made.', { 'application/json': { schema: pet }, 'application/xml': { schema: pet } }),
    202: responding('Later.', { 'application/json': { schema: { type: 'array', items: pet } } }),
    409: { $ref: '#/components/responses/Conflict' },
    default: responding('Text.', { 'text/plain': { schema: { type: 'string' } } }),
  };
  const either = { oneOf: [pet, { type: 'string' }] };
  const Conflict = responding('No.', { 'application/json': { schema: either } });
  const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
  const requestBody = { content: { 'multipart/form-data': { schema: file } } };
  const document = await readText(
    withPaths(
      { '/pets': { post: { operationId: 'pets.addPet', requestBody, responses } } },
      { components: { responses: { Conflict } } },
    ),
  );
  expect(Object.keys(document.components?.schemas ?? {})).toEqual([
    'AddPetRequest',
    'AddPetResponse',
    'AddPetResponse202',
    'ConflictResponse',
  ]);
  const { post } = document.paths['/pets'] ?? {};
  expect(bodyOf(post, '201')).toEqual(ref('AddPetResponse'));
  expect(bodyOf(post, '201', 'application/xml')).toEqual(ref('AddPetResponse'));
  expect(bodyOf(post, 'default', 'text/plain')).toEqual({ type: 'string' });
});

test('the JSON of a packed parameter becomes a named schema', async () => {
  const schema = {
    type: 'string',
    contentEncoding: 'base64url',
    contentMediaType: 'application/json',
    contentSchema: pet,
  };
  const parameters = [{ name: '.r', in: 'query', schema }];
  const document = await readText(
    withPaths({ '/pets': { get: { ...nothing, operationId: 'pets.findPets', parameters } } }),
  );
  expect(document.components?.schemas?.['FindPetsRequest']).toEqual(pet);
});

test('schemas get names that types can have, and those that are fine keep theirs', async () => {
  const renamed = {
    pet: 'pet',
    Pet: 'PetType',
    thing_list: 'ThingListType',
    'Links-Self': 'LinksSelf',
    Date: 'DateType',
    Record: 'RecordType',
    components: 'ComponentsType',
    NaN: 'NaNType',
    Infinity: 'InfinityType',
    class: 'Class',
    '2fa': 'Schema2fa',
    動物: 'Schema',
    GetPetsInput: 'GetPetsInputType',
    ThingList: 'ThingList',
  };
  const names = Object.keys(renamed);
  const schemas = await schemasOf(
    { anyOf: names.map(ref) },
    Object.fromEntries(names.map((name) => [name, { ...pet, title: name }])),
  );
  const titles = Object.entries(schemas).map(([name, { title }]) => [title, name]);
  expect(Object.fromEntries(titles)).toMatchObject(renamed);
  expect(schemas['GetPetsResponse']).toEqual({ anyOf: Object.values(renamed).map(ref) });
});

test('a name that an example or a property has is no name of a schema', async () => {
  const to = ref('thing_list');
  const thing = { type: 'object', properties: { schema: to, default: pet }, default: to };
  const schemas = await schemasOf(to, { thing_list: thing });
  expect(schemas['ThingList']).toEqual({ ...thing, properties: { schema: ref('ThingList'), default: pet } });
});

test('discriminators keep their values when schemas are renamed', async () => {
  const discriminator = { propertyName: 'kind' };
  const mapping = { hound: 'big_dog', wolf: '#/components/schemas/big_dog' };
  const schemas = await schemasOf(ref('Either'), {
    small_cat: { allOf: [ref('animal')] },
    big_dog: { allOf: [ref('animal')] },
    animal: { type: 'object', discriminator, properties: { kind: { type: 'string' } } },
    Either: {
      oneOf: [ref('small_cat'), ref('big_dog')],
      discriminator: { ...discriminator, mapping },
    },
  });
  const renamed = { hound: 'BigDog', wolf: '#/components/schemas/BigDog', small_cat: 'SmallCat' };
  expect(schemas['Either']).toMatchObject({ discriminator: { mapping: renamed } });
  expect(schemas['animal']).toMatchObject({
    discriminator: { mapping: { small_cat: 'SmallCat', big_dog: 'BigDog' } },
  });
});

test('references deep into the document lead to named schemas', async () => {
  const response = '#/paths/~1pets/get/responses/200/content/application~1json/schema';
  const schemas = await schemasOf(
    { type: 'array', items: pet },
    {
      'big-pet': {
        type: 'object',
        properties: { owner: { type: 'object', properties: { name: { type: 'string' } } } },
      },
      Owner: ref('big-pet/properties/owner'),
      Name: ref('big-pet/properties/owner/properties/name'),
      Pets: { $ref: response },
      First: { $ref: `${response}/items` },
    },
  );
  expect(schemas).toEqual({
    BigPet: { type: 'object', properties: { owner: ref('BigPetOwner') } },
    BigPetOwner: { type: 'object', properties: { name: ref('BigPetOwnerName') } },
    BigPetOwnerName: { type: 'string' },
    Owner: ref('BigPetOwner'),
    Name: ref('BigPetOwnerName'),
    Pets: ref('GetPetsResponse'),
    First: ref('GetPetsResponseItems'),
    GetPetsResponse: { type: 'array', items: ref('GetPetsResponseItems') },
    GetPetsResponseItems: pet,
  });
});

test('parameters, bodies and responses that another operation owns are copied', async () => {
  const a = { parameters: [parameter('limit', 'query')], responses: { 200: { description: 'Done.' } } };
  const b = {
    parameters: [{ $ref: '#/paths/~1a/get/parameters/0' }],
    responses: { 200: { $ref: '#/paths/~1a/get/responses/200' } },
  };
  const document = await readText(withPaths({ '/a': { get: a }, '/b': { get: b } }));
  expect(document.paths['/b']?.get).toMatchObject(a);
});

test('one example becomes a list of one', async () => {
  const content = { 'application/json': { schema: pet, example: { name: 'Rex' } } };
  const document = await readText(
    withPaths({ '/pets': { get: { responses: { 200: { description: 'Done.', content } } } } }),
  );
  expect(document.paths['/pets']?.get?.responses?.['200']).toMatchObject({
    content: { 'application/json': { examples: { example: { value: { name: 'Rex' } } } } },
  });
});

test('true and false as schemas are spelled out', async () => {
  const open = { type: 'object', properties: { any: true, none: false }, additionalProperties: false };
  const schemas = await schemasOf(ref('Open'), { Open: open });
  expect(schemas['Open']).toEqual({ ...open, properties: { any: {}, none: { not: {} } } });
});
