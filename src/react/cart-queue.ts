/** Saves changes of the current cart, one request after the other, and shows them at once. */
import type { Cache } from 'swr';
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
import { type KeyScope, keysIn, preloadsIn, serialiseKey, sourceKey } from './keys.ts';
import { announceChange, knownKeys, type Mutate, readAgain } from './query-cache.ts';

export const NO_VIEW: CartView = { waiting: [], sent: undefined, failure: undefined, removed: undefined };

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

  const isIn = (key: string): boolean => scope !== undefined && cartKey(scope) === key;

  async function run(): Promise<void> {
    if (isRunning || !scope || view.waiting.length === 0) return;
    isRunning = true;
    const { client, cache, mutate } = scope;
    const key = cartKey(scope);
    for (let [sent] = view.waiting; sent && isIn(key); [sent] = view.waiting) {
      const request = sent;
      show({ sent, waiting: view.waiting.slice(1) });
      const isPending = (): boolean => view.sent === request;
      const finish = (response: CartResponse | undefined): void => {
        if (isPending()) show(afterRequest(view, response?.cart.lineItems ?? []));
      };
      /** Shows a response instead of the changes that it contains. SWR discards reads that overlap. */
      const replaceBy = (response: Promise<CartResponse>): Promise<unknown> => {
        const populateCache = (data: CartResponse): CartResponse => {
          finish(data);
          preloadsIn(cache).delete(key);
          return data;
        };
        const options = { revalidate: false, populateCache };
        return announceChange(cache, key, mutate<CartResponse, CartResponse>(key, response, options));
      };
      const response = sendChanges(client, request);
      // SWR rejects at once if the cache is gone
      await replaceBy(response).catch(() => undefined);
      const failure = await response.then(
        () => undefined,
        (error: unknown) => error,
      );
      // one change that is rejected must not keep the others from being saved
      if (isPending() && request.length > 1 && isRejection(failure)) {
        show({ sent: undefined, waiting: [...request.map((change) => [change]), ...view.waiting] });
        continue;
      }
      // rejected, lost, or older than another response: only a read shows what the server has
      if (isPending())
        await replaceBy(getCurrentCart(client)).catch(() => void readAgain(cache, mutate, [key]));
      finish(cache.get(key)?.data as CartResponse | undefined);
      if (isIn(key) && isStoreError(failure)) show({ failure });
      for (const { settle } of request) settle(failure === undefined);
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

const cartKey = (scope: KeyScope): string => serialiseKey(sourceKey(getCurrentCart, {}, scope));

/** The keys of the totals. */
const estimateKeys = (scope: CartScope): string[] =>
  keysIn(knownKeys(scope.cache), scope, ['currentCart']).filter((key) => key !== cartKey(scope));
