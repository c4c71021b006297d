/** The changes of the current cart that are not saved yet, and what becomes of them. */
import type { CartV2, LineItem } from '../../../generated/types.ts';
import type { StoreError } from '../../errors/store-error.ts';
import { areJoined, type CartChange, keyOf } from './changes.ts';
import { grownLineOf } from './lines.ts';

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
}

/** The changes of one request: at least one. */
export type JoinedChanges = readonly [PendingChange, ...PendingChange[]];

/** The changes of the next request: those in a row that share one with the first. */
export function nextChanges({ waiting }: CartView): JoinedChanges | undefined {
  const [first, ...others] = waiting;
  if (!first) return undefined;
  const end = others.findIndex((change) => !areJoined(first, change));
  const joined = end === -1 ? others : others.slice(0, end);
  const isWanted = (change: PendingChange): boolean => keyOf(change) === keyOf(first);
  return [first, ...(first.isAlone ? joined.filter(isWanted) : joined)];
}

/** Whether changes concern several lines or items. */
export const areSeveral = (changes: readonly CartChange[]): boolean => new Set(changes.map(keyOf)).size > 1;

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

/** The view after a request, given the carts that the server had before and has now. */
export function afterRequest(
  { sent, waiting, removed }: CartView,
  { lineItems: old = [] }: Partial<CartV2> = {},
  cart: CartV2 | undefined,
): Partial<CartView> {
  const { lineItems: lines = [] } = cart ?? {};
  const newIds = new Map<string, string>();
  for (const change of sent)
    if (change.kind === 'add' && change.restored) {
      const line = grownLineOf(old, lines, change.item);
      if (line) newIds.set(change.restored.id, line.id);
    }
  /** Whether a line was not removed, which must not be restored. */
  const isKept = (line: LineItem): boolean =>
    sent.some(isRemovalOf(line)) && lines.some(({ id }) => id === line.id);
  const remaining = withoutChanges(
    waiting,
    savedResult(cart),
    (change) => change.kind === 'add' && change.restored !== undefined && isKept(change.restored),
  );
  const isRemoved = removed && (!isKept(removed) || remaining.some(isRemovalOf(removed)));
  return {
    sent: [],
    waiting: remaining.map((change) => withNewId(change, newIds)),
    removed: isRemoved ? lineWithNewId(removed, newIds) : undefined,
  };
}

/** A change of a line that was restored, under the id that the server has given to it. */
function withNewId(change: PendingChange, newIds: ReadonlyMap<string, string>): PendingChange {
  switch (change.kind) {
    case 'setQuantity':
      return { ...change, lineId: newIds.get(change.lineId) ?? change.lineId };
    case 'remove':
      return { ...change, line: lineWithNewId(change.line, newIds) };
    case 'add':
    case 'other':
      return change;
  }
}

function lineWithNewId(line: LineItem, newIds: ReadonlyMap<string, string>): LineItem {
  const id = newIds.get(line.id);
  return id === undefined ? line : { ...line, id };
}

/** Whether a change removes a line. */
export const isRemovalOf =
  ({ id }: LineItem) =>
  (change: CartChange): boolean =>
    change.kind === 'remove' && change.line.id === id;
