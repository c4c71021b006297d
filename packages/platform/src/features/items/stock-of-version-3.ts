/** Stock of version 3, which inventory items have. */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import { itemV3 } from '../catalog-v3/catalog-item.ts';
import { itemsOfVariant, piecesIn, withPieces } from '../catalog-v3/inventory.ts';
import { changeInventoryItem } from '../catalog-v3/inventory-changes.ts';
import { productV3Of, refreshProduct } from '../catalog-v3/saved-products.ts';
import type { StoredInventoryItem } from '../catalog-v3/stored-inventory-item.ts';
import type { Catalog, StockChanges, StockOrder } from './catalog.ts';

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
      for (const [variantId, own] of items) {
        const before = itemsOfVariant(context, variantId);
        for (const item of own)
          if (before.find(({ id }) => id === item.id)?.quantity !== item.quantity)
            changeInventoryItem(context, item, reason);
      }
      for (const id of productIds) refreshProduct(context, id);
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
  for (const { id } of changed) {
    const [before] = itemsOfVariant(context, id);
    const stock = change(before ?? { trackQuantity: false, inStock: false });
    const item = { ...before, productId, variantId: id, ...stock };
    if (!isDeepStrictEqual(item, before)) changeInventoryItem(context, item, 'MANUAL');
  }
  return refreshProduct(context, productId) ?? productV3Of(context, productId);
}
