/** Saves changes of the current cart, one request after the other, and shows them at once. */
import { getCurrentCart } from '../../generated/operations/currentCart.ts';
import type { CartLineItem, CartResponse } from '../../generated/types.ts';
import type { StoreClient } from '../core/options.ts';
import { isStoreError } from '../errors/store-error.ts';
import {
  afterRequest,
  type CartChange,
  type CartItem,
  type CartView,
  isBeingRemoved,
  isRemovalOf,
  restorationOf,
  sendChanges,
  withChange,
  withoutChanges,
} from './cart-changes.ts';
import { type Entry, entriesIn, entryOf, type SharedCache } from './entry.ts';
import { type KeyScope, sourceKey } from './keys.ts';
import { readAgain, replaceData } from './replace-data.ts';

export const NO_VIEW: CartView = { waiting: [], sent: undefined, failure: undefined, removed: undefined };

/** The cart of a queue's identity. */
interface CartScope extends KeyScope, SharedCache {
  client: StoreClient;
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
  let view = NO_VIEW;
  let scope: CartScope | undefined;
  let isRunning = false;
  let channel: BroadcastChannel | undefined;

  function show(change: Partial<CartView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  /** Shows a change, and saves it when no other request is in progress. */
  function make(change: CartChange, others: Partial<CartView> = {}): Promise<boolean> {
    const { waiting, saved } = withChange(view.waiting, change);
    show({ waiting, failure: undefined, ...others });
    void run();
    return saved;
  }

  const isIn = (cart: Entry): boolean => scope !== undefined && cartOf(scope) === cart;

  async function run(): Promise<void> {
    if (isRunning || !scope || view.waiting.length === 0) return;
    isRunning = true;
    const { client, cache } = scope;
    const cart = cartOf(scope);
    for (let [sent] = view.waiting; sent && isIn(cart); [sent] = view.waiting) {
      const request = sent;
      show({ sent, waiting: view.waiting.slice(1) });
      const isPending = (): boolean => view.sent === request;
      const finish = (response: CartResponse | undefined): void => {
        if (isPending()) show(afterRequest(view, response?.cart.lineItems ?? []));
      };
      /** Shows a response instead of the changes that it contains. */
      const replaceBy = (response: Promise<CartResponse>): Promise<CartResponse> =>
        replaceData(cart, response, { onApplied: finish });
      const response = sendChanges(client, request);
      const failure = await replaceBy(response).then(
        () => undefined,
        (error: unknown) => error,
      );
      // one change that is rejected must not keep the others from being saved
      if (isPending() && request.length > 1 && isRejection(failure)) {
        show({ sent: undefined, waiting: [...request.map((change) => [change]), ...view.waiting] });
        continue;
      }
      // rejected, lost, or older than another response: only a read shows what the server has
      if (isPending()) await replaceBy(getCurrentCart(client)).catch(() => void readAgain([cart]));
      finish(cache.get(cart.name)?.data as CartResponse | undefined);
      if (isIn(cart) && isStoreError(failure)) show({ failure });
      for (const { settle } of request) settle(failure === undefined);
      channel?.postMessage(cart.name);
    }
    isRunning = false;
    closeChannel();
    if (!isIn(cart)) return run();
    await readAgain(estimatesOf(scope));
  }

  function openChannel(): void {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (scope && data === cartOf(scope).name) void readAgain([cartOf(scope), ...estimatesOf(scope)]);
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
      const isOther = scope !== undefined && !isIn(cartOf(next));
      scope = next;
      if (isOther) {
        for (const { settle } of view.waiting.flat()) settle(false);
        show(NO_VIEW);
      }
      void run();
    },
    add: (item) => make({ kind: 'add', item }),
    setQuantity: (lineItemId, quantity) => make({ kind: 'setQuantity', lineItemId, quantity }),
    remove: (line) => make({ kind: 'remove', line }, { removed: line }),
    undoRemoval: () => {
      const { removed: line, waiting } = view;
      if (!line) return Promise.resolve(false);
      if (isBeingRemoved(waiting, line)) {
        const remaining = withoutChanges(waiting, isRemovalOf(line));
        show({ waiting: remaining, removed: undefined, failure: undefined });
        return Promise.resolve(true);
      }
      const restoration = restorationOf(line);
      return restoration ? make(restoration, { removed: undefined }) : Promise.resolve(false);
    },
  };
}

/** Whether a request was understood and rejected, so that it has changed nothing. */
const isRejection = (failure: unknown): boolean =>
  isStoreError(failure) &&
  (failure.kind === 'validation' ||
    (failure.status !== undefined && failure.status >= 400 && failure.status < 500));

const cartOf = (scope: CartScope): Entry => entryOf(scope, sourceKey(getCurrentCart, {}, scope));

/** The totals that components show. */
const estimatesOf = (scope: CartScope): Entry[] =>
  entriesIn(scope, scope, ['currentCart']).filter((entry) => entry !== cartOf(scope));
