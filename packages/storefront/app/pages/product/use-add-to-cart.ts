import { useState } from 'react';
import type { CatalogItemInput, LineItem, StoreClient } from 'storewire';
import { getCurrentCartV2 } from 'storewire/operations';
import { useClient } from 'storewire/react';
import { useShopCart } from '../../shop/cart/shop-cart.ts';
import { isUnknownOutcome, orMissing } from '../../store/failure.ts';

/** The result of adding the last item. */
export type AddOutcome =
  | { state: 'idle' | 'adding' }
  /** With the pieces in the cart, and the line of the item. */
  | { state: 'added'; count: number; line: LineItem | undefined }
  | { state: 'failed'; error: unknown }
  /** The request was not sent. */
  | { state: 'unsent'; error: unknown }
  /** The response was lost. The cart must be read before the item can be added again. */
  | { state: 'unknown'; error: unknown; isChecking: boolean; check: () => Promise<void> };

/** Adds items to the cart, and knows the result. */
export function useAddToCart() {
  const client = useClient();
  const shopCart = useShopCart();
  const [outcome, setOutcome] = useState<AddOutcome>({ state: 'idle' });

  /** `onAdded` gets the number of pieces in the cart, also if only a check of the cart shows that the item is in it. */
  async function add(item: CatalogItemInput, onAdded: (count: number) => void): Promise<void> {
    setOutcome({ state: 'adding' });
    const { count, cart, retry } = shopCart;
    let known: readonly LineItem[];
    try {
      known = count === undefined ? await readLines(client) : (cart?.lineItems ?? []);
    } catch (error) {
      return setOutcome({ state: 'unsent', error });
    }
    const before = piecesOf(linesOf(known, item));
    const isOnline = navigator.onLine;
    const { saved, cart: after, failure, line } = await shopCart.add(item);

    const showAdded = (lines: readonly LineItem[], added: LineItem | undefined): void => {
      setOutcome({ state: 'added', count: piecesOf(lines), line: added });
      onAdded(piecesOf(lines));
    };
    /** Shows whether the addition has taken effect after all. */
    const decide = (lines: readonly LineItem[]): void => {
      const own = linesOf(lines, item);
      if (piecesOf(own) > before) showAdded(lines, own.at(-1));
      else setOutcome({ state: 'failed', error: failure });
    };
    const check = async (): Promise<void> => {
      setOutcome({ state: 'unknown', error: failure, isChecking: true, check });
      try {
        const lines = await readLines(client);
        retry();
        decide(lines);
      } catch (error) {
        setOutcome({ state: 'unknown', error, isChecking: false, check });
      }
    };

    if (saved) showAdded(after?.lineItems ?? [], line);
    else if (!isUnknownOutcome(failure)) setOutcome({ state: 'failed', error: failure });
    else if (after) decide(after.lineItems);
    else if (!isOnline && failure?.reason === 'network') setOutcome({ state: 'unsent', error: failure });
    else await check();
  }

  return { outcome, add, reset: () => setOutcome({ state: 'idle' }) };
}

/** The lines of the current cart. Empty if there is no cart. */
const readLines = async (client: StoreClient): Promise<LineItem[]> =>
  (await orMissing(getCurrentCartV2(client)))?.cart.lineItems ?? [];

const piecesOf = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, { quantityInfo }) => sum + (quantityInfo?.confirmedQuantity ?? 0), 0);

/** The lines of an item: it has several if they have different texts. */
const linesOf = (lines: readonly LineItem[], { catalogReference: wanted }: CatalogItemInput): LineItem[] =>
  lines.filter(
    ({ source: { catalogReference } = {} }) =>
      catalogReference?.catalogItemId === wanted.catalogItemId &&
      catalogReference.options?.['variantId'] === wanted.options?.['variantId'],
  );
