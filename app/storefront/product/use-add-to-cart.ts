import { useRef, useState } from 'react';
import { getCurrentCart } from 'storewire/operations';
import { isStoreError, type StoreClient, type StoreError } from 'storewire';
import { type CartItem, useClient } from 'storewire/react';
import { useShopCart } from '../cart/use-shop-cart.ts';

/** What became of the last item that was added. */
export type AddOutcome =
  | { state: 'idle' | 'adding' | 'added' }
  | { state: 'failed'; error: StoreError | undefined }
  /** The response was lost. The cart must be read before the item can be added again. */
  | { state: 'unknown'; error: StoreError | undefined; isChecking: boolean };

/** Adds items to the cart, and knows what became of them. */
export interface AddToCart {
  outcome: AddOutcome;
  /** Pieces in the cart. Undefined while loading. */
  count: number | undefined;
  /** Resolves to whether the item is in the cart. */
  add: (item: CartItem) => Promise<boolean>;
  /** Reads the cart after a lost response. Resolves to whether the item is in the cart. */
  check: () => Promise<boolean>;
  reset: () => void;
}

export function useAddToCart(): AddToCart {
  const client = useClient();
  const { add, retry, count, cart, failure } = useShopCart();
  const [outcome, setOutcome] = useState<AddOutcome>({ state: 'idle' });
  const latest = useRef(failure);
  latest.current = failure;
  /** The item of which the response was lost, and how many there were before. */
  const lost = useRef<{ item: CartItem; before: number }>(undefined);

  const check = async (): Promise<boolean> => {
    if (!lost.current) return false;
    const { item, before } = lost.current;
    const { current: error } = latest;
    setOutcome({ state: 'unknown', error, isChecking: true });
    const pieces = await readPieces(client, item).catch((failed: unknown) => {
      setOutcome({ state: 'unknown', error: toStoreError(failed) ?? error, isChecking: false });
    });
    if (pieces === undefined) return false;
    retry();
    const isAdded = pieces > before;
    setOutcome(isAdded ? { state: 'added' } : { state: 'failed', error });
    return isAdded;
  };

  return {
    outcome,
    count,
    add: async (item) => {
      setOutcome({ state: 'adding' });
      const before = count === undefined ? await readPieces(client, item).catch(toStoreError) : piecesOf(cart?.lineItems ?? [], item);
      if (typeof before !== 'number') {
        setOutcome({ state: 'failed', error: before });
        return false;
      }
      if (await add(item)) {
        setOutcome({ state: 'added' });
        return true;
      }
      await rendered();
      const { current: error } = latest;
      if (error?.kind === 'system') {
        lost.current = { item, before };
        return check();
      }
      setOutcome({ state: 'failed', error });
      return false;
    },
    check,
    reset: () => setOutcome({ state: 'idle' }),
  };
}

const toStoreError = (error: unknown): StoreError | undefined => (isStoreError(error) ? error : undefined);

/** The failure of the cart is known after the next render. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Line = { quantity?: number | undefined; catalogReference?: CartItem['catalogReference'] | undefined };

/** Pieces of an item, in all its lines: custom texts make different lines. */
const piecesOf = (lines: readonly Line[], { catalogReference }: CartItem): number =>
  lines
    .filter(
      (line) =>
        line.catalogReference?.catalogItemId === catalogReference?.catalogItemId &&
        JSON.stringify(line.catalogReference?.options?.['variantId']) ===
          JSON.stringify(catalogReference?.options?.['variantId']),
    )
    .reduce((sum, { quantity = 0 }) => sum + quantity, 0);

async function readPieces(client: StoreClient, item: CartItem): Promise<number> {
  try {
    const { cart } = await getCurrentCart(client);
    return piecesOf(cart?.lineItems ?? [], item);
  } catch (error) {
    if (isStoreError(error) && error.code === 'OWNED_CART_NOT_FOUND') return 0;
    throw error;
  }
}
