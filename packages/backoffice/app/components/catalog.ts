/** What pages about other things know of products, of any version of the catalog. */
import type { Product, ProductV3 } from 'storewire';
import { store } from '../data.ts';
import { CATALOG_VERSION } from '../page-settings.ts';
import { decimalOf } from './decimals.ts';

/** The resources of products, of their stock and of their groups. Each version has its own. */
export const CATALOG =
  CATALOG_VERSION === 3
    ? (['products-v3', 'inventory', 'categories'] as const)
    : (['products', 'variants', 'collections'] as const);

/** The resource of products. */
export const [PRODUCTS] = CATALOG;

/** What other pages show of a product. */
export interface ShownProduct {
  id: string;
  name: string;
  /** What buyers pay for it, or for its cheapest variant. */
  price: string;
  stock: string | undefined;
  media: Product['media'] | ProductV3['media'];
}

export async function readProducts(ids: readonly string[], signal: AbortSignal): Promise<ShownProduct[]> {
  const params = { ids: [...ids], signal };
  if (CATALOG_VERSION === 3) {
    const { data } = await store.getMany<ProductV3 & { id: string }>(PRODUCTS, params);
    return data.map(({ id, name, actualPriceRange, inventory, media }) => ({
      id,
      name: name ?? '',
      price: actualPriceRange?.minValue?.amount ?? '0',
      stock: inventory?.availabilityStatus,
      media,
    }));
  }
  const { data } = await store.getMany<Product & { id: string }>(PRODUCTS, params);
  return data.map(({ id, name, priceData, stock, media }) => ({
    id,
    name: name ?? '',
    price: decimalOf(priceData?.discountedPrice ?? priceData?.price ?? 0),
    stock: stock?.inventoryStatus,
    media,
  }));
}
