/** Actions on carts of both versions. */
import * as z from 'zod/mini';
import {
  cartDetails,
  discountCart,
  discountCheckout,
  listCarts,
  refreshCart,
  removeCart,
} from '../../../rules/commerce/cart-actions.ts';
import { defineAction } from '../shared/action.ts';
import { amount, anyItem, done, limit, offset } from '../shared/shapes.ts';

const state = z.enum(['current', 'current and checkout', 'checkout', 'ordered', 'by id']);

const id = z.string().check(z.meta({ description: 'That of version 2.' }));

export const cartActions = {
  listCarts: defineAction({
    summary: 'Lists carts with owner, total and state, those that changed last first.',
    effect: 'read',
    input: z.strictObject({ limit, offset }),
    output: z.object({
      carts: z.array(
        z.object({
          id: z.string(),
          state,
          owner: z.string(),
          lines: z.int(),
          total: z.string(),
          revision: z.string(),
          updatedDate: z.string(),
        }),
      ),
      total: z.int(),
    }),
    run: listCarts,
  }),
  getCart: defineAction({
    summary:
      'Returns a cart in the form of version 2, with the summary of its calculation unless it was ordered.',
    effect: 'read',
    input: z.strictObject({ id }),
    output: z.object({
      cart: anyItem,
      state,
      owner: z.string(),
      total: z.string(),
      summary: z.exactOptional(anyItem),
    }),
    run: cartDetails,
  }),
  refreshCart: defineAction({
    summary: 'Takes prices and stock of the catalog into a cart.',
    effect: 'write',
    input: z.strictObject({ id }),
    output: z.object({ cart: anyItem }),
    run: (context, input) => ({ cart: refreshCart(context, input) }),
  }),
  deleteCart: defineAction({
    summary: 'Deletes a cart. An order that was made from it stays.',
    effect: 'write',
    input: z.strictObject({ id }),
    output: done,
    run: (context, input) => {
      removeCart(context, input);
      return {};
    },
  }),
  discountCart: defineAction({
    summary: 'Replaces the discounts that the merchant gives on a cart.',
    effect: 'write',
    input: z.strictObject({
      cartId: z.string().check(z.meta({ description: 'That of version 1 or of version 2.' })),
      discounts: z.array(z.strictObject({ amount })),
    }),
    output: done,
    run: (context, input) => {
      discountCart(context, input);
      return {};
    },
  }),
  discountCheckout: defineAction({
    summary: 'Replaces the discounts that the merchant gives on a checkout.',
    effect: 'write',
    input: z.strictObject({
      checkoutId: z.string(),
      discounts: z.array(
        z.strictObject({
          amount: z.exactOptional(amount),
          percentage: z.exactOptional(z.number().check(z.gte(0), z.lte(100))),
        }),
      ),
    }),
    output: done,
    run: (context, input) => {
      discountCheckout(context, input);
      return {};
    },
  }),
};
