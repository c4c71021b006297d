import { apiKey, createClient, visitor } from 'storewire';
import { createPlatform } from 'storewire-platform';
import { expect, onTestFinished, test } from 'vitest';
import { visitorClient } from '../server/backend.ts';
import { createCatalogIndex, createCatalogs } from '../server/catalog.ts';
import { advanceTime } from './shop.ts';

async function openIndex() {
  const platform = createPlatform({ seed: 'small' });
  onTestFinished(() => platform.close());
  const storeUrl = await platform.listen({ port: 0 });
  const visitor = visitorClient({ storeUrl, clientId: platform.shop.clientId, origin: 'http://localhost' });
  const catalogOf = createCatalogs();
  const reads = () =>
    platform.listRequests({ limit: 1000 }).requests.filter(({ path }) => path.includes('products/query'))
      .length;
  return { platform, catalog: createCatalogIndex(() => catalogOf(visitor)), reads };
}

test('pages that need the catalog at the same time share one read of it, and one index', async () => {
  const { catalog, reads } = await openIndex();
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, catalog));
  expect(others.every((each) => each === first)).toBe(true);
  expect(reads()).toBe(1);
  expect(first?.search?.find('mugs').map(({ name }) => name)).toEqual(['Tidal mug']);
});

test('while a newer catalog cannot be read, the older one is searched', async () => {
  const { platform, catalog } = await openIndex();
  await catalog();
  await platform.addFault({ kind: 'reset', call: 'products.queryProducts' });
  advanceTime(61_000);
  expect((await catalog()).search?.find('mugs')).toHaveLength(1);
});

test('a newer catalog is searched by what has changed, with the search of the older one', async () => {
  const { platform, catalog } = await openIndex();
  const before = await catalog();
  const { apiKey: key, siteId } = platform.shop;
  const auth = apiKey({ key, siteId });
  const merchant = createClient({ auth, baseUrl: 'http://127.0.0.1', fetch: platform.fetch });
  const [mug] = before.search?.find('mugs') ?? [];
  await merchant.products.updateProduct({ id: mug?.id ?? '', product: { name: 'Tall beaker' } });
  advanceTime(61_000);
  const { search } = await catalog();
  expect(search).toBe(before.search);
  expect(search?.find('beaker')).toHaveLength(1);
});

/** Reads the collections by a catalog of a site that says this about its version. Resolves to the paths of its calls. */
async function openCatalog(...answers: Response[]) {
  const platform = createPlatform({ seed: 'small' });
  onTestFinished(() => platform.close());
  const paths: string[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(String(address));
    paths.push(pathname);
    const answer = pathname.endsWith('/provision/version') ? answers.shift() : undefined;
    return answer ?? platform.fetch(address, init);
  };
  const auth = visitor({ clientId: platform.shop.clientId });
  const client = createClient({ auth, baseUrl: 'http://127.0.0.1', fetch, retry: false });
  const catalogOf = createCatalogs();
  return { paths, collections: async () => (await catalogOf(client)).collections() };
}

test('a site that does not know the call for the version has version 1 of the catalog', async () => {
  const { paths, collections } = await openCatalog(Response.json({ message: 'Not found' }, { status: 404 }));
  expect((await collections()).length).toBeGreaterThan(0);
  await collections();
  expect(paths.filter((path) => path.endsWith('/provision/version'))).toHaveLength(1);
});

test('a refused read of the version is a failure and not kept, and neither is a site without a shop', async () => {
  const { collections } = await openCatalog(
    Response.json({ message: 'no', details: {} }, { status: 403 }),
    Response.json({ catalogVersion: 'STORES_NOT_INSTALLED' }),
  );
  await expect(collections()).rejects.toMatchObject({ status: 403 });
  await expect(collections()).rejects.toMatchObject({ code: 'STORES_NOT_INSTALLED' });
  expect((await collections()).length).toBeGreaterThan(0);
});
