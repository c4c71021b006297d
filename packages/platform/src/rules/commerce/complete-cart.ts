/** Ends a purchase: from then on, it stays as it was ordered. */
import type { Checkout } from 'storewire';
import type { Context } from '../../context/context.ts';
import { carts, type StoredCart } from '../../entities/carts.ts';
import { toCartV2 } from './cart-v2.ts';
import { cartWithId, leaveCart } from './save-cart.ts';

/**
 * Completes a cart or a checkout, which stays as `view`. The current cart that it was made for ends, unless it
 * is kept until a card is taken.
 */
export function completeCart(
  context: Context,
  cart: StoredCart,
  { view, orderId, keepsCart = false }: { view: Checkout; orderId?: string; keepsCart?: boolean },
): StoredCart {
  const { db, clock, emit } = context;
  const final: Checkout = { ...view, completed: true, updatedDate: clock.iso() };
  const completed = db.of(carts).save({
    ...cart,
    completed: true,
    final,
    ...(orderId !== undefined && { orderId }),
    revision: cart.revision + 1,
    updatedDate: clock.iso(),
  });
  if (cart.checkoutId === cart.id) {
    emit('wix.ecom.v1.checkout_updated', cart.id, { entity: final });
    emit('wix.ecom.v1.checkout_completed', cart.id, { data: { checkout: final } });
  }
  // a current cart that ends has its event then
  if (keepsCart || !cart.isCurrent)
    emit('wix.ecom.v2.cart_updated', cart.id, { entity: toCartV2(context, completed) });
  if (!keepsCart) endCart(context, completed);
  return completed;
}

/** Ends the current cart that a purchase was made for, which can be the purchase itself. */
export function endCart(context: Context, { cartId }: StoredCart): void {
  const current = cartId === undefined ? undefined : cartWithId(context, cartId);
  if (current) leaveCart(context, current);
}
