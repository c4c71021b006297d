/** The kinds of changes of the current cart: how each is sent, and how it is shown until it is saved. */
import {
  addLineItemsToCurrentCartV2,
  getCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from '../../../generated/operations/current-cart-v2.ts';
import type { CartV2, CartV2Response, CatalogItemInput, LineItem } from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import { isStoreError, type StoreError } from '../../errors/store-error.ts';
import { cartOf, exactLineOf, itemKeyOf, lineOf, quantityOf, withQuantity } from './lines.ts';

/** What each kind of change has. */
interface Changes {
  add: {
    item: CatalogItemInput;
    /** The line that was removed before, if it is added again. */
    restored?: LineItem;
    /** Whether an attempt has failed, which the server may have saved. */
    isRepeated?: boolean;
  };
  setQuantity: { lineId: string; quantity: number };
  remove: { line: LineItem };
  /** A change of something else than lines, which may need the saved cart. */
  other: {
    send: (client: StoreClient, saved: CartV2 | undefined) => Promise<CartV2Response>;
    /** Whether a failure says that there is nothing to change. */
    isDone: (failure: StoreError) => boolean;
  };
}

type ChangeKind = keyof Changes;

export type CartChange<Kind extends ChangeKind = ChangeKind> = {
  [Each in Kind]: { kind: Each } & Changes[Each];
}[Kind];

/** What a cart shows. */
interface Shown {
  lines: LineItem[];
  /** Pieces that are added and belong to no line. */
  others: number;
}

interface Rules<Kind extends ChangeKind> {
  /** The line or the item that a change concerns. Of changes that concern the same, the last says what is sent. */
  keyOf: (change: CartChange<Kind>) => string;
  /** Whether changes in a row share a request. */
  areJoined: boolean;
  send: (
    client: StoreClient,
    changes: readonly [CartChange<Kind>, ...CartChange<Kind>[]],
    saved: CartV2 | undefined,
  ) => Promise<CartV2Response>;
  show: (shown: Shown, change: CartChange<Kind>) => Shown;
}

const RULES: { readonly [Kind in ChangeKind]: Rules<Kind> } = {
  add: {
    keyOf: ({ item, restored }) => restored?.id ?? itemKeyOf(item),
    areJoined: true,
    send: async (client, changes) => {
      const now = changes.some(({ isRepeated }) => isRepeated) ? await readCart(client) : undefined;
      const lines = cartOf(now)?.lineItems ?? [];
      const missing = changes.filter(({ item, isRepeated }) => !isRepeated || !exactLineOf(lines, item));
      if (now && missing.length === 0) return now;
      const items = new Map<string, CatalogItemInput>();
      for (const change of missing) {
        const key = keyOf(change);
        const { quantity = 0 } = items.get(key) ?? {};
        items.set(key, { ...change.item, quantity: quantity + change.item.quantity });
      }
      return addLineItemsToCurrentCartV2(client, { catalogItems: [...items.values()] });
    },
    show: ({ lines, others }, { item, restored }) => {
      const line = restored ? exactLineOf(lines, item) : lineOf(lines, item);
      if (line) return { lines: withPieces(lines, line, quantityOf(line) + item.quantity), others };
      return restored ? { lines: [...lines, restored], others } : { lines, others: others + item.quantity };
    },
  },
  setQuantity: {
    keyOf: ({ lineId }) => lineId,
    areJoined: true,
    send: (client, changes) => {
      const quantities = new Map(changes.map(({ lineId, quantity }) => [lineId, quantity]));
      const lineItems = [...quantities].map(([lineItemId, newQuantity]) => ({
        lineItemId,
        quantity: { newQuantity },
      }));
      return updateLineItemsInCurrentCartV2(client, { lineItems });
    },
    show: ({ lines, others }, { lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return { lines: line ? withPieces(lines, line, quantity) : lines, others };
    },
  },
  remove: {
    keyOf: ({ line }) => line.id,
    areJoined: true,
    send: (client, changes) =>
      removeLineItemsFromCurrentCartV2(client, { lineItemIds: changes.map(({ line }) => line.id) }),
    show: ({ lines, others }, { line }) => ({ lines: lines.filter(({ id }) => id !== line.id), others }),
  },
  other: {
    keyOf: () => '',
    areJoined: false,
    send: (client, [change], saved) => change.send(client, saved),
    show: (shown) => shown,
  },
};

/** The current cart. Undefined if there is none. */
const readCart = (client: StoreClient): Promise<CartV2Response | undefined> =>
  getCurrentCartV2(client).catch((error: unknown) => {
    if (isStoreError(error) && error.status === 404) return undefined;
    throw error;
  });

const withPieces = (lines: LineItem[], line: LineItem, quantity: number): LineItem[] =>
  lines.with(lines.indexOf(line), withQuantity(line, quantity));

export const keyOf = <Kind extends ChangeKind>(change: CartChange<Kind>): string =>
  RULES[change.kind].keyOf(change);

/** Whether two changes may share a request. */
export const areJoined = (one: CartChange, other: CartChange): boolean =>
  one === other || (one.kind === other.kind && RULES[one.kind].areJoined);

/** Sends changes that are joined, in one request. */
export const sendChanges = <Kind extends ChangeKind>(
  client: StoreClient,
  changes: readonly [CartChange<Kind>, ...CartChange<Kind>[]],
  saved: CartV2 | undefined,
): Promise<CartV2Response> => RULES[changes[0].kind].send(client, changes, saved);

const showChange = <Kind extends ChangeKind>(shown: Shown, change: CartChange<Kind>): Shown =>
  RULES[change.kind].show(shown, change);

/** The cart with changes that are not saved yet, and its pieces. Prices remain those of the server. */
export function applyChanges(
  cart: CartV2 | undefined,
  changes: readonly CartChange[],
): { cart: CartV2 | undefined; count: number } {
  const start: Shown = { lines: cart?.lineItems ?? [], others: 0 };
  const { lines, others } = changes.reduce((shown, change) => showChange(shown, change), start);
  return {
    cart: cart && { ...cart, lineItems: lines },
    count: lines.reduce((sum, line) => sum + quantityOf(line), others),
  };
}
