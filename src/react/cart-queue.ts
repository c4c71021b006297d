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

/** An item to add, and the line that it was before a removal is undone. */
interface Addition {
  item: CartItem;
  line?: CartLineItem | undefined;
}

/** Changes that one request each can save. */
interface Changes {
  quantities: ReadonlyMap<string, number>;
  removals: ReadonlySet<string>;
  additions: readonly Addition[];
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

const NO_CHANGES: Changes = { quantities: new Map(), removals: new Set(), additions: [] };
export const NO_VIEW: CartView = {
  waiting: NO_CHANGES,
  sent: NO_CHANGES,
  failure: undefined,
  removed: undefined,
};

type ChangeKind = keyof Changes;

/** In the order of requests: lines may be added again after they were removed. */
const KINDS: readonly ChangeKind[] = ['removals', 'quantities', 'additions'];

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
            if (isIn(key)) show({ sent: NO_CHANGES });
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
    if (!isIn(key)) return run();
    const stale = keysIn(cache, scope, ['currentCart']).filter((other) => other !== key);
    await readAgain(cache, mutate, stale);
  }

  function openChannel(): void {
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (scope && data === cartKey(scope)) void readAgain(scope.cache, scope.mutate, [cartKey(scope)]);
    };
  }

  return {
    subscribe: (listener) => {
      if (listeners.size === 0) openChannel();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) channel?.close();
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
    add: (item) => change('additions', merge(view.waiting.additions, { item })),
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
      const { quantity, catalogReference } = line;
      if (!catalogReference) return Promise.resolve(false);
      const additions = merge(waiting.additions, { item: { quantity, catalogReference }, line });
      return change('additions', additions, { removed: undefined });
    },
  };
}

const cartKey = (scope: KeyScope): string => serialiseKey(sourceKey(getCurrentCart, {}, scope));

function sendChanges(
  client: StoreClient,
  kind: ChangeKind,
  { quantities, removals, additions }: Changes,
): Promise<CartResponse> {
  if (kind === 'additions') return addToCurrentCart(client, { lineItems: additions.map(({ item }) => item) });
  if (kind === 'removals') return removeCurrentCartLineItems(client, { lineItemIds: [...removals] });
  const lineItems = Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
  return updateCurrentCartLineItemsQuantity(client, { lineItems });
}

const isSame = (a: unknown, b: unknown): boolean => unstable_serialize([a]) === unstable_serialize([b]);

const withoutQuantity = ({ quantity: _quantity, ...item }: CartItem): object => item;

/** Adds pieces to an equal item, or another item. */
function merge(additions: readonly Addition[], { item, line }: Addition): Addition[] {
  const index = additions.findIndex((other) => isSame(withoutQuantity(other.item), withoutQuantity(item)));
  const known = additions[index];
  if (!known) return [...additions, { item, line }];
  const quantity = known.item.quantity + item.quantity;
  return additions.with(index, { line: known.line ?? line, item: { ...item, quantity } });
}

/** The cart with changes that are not saved yet. Prices remain those of the server. */
export const applyChanges = (cart: Cart, { waiting, sent }: CartView): Cart => ({
  ...cart,
  lineItems: changeLines(changeLines(cart.lineItems, sent), waiting),
});

function changeLines(lines: CartLineItem[], { quantities, removals, additions }: Changes): CartLineItem[] {
  const kept = lines.filter(({ id }) => !removals.has(id ?? ''));
  const changed = kept.map((line) => ({ ...line, quantity: quantities.get(line.id ?? '') ?? line.quantity }));
  for (const { item, line } of additions) {
    const known = changed.find(({ catalogReference }) => isSame(catalogReference, item.catalogReference));
    if (known) known.quantity += item.quantity;
    else if (line) changed.push({ ...line, quantity: item.quantity });
  }
  return changed;
}

/** Pieces that are added and belong to no line that is shown. */
export function piecesWithoutLine(cart: Cart | undefined, { waiting, sent }: CartView): number {
  const lines = cart?.lineItems ?? [];
  return [...sent.additions, ...waiting.additions]
    .filter(
      ({ item, line }) =>
        !line && !lines.some((known) => isSame(known.catalogReference, item.catalogReference)),
    )
    .reduce((sum, { item }) => sum + item.quantity, 0);
}
