/** Events of version 1, and what it keeps in carts. */
import type { Cart, Checkout } from 'storewire';
import type { CartListener } from '../carts/cart-listeners.ts';
import type { StoredCart } from '../carts/stored-cart.ts';
import { toCart } from './cart-view.ts';
import { closedCheckout, toCheckout } from './checkout-view.ts';
import { type CartOfV1, isCheckout } from './stored.ts';

/** What the events of saved carts show, which is also what responses show. */
const shownCarts = new WeakMap<StoredCart, { cart?: Cart; checkout?: Checkout }>();

/** What version 1 shows of a cart that was just saved. */
export const shownOf = (saved: StoredCart): { cart?: Cart; checkout?: Checkout } =>
  shownCarts.get(saved) ?? {};

export const cartsV1Listener: CartListener = {
  saving: (context, cart, { isOnPage }) => {
    const { emit } = context;
    const kept = withIds(cart, { isOnPage, newId: () => context.ids.uuid() });
    return {
      cart: kept,
      saved: (saved: CartOfV1, before: CartOfV1 | undefined, quoted) => {
        const { id, cartId } = saved;
        const shown: { cart?: Cart; checkout?: Checkout } = {};
        if (saved.isCurrent && cartId !== undefined) {
          shown.cart = toCart(context, saved);
          const type = before?.isCurrent ? 'wix.ecom.v1.cart_updated' : 'wix.ecom.v1.cart_created';
          emit(type, cartId, { entity: shown.cart });
        }
        if (isCheckout(saved) && !saved.completed) {
          shown.checkout = toCheckout(context, saved, quoted);
          const isChanged = before && isCheckout(before);
          const type = isChanged ? 'wix.ecom.v1.checkout_updated' : 'wix.ecom.v1.checkout_created';
          emit(type, id, { entity: shown.checkout });
        }
        shownCarts.set(saved, shown);
      },
    };
  },

  // a cart that was no checkout can be read as one later
  freezing: (context, cart: CartOfV1, quoted): CartOfV1 => ({
    ...cart,
    finalCheckout: toCheckout(context, cart, quoted),
  }),

  reopening: ({ finalCheckout: _final, ...copy }: CartOfV1): CartOfV1 => copy,

  completed: (context, cart: CartOfV1) => {
    if (!isCheckout(cart) || !cart.finalCheckout) return;
    const checkout = closedCheckout(cart, cart.finalCheckout);
    context.emit('wix.ecom.v1.checkout_updated', cart.id, { entity: checkout });
    context.emit('wix.ecom.v1.checkout_completed', cart.id, { data: { checkout } });
  },

  left: ({ emit }, { cartId }) => {
    if (cartId !== undefined) emit('wix.ecom.v1.cart_deleted', cartId, {});
  },

  keeps: isCheckout,
};

/** A cart with its ids of version 1. Version 1 knows what is bought on the hosted page as a checkout. */
function withIds(cart: CartOfV1, { isOnPage, newId }: { isOnPage: boolean; newId: () => string }): CartOfV1 {
  return {
    ...cart,
    ...(cart.isCurrent && cart.cartId === undefined && { cartId: newId() }),
    ...(isOnPage && { checkoutId: cart.id }),
  };
}
