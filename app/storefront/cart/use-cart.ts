import type { Cart, CartResponse } from 'storewire';
import { useGetCurrentCart } from 'storewire/react';

/** The cart as the server has it. */
export interface CartState {
  /** Undefined while it is read, and when there is none. */
  cart: Cart | undefined;
  /** Pieces in it; undefined while that is not known. */
  count: number | undefined;
  error: Error | undefined;
  isValidating: boolean;
  retry: () => void;
  /** Shows the cart that came back from a change, before it is read again. */
  accept: (answer: CartResponse) => void;
}

/** Reads the cart. A visitor who never put anything in has none, which is an empty cart and no failure. */
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
    accept: (answer) => void mutate(answer, { revalidate: false }),
  };
}

/** Pieces in all lines. */
export const countPieces = (cart: Cart | undefined): number => (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
