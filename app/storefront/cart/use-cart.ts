import type { Cart } from 'storewire';
import { useGetCurrentCart } from 'storewire/react';

/** The cart of the server. */
export interface CartState {
  /** Undefined while loading, and if there is none. */
  cart: Cart | undefined;
  /** Number of pieces; undefined while unknown. */
  count: number | undefined;
  error: Error | undefined;
  isValidating: boolean;
  retry: () => void;
}

/** Reads the cart. A visitor without a cart has an empty cart, which is not an error. */
export function useCart(): CartState {
  const { data, error, isValidating, mutate } = useGetCurrentCart();
  const isAbsent = error?.code === 'OWNED_CART_NOT_FOUND';
  const cart = isAbsent ? undefined : data?.cart;
  const isKnown = isAbsent || data !== undefined;
  return {
    cart,
    count: isKnown ? countPieces(cart) : undefined,
    error: isAbsent ? undefined : error,
    isValidating,
    retry: () => void mutate(),
  };
}

/** Number of pieces in all lines. */
export const countPieces = (cart: Cart | undefined): number =>
  (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
