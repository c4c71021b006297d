/** Ends a purchase: from then on, it stays as it was ordered. */

import type { Context } from '../../kernel/context/context.ts';
import type { Quote } from '../pricing/quote.ts';
import { openCartV2, toCartV2 } from './cart-v2.ts';
import { toCheckout } from './checkout-v1.ts';
import { cartWithId, leaveCart } from './save-cart.ts';
import { carts, type FinalCart, type StoredCart } from './stored-cart.ts';

/** A purchase as an order at the prices of a quote shows it. Call it before the order uses up discounts. */
export const finalOf = (context: Context, cart: StoredCart, quoted: Quote): FinalCart => ({
  checkout: toCheckout(context, cart, quoted),
  cart: openCartV2(context, cart, quoted),
});

/**
 * Completes a cart or a checkout, which stays as `final`. The current cart that it was made for ends, unless it
 * is kept until a card is taken.
 */
export function completeCart(
  context: Context,
  cart: StoredCart,
  { final, orderId, keepsCart = false }: { final: FinalCart; orderId?: string; keepsCart?: boolean },
): StoredCart {
  const { db, clock, emit } = context;
  const checkout = { ...final.checkout, completed: true, updatedDate: clock.iso() };
  const isEnded = cart.isCurrent && !keepsCart;
  const completed = db.of(carts).save({
    ...cart,
    completed: true,
    isCurrent: cart.isCurrent && keepsCart,
    final: { ...final, checkout },
    ...(orderId !== undefined && { orderId }),
    revision: cart.revision + 1,
    updatedDate: clock.iso(),
  });
  if (cart.checkoutId === cart.id) {
    emit('wix.ecom.v1.checkout_updated', cart.id, { entity: checkout });
    emit('wix.ecom.v1.checkout_completed', cart.id, { data: { checkout } });
  }
  emit('wix.ecom.v2.cart_updated', cart.id, { entity: toCartV2(context, completed) });
  if (isEnded && cart.cartId !== undefined) emit('wix.ecom.v1.cart_deleted', cart.cartId, {});
  if (!keepsCart) endCart(context, completed);
  return completed;
}

/** Ends the current cart that a purchase was made for, which can be the purchase itself. */
export function endCart(context: Context, { cartId }: StoredCart): void {
  const current = cartId === undefined ? undefined : cartWithId(context, cartId);
  if (current) leaveCart(context, current);
}
