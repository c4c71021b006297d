import { expect, test } from 'vitest';
import type { Document, OperationObject } from '../../src/generate/openapi.ts';
import { nothing, readText, returning, withPaths } from './read-text.ts';

const pet = { type: 'object', properties: { name: { type: 'string' } } };

/** `GET /pets` → its operationId. */
function idsOf({ paths }: Document): Record<string, string | undefined> {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OperationObject>).map(([method, { operationId }]) => [
      `${method.toUpperCase()} ${path}`,
      operationId,
    ]),
  );
  return Object.fromEntries(rows) as Record<string, string | undefined>;
}

const schemasOf = ({ components }: Document): string[] => Object.keys(components?.schemas ?? {});
const schemaOf = (document: Document, name: string): object | undefined =>
  document.components?.schemas?.[name];

const bodyOf = (
  operation: OperationObject | undefined,
  status = '200',
  type = 'application/json',
): unknown => {
  const response = operation?.responses?.[status];
  return response && 'content' in response ? response.content?.[type]?.schema : undefined;
};

test('OpenAPI 3.0 is upgraded', async () => {
  const nullable = { type: 'object', properties: { name: { type: 'string', nullable: true } } };
  const document = await readText(
    withPaths(
      { '/pets': { get: returning({ $ref: '#/components/schemas/Pet' }) } },
      { openapi: '3.0.3', components: { schemas: { Pet: nullable } } },
    ),
  );
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(schemaOf(document, 'Pet')).toEqual({
    type: 'object',
    properties: { name: { type: ['string', 'null'] } },
  });
});

test('keywords that OpenAPI 3.0 had and JSON Schema does not know are no error in OpenAPI 3.1', async () => {
  await expect(
    readText(withPaths({ '/pets': { get: returning({ type: 'string', nullable: true }) } })),
  ).resolves.toBeDefined();
});

test('an operationId of any shape yields service and method', async () => {
  const tags = ['Pet Store'];
  const document = await readText(
    withPaths({
      '/a': {
        get: { ...nothing, operationId: 'pets.listPets' },
        put: { ...nothing, operationId: 'pets/replace-all', tags },
      },
      '/b': {
        get: { ...nothing, operationId: 'FindPet', tags },
        put: { ...nothing, operationId: 'APIKeys_list', tags },
      },
      '/c': {
        get: { ...nothing, operationId: '2fa', tags: ['3D'] },
        put: { ...nothing, operationId: '動物', tags: ['動物'] },
      },
      '/pets/{petId}/toys': {
        get: {
          ...nothing,
          parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'string' } }],
        },
      },
    }),
  );
  expect(idsOf(document)).toEqual({
    'GET /a': 'pets.listPets',
    'PUT /a': 'petStore.petsReplaceAll',
    'GET /b': 'petStore.findPet',
    'PUT /b': 'petStore.apiKeysList',
    'GET /c': 'service3D.call2fa',
    'PUT /c': 'c.putC',
    'GET /pets/{petId}/toys': 'pets.getPetsByPetIdToys',
  });
});

test('names of services and methods are unique and never reserved', async () => {
  const document = await readText(
    withPaths({
      '/a': {
        get: { ...nothing, operationId: 'delete', tags: ['index'] },
        put: { ...nothing, operationId: 'users.list' },
      },
      '/b': {
        get: { ...nothing, operationId: 'orders.list' },
        put: { ...nothing, operationId: 'Users.find' },
      },
      '/c': {
        get: { ...nothing, operationId: 'list!', tags: ['users'] },
        put: { ...nothing, operationId: 'list?', tags: ['users'] },
      },
    }),
  );
  expect(idsOf(document)).toEqual({
    'GET /a': 'indexService.deleteIndexService',
    'PUT /a': 'users.list',
    'GET /b': 'orders.listOrders',
    'PUT /b': 'users.find',
    'GET /c': 'users.listUsers',
    'PUT /c': 'users.listUsers2',
  });
});

test('what names an operation follows its new id', async () => {
  const links = { next: { operationId: 'get-pet' } };
  const document = await readText(
    withPaths({
      '/pets': {
        get: {
          operationId: 'get-pet',
          tags: ['My Pets'],
          responses: { 200: { description: 'Done.', links } },
        },
        post: { ...nothing, operationId: 'find-pets', tags: ['My Pets'], 'x-fallback-of': 'get-pet' },
        put: {
          ...nothing,
          operationId: 'put-pet',
          tags: ['My Pets'],
          'x-invalidates': ['get-pet', 'My Pets'],
          'x-updates': 'get-pet',
          'x-sunset': { date: '2030-01-01', replacedBy: 'get-pet' },
        },
      },
    }),
  );
  const { get, post, put } = document.paths['/pets'] ?? {};
  expect(get?.responses?.['200']).toMatchObject({ links: { next: { operationId: 'myPets.getPet' } } });
  expect(post?.['x-fallback-of']).toBe('myPets.getPet');
  expect(put?.['x-invalidates']).toEqual(['myPets.getPet', 'myPets']);
  expect(put?.['x-updates']).toBe('myPets.getPet');
  expect(put?.['x-sunset']?.replacedBy).toBe('myPets.getPet');
});

test('parameters of a path belong to each of its operations, whose own ones win', async () => {
  const parameter = (name: string, location: string, description: string): object => ({
    name,
    in: location,
    description,
    schema: { type: 'string' },
    ...(location === 'path' ? { required: true } : {}),
  });
  const shared = [
    parameter('id', 'path', 'shared'),
    parameter('page', 'query', 'shared'),
    { $ref: '#/components/parameters/trace' },
  ];
  const own = [parameter('page', 'query', 'own'), parameter('id', 'query', 'own')];
  const document = await readText(
    withPaths(
      { '/pets/{id}': { parameters: shared, get: { ...nothing, parameters: own }, delete: nothing } },
      { components: { parameters: { trace: parameter('trace', 'header', 'shared') } } },
    ),
  );
  const { get, delete: remove } = document.paths['/pets/{idInPath}'] ?? {};
  const id = parameter('idInPath', 'path', 'shared');
  expect(get?.parameters).toEqual([id, { $ref: '#/components/parameters/trace' }, ...own]);
  expect(remove?.parameters).toEqual([id, ...shared.slice(1)]);
});

test('a path parameter becomes a plain word in its path too', async () => {
  const parameters = [{ name: 'pet-id', in: 'path', required: true, schema: { type: 'string' } }];
  const document = await readText(withPaths({ '/pets/{pet-id}': { get: { ...nothing, parameters } } }));
  expect(document.paths['/pets/{petId}']?.get?.parameters).toEqual([{ ...parameters[0], name: 'petId' }]);
});

test('a path parameter gets another name where another parameter of a call has its name', async () => {
  const parameter = (name: string, place: string): object => ({
    name,
    in: place,
    schema: { type: 'string' },
    ...(place === 'path' ? { required: true } : {}),
  });
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
  expect(idsOf(document)).toEqual({ 'GET /pets': 'pets.getPets' });
});

test.for<[string, object, object, object, string | undefined]>([
  ['of the description', { servers: [{ url: 'https://api.example.com/v1/' }] }, {}, {}, '/v1'],
  ['without a path', { servers: [{ url: 'https://api.example.com' }] }, {}, {}, undefined],
  [
    'that is the first of several',
    { servers: [{ url: 'https://a.example.com/v1' }, { url: 'https://b.example.com/v2' }] },
    {},
    {},
    '/v1',
  ],
  ['of the path', { servers: [{ url: '/v1' }] }, { servers: [{ url: '/v2' }] }, {}, '/v2'],
  [
    'of the operation',
    { servers: [{ url: '/v1' }] },
    { servers: [{ url: '/v2' }] },
    { servers: [{ url: '//b.example.com/v3/' }] },
    '/v3',
  ],
  ['of the operation that is relative', {}, {}, { servers: [{ url: './v3' }] }, '/v3'],
  ['of the path at the origin', { servers: [{ url: '/v1' }] }, { servers: [{ url: '/' }] }, {}, '/'],
  ['that is relative', { servers: [{ url: 'v1/pets' }] }, {}, {}, '/v1/pets'],
  [
    'with variables',
    {
      servers: [
        {
          url: 'https://{host}/{base}',
          variables: { host: { default: 'a.example.com/api' }, base: { default: 'v1' } },
        },
      ],
    },
    {},
    {},
    '/api/v1',
  ],
])('only the path of the server counts: one %s', async ([, rest, item, operation, url]) => {
  const document = await readText(
    withPaths({ '/pets': { ...item, get: { ...nothing, ...operation } } }, rest),
  );
  expect(document.paths['/pets']?.get?.servers).toEqual(url === undefined ? undefined : [{ url }]);
});

test('bodies become named schemas, whatever their media type', async () => {
  const responses = {
    201: {
      description: 'Made.',
      content: { 'application/json': { schema: pet }, 'application/xml': { schema: pet } },
    },
    202: {
      description: 'Later.',
      content: { 'application/json': { schema: { type: 'array', items: pet } } },
    },
    409: { $ref: '#/components/responses/Conflict' },
    default: { description: 'Text.', content: { 'text/plain': { schema: { type: 'string' } } } },
  };
  const form = {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
    },
  };
  const document = await readText(
    withPaths(
      { '/pets': { post: { operationId: 'pets.addPet', requestBody: { content: form }, responses } } },
      {
        components: {
          responses: {
            Conflict: {
              description: 'No.',
              content: { 'application/json': { schema: { oneOf: [pet, { type: 'string' }] } } },
            },
          },
        },
      },
    ),
  );
  expect(schemasOf(document)).toEqual([
    'AddPetRequest',
    'AddPetResponse',
    'AddPetResponse202',
    'ConflictResponse',
  ]);
  const { post } = document.paths['/pets'] ?? {};
  expect(bodyOf(post, '201')).toEqual({ $ref: '#/components/schemas/AddPetResponse' });
  expect(bodyOf(post, '201', 'application/xml')).toEqual({ $ref: '#/components/schemas/AddPetResponse' });
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
  expect(schemaOf(document, 'FindPetsRequest')).toEqual(pet);
});

test('schemas get names that types can have, and those that are fine keep theirs', async () => {
  const names = [
    'pet',
    'Pet',
    'thing_list',
    'Links-Self',
    'Date',
    'Record',
    'components',
    'NaN',
    'Infinity',
    'class',
    '2fa',
    '動物',
    'GetPetsInput',
    'ThingList',
  ];
  const schemas = Object.fromEntries(names.map((name) => [name, { ...pet, title: name }]));
  const anyOf = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const document = await readText(
    withPaths({ '/pets': { get: returning({ anyOf }) } }, { components: { schemas } }),
  );
  const renamed = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, { title }]) => [title, name]),
  );
  expect(renamed).toMatchObject({
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
  });
  expect(schemaOf(document, 'GetPetsResponse')).toEqual({
    anyOf: names.map((name) => ({ $ref: `#/components/schemas/${renamed[name]}` })),
  });
});

test('a name that an example or a property has is no name of a schema', async () => {
  const data = { $ref: '#/components/schemas/thing_list' };
  const thing = {
    type: 'object',
    properties: { schema: { $ref: '#/components/schemas/thing_list' }, default: pet },
    default: data,
  };
  const document = await readText(
    withPaths(
      { '/pets': { get: returning({ $ref: '#/components/schemas/thing_list' }) } },
      { components: { schemas: { thing_list: thing } } },
    ),
  );
  expect(schemaOf(document, 'ThingList')).toEqual({
    ...thing,
    properties: { schema: { $ref: '#/components/schemas/ThingList' }, default: pet },
  });
});

test('discriminators keep their values when schemas are renamed', async () => {
  const part = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const animal = {
    type: 'object',
    discriminator: { propertyName: 'kind' },
    properties: { kind: { type: 'string' } },
  };
  const schemas = {
    small_cat: { allOf: [part('animal')] },
    big_dog: { allOf: [part('animal')] },
    animal,
    Either: {
      oneOf: [part('small_cat'), part('big_dog')],
      discriminator: {
        propertyName: 'kind',
        mapping: { hound: 'big_dog', wolf: '#/components/schemas/big_dog' },
      },
    },
  };
  const document = await readText(
    withPaths({ '/pets': { get: returning(part('Either')) } }, { components: { schemas } }),
  );
  expect(schemaOf(document, 'Either')).toMatchObject({
    discriminator: {
      mapping: { hound: 'BigDog', wolf: '#/components/schemas/BigDog', small_cat: 'SmallCat' },
    },
  });
  expect(schemaOf(document, 'animal')).toMatchObject({
    discriminator: { mapping: { small_cat: 'SmallCat', big_dog: 'BigDog' } },
  });
});

test('references deep into the document lead to named schemas', async () => {
  const schemas = {
    'big-pet': {
      type: 'object',
      properties: { owner: { type: 'object', properties: { name: { type: 'string' } } } },
    },
    Owner: { $ref: '#/components/schemas/big-pet/properties/owner' },
    Name: { $ref: '#/components/schemas/big-pet/properties/owner/properties/name' },
    Pets: { $ref: '#/paths/~1pets/get/responses/200/content/application~1json/schema' },
    First: { $ref: '#/paths/~1pets/get/responses/200/content/application~1json/schema/items' },
  };
  const document = await readText(
    withPaths(
      { '/pets': { get: returning({ type: 'array', items: pet }, { operationId: 'pets.listPets' }) } },
      { components: { schemas } },
    ),
  );
  const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  expect(document.components?.schemas).toEqual({
    BigPet: { type: 'object', properties: { owner: to('BigPetOwner') } },
    BigPetOwner: { type: 'object', properties: { name: to('BigPetOwnerName') } },
    BigPetOwnerName: { type: 'string' },
    Owner: to('BigPetOwner'),
    Name: to('BigPetOwnerName'),
    Pets: to('ListPetsResponse'),
    First: to('ListPetsResponseItems'),
    ListPetsResponse: { type: 'array', items: to('ListPetsResponseItems') },
    ListPetsResponseItems: pet,
  });
});

test('parameters, bodies and responses that another operation owns are copied', async () => {
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
  const document = await readText(
    withPaths({
      '/a': {
        get: { operationId: 'a.getA', parameters: [limit], responses: { 200: { description: 'Done.' } } },
      },
      '/b': {
        get: {
          operationId: 'b.getB',
          parameters: [{ $ref: '#/paths/~1a/get/parameters/0' }],
          responses: { 200: { $ref: '#/paths/~1a/get/responses/200' } },
        },
      },
    }),
  );
  expect(document.paths['/b']?.get).toMatchObject({
    parameters: [limit],
    responses: { 200: { description: 'Done.' } },
  });
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
  const document = await readText(
    withPaths(
      { '/pets': { get: returning({ $ref: '#/components/schemas/Open' }) } },
      { components: { schemas: { Open: open } } },
    ),
  );
  expect(schemaOf(document, 'Open')).toEqual({
    type: 'object',
    properties: { any: {}, none: { not: {} } },
    additionalProperties: false,
  });
});
