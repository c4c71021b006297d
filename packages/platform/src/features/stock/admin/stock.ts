/** What a merchant does to the stock that no call of the contract does. */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { anyItem, count } from '../../../kernel/actions/shapes.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import { MAX_PIECES } from '../../catalog/derived-properties.ts';
import { catalogOf } from '../../items/current-catalog.ts';
import { notifyOfItem } from '../back-in-stock.ts';

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
      const { product, restocked } = catalogOf(context).setStock(context, {
        productId,
        variantId,
        change: (stock) => {
          const pieces = (quantity ?? stock.quantity ?? 0) + add;
          if (pieces < 0 || pieces > MAX_PIECES)
            invalid('add', 'VALIDATION', `must leave 0 to ${MAX_PIECES} pieces`);
          return (trackQuantity ?? stock.trackQuantity)
            ? { trackQuantity: true, quantity: pieces, inStock: pieces > 0 }
            : { trackQuantity: false, inStock: inStock ?? stock.inStock };
        },
      });
      for (const item of restocked) notifyOfItem(context, item);
      return { product };
    },
  }),
};
