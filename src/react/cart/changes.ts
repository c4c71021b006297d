/** Changes of the current cart that are not saved yet, as requests and as the cart that they will make. */
import {
  addLineItemsToCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from '../../../generated/operations/current-cart-v2.ts';
import type { CartV2, CartV2Response, CatalogItemInput, LineItem } from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import type { StoreError } from '../../errors/store-error.ts';
import {
  exactLineOf,
  grownLineOf,
  idOf,
  itemKeyOf,
  type LineIds,
  lineOf,
  quantityOf,
  withId,
  withQuantity,
} from './lines.ts';

/** The result of a change of the cart. Too large a quantity fails with the code INSUFFICIENT_INVENTORY. */
export interface CartChangeResult {
  /** Whether the server has saved the change. */
  saved: boolean;
  /**
   * The cart of the server after the change, or after the failure. Undefined if the visitor has no cart, if
   * the cart could not be read, and if another person has signed in.
   */
  cart: CartV2 | undefined;
  /**
   * Why the change was not saved. If its response was lost, the server may have saved the change: `cart` shows
   * it. Undefined if there was nothing to change.
   */
  failure: StoreError | undefined;
  /**
   * The line that got the pieces of an item that was saved: its `quantityInfo` has all pieces, with those it had before.
   * Undefined for other changes, and if several lines may be that of the item.
   */
  line: LineItem | undefined;
}

/** A change of something else than lines, which has a request of its own and may need the saved cart. */
export interface OtherChange {
  kind: 'other';
  send: (client: StoreClient, saved: CartV2 | undefined) => Promise<CartV2Response>;
  /** Whether a failure says that there is nothing to change. */
  isDone?: (failure: StoreError) => boolean;
}

/** A change. A line is named by the id that it had when the change was made; `restored` was removed before. */
export type CartChange =
  | { kind: 'add'; item: CatalogItemInput; restored?: LineItem }
  | { kind: 'setQuantity'; lineKey: string; quantity: number }
  | { kind: 'remove'; line: LineItem }
  | OtherChange;

/** A change that is not saved yet. */
export type PendingChange = CartChange & {
  settle: (result: CartChangeResult) => void;
  /** Whether it is sent without changes of other lines, because the server has rejected them together. */
  isAlone?: boolean;
};

/** What the queue shows. Replaced by every change. */
export interface CartView {
  /** The changes that are not sent yet, in order. */
  waiting: readonly PendingChange[];
  /** The changes of the request in progress. */
  sent: readonly PendingChange[];
  /** The line that was removed last. */
  removed: LineItem | undefined;
  ids: LineIds;
}

/** The line or the item that a change concerns. Of changes that concern the same, the last says what is sent. */
function keyOf(change: CartChange, ids: LineIds): string {
  if (change.kind === 'add') return change.restored?.id ?? itemKeyOf(change.item);
  if (change.kind === 'setQuantity') return idOf(ids, change.lineKey);
  return change.kind === 'remove' ? idOf(ids, change.line.id) : '';
}

/** The changes of the next request: those that are of the same kind as the first, and in a row. */
export function nextChanges({ waiting, ids }: CartView): readonly PendingChange[] {
  const [first] = waiting;
  if (!first || first.kind === 'other') return waiting.slice(0, 1);
  const end = waiting.findIndex(({ kind }) => kind !== first.kind);
  const inRow = end === -1 ? waiting : waiting.slice(0, end);
  return first.isAlone ? inRow.filter((change) => keyOf(change, ids) === keyOf(first, ids)) : inRow;
}

/** Whether changes concern several lines or items. */
export const areSeveral = (changes: readonly CartChange[], ids: LineIds): boolean =>
  new Set(changes.map((change) => keyOf(change, ids))).size > 1;

/** Removes changes that are no longer needed, with the result that they have then. */
export function withoutChanges(
  waiting: readonly PendingChange[],
  result: CartChangeResult,
  isObsolete: (change: CartChange) => boolean,
): PendingChange[] {
  for (const change of waiting) if (isObsolete(change)) change.settle(result);
  return waiting.filter((change) => !isObsolete(change));
}

/** The result of a change that the saved cart contains already. */
export const savedResult = (cart: CartV2 | undefined): CartChangeResult => ({
  saved: true,
  cart,
  failure: undefined,
  line: undefined,
});

/** The result of a change that was not sent. */
export const unsentResult = (failure?: StoreError): CartChangeResult => ({
  saved: false,
  cart: undefined,
  failure,
  line: undefined,
});

/** The line of an addition, given the carts that the server had before and has now. */
export const addedLine = (
  change: CartChange,
  { lineItems: old = [] }: Partial<CartV2> = {},
  { lineItems: lines = [] }: Partial<CartV2> = {},
): LineItem | undefined => (change.kind === 'add' ? grownLineOf(old, lines, change.item) : undefined);

/** Sends the changes of a request. */
export function sendChanges(
  client: StoreClient,
  changes: readonly CartChange[],
  saved: CartV2 | undefined,
  ids: LineIds,
): Promise<CartV2Response> {
  const [first] = changes;
  if (first?.kind === 'other') return first.send(client, saved);
  const items = new Map<string, CatalogItemInput>();
  const quantities = new Map<string, number>();
  const lineItemIds: string[] = [];
  for (const change of changes) {
    const key = keyOf(change, ids);
    if (change.kind === 'remove') lineItemIds.push(key);
    if (change.kind === 'setQuantity') quantities.set(key, change.quantity);
    if (change.kind === 'add') {
      const { quantity = 0 } = items.get(key) ?? {};
      items.set(key, { ...change.item, quantity: quantity + change.item.quantity });
    }
  }
  if (items.size > 0) return addLineItemsToCurrentCartV2(client, { catalogItems: [...items.values()] });
  if (lineItemIds.length > 0) return removeLineItemsFromCurrentCartV2(client, { lineItemIds });
  const lineItems = [...quantities].map(([lineItemId, newQuantity]) => ({
    lineItemId,
    quantity: { newQuantity },
  }));
  return updateLineItemsInCurrentCartV2(client, { lineItems });
}

/** The view after a request, given the carts that the server had before and has now. */
export function afterRequest(
  { sent, waiting, removed, ids: before }: CartView,
  { lineItems: old = [] }: Partial<CartV2> = {},
  cart: CartV2 | undefined,
): Partial<CartView> {
  const { lineItems: lines = [] } = cart ?? {};
  let ids = before;
  for (const change of sent)
    if (change.kind === 'add' && change.restored) {
      const line = grownLineOf(old, lines, change.item);
      if (line) ids = withId(ids, change.restored.id, line.id);
    }
  /** Whether a line was not removed, which must not be restored. */
  const isKept = (line: LineItem): boolean =>
    sent.some(isRemovalOf(line)) && lines.some(({ id }) => id === idOf(ids, line.id));
  const remaining = withoutChanges(
    waiting,
    savedResult(cart),
    (change) => change.kind === 'add' && change.restored !== undefined && isKept(change.restored),
  );
  const isRemoved = removed && (!isKept(removed) || remaining.some(isRemovalOf(removed)));
  return { sent: [], waiting: remaining, removed: isRemoved ? removed : undefined, ids };
}

/** Whether a change removes a line. */
export const isRemovalOf =
  ({ id }: LineItem) =>
  (change: CartChange): boolean =>
    change.kind === 'remove' && change.line.id === id;

/** The cart with changes that are not saved yet, and its pieces. Prices remain those of the server. */
export function applyChanges(
  saved: CartV2 | undefined,
  { waiting, sent, ids }: CartView,
): { cart: CartV2 | undefined; count: number } {
  let lines = saved?.lineItems ?? [];
  /** Pieces that are added and belong to no line. */
  let others = 0;
  const setQuantity = (line: LineItem, quantity: number): void => {
    lines = lines.with(lines.indexOf(line), withQuantity(line, quantity));
  };
  for (const change of [...sent, ...waiting])
    if (change.kind === 'remove') lines = lines.filter(({ id }) => id !== idOf(ids, change.line.id));
    else if (change.kind === 'setQuantity') {
      const line = lines.find(({ id }) => id === idOf(ids, change.lineKey));
      if (line) setQuantity(line, change.quantity);
    } else if (change.kind === 'add') {
      const { item, restored } = change;
      const line = restored ? exactLineOf(lines, item) : lineOf(lines, item);
      if (line) setQuantity(line, quantityOf(line) + item.quantity);
      else if (restored) lines = [...lines, { ...restored, id: idOf(ids, restored.id) }];
      else others += item.quantity;
    }
  return {
    cart: saved && { ...saved, lineItems: lines },
    count: lines.reduce((sum, line) => sum + quantityOf(line), others),
  };
}
