/** What else happens when carts change: version 1 shows them as well. */
import type { Context } from '../../kernel/context/context.ts';
import type { Quote } from '../pricing/quote.ts';
import type { StoredCart } from './stored-cart.ts';

/** Each of these is called in the write that changes the cart. */
export interface CartListener {
  /**
   * Called before a change is saved. Returns the cart with what the listener keeps in it, and what to do once it is
   * saved. `isOnPage` is a change on the hosted page.
   */
  saving: (context: Context, cart: StoredCart, options: { isOnPage: boolean }) => SavingCart;
  /** Called before a cart is completed. Returns it with what the listener shows of it from then on. */
  freezing: (context: Context, cart: StoredCart, quoted: Quote) => StoredCart;
  /** Called before a completed cart is copied to an open one. Returns the copy without what is of the purchase. */
  reopening: (copy: StoredCart) => StoredCart;
  /** Called once a cart is completed, before the event of it. */
  completed: (context: Context, cart: StoredCart) => void;
  /** Called once a current cart is deleted, or is no longer current. */
  left: (context: Context, cart: StoredCart) => void;
  /** Whether a cart stays when it is no longer the current one. */
  keeps: (cart: StoredCart) => boolean;
}

interface SavingCart {
  cart: StoredCart;
  saved?: (cart: StoredCart, before: StoredCart | undefined, quoted: Quote) => void;
}

const listeners = new Set<CartListener>();

/** Adds a listener for all platforms of the process. The table of features does so when it is loaded. */
export const listenToCarts = (listener: CartListener): void => {
  listeners.add(listener);
};

export const cartListeners: Iterable<CartListener> = listeners;

export const isKept = (cart: StoredCart): boolean => [...listeners].some((listener) => listener.keeps(cart));
