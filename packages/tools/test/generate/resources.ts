import { filter, ref, returning, taking } from './read-text.ts';
import { type Node, put, write } from './shop.ts';

const ids: Node = { type: 'array', maxItems: 20, items: { type: 'string' } };
const operators = (...names: string[]): Node => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  additionalProperties: false,
});

const changing = (operationId: string, body: Node, more: Record<string, Node> = {}): Node => ({
  operationId,
  'x-effect': 'write',
  ...taking(body),
  ...returning(),
  ...more,
});
const answering = (schema: string): Node => ({
  200: { description: 'Done.', content: { 'application/json': { schema: ref(schema) } } },
});
const PERSON_ID: Node = [{ name: 'personId', in: 'path', required: true, schema: { type: 'string' } }];

/** The small description with calls for records, lists and several records at once. */
export const RESOURCES = write(
  put('components schemas Done', { type: 'object' }),
  put('components schemas WishlistFilter', {
    ...filter('WishlistFilter', {
      name: { anyOf: [{ type: 'string' }, { type: 'null' }, operators('$eq', '$startsWith')] },
      links: operators('$isEmpty'),
    }),
    patternProperties: { '^extra\\.': operators('$exists') },
  }),
  put('components schemas WishlistQuery', {
    type: 'object',
    properties: {
      filter: ref('WishlistFilter'),
      sort: {
        type: 'array',
        items: {
          type: 'object',
          properties: { fieldName: { type: 'string', enum: ['name'] }, order: { type: 'string' } },
        },
      },
      cursor: { type: 'object', properties: { limit: { type: 'integer', maximum: 30 } } },
    },
  }),
  put('paths /v1/wishlists/query', {
    post: {
      operationId: 'wishlists.queryWishlists',
      'x-effect': 'read',
      'x-paging': { kind: 'cursor', request: 'query.cursor', items: 'wishlists', metadata: 'metadata' },
      ...taking({
        type: 'object',
        properties: { query: ref('WishlistQuery'), language: { type: 'string' } },
      }),
      responses: answering('ListWishlistsResponse'),
    },
  }),
  put('paths /v1/wishlists/delete', {
    post: changing('wishlists.deleteWishlists', {
      type: 'object',
      required: ['wishlistIds'],
      properties: { wishlistIds: ids },
    }),
  }),
  put('paths /v1/wishlists/share', {
    post: changing('wishlists.shareWishlists', {
      type: 'object',
      required: ['ids', 'set'],
      properties: { ids, set: { type: 'object', properties: { shared: { type: 'boolean' } } } },
    }),
  }),
  put('paths /v1/people/{personId}', {
    get: { operationId: 'people.getPerson', parameters: PERSON_ID, responses: answering('Person') },
    put: changing('people.replacePerson', ref('Person'), { parameters: PERSON_ID }),
  }),
  put('components schemas Person', {
    type: 'object',
    properties: { id: { type: 'string', readOnly: true }, name: { type: 'string' } },
  }),
  put('paths /v1/sign-in', {
    post: changing(
      'people.signIn',
      { type: 'object', properties: { password: { type: 'string' } } },
      { 'x-secret': true },
    ),
  }),
);
