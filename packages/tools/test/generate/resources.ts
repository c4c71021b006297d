import { type Node, put, write } from './shop.ts';

const ids: Node = { type: 'array', maxItems: 20, items: { type: 'string' } };
const field = (...operators: string[]): Node => ({ type: 'string', 'x-operators': operators });

const write200 = (operationId: string, body: Node, more: Record<string, Node> = {}): Node => ({
  operationId,
  'x-effect': 'write',
  requestBody: { required: true, content: { 'application/json': { schema: body } } },
  responses: { 204: { description: 'Done.' } },
  ...more,
});

/** The small description with calls for records, lists and several records at once. */
export const RESOURCES = write(
  put('components schemas WishlistFilter', {
    type: 'object',
    'x-filter': true,
    properties: { name: field('eq', 'startsWith'), links: field('isEmpty') },
    patternProperties: { '^extra\\.': field('exists') },
  }),
  put('components schemas WishlistQuery', {
    type: 'object',
    properties: {
      filter: { $ref: '#/components/schemas/WishlistFilter' },
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
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                query: { $ref: '#/components/schemas/WishlistQuery' },
                language: { type: 'string' },
              },
            },
          },
        },
      },
      responses: {
        200: {
          description: 'A page.',
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ListWishlistsResponse' } },
          },
        },
      },
    },
  }),
  put('paths /v1/wishlists/delete', {
    post: write200('wishlists.deleteWishlists', {
      type: 'object',
      required: ['wishlistIds'],
      properties: { wishlistIds: ids },
    }),
  }),
  put('paths /v1/wishlists/share', {
    post: write200('wishlists.shareWishlists', {
      type: 'object',
      required: ['ids', 'set'],
      properties: { ids, set: { type: 'object', properties: { shared: { type: 'boolean' } } } },
    }),
  }),
  put('paths /v1/people/{personId}', {
    get: {
      operationId: 'people.getPerson',
      parameters: [{ name: 'personId', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'A person.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Person' } } },
        },
      },
    },
    put: write200(
      'people.replacePerson',
      { $ref: '#/components/schemas/Person' },
      { parameters: [{ name: 'personId', in: 'path', required: true, schema: { type: 'string' } }] },
    ),
  }),
  put('components schemas Person', {
    type: 'object',
    properties: { id: { type: 'string', readOnly: true }, name: { type: 'string' } },
  }),
  put('paths /v1/sign-in', {
    post: write200(
      'people.signIn',
      { type: 'object', properties: { password: { type: 'string' } } },
      { 'x-secret': true },
    ),
  }),
);
