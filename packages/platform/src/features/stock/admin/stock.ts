/** What a merchant does to the stock that no call of the contract does. */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { anyItem, count } from '../../../kernel/actions/shapes.ts';
import { setStock } from '../actions.ts';

export const stockActions = {
  setStock: defineAction({
    summary: 'Sets the stock of a product, or of one variant. What is missing stays.',
    effect: 'write',
    input: z.strictObject({
      productId: z.string(),
      variantId: z.exactOptional(z.string()),
      trackQuantity: z.exactOptional(z.boolean()),
      quantity: z.exactOptional(count),
      inStock: z.exactOptional(z.boolean()),
    }),
    output: z.object({ product: anyItem }),
    run: (context, input) => ({ product: setStock(context, input) }),
  }),
};
