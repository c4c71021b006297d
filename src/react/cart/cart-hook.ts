import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import type { StoreError } from '../../errors/store-error.ts';
import { useStore } from '../provider.ts';
import { applyChanges, unsentResult } from './changes.ts';
import { type CartQueue, createCartQueue, NO_VIEW } from './queue.ts';
import type { CartChange, CartTypes, CartVersion } from './version.ts';

/** What the hooks of all versions return. */
export interface CartBase<T extends CartTypes> {
  /**
   * The cart with all changes of lines, also those that are not saved yet. Undefined while it is loading, and if
   * the visitor has no cart.
   */
  cart: T['cart'] | undefined;
  /** Number of pieces, including those that are being added. Undefined while loading and after an error. */
  count: number | undefined;
  /** True while the cart is read for the first time. */
  isLoading: boolean;
  /** True until all changes are saved. */
  isSaving: boolean;
  /** Why the cart or the totals could not be read. A visitor without a cart is no error. */
  error: StoreError | undefined;
  /** Why a change could not be saved. The cart shows what the server has. Undefined once another is made. */
  failure: StoreError | undefined;
  /** The line that was removed last, for a message with an undo. Undefined if the removal was not saved. */
  removed: T['line'] | undefined;
  /** Adds an item. Never rejects, as all changes do not. */
  add: (item: T['item']) => Promise<T['result']>;
  /** Changes the pieces of a line; 0 removes the line. Quick changes of a line share the result of the last. */
  setQuantity: (lineItemId: string, quantity: number) => Promise<T['result']>;
  /** Removes a line. */
  remove: (lineItemId: string) => Promise<T['result']>;
  /** Adds the line again that was removed last. Changes nothing if the line is a custom line. */
  undoRemoval: () => Promise<T['result']>;
  /** Reads the cart and the totals again. */
  retry: () => void;
}

/** The cart, for the hook of a version. */
interface CartBasis<T extends CartTypes> {
  /** Whether the visitor has no cart, so that there are no totals. */
  isAbsent: boolean;
  /** The state of the cart, with that of its totals. */
  withTotals: (totals: { error: StoreError | undefined; mutate: () => Promise<unknown> }) => CartBase<T>;
  /** Reads the cart again, without its totals. */
  readCart: () => Promise<unknown>;
  /** Makes a change that is not about lines. */
  send: (send: OtherChange<T>['send']) => Promise<T['result']>;
}

type OtherChange<T extends CartTypes> = Extract<CartChange<T>, { kind: 'other' }>;

/** Nothing but a change leads to a read. */
const UNREAD = { revalidateOnMount: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Creates the hook of the current cart in a version. */
export function cartHook<T extends CartTypes>(version: CartVersion<T>): (hasCart: boolean) => CartBasis<T> {
  const queuesOf = new WeakMap<Cache, Map<string, CartQueue<T>>>();

  /** The queue that all components of a shop share. */
  function queueOf(cache: Cache, prefix: string): CartQueue<T> {
    const queues = queuesOf.get(cache) ?? new Map<string, CartQueue<T>>();
    queuesOf.set(cache, queues);
    const queue = queues.get(prefix) ?? createCartQueue(version);
    queues.set(prefix, queue);
    return queue;
  }

  return (hasCart) => {
    const { client, prefix, identity } = useStore();
    const { cache, mutate } = useSWRConfig();
    const queue = queueOf(cache, prefix);
    const view = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => NO_VIEW);
    useEffect(() => {
      if (identity !== undefined) queue.enter({ client, prefix, identity, cache, mutate });
    }, [queue, client, prefix, identity, cache, mutate]);
    // SWR reads each key that follows another one
    const known = useRef(identity);
    useEffect(() => {
      known.current = identity;
    }, [identity]);
    const isPaused = (): boolean => known.current !== identity;
    const read = version.useCurrentCart({}, hasCart ? {} : { ...UNREAD, isPaused });
    const { data, error } = read;
    const isAbsent = error ? version.isAbsence(error) : !hasCart && !data;
    const saved = isAbsent ? undefined : data?.cart;
    const { cart, count } = useMemo(() => applyChanges(version, saved, view), [saved, view]);
    const remove = (lineItemId: string): Promise<T['result']> => {
      const line = cart && version.linesOf(cart).find(({ id }) => id === lineItemId);
      return line ? queue.change({ kind: 'remove', line }) : Promise.resolve(unsentResult(version));
    };
    return {
      isAbsent,
      withTotals: (totals) => ({
        cart,
        count: isAbsent || data ? count : undefined,
        isLoading: !isAbsent && read.isLoading,
        isSaving: view.sent !== undefined || view.waiting.length > 0,
        // without a cart, the totals fail too
        error: isAbsent ? undefined : (error ?? (data && totals.error)),
        failure: view.failure,
        removed: view.removed,
        add: (item) => queue.change({ kind: 'add', item }),
        setQuantity: (lineItemId, quantity) =>
          quantity <= 0 ? remove(lineItemId) : queue.change({ kind: 'setQuantity', lineItemId, quantity }),
        remove,
        undoRemoval: queue.undoRemoval,
        retry: () => {
          void read.mutate();
          void totals.mutate();
        },
      }),
      readCart: read.mutate,
      send: (send) => queue.change({ kind: 'other', send }),
    };
  };
}
