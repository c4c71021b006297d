import { readCatalogVersion, type StoreClient, StoreError } from 'storewire';
import { createSearch } from '../app/pages/catalog/catalog-search.ts';
import type { Catalog } from '../app/store/catalog/catalog.ts';
import { catalogV1 } from '../app/store/catalog/version-1.ts';
import { catalogV3 } from '../app/store/catalog/version-3.ts';
import type { CatalogIndex } from '../app/store/store-request.ts';

/**
 * Returns a function that resolves to the catalog for a client. It reads the version once: restart the server when the
 * site is moved to version 3. After a failure, and while the site has no shop, it reads it again.
 */
export function createCatalogs(): (client: StoreClient) => Promise<Catalog> {
  let version: Promise<1 | 3> | undefined;
  return async (client) => {
    version ??= readVersion(client).catch((error: unknown) => {
      version = undefined;
      throw error;
    });
    return (await version) === 3 ? catalogV3(client) : catalogV1(client);
  };
}

async function readVersion(client: StoreClient): Promise<1 | 3> {
  const version = await readCatalogVersion(client);
  if (version !== 'none') return version;
  throw new StoreError('The site has no shop', { kind: 'application', code: 'STORES_NOT_INSTALLED' });
}

/** After this time, a newer catalog is read, while pages get the older one. */
const FRESH_MS = 30_000;
/** After this time, pages wait for the newer one, and get the older one only if it cannot be read. */
const MAX_AGE_MS = 60_000;

/** The platform itself searches and filters a larger catalog. */
const MAX_PRODUCTS = 5000;

/** Returns a function that reads the catalog of a store front, and keeps the last one that could be read. */
export function createCatalogIndex(catalog: () => Promise<Catalog>): () => Promise<CatalogIndex> {
  let last: CatalogIndex | undefined;
  let readAt = 0;
  let triedAt = 0;
  let reading: Promise<CatalogIndex> | undefined;

  function read(): Promise<CatalogIndex> {
    const startedAt = Date.now();
    triedAt = startedAt;
    const newer = readIndex(catalog, last)
      .then((index) => {
        last = index;
        readAt = startedAt;
        return index;
      })
      .finally(() => {
        reading = undefined;
      });
    // pages that wait for it get the failure
    newer.catch(() => undefined);
    reading = newer;
    return newer;
  }

  return async () => {
    const now = Date.now();
    const before = last;
    if (before === undefined) return reading ?? read();
    const newer = reading ?? (now - triedAt >= FRESH_MS ? read() : undefined);
    return newer && now - readAt >= MAX_AGE_MS ? newer.catch(() => before) : before;
  };
}

async function readIndex(
  catalog: () => Promise<Catalog>,
  before: CatalogIndex | undefined,
): Promise<CatalogIndex> {
  const found = await catalog();
  const [collections, products] = await Promise.all([found.collections(), found.products(MAX_PRODUCTS)]);
  if (!products) return { collections, products };
  const search = before?.search ?? createSearch();
  await search.update(collections, products);
  return { collections, products, search };
}
