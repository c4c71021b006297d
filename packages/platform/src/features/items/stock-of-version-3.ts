/** Stock of version 3, which inventory items have. */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import { itemV3 } from '../catalog-v3/catalog-item.ts';
import { itemsOfVariant, piecesIn, withPieces } from '../catalog-v3/inventory.ts';
import { changeInventoryItem } from '../catalog-v3/inventory-changes.ts';
import { productV3Of, refreshProduct } from '../catalog-v3/saved-products.ts';
import type { StoredInventoryItem } from '../catalog-v3/stored-inventory-item.ts';
import { productsV3 } from '../catalog-v3/stored-product.ts';
import type { Catalog, Restocked, StockChanges, StockOrder } from './catalog.ts';

export function stockChangesV3(context: Context): StockChanges {
  /** The items of each variant as they will be saved. */
  const items = new Map<string, StoredInventoryItem[]>();
  const productIds = new Set<string>();
  return {
    of: (reference) => {
      const { product, variant } = (reference && itemV3(context, reference)) ?? {};
      if (!product || !variant) return undefined;
      const { id } = variant;
      const own = items.get(id) ?? itemsOfVariant(context, id);
      return {
        available: piecesIn(own),
        isCounted: own.some(({ trackQuantity }) => trackQuantity),
        add: (pieces) => {
          items.set(id, withPieces(items.get(id) ?? own, pieces));
          productIds.add(product.id);
        },
      };
    },
    save: (reason) => {
      const restocking = restocksOf(context, [...productIds]);
      for (const [variantId, own] of items) {
        const before = itemsOfVariant(context, variantId);
        for (const item of own)
          if (before.find(({ id }) => id === item.id)?.quantity !== item.quantity)
            changeInventoryItem(context, item, reason);
      }
      return restocking();
    },
  };
}

/** Changes the stock of a product or a variant. */
export function adjustStockV3(
  context: Context,
  { productId, variantId, change }: StockOrder,
): ReturnType<Catalog['adjustStock']> {
  const { variantsInfo } = productV3Of(context, productId);
  const changed = variantsInfo.variants.filter(({ id }) => variantId === undefined || id === variantId);
  if (changed.length === 0) invalid('variantId', 'VALIDATION', 'is no variant of the product');
  const restocking = restocksOf(context, [productId]);
  for (const { id } of changed) {
    const [before] = itemsOfVariant(context, id);
    const stock = change(before ?? { trackQuantity: false, inStock: false });
    const item = { ...before, productId, variantId: id, ...stock };
    if (!isDeepStrictEqual(item, before)) changeInventoryItem(context, item, 'MANUAL');
  }
  const restocked = restocking();
  return { product: productV3Of(context, productId), restocked };
}

/**
 * Remembers which variants of products are out of stock. The function that it returns calculates the products again,
 * and returns the variants that no longer are.
 */
export function restocksOf(context: Context, productIds: readonly string[]): () => Restocked[] {
  const soldOut = new Set(
    context.db
      .of(productsV3)
      .getMany(productIds)
      .flatMap(({ variantsInfo }) =>
        variantsInfo.variants.flatMap(({ id, inventoryStatus }) => (inventoryStatus?.inStock ? [] : id)),
      ),
  );
  return () =>
    productIds.flatMap((productId) => {
      const product = refreshProduct(context, productId);
      return (product?.variantsInfo.variants ?? [])
        .filter(({ id, inventoryStatus }) => inventoryStatus?.inStock && soldOut.has(id))
        .map(({ id, price }) => ({
          productId,
          variantId: id,
          name: product?.name ?? '',
          price: price.actualPrice.amount,
        }));
    });
}
