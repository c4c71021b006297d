import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import { useEstimateCurrentCartTotals, useGetCurrentCart } from '../../generated/hooks/currentCart.ts';
import type {
  Cart,
  CartLineItem,
  EstimateCurrentCartTotalsInput,
  EstimateCurrentCartTotalsResponse,
} from '../../generated/types.ts';
import type { StoreError } from '../errors/store-error.ts';
import { applyChanges, type CartChangeResult, type CartItem, NOT_CHANGED } from './cart-changes.ts';
import { type CartQueue, createCartQueue, NO_VIEW } from './cart-queue.ts';
import { useStore } from './provider.ts';

/** Options of `useCart`. */
export interface CartConfig {
  /** Reads the totals with this input, at the same time as the cart. By default, no totals are read. */
  estimate?: EstimateCurrentCartTotalsInput | undefined;
  /**
   * False if the server that rendered the page has found no cart. The hook then reads no cart until an item is
   * added, here or in another tab. Default true.
   */
  hasCart?: boolean | undefined;
}

/** Nothing but a change leads to a read. */
const UNREAD = { revalidateOnMount: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** The current cart. */
export interface CartState {
  /**
   * The cart with all changes, also those that are not saved yet. Undefined while it is loading, and if the
   * visitor has no cart.
   */
  cart: Cart | undefined;
  /** Number of pieces, including those that are being added. Undefined while loading and after an error. */
  count: number | undefined;
  /** The totals, according to the server: of the saved cart. Undefined without the option `estimate`. */
  estimate: EstimateCurrentCartTotalsResponse | undefined;
  /** True while the cart is read for the first time. */
  isLoading: boolean;
  /** True until all changes are saved. */
  isSaving: boolean;
  /** Why the cart or the totals could not be read. A visitor without a cart is no error. */
  error: StoreError | undefined;
  /** Why a change could not be saved. The cart shows what the server has. Undefined once another is made. */
  failure: StoreError | undefined;
  /** The line that was removed last, for a message with an undo. Undefined if the removal was not saved. */
  removed: CartLineItem | undefined;
  /** Adds an item. Never rejects, as all changes do not. */
  add: (item: CartItem) => Promise<CartChangeResult>;
  /** Changes the pieces of a line; 0 removes the line. Quick changes of a line share the result of the last. */
  setQuantity: (lineItemId: string, quantity: number) => Promise<CartChangeResult>;
  /** Removes a line. */
  remove: (lineItemId: string) => Promise<CartChangeResult>;
  /** Adds the line again that was removed last. Changes nothing if the line is a custom line. */
  undoRemoval: () => Promise<CartChangeResult>;
  /** Applies a coupon. A cart has at most one: a new code replaces it. */
  addCoupon: (code: string) => Promise<CartChangeResult>;
  /** Removes the coupon. */
  removeCoupon: () => Promise<CartChangeResult>;
  /** Reads the cart and the totals again. */
  retry: () => void;
}

const queuesOf = new WeakMap<Cache, Map<string, CartQueue>>();

/** The queue that all components of a shop share. */
function queueOf(cache: Cache, prefix: string): CartQueue {
  const queues = queuesOf.get(cache) ?? new Map<string, CartQueue>();
  queuesOf.set(cache, queues);
  const queue = queues.get(prefix) ?? createCartQueue();
  queues.set(prefix, queue);
  return queue;
}

/**
 * The current cart. All components share it. Changes are shown at once and saved in their order, with one
 * request after the other. Changes of one kind that wait together share a request, so quick clicks send few
 * requests. No response shows an earlier number. Other tabs read the cart and the totals again after each
 * change. A coupon is shown when it is saved.
 *
 * @example
 * import { useCart } from 'storewire/react';
 *
 * export function CartLines() {
 *   const { cart, count, setQuantity, remove, removed, undoRemoval, failure } = useCart();
 *   return (
 *     <section>
 *       <h2>{count} pieces</h2>
 *       {cart?.lineItems.map(({ id, quantity, productName }) => (
 *         <p key={id}>
 *           {productName?.translated}
 *           <button type="button" onClick={() => void setQuantity(id ?? '', quantity + 1)}>
 *             {quantity} +
 *           </button>
 *           <button type="button" onClick={() => void remove(id ?? '')}>
 *             Remove
 *           </button>
 *         </p>
 *       ))}
 *       {removed && (
 *         <button type="button" onClick={() => void undoRemoval()}>
 *           Undo
 *         </button>
 *       )}
 *       {failure && <p role="alert">{failure.kind === 'system' ? 'Not saved' : failure.message}</p>}
 *     </section>
 *   );
 * }
 */
export function useCart({ estimate, hasCart = true }: CartConfig = {}): CartState {
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
  const read = useGetCurrentCart({}, hasCart ? {} : { ...UNREAD, isPaused });
  const { data, error } = read;
  const isAbsent = error ? error.code === 'OWNED_CART_NOT_FOUND' : !hasCart && !data;
  const totals = useEstimateCurrentCartTotals(estimate && !isAbsent ? estimate : null);
  const saved = isAbsent ? undefined : data?.cart;
  const { cart, count } = useMemo(() => applyChanges(saved, view), [saved, view]);
  const remove = (lineItemId: string): Promise<CartChangeResult> => {
    const line = cart?.lineItems.find(({ id }) => id === lineItemId);
    return line ? queue.remove(line) : Promise.resolve(NOT_CHANGED);
  };
  return {
    cart,
    count: isAbsent || data ? count : undefined,
    estimate: totals.data,
    isLoading: !isAbsent && read.isLoading,
    isSaving: view.sent !== undefined || view.waiting.length > 0,
    // without a cart, the totals fail too
    error: isAbsent ? undefined : (error ?? (data && totals.error)),
    failure: view.failure,
    removed: view.removed,
    add: queue.add,
    setQuantity: (lineItemId, quantity) =>
      quantity <= 0 ? remove(lineItemId) : queue.setQuantity(lineItemId, quantity),
    remove,
    undoRemoval: queue.undoRemoval,
    addCoupon: queue.addCoupon,
    removeCoupon: queue.removeCoupon,
    retry: () => {
      void read.mutate();
      if (estimate) void totals.mutate();
    },
  };
}
