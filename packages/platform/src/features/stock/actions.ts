import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import { MAX_PIECES } from '../catalog/derived-properties.ts';
import { preorderInfoOf, productOf } from '../catalog/saved-products.ts';
import type { StoredProduct } from '../catalog/stored-product.ts';
import { saveStock } from './stock.ts';

/** Stock as a merchant sets it. What is missing stays. */
export interface StockInput {
  productId: string;
  /** Default: all variants of the product. */
  variantId?: string;
  /** Whether the platform counts pieces. */
  trackQuantity?: boolean;
  quantity?: number;
  /** Whether it is in stock, if pieces are not counted. */
  inStock?: boolean;
  /** Whether it can be ordered while it is out of stock. Null: it cannot. */
  preorder?: { message?: string; limit?: number } | null;
}

/**
 * Sets the stock of a product or a variant, which no call does. Returns the
 * saved product. Call it in writes only.
 */
export function setStock(
  context: Context,
  { productId, variantId, trackQuantity, quantity, inStock, preorder }: StockInput,
): StoredProduct {
  if (quantity !== undefined && !(Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_PIECES))
    invalid('quantity', 'VALIDATION', `must be a whole number from 0 to ${MAX_PIECES}`);
  const product = productOf(context, productId);
  const isChanged = ({ id }: { id: string }): boolean => variantId === undefined || id === variantId;
  if (!product.variants.some(isChanged)) invalid('variantId', 'VALIDATION', 'is no variant of the product');
  const variants = product.variants.map((variant) => {
    if (!isChanged(variant)) return variant;
    const { preorder: before, stock, ...rest } = variant;
    const isTracked = trackQuantity ?? stock.trackQuantity;
    const pieces = quantity ?? stock.quantity ?? 0;
    const next = preorder === undefined ? before : preorder && { ...preorder, taken: before?.taken ?? 0 };
    return {
      ...rest,
      stock: isTracked
        ? { trackQuantity: true, quantity: pieces, inStock: pieces > 0 }
        : { trackQuantity: false, inStock: inStock ?? stock.inStock },
      ...(next && { preorder: next }),
    };
  });
  const saved = saveStock(
    context,
    { ...product, variants },
    variants.filter(isChanged).map(({ id }) => id),
  );
  emitItemChanged(context, product, saved);
  return saved;
}

/** Emits that tracking or preorders of a product changed. */
function emitItemChanged({ emit, clock }: Context, before: StoredProduct, after: StoredProduct): void {
  const [old, now] = [before, after].map(({ variants, stock }) => ({
    trackInventory: stock?.trackInventory ?? false,
    preorderInfo: variants.map(preorderInfoOf).find(({ enabled }) => enabled) ?? { enabled: false },
  }));
  const fieldMask = (['trackInventory', 'preorderInfo'] as const).filter(
    (name) => !isDeepStrictEqual(old?.[name], now?.[name]),
  );
  if (fieldMask.length === 0) return;
  emit('com.wix.ecommerce.inventory.api.v1.InventoryItemChanged', after.id, {
    data: {
      ...(after.inventoryItemId && { inventoryItemId: after.inventoryItemId }),
      productId: after.id,
      ...now,
      fieldMask,
      updatedDate: clock.iso(),
    },
  });
}
