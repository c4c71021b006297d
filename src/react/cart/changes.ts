/** Changes of the current cart that are not saved yet, as requests and as the cart that they will make. */
import { unstable_serialize } from 'swr';
import type { CatalogReference } from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import type { StoreError } from '../../errors/store-error.ts';
import type { CartChange, CartTypes, CartVersion } from './version.ts';

/** A change, and its result. */
type PendingChange<T extends CartTypes> = CartChange<T> & {
  result: Promise<T['result']>;
  settle: (result: T['result']) => void;
};

/** Changes of one kind and of different lines, which one request saves. */
export type ChangeRequest<T extends CartTypes> = readonly PendingChange<T>[];

/** What the queue shows. Replaced by every change. */
export interface CartView<T extends CartTypes> {
  /** The requests that are not sent yet, in order. */
  waiting: readonly ChangeRequest<T>[];
  /** The request in progress. */
  sent: ChangeRequest<T> | undefined;
  /** Why a change was not saved. Undefined once another one is made. */
  failure: StoreError | undefined;
  /** The line that was removed last. */
  removed: T['line'] | undefined;
}

const isSame = (a: unknown, b: unknown): boolean => unstable_serialize([a]) === unstable_serialize([b]);

const withoutQuantity = ({ quantity: _quantity, ...item }: CartTypes['item']): object => item;

/** The single change that has the effect of two. Undefined if no single change has it. */
function combined<T extends CartTypes>(first: CartChange<T>, next: CartChange<T>): CartChange<T> | undefined {
  if (first.kind === 'setQuantity' && next.kind === 'setQuantity')
    return first.lineItemId === next.lineItemId ? next : undefined;
  if (first.kind !== 'add' || next.kind !== 'add' || first.restored || next.restored) return undefined;
  if (!isSame(withoutQuantity(first.item), withoutQuantity(next.item))) return undefined;
  return { kind: 'add', item: { ...next.item, quantity: first.item.quantity + next.item.quantity } };
}

/** Adds a change: to the last request if its changes are of the same kind, otherwise as a new request. */
export function withChange<T extends CartTypes>(
  waiting: readonly ChangeRequest<T>[],
  change: CartChange<T>,
): { waiting: ChangeRequest<T>[]; result: Promise<T['result']> } {
  const last = waiting.at(-1) ?? [];
  const isSameKind = last[0]?.kind === change.kind && change.kind !== 'other';
  const index = isSameKind ? last.findIndex((other) => combined(other, change)) : -1;
  const known = last[index];
  const both = known && combined(known, change);
  if (both) {
    const { result, settle } = known;
    return { waiting: [...waiting.slice(0, -1), last.with(index, { ...both, result, settle })], result };
  }
  const { promise: result, resolve: settle } = Promise.withResolvers<T['result']>();
  const added = { ...change, result, settle };
  if (isSameKind) return { waiting: [...waiting.slice(0, -1), [...last, added]], result };
  return { waiting: [...waiting, [added]], result };
}

/** Removes changes that are no longer needed, with the result that they have then. */
export const withoutChanges = <T extends CartTypes>(
  waiting: readonly ChangeRequest<T>[],
  result: T['result'],
  isObsolete: (change: CartChange<T>) => boolean,
): ChangeRequest<T>[] =>
  waiting.flatMap((request) => {
    for (const change of request) if (isObsolete(change)) change.settle(result);
    const remaining = request.filter((change) => !isObsolete(change));
    return remaining.length === 0 ? [] : [remaining];
  });

/** The result of a change that the saved cart contains already. */
export const savedResult = <T extends CartTypes>(
  version: CartVersion<T>,
  cart: T['cart'] | undefined,
): T['result'] => version.resultOf({ saved: true, cart, failure: undefined });

/** The result of a change that was not sent. */
export const unsentResult = <T extends CartTypes>(version: CartVersion<T>): T['result'] =>
  version.resultOf({ saved: false, cart: undefined, failure: undefined });

/** Sends the changes of a request. */
export function sendChanges<T extends CartTypes>(
  version: CartVersion<T>,
  client: StoreClient,
  changes: readonly CartChange<T>[],
  saved: T['cart'] | undefined,
): Promise<{ cart: T['cart'] }> {
  const [first] = changes;
  if (first?.kind === 'other') return first.send(client, saved);
  const added = changes.flatMap((change) => (change.kind === 'add' ? [change.item] : []));
  if (added.length > 0) return version.add(client, added);
  const removed = changes.flatMap((change) => (change.kind === 'remove' ? [change.line.id] : []));
  if (removed.length > 0) return version.remove(client, removed);
  const lines = changes.flatMap((change) =>
    change.kind === 'setQuantity' ? [{ id: change.lineItemId, quantity: change.quantity }] : [],
  );
  return version.setQuantities(client, lines);
}

/** The view after a request, given the cart that the server has now. */
export function afterRequest<T extends CartTypes>(
  version: CartVersion<T>,
  { sent, waiting, removed }: CartView<T>,
  cart: T['cart'] | undefined,
) {
  const lines = cart ? version.linesOf(cart) : [];
  const newIds = new Map<string, string>();
  const kept = new Set<string>();
  for (const change of sent ?? [])
    if (change.kind === 'add' && change.restored)
      newIds.set(change.restored.id, findLine(version, lines, change.item)?.id ?? change.restored.id);
    else if (change.kind === 'remove' && lines.some(({ id }) => id === change.line.id))
      kept.add(change.line.id);
  const rename = (line: T['line']): T['line'] => ({ ...line, id: newIds.get(line.id) ?? line.id });
  // what was not removed must not be restored
  const remaining = withoutChanges(
    waiting,
    savedResult(version, cart),
    (change) => change.kind === 'add' && change.restored !== undefined && kept.has(change.restored.id),
  );
  const isRemoved = removed && (!kept.has(removed.id) || isBeingRemoved<T>(remaining, removed));
  return {
    sent: undefined,
    waiting: remaining.map((request) =>
      request.map((change): PendingChange<T> => {
        if (change.kind === 'remove') return { ...change, line: rename(change.line) };
        if (change.kind !== 'setQuantity') return change;
        return { ...change, lineItemId: newIds.get(change.lineItemId) ?? change.lineItemId };
      }),
    ),
    removed: isRemoved ? rename(removed) : undefined,
  };
}

/** Whether the removal of a line waits. */
export const isBeingRemoved = <T extends CartTypes>(
  waiting: readonly ChangeRequest<T>[],
  line: T['line'],
): boolean => waiting.flat().some(isRemovalOf<T>(line));

export const isRemovalOf =
  <T extends CartTypes>({ id }: T['line']) =>
  (change: CartChange<T>): boolean =>
    change.kind === 'remove' && change.line.id === id;

/** The line that an item belongs to. */
export const findLine = <T extends CartTypes>(
  { referenceOf }: Pick<CartVersion<T>, 'referenceOf'>,
  lines: readonly T['line'][],
  { catalogReference }: { catalogReference: CatalogReference },
): T['line'] | undefined => lines.find((line) => isSame(referenceOf(line), catalogReference));

/** The cart with changes that are not saved yet, and its pieces. Prices remain those of the server. */
export function applyChanges<T extends CartTypes>(
  version: CartVersion<T>,
  saved: T['cart'] | undefined,
  { waiting, sent }: CartView<T>,
): { cart: T['cart'] | undefined; count: number } {
  const { linesOf, withLines, quantityOf, withQuantity } = version;
  let lines = saved ? linesOf(saved) : [];
  /** Pieces that are added and belong to no line. */
  let others = 0;
  const setQuantity = (line: T['line'], quantity: number): void => {
    lines = lines.with(lines.indexOf(line), withQuantity(line, quantity));
  };
  for (const change of [...(sent ?? []), ...waiting.flat()])
    if (change.kind === 'remove') lines = lines.filter(({ id }) => id !== change.line.id);
    else if (change.kind === 'setQuantity') {
      const line = lines.find(({ id }) => id === change.lineItemId);
      if (line) setQuantity(line, change.quantity);
    } else if (change.kind === 'add') {
      const line = findLine(version, lines, change.item);
      if (line) setQuantity(line, quantityOf(line) + change.item.quantity);
      else if (change.restored) lines = [...lines, change.restored];
      else others += change.item.quantity;
    }
  return {
    cart: saved && withLines(saved, lines),
    count: lines.reduce((sum, line) => sum + quantityOf(line), others),
  };
}
