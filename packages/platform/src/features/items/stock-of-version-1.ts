/** Stock of version 1, which products have in their variants. */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import { itemV1 } from '../catalog/catalog-item.ts';
import { NO_PREORDERS, productOf, saveProduct } from '../catalog/saved-products.ts';
import { products, type StoredProduct, type StoredVariant } from '../catalog/stored-product.ts';
import type { Catalog, StockChanges, StockOrder } from './catalog.ts';

export const availableOf = ({ stock }: StoredVariant): number =>
  stock.trackQuantity ? (stock.quantity ?? 0) : stock.inStock ? Number.POSITIVE_INFINITY : 0;

export function stockChangesV1(context: Context): StockChanges {
  /** Copies, which are changed before they are saved. */
  const copies = new Map<string, StoredProduct>();
  const changed = new Map<string, Set<string>>();
  return {
    of: (reference) => {
      const found = reference && itemV1(context, reference);
      if (!found?.variant) return undefined;
      const { id } = found.product;
      const product = copies.get(id) ?? structuredClone(found.product);
      copies.set(id, product);
      const variant = product.variants.find((each) => each.id === found.variant?.id);
      if (!variant) return undefined;
      changed.set(id, (changed.get(id) ?? new Set<string>()).add(variant.id));
      return {
        available: availableOf(variant),
        isCounted: variant.stock.trackQuantity,
        add: (pieces) => addPieces(variant, pieces),
      };
    },
    // a sale of a product that is not counted leaves its date
    save: () => {
      for (const [id, product] of copies)
        if (!isDeepStrictEqual(product, context.db.of(products).get(id)))
          saveStock(context, product, [...(changed.get(id) ?? [])]);
    },
  };
}

function addPieces({ stock }: StoredVariant, pieces: number): void {
  if (!stock.trackQuantity) return;
  stock.quantity = (stock.quantity ?? 0) + pieces;
  stock.inStock = stock.quantity > 0;
}

/** Changes the stock of a product, and reports whether its pieces are counted from now on, or no longer. */
export function adjustStockV1(
  context: Context,
  { productId, variantId, change }: StockOrder,
): ReturnType<Catalog['adjustStock']> {
  const before = productOf(context, productId);
  const isChanged = ({ id }: { id: string }): boolean => variantId === undefined || id === variantId;
  if (!before.variants.some(isChanged)) invalid('variantId', 'VALIDATION', 'is no variant of the product');
  const variants = before.variants.map((variant) =>
    isChanged(variant) ? { ...variant, stock: change(variant.stock) } : variant,
  );
  const changedIds = variants.filter(isChanged).map(({ id }) => id);
  const product = saveStock(context, { ...before, variants }, changedIds);
  const trackInventory = product.stock?.trackInventory ?? false;
  if (trackInventory !== (before.stock?.trackInventory ?? false))
    context.emit('com.wix.ecommerce.inventory.api.v1.InventoryItemChanged', product.id, {
      data: {
        ...(product.inventoryItemId && { inventoryItemId: product.inventoryItemId }),
        productId: product.id,
        trackInventory,
        preorderInfo: NO_PREORDERS,
        fieldMask: ['trackInventory'],
        updatedDate: context.clock.iso(),
      },
    });
  return product;
}

/** Saves a product after a change of its stock, and emits the change. */
function saveStock(context: Context, product: StoredProduct, variantIds: readonly string[]): StoredProduct {
  const before = new Map(
    context.db
      .of(products)
      .get(product.id)
      ?.variants.map((variant) => [variant.id, variant]),
  );
  const saved = saveProduct(context, product);
  const changed = saved.variants.filter(({ id, stock }) => {
    const old = before.get(id);
    const isSame = old?.stock.quantity === stock.quantity && old?.stock.inStock === stock.inStock;
    return variantIds.includes(id) && !isSame;
  });
  if (changed.length === 0) return saved;
  context.emit('com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged', saved.id, {
    data: {
      ...(saved.inventoryItemId && { inventoryItemId: saved.inventoryItemId }),
      productId: saved.id,
      variants: changed.map(({ id, stock }) => ({
        id,
        inStock: stock.inStock,
        ...(stock.trackQuantity && { quantity: stock.quantity ?? 0 }),
      })),
      updatedDate: context.clock.iso(),
    },
  });
  return saved;
}
