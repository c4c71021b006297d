import { useRef, useState } from 'react';
import { isStoreError, type StoreError } from 'storewire';
import { type CartItem, useClient } from 'storewire/react';
import { painted } from '../../components/painted.ts';
import { readCartLines } from '../cart/cart-lines.ts';
import { useShopCart } from '../cart/use-shop-cart.ts';

/** The result of adding the last item. */
export type AddOutcome =
  | { state: 'idle' | 'adding' | 'added' }
  | { state: 'failed'; error: StoreError | undefined }
  /** The response was lost. The cart must be read before the item can be added again. */
  | { state: 'unknown'; error: StoreError | undefined; isChecking: boolean };

/** Adds items to the cart, and knows the result. */
export interface AddToCart {
  outcome: AddOutcome;
  /** Resolves to the number of pieces in the cart, or undefined if the item was not added. */
  add: (item: CartItem) => Promise<number | undefined>;
  /** Reads the cart after a lost response. Resolves as `add` does. */
  check: () => Promise<number | undefined>;
  reset: () => void;
}

export function useAddToCart(): AddToCart {
  const client = useClient();
  const { add, retry, count, cart, failure } = useShopCart();
  const [outcome, setOutcome] = useState<AddOutcome>({ state: 'idle' });
  const latest = useRef({ count, failure });
  latest.current = { count, failure };
  /** The item of which the response was lost, and how many there were before. */
  const lost = useRef<{ item: CartItem; before: number }>(undefined);

  const check = async (): Promise<number | undefined> => {
    if (!lost.current) return undefined;
    const { item, before } = lost.current;
    const { failure: error } = latest.current;
    setOutcome({ state: 'unknown', error, isChecking: true });
    const lines = await readCartLines(client).catch((failed: unknown) => {
      setOutcome({ state: 'unknown', error: toStoreError(failed) ?? error, isChecking: false });
    });
    if (lines === undefined) return undefined;
    retry();
    const isAdded = piecesOf(lines, item) > before;
    setOutcome(isAdded ? { state: 'added' } : { state: 'failed', error });
    return isAdded ? sumOf(lines) : undefined;
  };

  return {
    outcome,
    add: async (item) => {
      setOutcome({ state: 'adding' });
      await painted();
      const lines =
        count === undefined ? await readCartLines(client).catch(toStoreError) : (cart?.lineItems ?? []);
      if (!Array.isArray(lines)) {
        setOutcome({ state: 'failed', error: lines });
        return undefined;
      }
      const before = piecesOf(lines, item);
      const isAdded = await add(item);
      await rendered();
      if (isAdded) {
        setOutcome({ state: 'added' });
        // the platform may have added fewer than were wanted
        return latest.current.count;
      }
      const { failure: error } = latest.current;
      if (error?.kind === 'system') {
        lost.current = { item, before };
        return check();
      }
      setOutcome({ state: 'failed', error });
      return undefined;
    },
    check,
    reset: () => setOutcome({ state: 'idle' }),
  };
}

const toStoreError = (error: unknown): StoreError | undefined => (isStoreError(error) ? error : undefined);

/** The cart and its failure are known after the next render. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Line = { quantity?: number | undefined; catalogReference?: CartItem['catalogReference'] | undefined };

/** Pieces of all lines. */
const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0);

/** Pieces of an item, in all its lines: custom texts make different lines. */
const piecesOf = (lines: readonly Line[], { catalogReference }: CartItem): number =>
  sumOf(
    lines.filter(
      (line) =>
        line.catalogReference?.catalogItemId === catalogReference?.catalogItemId &&
        JSON.stringify(line.catalogReference?.options?.['variantId']) ===
          JSON.stringify(catalogReference?.options?.['variantId']),
    ),
  );
