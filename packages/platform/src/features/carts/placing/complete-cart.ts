/** Ends a cart: from then on, it stays as it was ordered. */
import type { Context } from '../../../kernel/context/context.ts';
import type { Quote } from '../../pricing/quote.ts';
import { cartListeners } from '../cart-listeners.ts';
import { openCartV2, toCartV2 } from '../cart-v2.ts';
import { announceLeft, currentCartOf, leaveCart } from '../save-cart.ts';
import { carts, type StoredCart } from '../stored-cart.ts';

/** The cart with what it shows from now on. Call it before the order uses up discounts. */
export function frozenCart(context: Context, cart: StoredCart, quoted: Quote): StoredCart {
  let frozen: StoredCart = { ...cart, final: openCartV2(context, cart, quoted) };
  for (const listener of cartListeners) frozen = listener.freezing(context, frozen, quoted);
  return frozen;
}

/**
 * Completes a cart that is frozen. The current cart that it was made for ends, unless it is kept until a card is
 * taken.
 */
export function completeCart(
  context: Context,
  cart: StoredCart,
  { orderId, keepsCart = false }: { orderId?: string; keepsCart?: boolean } = {},
): StoredCart {
  const { db, clock, emit } = context;
  const completed = db.of(carts).save({
    ...cart,
    completed: true,
    isCurrent: cart.isCurrent && keepsCart,
    ...(orderId !== undefined && { orderId }),
    revision: cart.revision + 1,
    updatedDate: clock.iso(),
  });
  for (const listener of cartListeners) listener.completed(context, completed);
  emit('wix.ecom.v2.cart_updated', cart.id, { entity: toCartV2(context, completed) });
  if (cart.isCurrent && !keepsCart) announceLeft(context, cart);
  if (!keepsCart) endPurchase(context, completed);
  return completed;
}

/**
 * Ends the current cart that a purchase was made for: the purchase itself, its copy after a declined card, or the cart
 * that it was made of.
 */
export function endPurchase(context: Context, { owner, purchaseFlowId }: StoredCart): void {
  const current = owner && currentCartOf(context, owner);
  if (current?.purchaseFlowId === purchaseFlowId) leaveCart(context, current);
}
