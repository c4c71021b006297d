/** What a merchant does to the stock that no call of the contract does. */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { anyItem, count } from '../../../kernel/actions/shapes.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import { MAX_PIECES } from '../../catalog/derived-properties.ts';
import { NO_PREORDERS, productOf } from '../../catalog/saved-products.ts';
import { saveStock } from '../stock.ts';

export const stockActions = {
  setStock: defineAction({
    summary: 'Sets the stock of a product, or of one variant, or adds pieces to it. What is missing stays.',
    effect: 'write',
    input: z.strictObject({
      productId: z.string(),
      variantId: z.exactOptional(z.string()),
      trackQuantity: z.exactOptional(z.boolean()),
      quantity: z.exactOptional(count.check(z.lte(MAX_PIECES))),
      add: z.exactOptional(z.int().check(z.gte(-MAX_PIECES), z.lte(MAX_PIECES))),
      inStock: z.exactOptional(z.boolean()),
    }),
    output: z.object({ product: anyItem }),
    run: (context, { productId, variantId, trackQuantity, quantity, add = 0, inStock }) => {
      const before = productOf(context, productId);
      const isChanged = ({ id }: { id: string }): boolean => variantId === undefined || id === variantId;
      if (!before.variants.some(isChanged))
        invalid('variantId', 'VALIDATION', 'is no variant of the product');
      const variants = before.variants.map((variant) => {
        if (!isChanged(variant)) return variant;
        const { stock } = variant;
        const pieces = (quantity ?? stock.quantity ?? 0) + add;
        if (pieces < 0 || pieces > MAX_PIECES)
          invalid('add', 'VALIDATION', `must leave 0 to ${MAX_PIECES} pieces`);
        return {
          ...variant,
          stock:
            (trackQuantity ?? stock.trackQuantity)
              ? { trackQuantity: true, quantity: pieces, inStock: pieces > 0 }
              : { trackQuantity: false, inStock: inStock ?? stock.inStock },
        };
      });
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
      return { product };
    },
  }),
};
