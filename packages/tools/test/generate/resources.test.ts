import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, describe, expect, test } from 'vitest';
import { writeFolder } from '../../src/generate/write.ts';
import { RESOURCES } from './resources.ts';
import { generateFrom } from './shop.ts';

const { folder, remove } = await makeSandbox();
afterAll(remove);
const files = await generateFrom(RESOURCES, { resources: true });
await writeFolder(join(folder, 'client'), files);
const file = pathToFileURL(join(folder, 'client/resources/index.ts')).href;
const resources: Record<string, object> = await import(/* @vite-ignore */ file);

/** What is generated next to the call. */
function factsOf(name: string): object {
  const facts = Object.entries(resources[name] ?? {});
  return Object.fromEntries(facts.filter(([fact]) => fact !== 'call' && fact !== 'pages'));
}

describe('resources', () => {
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

  test('have an empty path where the body is the record', () => {
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
    expect(files.get('operations/index.ts')).toContain('signIn');
  });
});
