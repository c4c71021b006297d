/** How the calls of both services change a cart. */
import type { CartV2 } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import { checkOpen } from '../cart-changes.ts';
import { checkConvertible } from '../cart-quote.ts';
import { changeCart } from '../save-cart.ts';
import type { StoredCart } from '../stored-cart.ts';

/**
 * Changes a cart, which can be new, and returns it as the contract describes it. Throws a violation of `field` if it
 * leads to amounts that the contract cannot express.
 */
export function changeAnyCart(
  context: Context,
  cart: StoredCart,
  change: (cart: StoredCart) => StoredCart,
  field?: string,
): { cart: CartV2 } {
  const { quoted, shown } = changeCart(context, cart, change);
  if (field !== undefined) checkConvertible(context, quoted, field);
  return { cart: shown };
}

/** Changes an open cart. */
export function changeOpenCart(
  context: Context,
  cart: StoredCart,
  change: (cart: StoredCart) => StoredCart,
  field?: string,
): { cart: CartV2 } {
  checkOpen(cart);
  return changeAnyCart(context, cart, change, field);
}
