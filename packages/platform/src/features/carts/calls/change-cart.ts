/** How the calls of both services show and change a cart. */
import type { CartV2 } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import { rememberSeen } from '../agreement.ts';
import { checkOpen } from '../cart-changes.ts';
import { checkConvertible, quoteStored } from '../cart-quote.ts';
import { toCartV2 } from '../cart-v2.ts';
import { changeCart } from '../save-cart.ts';
import type { StoredCart } from '../stored-cart.ts';

/** Returns a cart as the contract describes it, and remembers the prices that the caller sees. */
export function showCart(context: Context, cart: StoredCart): { cart: CartV2 } {
  if (cart.final) return { cart: toCartV2(context, cart) };
  const quoted = quoteStored(context, cart);
  rememberSeen(context, cart, quoted);
  return { cart: toCartV2(context, cart, quoted) };
}

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
  const { quoted, shown } = changeCart(context, cart, change, { isShown: true });
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
