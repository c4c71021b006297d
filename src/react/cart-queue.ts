/** Saves changes of the current cart, one request after the other, and shows them at once. */
import { getCurrentCart } from '../../generated/operations/currentCart.ts';
import type { Cart, CartLineItem, CartResponse } from '../../generated/types.ts';
import type { StoreClient } from '../core/options.ts';
import { isStoreError } from '../errors/store-error.ts';
import {
  afterRequest,
  type CartChange,
  type CartChangeResult,
  type CartItem,
  type CartView,
  type ChangeRequest,
  isBeingRemoved,
  isRemovalOf,
  NOT_CHANGED,
  reducedQuantity,
  restorationOf,
  sendChanges,
  withChange,
  withoutChanges,
} from './cart-changes.ts';
import { type Entry, entriesIn, entryOf, type SharedCache } from './entry.ts';
import { type KeyScope, sourceKey } from './keys.ts';
import { readAgain, replaceData } from './replace-data.ts';

export const NO_VIEW: CartView = { waiting: [], sent: undefined, failure: undefined, removed: undefined };

/** Where a queue saves changes. */
interface CartScope extends KeyScope, SharedCache {
  client: StoreClient;
}

export interface CartQueue {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CartView;
  /** Sets the cart to which changes are sent. Drops the waiting changes of another identity. */
  enter: (scope: CartScope) => void;
  add: (item: CartItem) => Promise<CartChangeResult>;
  setQuantity: (lineItemId: string, quantity: number) => Promise<CartChangeResult>;
  remove: (line: CartLineItem) => Promise<CartChangeResult>;
  undoRemoval: () => Promise<CartChangeResult>;
  addCoupon: (code: string) => Promise<CartChangeResult>;
  removeCoupon: () => Promise<CartChangeResult>;
}

const CHANNEL = 'storewire-cart';

export function createCartQueue(): CartQueue {
  const listeners = new Set<() => void>();
  let view = NO_VIEW;
  let scope: CartScope | undefined;
  let isRunning = false;
  let channel: BroadcastChannel | undefined;

  function show(change: Partial<CartView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  /** Shows a change at once, and saves it after the request in progress. */
  function enqueue(change: CartChange, others: Partial<CartView> = {}): Promise<CartChangeResult> {
    const { waiting, result } = withChange(view.waiting, change);
    show({ waiting, failure: undefined, ...others });
    void run();
    return result;
  }

  /** Whether the changes of the queue still belong to this cart. */
  const isCurrent = (entry: Entry): boolean => scope !== undefined && cartEntry(scope) === entry;

  async function run(): Promise<void> {
    if (isRunning || !scope || view.waiting.length === 0) return;
    isRunning = true;
    const { client } = scope;
    const entry = cartEntry(scope);
    for (let [sent] = view.waiting; sent && isCurrent(entry); [sent] = view.waiting) {
      await save(client, entry, sent);
      channel?.postMessage(entry.name);
    }
    isRunning = false;
    closeChannel();
    if (!isCurrent(entry)) await run();
  }

  async function save(client: StoreClient, entry: Entry, request: ChangeRequest): Promise<void> {
    const before = savedCart(entry)?.lineItems ?? [];
    show({ sent: request, waiting: view.waiting.slice(1) });
    const isPending = (): boolean => view.sent === request;
    const finish = (cart: Cart | undefined): void => {
      if (isPending()) show(afterRequest(view, cart));
    };
    /** Shows a response instead of the changes that it contains. */
    const replaceBy = (response: Promise<CartResponse>): Promise<Cart> =>
      replaceData(entry, response, { onApplied: (data) => finish(data.cart) }).then(({ cart }) => cart);
    let cart: Cart | undefined;
    let failure: unknown;
    try {
      cart = await replaceBy(sendChanges(client, request));
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
      cart = await replaceBy(getCurrentCart(client)).catch(() => {
        void readAgain([entry]);
        return cart;
      });
    finish(savedCart(entry));
    const isStillCurrent = isCurrent(entry);
    const reason = isStillCurrent && isStoreError(failure) ? failure : undefined;
    if (reason) show({ failure: reason });
    const saved = failure === undefined;
    if (scope && isStillCurrent && view.waiting.length === 0) void readAgain(totalsIn(scope));
    for (const change of request)
      change.settle({
        saved,
        cart: isStillCurrent ? cart : undefined,
        failure: reason,
        reduced:
          isStillCurrent && saved && cart ? reducedQuantity(change, before, cart.lineItems) : undefined,
      });
  }

  function openChannel(): void {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (scope && data === cartEntry(scope).name) void readAgain([cartEntry(scope), ...totalsIn(scope)]);
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
        for (const { settle } of view.waiting.flat()) settle(NOT_CHANGED);
        show(NO_VIEW);
      }
      void run();
    },
    add: (item) => enqueue({ kind: 'add', item }),
    setQuantity: (lineItemId, quantity) => enqueue({ kind: 'setQuantity', lineItemId, quantity }),
    remove: (line) => enqueue({ kind: 'remove', line }, { removed: line }),
    undoRemoval: () => {
      const { removed: line, waiting } = view;
      if (!line) return Promise.resolve(NOT_CHANGED);
      if (isBeingRemoved(waiting, line)) {
        const cart = scope && savedCart(cartEntry(scope));
        const remaining = withoutChanges(waiting, cart, isRemovalOf(line));
        show({ waiting: remaining, removed: undefined, failure: undefined });
        return Promise.resolve({ ...NOT_CHANGED, saved: true, cart });
      }
      const restoration = restorationOf(line);
      return restoration ? enqueue(restoration, { removed: undefined }) : Promise.resolve(NOT_CHANGED);
    },
    addCoupon: (code) => enqueue({ kind: 'addCoupon', code }),
    removeCoupon: () => enqueue({ kind: 'removeCoupon' }),
  };
}

/** Whether the server has rejected a request, which then has changed nothing. */
const isRejection = (failure: unknown): boolean =>
  isStoreError(failure) &&
  (failure.kind === 'validation' ||
    (failure.status !== undefined && failure.status >= 400 && failure.status < 500));

const cartEntry = (scope: CartScope): Entry => entryOf(scope, sourceKey(getCurrentCart, {}, scope));

/** The cart of the server, as it was last received. */
const savedCart = ({ cache, name }: Entry): Cart | undefined =>
  (cache.get(name)?.data as CartResponse | undefined)?.cart;

/** The entries of the totals. */
const totalsIn = (scope: CartScope): Entry[] =>
  entriesIn(scope, scope, ['currentCart']).filter((entry) => entry !== cartEntry(scope));
