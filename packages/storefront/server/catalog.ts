import type { Product } from 'storewire';
import { queryCollectionsPages, queryProductsPages } from 'storewire/operations';
import { addSearch } from '../app/pages/catalog/catalog-search.ts';
import { hasPage } from '../app/shop/catalog/collections.ts';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import type { CatalogIndex } from '../app/store/store-request.ts';
import { visitorClient } from './backend.ts';

/** After this time, a newer catalog is read, while pages get the older one. */
const FRESH_MS = 30_000;
/** After this time, pages wait for the newer one, and get the older one only if it cannot be read. */
const MAX_AGE_MS = 60_000;

/** The platform itself searches and filters a larger catalog. */
const MAX_PRODUCTS = 5000;
const PAGE = { paging: { limit: 100 } };

/** Returns a function that reads the catalog of a store front, and keeps the last one that could be read. */
export function createCatalogIndex(settings: StoreFrontSettings): () => Promise<CatalogIndex> {
  let last: CatalogIndex | undefined;
  let readAt = 0;
  let triedAt = 0;
  let reading: Promise<CatalogIndex> | undefined;

  function read(): Promise<CatalogIndex> {
    const startedAt = Date.now();
    triedAt = startedAt;
    const newer = readCatalog(settings, last)
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

async function readCatalog(
  settings: StoreFrontSettings,
  before: CatalogIndex | undefined,
): Promise<CatalogIndex> {
  const client = visitorClient(settings);
  const byName = { ...PAGE, sort: [{ fieldName: 'name', order: 'ASC' } as const] };
  const [all, products] = await Promise.all([
    Array.fromAsync(queryCollectionsPages(client, { query: byName })),
    readProducts(queryProductsPages(client, { query: PAGE })),
  ]);
  const catalog: CatalogIndex = { collections: all.filter(hasPage), products };
  return { ...catalog, ...(await addSearch(catalog, before)) };
}

async function readProducts(pages: ReturnType<typeof queryProductsPages>): Promise<Product[] | undefined> {
  const { total } = await pages;
  return total !== undefined && total > MAX_PRODUCTS ? undefined : Array.fromAsync(pages);
}
