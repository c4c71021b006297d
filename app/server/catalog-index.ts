import { createTransport, type Product, visitor } from 'storewire';
import { queryCollectionsPages, queryProductsPages } from 'storewire/paging';
import { hasPage } from '../storefront/catalog/has-page.ts';
import type { StoreFrontSettings } from './settings.ts';
import type { CatalogIndex } from './store-request.ts';

/** An index answers with what it has for this long, and with the older one while it reads a newer one. */
const FRESH_MS = 30_000;

const MOST_PRODUCTS = 5000;
const PAGE = { paging: { limit: 100 } };

/** Returns a function that reads the catalog of a store front, and keeps the last one that could be read. */
export function createCatalogIndex(settings: StoreFrontSettings): () => Promise<CatalogIndex> {
  let last: Promise<CatalogIndex> | undefined;
  let readAt = 0;
  let isReading = false;

  function read(): Promise<CatalogIndex> {
    isReading = true;
    readAt = Date.now();
    const newer = readCatalog(settings);
    newer.then(
      () => {
        last = newer;
        isReading = false;
      },
      () => {
        // a failure is not kept
        if (last === newer) last = undefined;
        isReading = false;
      },
    );
    return newer;
  }

  return () => {
    if (last === undefined) last = read();
    else if (!isReading && Date.now() - readAt >= FRESH_MS) void read();
    return last;
  };
}

async function readCatalog({ storeUrl, clientId }: StoreFrontSettings): Promise<CatalogIndex> {
  const client = createTransport({ auth: visitor({ clientId }), baseUrl: storeUrl });
  const byName = { ...PAGE, sort: [{ fieldName: 'name', order: 'ASC' } as const] };
  const [collections, products] = await Promise.all([
    Array.fromAsync(queryCollectionsPages(client, { query: byName })),
    readProducts(queryProductsPages(client, { query: PAGE })),
  ]);
  return { collections: collections.filter(hasPage), products };
}

async function readProducts(pages: ReturnType<typeof queryProductsPages>): Promise<Product[] | undefined> {
  const { total } = await pages;
  return total !== undefined && total > MOST_PRODUCTS ? undefined : Array.fromAsync(pages);
}
