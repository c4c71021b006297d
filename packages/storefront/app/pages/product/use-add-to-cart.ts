import { useState } from 'react';
import { isStoreError, type StoreError } from 'storewire';
import { type CartV1Item, type ReducedQuantity, useClient } from 'storewire/react';
import { painted } from '../../components/painted.ts';
import { readCartLines } from '../cart/cart-lines.ts';
import { useShopCart } from '../cart/use-shop-cart.ts';

/** The result of adding the last item. */
export type AddOutcome =
  | { state: 'idle' | 'adding' | 'added' }
  | { state: 'failed'; error: StoreError | undefined }
  /** The response was lost. The cart must be read before the item can be added again. */
  | { state: 'unknown'; error: StoreError | undefined; isChecking: boolean; lost: LostAddition };

/** An item whose response was lost, and how many pieces of it the cart had before. */
interface LostAddition {
  item: CartV1Item;
  before: number;
}

/** What was added. */
export interface Addition {
  /** The number of pieces in the cart. */
  count: number;
  /** Present if the shop has fewer pieces than were wanted. */
  reduced: ReducedQuantity | undefined;
}

/** Adds items to the cart, and knows the result. */
export interface AddToCart {
  outcome: AddOutcome;
  /** Resolves to undefined if the item was not added. */
  add: (item: CartV1Item) => Promise<Addition | undefined>;
  /** Reads the cart after a lost response. Resolves as `add` does. */
  check: () => Promise<Addition | undefined>;
  reset: () => void;
}

export function useAddToCart(): AddToCart {
  const client = useClient();
  const { add, retry, count, cart } = useShopCart();
  const [outcome, setOutcome] = useState<AddOutcome>({ state: 'idle' });

  /** Shows whether an addition has taken effect after all, according to the lines of the cart. */
  const decide = (
    { item, before }: LostAddition,
    lines: readonly Line[],
    error: StoreError | undefined,
  ): Addition | undefined => {
    const isAdded = piecesOf(lines, item) > before;
    setOutcome(isAdded ? { state: 'added' } : { state: 'failed', error });
    return isAdded ? { count: sumOf(lines), reduced: undefined } : undefined;
  };

  const check = async (lost: LostAddition, error: StoreError | undefined): Promise<Addition | undefined> => {
    setOutcome({ state: 'unknown', error, isChecking: true, lost });
    const lines = await readCartLines(client).catch(toStoreError);
    if (!Array.isArray(lines)) {
      setOutcome({ state: 'unknown', error: lines ?? error, isChecking: false, lost });
      return undefined;
    }
    retry();
    return decide(lost, lines, error);
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
      const lost = { item, before: piecesOf(lines, item) };
      const { saved, cart: after, failure, reduced } = await add(item);
      if (saved) {
        setOutcome({ state: 'added' });
        return { count: sumOf(after?.lineItems ?? []), reduced };
      }
      if (failure?.kind !== 'system') {
        setOutcome({ state: 'failed', error: failure });
        return undefined;
      }
      return after ? decide(lost, after.lineItems, failure) : check(lost, failure);
    },
    check: async () => (outcome.state === 'unknown' ? check(outcome.lost, outcome.error) : undefined),
    reset: () => setOutcome({ state: 'idle' }),
  };
}

const toStoreError = (error: unknown): StoreError | undefined => (isStoreError(error) ? error : undefined);

type Line = { quantity?: number | undefined; catalogReference?: CartV1Item['catalogReference'] | undefined };

/** Pieces of all lines. */
const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0);

/** Pieces of an item, in all its lines: custom texts make different lines. */
const piecesOf = (lines: readonly Line[], { catalogReference }: CartV1Item): number =>
  sumOf(
    lines.filter(
      (line) =>
        line.catalogReference?.catalogItemId === catalogReference?.catalogItemId &&
        JSON.stringify(line.catalogReference?.options?.['variantId']) ===
          JSON.stringify(catalogReference?.options?.['variantId']),
    ),
  );
