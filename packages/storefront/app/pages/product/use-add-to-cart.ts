import { useState } from 'react';
import {
  type CatalogItemInput,
  isStoreError,
  type LineItem,
  type StoreClient,
  type StoreError,
} from 'storewire';
import { getCurrentCartV2 } from 'storewire/operations';
import { useClient } from 'storewire/react';
import { useShopCart } from '../../shop/cart/shop-cart.ts';
import { orMissing } from '../../store/failure.ts';

/** What was added to the cart. */
export interface AddedToCart {
  /** Pieces in the cart. */
  count: number;
  /** The line of the item that was added. */
  line: LineItem | undefined;
}

/** The result of adding the last item. */
export type AddOutcome =
  | { state: 'idle' | 'adding' }
  | ({ state: 'added' } & AddedToCart)
  | { state: 'failed'; error: StoreError | undefined }
  /** The response was lost. The cart must be read before the item can be added again. */
  | { state: 'unknown'; error: StoreError | undefined; isChecking: boolean; lost: LostAddition };

/** An item whose response was lost, and how many pieces of it the cart had before. */
interface LostAddition {
  item: CatalogItemInput;
  before: number;
}

/** Adds items to the cart, and knows the result. */
export interface AddToCart {
  outcome: AddOutcome;
  /** Resolves to the number of pieces in the cart, or to undefined if the item was not added. */
  add: (item: CatalogItemInput) => Promise<number | undefined>;
  /** Reads the cart after a lost response. Resolves as `add` does. */
  check: () => Promise<number | undefined>;
  reset: () => void;
}

export function useAddToCart(): AddToCart {
  const client = useClient();
  const { add, retry, count, cart } = useShopCart();
  const [outcome, setOutcome] = useState<AddOutcome>({ state: 'idle' });

  const showAdded = (lines: readonly LineItem[], line: LineItem | undefined): number => {
    const count = sumOf(lines);
    setOutcome({ state: 'added', count, line });
    return count;
  };

  /** Shows whether an addition has taken effect after all, according to the lines of the cart. */
  const decide = (
    { item, before }: LostAddition,
    lines: readonly LineItem[],
    error: StoreError | undefined,
  ): number | undefined => {
    if (piecesOf(lines, item) > before) return showAdded(lines, linesOf(lines, item).at(-1));
    setOutcome({ state: 'failed', error });
    return undefined;
  };

  const check = async (lost: LostAddition, error: StoreError | undefined): Promise<number | undefined> => {
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
      const lines =
        count === undefined ? await readCartLines(client).catch(toStoreError) : (cart?.lineItems ?? []);
      if (!Array.isArray(lines)) {
        setOutcome({ state: 'failed', error: lines });
        return undefined;
      }
      const lost = { item, before: piecesOf(lines, item) };
      const { saved, cart: after, failure, line } = await add(item);
      if (saved) return showAdded(after?.lineItems ?? [], line);
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

/** The lines of the current cart. Empty if there is no cart. */
const readCartLines = async (client: StoreClient): Promise<LineItem[]> =>
  (await orMissing(getCurrentCartV2(client)))?.cart.lineItems ?? [];

const toStoreError = (error: unknown): StoreError | undefined => (isStoreError(error) ? error : undefined);

/** Pieces of all lines. */
const sumOf = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, { quantityInfo }) => sum + (quantityInfo?.confirmedQuantity ?? 0), 0);

/** The lines of an item: custom texts make different ones. */
const linesOf = (lines: readonly LineItem[], { catalogReference: wanted }: CatalogItemInput): LineItem[] =>
  lines.filter(
    ({ source: { catalogReference } = {} }) =>
      catalogReference?.catalogItemId === wanted.catalogItemId &&
      JSON.stringify(catalogReference?.options?.['variantId']) ===
        JSON.stringify(wanted.options?.['variantId']),
  );

const piecesOf = (lines: readonly LineItem[], item: CatalogItemInput): number => sumOf(linesOf(lines, item));
