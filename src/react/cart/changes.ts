/** Changes of the current cart that are not saved yet, as requests and as the cart that they will make. */
import {
  addLineItemsToCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from '../../../generated/operations/currentCartV2.ts';
import type { CartV2, CartV2Response, CatalogItemInput, LineItem } from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import type { StoreError } from '../../errors/store-error.ts';
import { exactLineOf, grownLineOf, isSameItem, lineOf, quantityOf, withQuantity } from './lines.ts';

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

/** A change. An item that is added may be a line that was removed. */
export type CartChange =
  | { kind: 'add'; item: CatalogItemInput; restored?: LineItem }
  | { kind: 'setQuantity'; lineItemId: string; quantity: number }
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
}

/** The single change that has the effect of two. Undefined if no single change has it. */
function combined(first: CartChange, next: CartChange): CartChange | undefined {
  if (first.kind === 'setQuantity' && next.kind === 'setQuantity')
    return first.lineItemId === next.lineItemId ? next : undefined;
  if (first.kind !== 'add' || next.kind !== 'add' || first.restored || next.restored) return undefined;
  if (!isSameItem(first.item, next.item)) return undefined;
  return { kind: 'add', item: { ...next.item, quantity: first.item.quantity + next.item.quantity } };
}

/** Adds a change: to the last request if its changes are of the same kind, otherwise as a new request. */
export function withChange(
  waiting: readonly ChangeRequest[],
  change: CartChange,
): { waiting: ChangeRequest[]; result: Promise<CartChangeResult> } {
  const last = waiting.at(-1) ?? [];
  const isSameKind = last[0]?.kind === change.kind && change.kind !== 'other';
  const index = isSameKind ? last.findIndex((other) => combined(other, change)) : -1;
  const known = last[index];
  const both = known && combined(known, change);
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
): Promise<CartV2Response> {
  const [first] = changes;
  if (first?.kind === 'other') return first.send(client, saved);
  const catalogItems = changes.flatMap((change) => (change.kind === 'add' ? [change.item] : []));
  if (catalogItems.length > 0) return addLineItemsToCurrentCartV2(client, { catalogItems });
  const lineItemIds = changes.flatMap((change) => (change.kind === 'remove' ? [change.line.id] : []));
  if (lineItemIds.length > 0) return removeLineItemsFromCurrentCartV2(client, { lineItemIds });
  const lineItems = changes.flatMap((change) =>
    change.kind === 'setQuantity'
      ? [{ lineItemId: change.lineItemId, quantity: { newQuantity: change.quantity } }]
      : [],
  );
  return updateLineItemsInCurrentCartV2(client, { lineItems });
}

/** The view after a request, given the carts that the server had before and has now. */
export function afterRequest(
  { sent, waiting, removed }: CartView,
  before: CartV2 | undefined,
  cart: CartV2 | undefined,
) {
  const lines = cart?.lineItems ?? [];
  const newIds = new Map<string, string>();
  const kept = new Set<string>();
  for (const change of sent ?? [])
    if (change.kind === 'add' && change.restored)
      newIds.set(
        change.restored.id,
        grownLineOf(before?.lineItems ?? [], lines, change.item)?.id ?? change.restored.id,
      );
    else if (change.kind === 'remove' && lines.some(({ id }) => id === change.line.id))
      kept.add(change.line.id);
  const rename = (line: LineItem): LineItem => ({ ...line, id: newIds.get(line.id) ?? line.id });
  // what was not removed must not be restored
  const remaining = withoutChanges(
    waiting,
    savedResult(cart),
    (change) => change.kind === 'add' && change.restored !== undefined && kept.has(change.restored.id),
  );
  const isRemoved = removed && (!kept.has(removed.id) || isBeingRemoved(remaining, removed));
  return {
    sent: undefined,
    waiting: remaining.map((request) =>
      request.map((change): PendingChange => {
        if (change.kind === 'remove') return { ...change, line: rename(change.line) };
        if (change.kind !== 'setQuantity') return change;
        return { ...change, lineItemId: newIds.get(change.lineItemId) ?? change.lineItemId };
      }),
    ),
    removed: isRemoved ? rename(removed) : undefined,
  };
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
  { waiting, sent }: CartView,
): { cart: CartV2 | undefined; count: number } {
  let lines = saved?.lineItems ?? [];
  /** Pieces that are added and belong to no line. */
  let others = 0;
  const setQuantity = (line: LineItem, quantity: number): void => {
    lines = lines.with(lines.indexOf(line), withQuantity(line, quantity));
  };
  for (const change of [...(sent ?? []), ...waiting.flat()])
    if (change.kind === 'remove') lines = lines.filter(({ id }) => id !== change.line.id);
    else if (change.kind === 'setQuantity') {
      const line = lines.find(({ id }) => id === change.lineItemId);
      if (line) setQuantity(line, change.quantity);
    } else if (change.kind === 'add') {
      const { item, restored } = change;
      const line = restored ? exactLineOf(lines, item) : lineOf(lines, item);
      if (line) setQuantity(line, quantityOf(line) + item.quantity);
      else if (restored) lines = [...lines, restored];
      else others += item.quantity;
    }
  return {
    cart: saved && { ...saved, lineItems: lines },
    count: lines.reduce((sum, line) => sum + quantityOf(line), others),
  };
}
