/** What a merchant does to the stock that no call of the contract does. */
import { defineAction } from '../../../kernel/actions/action.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import { anyItem, count, flag, text } from '../../../kernel/schemas/shapes.ts';
import { MAX_PIECES } from '../../catalog/derived-properties.ts';
import { catalogOf } from '../../items/current-catalog.ts';

export const stockActions = {
  setStock: defineAction({
    summary: 'Sets the stock of a product, or of one variant, or adds pieces to it. What is missing stays.',
    effect: 'write',
    input: object(
      { productId: text },
      {
        variantId: text,
        trackQuantity: flag,
        quantity: { ...count, maximum: MAX_PIECES },
        add: { type: 'integer', minimum: -MAX_PIECES, maximum: MAX_PIECES },
        inStock: flag,
      },
    ),
    output: object({ product: anyItem }),
    run: (context, { productId, variantId, trackQuantity, quantity, add = 0, inStock }) => {
      const product = catalogOf(context).adjustStock(context, {
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
      return { product };
    },
  }),
};
