import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { generateFrom, type Node, put, write } from './shop.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const QUERY = { filter: { name: 'Ä' } };
const examples = { full: { summary: 'All of it.', value: QUERY } };

const text = {
  type: 'string',
  contentEncoding: 'base64url',
  contentMediaType: 'application/json',
  contentSchema: ref('FindRequest'),
};
const packed: Node = { name: '.r', in: 'query', description: 'The query.', schema: text };

const operation = (id: string, more: Record<string, Node>): Node => ({
  operationId: `wishlists.${id}`,
  summary: 'Find wishlists',
  'x-effect': 'read',
  responses: {
    200: {
      description: 'Wishlists.',
      content: { 'application/json': { schema: ref('ListWishlistsResponse') } },
    },
  },
  ...more,
});
const byBody = (more: Record<string, Node> = {}): Node =>
  operation('find', {
    requestBody: { content: { 'application/json': { schema: ref('FindRequest'), examples } } },
    ...more,
  });
const byGet = (more: Record<string, Node> = {}): Node =>
  operation('findByGet', { parameters: [packed], ...more });

const FIND = put('components schemas FindRequest', {
  type: 'object',
  properties: { filter: { type: 'object', properties: { name: { type: 'string' } } } },
});
const make = (post: Node, get: Node): Promise<Map<string, string>> =>
  generateFrom(write(FIND, put('paths /v1/wishlists/find', { post, get })));

describe('a packed parameter', () => {
  test('makes a GET a short form of a POST: the call sends the POST, and handlers respond to both', async () => {
    const files = await make(byBody(), byGet({ 'x-fallback-of': 'wishlists.find' }));
    const calls = files.get('operations/wishlists.ts') ?? '';
    expect(calls).toContain("'wishlists.find', 'POST', '/v1/wishlists/find'");
    expect(calls).not.toContain('postPath:');
    expect(calls).not.toContain('findByGet');
    expect(files.get('msw/wishlists.ts')).toMatch(
      /export const findHandler.*otherForm: \{ method: 'GET', path: '\/v1\/wishlists\/find' \} \}/,
    );
  });

  test('makes a POST the long form of a GET: the call sends the GET, and the POST when the query is long', async () => {
    const files = await make(byBody({ 'x-fallback-of': 'wishlists.findByGet' }), byGet());
    const calls = files.get('operations/wishlists.ts') ?? '';
    expect(calls).toMatch(
      /'wishlists.findByGet', 'GET', '\/v1\/wishlists\/find', \{ .*postPath: '\/v1\/wishlists\/find'/,
    );
    expect(files.get('types.ts')).toMatch(/export type FindByGetInput = schemas\.\w+;/);
  });

  test('may have properties of its input next to it, which are no others of the call', async () => {
    const filter = {
      name: 'filter',
      in: 'query',
      description: 'What to find.',
      schema: { type: 'array', items: { type: 'string' } },
    };
    const files = await make(
      byBody({ 'x-fallback-of': 'wishlists.findByGet' }),
      operation('findByGet', { parameters: [packed, filter] }),
    );
    expect(files.get('types.ts')).toMatch(/export type FindByGetInput = schemas\.\w+;/);
    expect(files.get('operations/wishlists.ts')).toContain('packedQuery');
    expect(files.get('msw/wishlists.ts')).toMatch(/findByGetHandler.*query: \{ filter: 'strings' \}/);
  });

  test('is a parameter that redocly accepts', async () => {
    const files = await make(byBody(), byGet({ 'x-fallback-of': 'wishlists.find' }));
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: { 'no-invalid-parameter-examples': 'error' },
    });
    const found = await lintFromString({
      source: files.get('contract.json') ?? '',
      absoluteRef: '/contract.json',
      config,
    });
    expect(found.filter(({ location }) => location[0]?.pointer?.includes('/parameters/'))).toEqual([]);
    expect(found.map(({ ruleId }) => ruleId)).not.toContain('struct');
  });
});
