/** Changes of the current cart that are not saved yet, as requests and as the cart that they will make. */
import { unstable_serialize } from 'swr';
import {
  addToCurrentCart,
  removeCurrentCartCoupon,
  removeCurrentCartLineItems,
  updateCurrentCart,
  updateCurrentCartLineItemsQuantity,
} from '../../generated/operations/currentCart.ts';
import type { AddToCurrentCartInput, Cart, CartLineItem, CartResponse } from '../../generated/types.ts';
import type { StoreClient } from '../core/options.ts';
import type { StoreError } from '../errors/store-error.ts';

/** An item to add to the cart. */
export type CartItem = NonNullable<AddToCurrentCartInput['lineItems']>[number];

type LineId = CartLineItem['id'];

/** A line that has fewer pieces than were requested, because the stock is short. */
export interface ReducedQuantity {
  /** The id of the line. */
  lineItemId: LineId;
  /** The pieces that were requested: for an addition, with those that the line had before. */
  requested: number;
  /** The pieces that the line has. */
  quantity: number;
}

/** The result of a change of the cart. */
export interface CartChangeResult {
  /** Whether the server has saved the change. */
  saved: boolean;
  /**
   * The cart of the server after the change, or after the failure. Undefined if the visitor has no cart, if
   * the cart could not be read, and if another person has signed in.
   */
  cart: Cart | undefined;
  /**
   * Why the change was not saved. If its response was lost, the server may have saved the change: `cart` shows
   * it. Undefined if there was nothing to change.
   */
  failure: StoreError | undefined;
  /** Present if the change was saved with fewer pieces than were requested. */
  reduced: ReducedQuantity | undefined;
}

export const NOT_CHANGED: CartChangeResult = {
  saved: false,
  cart: undefined,
  failure: undefined,
  reduced: undefined,
};

/** A change. An item that is added may be a line that was removed. */
export type CartChange =
  | { kind: 'add'; item: CartItem; restored?: CartLineItem }
  | { kind: 'setQuantity'; lineItemId: LineId; quantity: number }
  | { kind: 'remove'; line: CartLineItem }
  | { kind: 'addCoupon'; code: string }
  | { kind: 'removeCoupon' };

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
  removed: CartLineItem | undefined;
}

const isSame = (a: unknown, b: unknown): boolean => unstable_serialize([a]) === unstable_serialize([b]);

const withoutQuantity = ({ quantity: _quantity, ...item }: CartItem): object => item;

/** The single change that has the effect of two. Undefined if no single change has it. */
function combined(first: CartChange, next: CartChange): CartChange | undefined {
  if (first.kind === 'setQuantity' && next.kind === 'setQuantity')
    return first.lineItemId === next.lineItemId ? next : undefined;
  if (first.kind !== 'add' || next.kind !== 'add' || first.restored || next.restored) return undefined;
  if (!isSame(withoutQuantity(first.item), withoutQuantity(next.item))) return undefined;
  return { kind: 'add', item: { ...next.item, quantity: first.item.quantity + next.item.quantity } };
}

/** Adds a change: to the last request if its changes are of the same kind, otherwise as a new request. */
export function withChange(
  waiting: readonly ChangeRequest[],
  change: CartChange,
): { waiting: ChangeRequest[]; result: Promise<CartChangeResult> } {
  const last = waiting.at(-1) ?? [];
  // each code has a request, since each has a result
  const isSameKind = last[0]?.kind === change.kind && change.kind !== 'addCoupon';
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

/** Removes changes that are no longer needed. They count as saved, in the cart as the server has it. */
export const withoutChanges = (
  waiting: readonly ChangeRequest[],
  cart: Cart | undefined,
  isObsolete: (change: CartChange) => boolean,
): ChangeRequest[] =>
  waiting.flatMap((request) => {
    for (const change of request)
      if (isObsolete(change)) change.settle({ ...NOT_CHANGED, saved: true, cart });
    const remaining = request.filter((change) => !isObsolete(change));
    return remaining.length === 0 ? [] : [remaining];
  });

/** The change that adds a removed line again, with the choices of the buyer. Undefined for a custom line. */
export function restorationOf(restored: CartLineItem): CartChange | undefined {
  const { quantity, catalogReference, selectedMembership, taxableAddress, extendedFields } = restored;
  if (!catalogReference) return undefined;
  const item = {
    quantity,
    catalogReference,
    ...(selectedMembership && { selectedMembership }),
    ...(taxableAddress && { taxableAddress }),
    ...(extendedFields && { extendedFields }),
  };
  return { kind: 'add', item, restored };
}

export function sendChanges(client: StoreClient, changes: readonly CartChange[]): Promise<CartResponse> {
  const [first] = changes;
  if (first?.kind === 'addCoupon') return updateCurrentCart(client, { couponCode: first.code });
  if (first?.kind === 'removeCoupon') return removeCurrentCartCoupon(client);
  const added = changes.flatMap((change) => (change.kind === 'add' ? [change.item] : []));
  if (added.length > 0) return addToCurrentCart(client, { lineItems: added });
  const removed = changes.flatMap((change) => (change.kind === 'remove' ? [change.line.id ?? ''] : []));
  if (removed.length > 0) return removeCurrentCartLineItems(client, { lineItemIds: removed });
  const lineItems = changes.flatMap((change) =>
    change.kind === 'setQuantity' ? [{ id: change.lineItemId ?? '', quantity: change.quantity }] : [],
  );
  return updateCurrentCartLineItemsQuantity(client, { lineItems });
}

/** What the platform has reduced of a change, given the lines before and after it. */
export function reducedQuantity(
  change: CartChange,
  before: readonly CartLineItem[],
  after: readonly CartLineItem[],
): ReducedQuantity | undefined {
  if (change.kind !== 'add' && change.kind !== 'setQuantity') return undefined;
  const isAddition = change.kind === 'add';
  const line = isAddition ? findLine(after, change.item) : after.find(({ id }) => id === change.lineItemId);
  const requested = isAddition
    ? (findLine(before, change.item)?.quantity ?? 0) + change.item.quantity
    : change.quantity;
  if (!line || line.quantity >= requested) return undefined;
  return { lineItemId: line.id, requested, quantity: line.quantity };
}

/** The view after a request, given the cart that the server has now. */
export function afterRequest({ sent, waiting, removed }: CartView, cart: Cart | undefined) {
  const lines = cart?.lineItems ?? [];
  const newIds = new Map<LineId, LineId>();
  const kept = new Set<LineId>();
  for (const change of sent ?? [])
    if (change.kind === 'add' && change.restored)
      newIds.set(change.restored.id, findLine(lines, change.item)?.id ?? change.restored.id);
    else if (change.kind === 'remove' && lines.some(({ id }) => id === change.line.id))
      kept.add(change.line.id);
  const rename = (line: CartLineItem): CartLineItem =>
    newIds.has(line.id) ? { ...line, id: newIds.get(line.id) } : line;
  // what was not removed must not be restored
  const remaining = withoutChanges(
    waiting,
    cart,
    (change) => change.kind === 'add' && kept.has(change.restored?.id),
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
export const isBeingRemoved = (waiting: readonly ChangeRequest[], line: CartLineItem): boolean =>
  waiting.flat().some(isRemovalOf(line));

export const isRemovalOf =
  ({ id }: CartLineItem) =>
  (change: CartChange): boolean =>
    change.kind === 'remove' && change.line.id === id;

const findLine = (
  lines: readonly CartLineItem[],
  { catalogReference }: Pick<CartItem, 'catalogReference'>,
): CartLineItem | undefined => lines.find((line) => isSame(line.catalogReference, catalogReference));

/** The cart with changes that are not saved yet, and its pieces. Prices remain those of the server. */
export function applyChanges(
  saved: Cart | undefined,
  { waiting, sent }: CartView,
): { cart: Cart | undefined; count: number } {
  let lines = (saved?.lineItems ?? []).map((line) => ({ ...line }));
  /** Pieces that are added and belong to no line. */
  let others = 0;
  for (const change of [...(sent ?? []), ...waiting.flat()])
    if (change.kind === 'remove') lines = lines.filter(({ id }) => id !== change.line.id);
    else if (change.kind === 'setQuantity') {
      const line = lines.find(({ id }) => id === change.lineItemId);
      if (line) line.quantity = change.quantity;
    } else if (change.kind === 'add') {
      const line = findLine(lines, change.item);
      if (line) line.quantity += change.item.quantity;
      else if (change.restored) lines.push({ ...change.restored });
      else others += change.item.quantity;
    }
  return {
    cart: saved && { ...saved, lineItems: lines },
    count: lines.reduce((sum, { quantity }) => sum + quantity, others),
  };
}
