/** Changes of the current cart that are not saved yet: shown at once, sent one request after the other. */
import { type Cache, unstable_serialize } from 'swr';
import {
  addToCurrentCart,
  getCurrentCart,
  removeCurrentCartLineItems,
  updateCurrentCartLineItemsQuantity,
} from '../../generated/operations/currentCart.ts';
import type { AddToCurrentCartInput, Cart, CartLineItem, CartResponse } from '../../generated/types.ts';
import type { StoreClient } from '../core/options.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { type Mutate, readAgain } from './query-cache.ts';
import { type KeyScope, keysIn, serialiseKey, sourceKey } from './keys.ts';

/** An item to add to the cart. */
export type CartItem = NonNullable<AddToCurrentCartInput['lineItems']>[number];

/** Changes that one request each can save, in the order of requests. */
interface Changes {
  /** Lines that are brought back after they were removed. */
  restorations: readonly (CartLineItem & Pick<CartItem, 'catalogReference'>)[];
  removals: ReadonlySet<string>;
  quantities: ReadonlyMap<string, number>;
  /** Last, as an item may be added again after its line was removed. */
  additions: readonly CartItem[];
}

/** What the queue shows. Replaced by every change. */
export interface CartView {
  /** Not sent yet. */
  waiting: Changes;
  /** In the request in progress. */
  sent: Changes;
  /** Why the last change was not saved. */
  failure: StoreError | undefined;
  /** The line that was removed last. */
  removed: CartLineItem | undefined;
}

const NO_CHANGES: Changes = {
  restorations: [],
  removals: new Set(),
  quantities: new Map(),
  additions: [],
};
export const NO_VIEW: CartView = {
  waiting: NO_CHANGES,
  sent: NO_CHANGES,
  failure: undefined,
  removed: undefined,
};

type ChangeKind = keyof Changes;

const KINDS: readonly ChangeKind[] = ['restorations', 'removals', 'quantities', 'additions'];

const sizeOf = (changes: Changes[ChangeKind]): number => ('size' in changes ? changes.size : changes.length);

const nextKind = (changes: Changes): ChangeKind | undefined =>
  KINDS.find((kind) => sizeOf(changes[kind]) > 0);

/** Whether a change is not saved yet. */
export const isSaving = ({ waiting, sent }: CartView): boolean =>
  nextKind(waiting) !== undefined || nextKind(sent) !== undefined;

/** The cart of a queue's identity. */
interface CartScope extends KeyScope {
  client: StoreClient;
  cache: Cache;
  mutate: Mutate;
}

export interface CartQueue {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CartView;
  /** Where to send the changes. Those of another identity are dropped. */
  enter: (scope: CartScope) => void;
  add: (item: CartItem) => Promise<boolean>;
  setQuantity: (lineItemId: string, quantity: number) => Promise<boolean>;
  remove: (line: CartLineItem) => Promise<boolean>;
  undoRemoval: () => Promise<boolean>;
}

const CHANNEL = 'storewire-cart';

export function createCartQueue(): CartQueue {
  const listeners = new Set<() => void>();
  /** Those that wait until a kind of changes is saved. */
  const waiters = new Map<ChangeKind, ((isSaved: boolean) => void)[]>();
  let view = NO_VIEW;
  let scope: CartScope | undefined;
  let isRunning = false;
  let channel: BroadcastChannel | undefined;

  function show(change: Partial<CartView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function settle(kind: ChangeKind, isSaved: boolean): void {
    const settled = waiters.get(kind) ?? [];
    waiters.delete(kind);
    for (const resolve of settled) resolve(isSaved);
  }

  /** Shows a change, and saves it when no other request is in progress. */
  function change<K extends ChangeKind>(
    kind: K,
    changes: Changes[K],
    others: Partial<CartView> = {},
  ): Promise<boolean> {
    show({ waiting: { ...view.waiting, [kind]: changes }, failure: undefined, ...others });
    const saved = new Promise<boolean>((resolve) => {
      waiters.set(kind, [...(waiters.get(kind) ?? []), resolve]);
    });
    // a change that another has made useless
    for (const each of KINDS) if (sizeOf(view.waiting[each]) === 0) settle(each, true);
    void run();
    return saved;
  }

  const isIn = (key: string): boolean => scope !== undefined && cartKey(scope) === key;

  async function run(): Promise<void> {
    if (isRunning || !scope || !nextKind(view.waiting)) return;
    isRunning = true;
    const { client, cache, mutate } = scope;
    const key = cartKey(scope);
    for (let kind = nextKind(view.waiting); kind && isIn(key); kind = nextKind(view.waiting)) {
      const sent = { ...NO_CHANGES, [kind]: view.waiting[kind] };
      const settled = waiters.get(kind) ?? [];
      waiters.delete(kind);
      show({ sent, waiting: { ...view.waiting, [kind]: NO_CHANGES[kind] } });
      /** Shows a response instead of the changes that it contains. SWR discards reads that overlap. */
      const replaceBy = (response: Promise<CartResponse>): Promise<unknown> =>
        mutate<CartResponse, CartResponse>(key, response, {
          revalidate: false,
          populateCache: (data) => {
            if (isIn(key)) show({ sent: NO_CHANGES, ...withNewIds(view, data.cart) });
            return data;
          },
        });
      const failure = await replaceBy(sendChanges(client, kind, sent)).then(
        () => undefined,
        (error: unknown) => error,
      );
      // the response was lost: only a read shows whether it was saved
      if (isStoreError(failure) && failure.kind === 'system' && isIn(key))
        await replaceBy(getCurrentCart(client)).catch(() => undefined);
      if (isIn(key)) show({ sent: NO_CHANGES, failure: isStoreError(failure) ? failure : undefined });
      for (const resolve of settled) resolve(failure === undefined);
      channel?.postMessage(key);
    }
    isRunning = false;
    closeChannel();
    if (!isIn(key)) return run();
    await readAgain(cache, mutate, estimateKeys(scope));
  }

  function openChannel(): void {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (scope && data === cartKey(scope))
        void readAgain(scope.cache, scope.mutate, [data, ...estimateKeys(scope)]);
    };
  }

  /** Not while a component listens, or while a change is being saved that other tabs must be notified of. */
  function closeChannel(): void {
    if (listeners.size > 0 || isRunning) return;
    channel?.close();
    channel = undefined;
  }

  return {
    subscribe: (listener) => {
      openChannel();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        closeChannel();
      };
    },
    getSnapshot: () => view,
    enter: (next) => {
      const isOther = scope !== undefined && !isIn(cartKey(next));
      scope = next;
      if (isOther) {
        show(NO_VIEW);
        for (const kind of KINDS) settle(kind, false);
      }
      void run();
    },
    add: (item) => change('additions', merge(view.waiting.additions, item)),
    setQuantity: (lineItemId, quantity) =>
      change('quantities', new Map(view.waiting.quantities).set(lineItemId, quantity)),
    remove: (line) => {
      const { waiting } = view;
      const quantities = new Map(waiting.quantities);
      // a quantity of a line that is gone would be an error
      quantities.delete(line.id ?? '');
      const removals = new Set(waiting.removals).add(line.id ?? '');
      return change('removals', removals, { removed: line, waiting: { ...waiting, quantities, removals } });
    },
    undoRemoval: () => {
      const { removed: line, waiting } = view;
      if (!line) return Promise.resolve(false);
      const removals = new Set(waiting.removals);
      if (removals.delete(line.id ?? '')) return change('removals', removals, { removed: undefined });
      const { catalogReference } = line;
      if (!catalogReference) return Promise.resolve(false);
      const restorations = [...waiting.restorations, { ...line, catalogReference }];
      return change('restorations', restorations, { removed: undefined });
    },
  };
}

const cartKey = (scope: KeyScope): string => serialiseKey(sourceKey(getCurrentCart, {}, scope));

/** The keys of the totals. */
const estimateKeys = (scope: CartScope): string[] =>
  keysIn(scope.cache, scope, ['currentCart']).filter((key) => key !== cartKey(scope));

function sendChanges(
  client: StoreClient,
  kind: ChangeKind,
  { restorations, removals, quantities, additions }: Changes,
): Promise<CartResponse> {
  if (kind === 'restorations') {
    const lineItems = restorations.map(({ quantity, catalogReference }) => ({ quantity, catalogReference }));
    return addToCurrentCart(client, { lineItems });
  }
  if (kind === 'additions') return addToCurrentCart(client, { lineItems: [...additions] });
  if (kind === 'removals') return removeCurrentCartLineItems(client, { lineItemIds: [...removals] });
  const lineItems = Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
  return updateCurrentCartLineItemsQuantity(client, { lineItems });
}

const isSame = (a: unknown, b: unknown): boolean => unstable_serialize([a]) === unstable_serialize([b]);

const withoutQuantity = ({ quantity: _quantity, ...item }: CartItem): object => item;

/** Adds pieces to an equal item, or another item. */
function merge(items: readonly CartItem[], item: CartItem): CartItem[] {
  const index = items.findIndex((other) => isSame(withoutQuantity(other), withoutQuantity(item)));
  const known = items[index];
  if (!known) return [...items, item];
  return items.with(index, { ...item, quantity: known.quantity + item.quantity });
}

/** What names lines by their ids, after a response has given the restored ones new ids. */
function withNewIds({ sent, waiting, removed }: CartView, { lineItems }: Cart): Partial<CartView> {
  const ids = new Map(sent.restorations.map((line) => [line.id, findLine(lineItems, line)?.id ?? line.id]));
  const rename = (id: string): string => ids.get(id) ?? id;
  return {
    waiting: {
      ...waiting,
      removals: new Set(Array.from(waiting.removals, rename)),
      quantities: new Map(Array.from(waiting.quantities, ([id, quantity]) => [rename(id), quantity])),
    },
    removed: removed && ids.has(removed.id) ? { ...removed, id: ids.get(removed.id) } : removed,
  };
}

const findLine = (
  lines: readonly CartLineItem[],
  { catalogReference }: Pick<CartItem, 'catalogReference'>,
): CartLineItem | undefined => lines.find((line) => isSame(line.catalogReference, catalogReference));

/** What is shown of a cart. */
interface ShownCart {
  lines: CartLineItem[];
  /** Pieces that are added and belong to no line that is shown. */
  pieces: number;
}

/** The cart with changes that are not saved yet, and its pieces. Prices remain those of the server. */
export function applyChanges(
  saved: Cart | undefined,
  { waiting, sent }: CartView,
): { cart: Cart | undefined; count: number } {
  const now = { lines: saved?.lineItems ?? [], pieces: 0 };
  const { lines, pieces } = changeLines(changeLines(now, sent), waiting);
  return {
    cart: saved && { ...saved, lineItems: lines },
    count: lines.reduce((sum, { quantity }) => sum + quantity, pieces),
  };
}

function changeLines(
  shown: ShownCart,
  { restorations, removals, quantities, additions }: Changes,
): ShownCart {
  const restored = shown.lines.map((line) => ({ ...line }));
  for (const line of restorations) if (!addPieces(restored, line)) restored.push({ ...line });
  const lines = restored.filter(({ id }) => !removals.has(id ?? ''));
  for (const line of lines) line.quantity = quantities.get(line.id ?? '') ?? line.quantity;
  const others = additions.filter((item) => !addPieces(lines, item));
  return { lines, pieces: others.reduce((sum, { quantity }) => sum + quantity, shown.pieces) };
}

/** Adds pieces to the line of the same item. Returns whether there is one. */
function addPieces(lines: readonly CartLineItem[], item: CartItem): boolean {
  const line = findLine(lines, item);
  if (line) line.quantity += item.quantity;
  return line !== undefined;
}
