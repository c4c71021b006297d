import type { Checkout } from 'storewire';
import type { StoredCart } from '../carts/stored-cart.ts';

/** A cart with what version 1 keeps in it. */
export interface CartOfV1 extends StoredCart {
  /** The checkout that version 1 shows with the cart. The cart is a checkout itself if it is its own id. */
  checkoutId?: string;
  /** The contact that the buyer named, whom the shop does not look up. */
  buyerContactId?: string;
  /** The checkout as it was completed. */
  finalCheckout?: Checkout;
}

/** Whether version 1 shows a cart as a checkout. */
export const isCheckout = ({ id, checkoutId }: CartOfV1): boolean => checkoutId === id;
