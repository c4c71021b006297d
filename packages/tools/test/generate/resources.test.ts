import { afterAll, describe, expect, test } from 'vitest';
import { RESOURCES } from './resources.ts';
import { generateThirdParty } from './third-party.ts';

const { call, load, remove } = await generateThirdParty(RESOURCES);
afterAll(remove);
const resources = await load<Record<string, { call?: unknown; pages?: unknown }>>('resources/index.ts');

/** What is generated next to the call. */
function factsOf(name: string): object {
  const { call: _call, pages: _pages, ...facts } = resources[name] ?? {};
  return facts;
}

describe('resources of a description of a user', () => {
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
    expect(call('signIn')).toBeDefined();
  });
});
