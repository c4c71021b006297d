/** Changes of the current cart that are not saved yet, as requests and as the cart that they will make. */
import {
  addLineItemsToCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from '../../../generated/operations/currentCartV2.ts';
import type { CartV2, CartV2Response, CatalogItemInput, LineItem } from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import type { StoreError } from '../../errors/store-error.ts';
import {
  exactLineOf,
  grownLineOf,
  idOf,
  isSameItem,
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
}

/** A change of something else than lines, which has a request of its own and may need the saved cart. */
export interface OtherChange {
  kind: 'other';
  send: (client: StoreClient, saved: CartV2 | undefined) => Promise<CartV2Response>;
  /** Whether a failure says that there is nothing to change. */
  isDone?: (failure: StoreError) => boolean;
}

/**
 * A change. An item that is added may be a line that was removed. A line is named by the id that it had when
 * the change was made.
 */
export type CartChange =
  | { kind: 'add'; item: CatalogItemInput; restored?: LineItem }
  | { kind: 'setQuantity'; lineKey: string; quantity: number }
  | { kind: 'remove'; line: LineItem }
  | OtherChange;

/** A change, and its result. */
type PendingChange = CartChange & {
  result: Promise<CartChangeResult>;
  settle: (result: CartChangeResult) => void;
};

/** Changes of one kind and of different lines, which one request saves. */
export type ChangeRequest = readonly PendingChange[];

/** What the queue shows. Replaced by every change. */
export interface CartView {
  /** The requests that are not sent yet, in order. */
  waiting: readonly ChangeRequest[];
  /** The request in progress. */
  sent: ChangeRequest | undefined;
  /** Why a change was not saved. Undefined once another one is made. */
  failure: StoreError | undefined;
  /** The line that was removed last. */
  removed: LineItem | undefined;
  ids: LineIds;
}

/** The single change that has the effect of two. Undefined if no single change has it. */
function combined(first: CartChange, next: CartChange, ids: LineIds): CartChange | undefined {
  if (first.kind === 'setQuantity' && next.kind === 'setQuantity')
    return idOf(ids, first.lineKey) === idOf(ids, next.lineKey) ? next : undefined;
  if (first.kind !== 'add' || next.kind !== 'add' || first.restored || next.restored) return undefined;
  if (!isSameItem(first.item, next.item)) return undefined;
  return { kind: 'add', item: { ...next.item, quantity: first.item.quantity + next.item.quantity } };
}

/** Adds a change: to the last request if its changes are of the same kind, otherwise as a new request. */
export function withChange(
  { waiting, ids }: CartView,
  change: CartChange,
): { waiting: ChangeRequest[]; result: Promise<CartChangeResult> } {
  const last = waiting.at(-1) ?? [];
  const isSameKind = last[0]?.kind === change.kind && change.kind !== 'other';
  const index = isSameKind ? last.findIndex((other) => combined(other, change, ids)) : -1;
  const known = last[index];
  const both = known && combined(known, change, ids);
  if (both) {
    const { result, settle } = known;
    return { waiting: [...waiting.slice(0, -1), last.with(index, { ...both, result, settle })], result };
  }
  const { promise: result, resolve: settle } = Promise.withResolvers<CartChangeResult>();
  const added = { ...change, result, settle };
  if (isSameKind) return { waiting: [...waiting.slice(0, -1), [...last, added]], result };
  return { waiting: [...waiting, [added]], result };
}

/** Removes changes that are no longer needed, with the result that they have then. */
export const withoutChanges = (
  waiting: readonly ChangeRequest[],
  result: CartChangeResult,
  isObsolete: (change: CartChange) => boolean,
): ChangeRequest[] =>
  waiting.flatMap((request) => {
    for (const change of request) if (isObsolete(change)) change.settle(result);
    const remaining = request.filter((change) => !isObsolete(change));
    return remaining.length === 0 ? [] : [remaining];
  });

/** The result of a change that the saved cart contains already. */
export const savedResult = (cart: CartV2 | undefined): CartChangeResult => ({
  saved: true,
  cart,
  failure: undefined,
});

/** The result of a change that was not sent. */
export const unsentResult = (failure?: StoreError): CartChangeResult => ({
  saved: false,
  cart: undefined,
  failure,
});

/** Sends the changes of a request. */
export function sendChanges(
  client: StoreClient,
  changes: readonly CartChange[],
  saved: CartV2 | undefined,
  ids: LineIds,
): Promise<CartV2Response> {
  const [first] = changes;
  if (first?.kind === 'other') return first.send(client, saved);
  const catalogItems = changes.flatMap((change) => (change.kind === 'add' ? [change.item] : []));
  if (catalogItems.length > 0) return addLineItemsToCurrentCartV2(client, { catalogItems });
  const lineItemIds = changes.flatMap((change) =>
    change.kind === 'remove' ? [idOf(ids, change.line.id)] : [],
  );
  if (lineItemIds.length > 0) return removeLineItemsFromCurrentCartV2(client, { lineItemIds });
  const lineItems = changes.flatMap((change) =>
    change.kind === 'setQuantity'
      ? [{ lineItemId: idOf(ids, change.lineKey), quantity: { newQuantity: change.quantity } }]
      : [],
  );
  return updateLineItemsInCurrentCartV2(client, { lineItems });
}

/** The view after a request, given the carts that the server had before and has now. */
export function afterRequest(
  { sent = [], waiting, removed, ids: before }: CartView,
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
  const isRemoved = removed && (!isKept(removed) || isBeingRemoved(remaining, removed));
  return { sent: undefined, waiting: remaining, removed: isRemoved ? removed : undefined, ids };
}

/** Whether the removal of a line waits. */
export const isBeingRemoved = (waiting: readonly ChangeRequest[], line: LineItem): boolean =>
  waiting.flat().some(isRemovalOf(line));

export const isRemovalOf =
  ({ id }: LineItem) =>
  (change: CartChange): boolean =>
    change.kind === 'remove' && change.line.id === id;

/** The cart with changes that are not saved yet, and its pieces. Prices remain those of the server. */
export function applyChanges(
  saved: CartV2 | undefined,
  { waiting, sent = [], ids }: CartView,
): { cart: CartV2 | undefined; count: number } {
  let lines = saved?.lineItems ?? [];
  /** Pieces that are added and belong to no line. */
  let others = 0;
  const setQuantity = (line: LineItem, quantity: number): void => {
    lines = lines.with(lines.indexOf(line), withQuantity(line, quantity));
  };
  for (const change of [...sent, ...waiting.flat()])
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
