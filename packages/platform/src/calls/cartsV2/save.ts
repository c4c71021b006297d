/** How the calls of both services save a cart. */
import type { CartV2 } from 'storewire';
import type { Context } from '../../context/context.ts';
import type { StoredCart } from '../../entities/carts.ts';
import { checkOpen } from '../../rules/commerce/cart-changes.ts';
import { toCartV2 } from '../../rules/commerce/cart-v2.ts';
import { saveCart } from '../../rules/commerce/save-cart.ts';

/** Saves a new or changed cart and returns it as the contract describes it. */
export const savedCart = (context: Context, cart: StoredCart): CartV2 =>
  toCartV2(context, saveCart(context, cart));

/** Changes an open cart and saves it. */
export function changeCart(
  context: Context,
  cart: StoredCart,
  change: (cart: StoredCart) => StoredCart,
): { cart: CartV2 } {
  checkOpen(cart);
  return { cart: savedCart(context, change(cart)) };
}
