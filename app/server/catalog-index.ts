import { type Collection, createTransport, type Product, visitor } from 'storewire';
import { queryCollectionsPages, queryProductsPages } from 'storewire/paging';
import { hasPage } from '../storefront/catalog/catalog-query.ts';
import type { StoreFrontSettings } from './settings.ts';

/** What the server of the store front knows about the catalog, to answer what no call of the platform does. */
export interface CatalogIndex {
  /** Those that have a page. */
  collections: Collection[];
  /** All products that shoppers see. Undefined if there are too many to read. */
  products: Product[] | undefined;
}

/** The index answers with what it has for this long, and with the older one while it reads a newer one. */
const FRESH_MS = 30_000;

const MOST_PRODUCTS = 5000;
const PAGE = { paging: { limit: 100 } };

interface Reading {
  at: number;
  index: Promise<CatalogIndex>;
}

const readings = new WeakMap<StoreFrontSettings, Reading>();

/** The index of a store front, at most a minute old. Rejects if it cannot be read and never was. */
export function catalogIndex(settings: StoreFrontSettings): Promise<CatalogIndex> {
  const known = readings.get(settings);
  if (known && Date.now() - known.at < FRESH_MS) return known.index;
  const newer = { at: Date.now(), index: readIndex(settings) };
  // a failure is not kept
  newer.index.catch(() => {
    if (known) readings.set(settings, known);
    else readings.delete(settings);
  });
  if (!known) {
    readings.set(settings, newer);
    return newer.index;
  }
  readings.set(settings, { ...known, at: newer.at });
  newer.index.then(() => readings.set(settings, newer)).catch(() => undefined);
  return known.index;
}

async function readIndex({ storeUrl, clientId }: StoreFrontSettings): Promise<CatalogIndex> {
  const client = createTransport({ auth: visitor({ clientId }), baseUrl: storeUrl });
  const [collections, products] = await Promise.all([
    Array.fromAsync(
      queryCollectionsPages(client, { query: { ...PAGE, sort: [{ fieldName: 'name', order: 'ASC' }] } }),
    ),
    readProducts(queryProductsPages(client, { query: PAGE })),
  ]);
  return { collections: collections.filter(hasPage), products };
}

async function readProducts(pages: ReturnType<typeof queryProductsPages>): Promise<Product[] | undefined> {
  const { total } = await pages;
  return total !== undefined && total > MOST_PRODUCTS ? undefined : Array.fromAsync(pages);
}
