import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all, type Node, put, write } from './shop.ts';
import { generateThirdParty, type ThirdParty } from './third-party.ts';

const ids: Node = { type: 'array', maxItems: 20, items: { type: 'string' } };
const field = (...operators: string[]): Node => ({ type: 'string', 'x-operators': operators });

const write200 = (operationId: string, body: Node, more: Record<string, Node> = {}): Node => ({
  operationId,
  'x-effect': 'write',
  requestBody: { required: true, content: { 'application/json': { schema: body } } },
  responses: { 204: { description: 'Done.' } },
  ...more,
});

const DESCRIPTION = write(
  all(
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
  ),
);

let client: ThirdParty;
let resources: Record<string, { call?: unknown; pages?: unknown }>;

beforeAll(async () => {
  client = await generateThirdParty(DESCRIPTION);
  resources = (await client.load('resources/index.ts')) as typeof resources;
});
afterAll(() => client.remove());

/** What is generated next to the call. */
function factsOf(name: string): object {
  const { call: _call, pages: _pages, ...facts } = resources[name] ?? {};
  return facts;
}

describe('resources of a description of a user', () => {
  test('compile with strict options', async () => {
    expect(await client.typeErrors()).toEqual([]);
  });

  test('have the filters, the sorts and the largest page of a list', () => {
    expect(factsOf('queryWishlists')).toEqual({
      max: 30,
      filter: {
        path: 'query.filter',
        fields: { name: ['$eq', '$startsWith'], links: ['$isEmpty'] },
        patterns: { '^extra\\.': ['$exists'] },
      },
      sort: { path: 'query.sort', fields: ['name'], isList: true },
      inputs: ['language'],
    });
    expect(factsOf('listWishlists')).toEqual({ max: 100, inputs: ['occasion'] });
  });

  test('have the places of the id, of the record and of the revision', () => {
    expect(factsOf('getWishlist')).toEqual({ id: 'id', record: 'wishlist' });
    expect(factsOf('updateWishlist')).toEqual({
      id: 'id',
      data: 'wishlist',
      revision: 'revision',
      record: 'wishlist',
      invalidates: ['wishlists'],
    });
  });

  test('have empty paths where the response or the body is the record', () => {
    expect(factsOf('getPerson')).toEqual({ id: 'personId', record: '' });
    expect(factsOf('replacePerson')).toEqual({ id: 'personId', data: '' });
  });

  test('have the list of ids of a call for several records, its limit and what it can set', () => {
    expect(factsOf('deleteWishlists')).toEqual({ ids: 'wishlistIds', max: 20, data: '' });
    expect(factsOf('shareWishlists')).toEqual({ ids: 'ids', max: 20, data: 'set', fields: ['shared'] });
  });

  test('include no call with secrets and no navigation', () => {
    expect(Object.keys(resources)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:signIn|leaveToWishlists)$/)]),
    );
    expect(client.calls['signIn']).toBeDefined();
  });
});
