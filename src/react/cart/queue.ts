/** Saves changes of the current cart, one request after the other, and shows them at once. */
import { unstable_serialize } from 'swr';
import type { StoreClient } from '../../core/options.ts';
import { isStoreError } from '../../errors/store-error.ts';
import { type Entry, entriesIn, entryOf, type SharedCache } from '../entry.ts';
import { type KeyScope, sourceKey } from '../keys.ts';
import { readAgain, replaceData } from '../replace-data.ts';
import {
  afterRequest,
  type CartView,
  type ChangeRequest,
  isBeingRemoved,
  isRemovalOf,
  savedResult,
  sendChanges,
  unsentResult,
  withChange,
  withoutChanges,
} from './changes.ts';
import type { CartChange, CartTypes, CartVersion } from './version.ts';

export const NO_VIEW = { waiting: [], sent: undefined, failure: undefined, removed: undefined };

/** The services whose reads show a cart. The versions of carts are views of one cart. */
const CART_SERVICES = ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'];

/** Where a queue saves changes. */
interface CartScope extends KeyScope, SharedCache {
  client: StoreClient;
}

export interface CartQueue<T extends CartTypes> {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CartView<T>;
  /** Sets the cart to which changes are sent. Drops the waiting changes of another identity. */
  enter: (scope: CartScope) => void;
  change: (change: CartChange<T>) => Promise<T['result']>;
  /** Resolves as a change that had no effect if no line was removed. */
  undoRemoval: () => Promise<T['result']>;
}

const CHANNEL = 'storewire-cart';

export function createCartQueue<T extends CartTypes>(version: CartVersion<T>): CartQueue<T> {
  const listeners = new Set<() => void>();
  let view: CartView<T> = NO_VIEW;
  let scope: CartScope | undefined;
  let isRunning = false;
  let channel: BroadcastChannel | undefined;

  function show(change: Partial<CartView<T>>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  /** Shows a change at once, and saves it after the request in progress. */
  function enqueue(change: CartChange<T>, removed: T['line'] | undefined): Promise<T['result']> {
    const { waiting, result } = withChange(view.waiting, change);
    show({ waiting, failure: undefined, removed });
    void run();
    return result;
  }

  const cartEntry = (at: CartScope): Entry => entryOf(at, sourceKey(version.useCurrentCart, {}, at));

  /** The cart of the server, as it was last received. */
  const savedCart = ({ cache, name }: Entry): T['cart'] | undefined =>
    (cache.get(name)?.data as { cart: T['cart'] } | undefined)?.cart;

  /** Whether the changes of the queue still belong to this cart. */
  const isCurrent = (entry: Entry): boolean => scope !== undefined && cartEntry(scope) === entry;

  async function run(): Promise<void> {
    if (isRunning || !scope || view.waiting.length === 0) return;
    isRunning = true;
    const { client } = scope;
    const entry = cartEntry(scope);
    const owner = ownerOf(scope);
    for (let [sent] = view.waiting; sent && isCurrent(entry); [sent] = view.waiting) {
      await save(client, entry, sent);
      channel?.postMessage(owner);
    }
    isRunning = false;
    closeChannel();
    if (!isCurrent(entry)) await run();
  }

  async function save(client: StoreClient, entry: Entry, request: ChangeRequest<T>): Promise<void> {
    const before = savedCart(entry);
    show({ sent: request, waiting: view.waiting.slice(1) });
    const isPending = (): boolean => view.sent === request;
    const finish = (cart: T['cart'] | undefined): void => {
      if (isPending()) show(afterRequest(version, view, cart));
    };
    /** Shows a response instead of the changes that it contains. */
    const replaceBy = (response: Promise<{ cart: T['cart'] }>): Promise<T['cart']> =>
      replaceData(entry, response, { onApplied: (data) => finish(data.cart) }).then(({ cart }) => cart);
    let cart: T['cart'] | undefined;
    let failure: unknown;
    try {
      cart = await replaceBy(sendChanges(version, client, request, before));
    } catch (error) {
      failure = error;
    }
    // one change that is rejected must not keep the others from being saved
    if (isPending() && request.length > 1 && isRejection(failure)) {
      show({ sent: undefined, waiting: [...request.map((change) => [change]), ...view.waiting] });
      return;
    }
    // rejected, lost, or older than another response: only a read shows what the server has
    if (isPending())
      cart = await replaceBy(version.read(client)).catch(() => {
        void readAgain([entry]);
        return cart;
      });
    finish(savedCart(entry));
    const isStillCurrent = isCurrent(entry);
    const reason = isStillCurrent && isStoreError(failure) ? failure : undefined;
    if (reason) show({ failure: reason });
    const saved = failure === undefined;
    if (scope && isStillCurrent && view.waiting.length === 0) void readAgain(readsIn(scope, entry));
    const result = { saved, cart: isStillCurrent ? cart : undefined, failure: reason };
    for (const change of request)
      change.settle(version.resultOf(result, change, before && version.linesOf(before)));
  }

  function openChannel(): void {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (scope && data === ownerOf(scope)) void readAgain(readsIn(scope));
    };
  }

  /** Closes the channel if no component listens and no request is in progress: its end is sent to other tabs. */
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
      const isOther = scope !== undefined && !isCurrent(cartEntry(next));
      scope = next;
      if (isOther) {
        for (const { settle } of view.waiting.flat()) settle(unsentResult(version));
        show(NO_VIEW);
      }
      void run();
    },
    change: (change) => enqueue(change, change.kind === 'remove' ? change.line : view.removed),
    undoRemoval: () => {
      const { removed: line, waiting } = view;
      if (!line) return Promise.resolve(unsentResult(version));
      if (isBeingRemoved<T>(waiting, line)) {
        const result = savedResult(version, scope && savedCart(cartEntry(scope)));
        const remaining = withoutChanges<T>(waiting, result, isRemovalOf(line));
        show({ waiting: remaining, removed: undefined, failure: undefined });
        return Promise.resolve(result);
      }
      const item = version.itemOf(line);
      if (!item) return Promise.resolve(unsentResult(version));
      return enqueue({ kind: 'add', item, restored: line }, undefined);
    },
  };
}

/** Whether the server has rejected a request, which then has changed nothing. */
const isRejection = (failure: unknown): boolean =>
  isStoreError(failure) &&
  (failure.kind === 'validation' ||
    (failure.status !== undefined && failure.status >= 400 && failure.status < 500));

/** The person whose cart it is, in the message to other tabs. */
const ownerOf = ({ prefix, identity }: CartScope): string => unstable_serialize([prefix, identity]);

/** What shows the cart, except for one entry. */
const readsIn = (scope: CartScope, except?: Entry): Entry[] =>
  entriesIn(scope, scope, CART_SERVICES).filter((entry) => entry !== except);
