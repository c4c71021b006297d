/** Fills the catalog of the sample shop, in the version that the shop has. */
import type { SoldProduct } from '../../features/items/catalog.ts';
import { catalogOf } from '../../features/items/current-catalog.ts';
import type { Context } from '../../kernel/context/context.ts';
import { writeCatalogV1 } from './catalog-v1.ts';
import { writeCatalogV3 } from './catalog-v3.ts';
import { SAMPLE_PRODUCTS } from './products.ts';

/** Stores the first `count` sample products, and the collections or categories that contain one of them. */
export function seedCatalog(context: Context, count = SAMPLE_PRODUCTS.length): SoldProduct[] {
  const write = { 1: writeCatalogV1, 3: writeCatalogV3 }[context.settings.catalogVersion];
  return write(context, SAMPLE_PRODUCTS.slice(0, count)).flatMap(
    ({ id }) => catalogOf(context).product(context, id) ?? [],
  );
}
