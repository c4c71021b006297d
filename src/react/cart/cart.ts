import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import {
  useCalculateCurrentCartV2,
  useEstimateCurrentCartV2,
  useGetCurrentCartV2,
} from '../../../generated/hooks/current-cart-v2.ts';
import {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  getCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeDeliveryMethodFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  setDeliveryMethodForCurrentCartV2,
  updateCurrentCartV2,
} from '../../../generated/operations/current-cart-v2.ts';
import type {
  CalculateCurrentCartV2Input,
  CartSummary,
  CartV2,
  CartV2Input,
  CartV2Response,
  CatalogItemInput,
  DeliveryMethodInput,
  EstimateCurrentCartV2Input,
  GiftCardInput,
  LineItem,
} from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import { refuseInput, type StoreError } from '../../errors/store-error.ts';
import { readAgain } from '../mutate.ts';
import { useStore } from '../provider.ts';
import { COMPOSED } from '../read.ts';
import { useStableFunction } from '../stable-function.ts';
import { applyChanges, type CartChange } from './changes.ts';
import { cartOf } from './lines.ts';
import { type CartChangeResult, unsentResult } from './pending.ts';
import { type CartQueue, createCartQueue, NO_VIEW } from './queue.ts';

export type { CartChangeResult } from './pending.ts';

/** Which totals `useCart` reads, at the same time as the cart. By default, it reads none. */
type TotalsConfig =
  | {
      /** Estimates the totals with these flags: for a cart page. */
      estimate?: EstimateCurrentCartV2Input | undefined;
      calculate?: undefined;
    }
  | {
      estimate?: undefined;
      /** Calculates all totals, with the `priceVerificationToken` of an order: for a checkout. */
      calculate?: CalculateCurrentCartV2Input | undefined;
    };

/** Options of `useCart`. */
export type CartConfig = TotalsConfig & {
  /**
   * False if the server that rendered the page has found no cart. The hook then reads no cart until an item is
   * added, here or in another tab. Default true.
   */
  hasCart?: boolean | undefined;
};

/** The current cart. Its functions are the same in every render. */
export interface CartState {
  /**
   * The cart with all changes of lines, also those that are not saved yet. Undefined while it is loading, and
   * if the visitor has no cart.
   */
  cart: CartV2 | undefined;
  /** Number of pieces, including those that are being added. Undefined while loading and after an error. */
  count: number | undefined;
  /** The totals, according to the server: of the saved cart. Undefined without `estimate` and `calculate`. */
  summary: CartSummary | undefined;
  /** True while the cart is read for the first time. */
  isLoading: boolean;
  /** True until all changes are saved. */
  isSaving: boolean;
  /** Why the cart or the totals could not be read. A visitor without a cart is no error. */
  error: StoreError | undefined;
  /**
   * Why a change that this component made could not be saved. The cart shows what the server has. Undefined once
   * it makes another change. The result of each change has its own.
   */
  failure: StoreError | undefined;
  /** The line that was removed last, for a message with an undo. Undefined if the removal was not saved. */
  removed: LineItem | undefined;
  /** Adds an item. Never rejects, as all changes do not. */
  add: (item: CatalogItemInput) => Promise<CartChangeResult>;
  /** Changes the pieces of a line; 0 removes it. Quick changes of a line share the result of the last. */
  setQuantity: (lineItemId: string, quantity: number) => Promise<CartChangeResult>;
  /** Removes a line. */
  remove: (lineItemId: string) => Promise<CartChangeResult>;
  /** Adds the line again that was removed last. Changes nothing if it is a custom line. If it fails, it can be repeated. */
  undoRemoval: () => Promise<CartChangeResult>;
  /** Revalidates the cart and the totals. */
  retry: () => void;
  /** Adds a coupon. A cart has at most one: remove it before you add another. */
  addCoupon: (code: string) => Promise<CartChangeResult>;
  /** Removes the coupon, if there is one. */
  removeCoupon: () => Promise<CartChangeResult>;
  /** Adds a gift card. A cart has at most one: remove it before you add another. */
  addGiftCard: (giftCard: GiftCardInput) => Promise<CartChangeResult>;
  /** Removes the gift card, if there is one. */
  removeGiftCard: () => Promise<CartChangeResult>;
  /** Chooses a delivery option. The cart must have lines and a delivery address. */
  setDeliveryMethod: (deliveryMethod: DeliveryMethodInput) => Promise<CartChangeResult>;
  /** Removes the delivery method. */
  removeDeliveryMethod: () => Promise<CartChangeResult>;
  /** Sets note, buyer, addresses or other properties. Absent properties are not changed. */
  update: (cart: CartV2Input) => Promise<CartChangeResult>;
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

/** Nothing but a change leads to a read. */
const UNREAD = {
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
};

/**
 * The current cart. All components share it. Changes are shown at once and saved in their order, with one
 * request after the other. Changes of lines of one kind that wait together share a request, so quick clicks send few
 * requests. No response shows an earlier number. Other tabs revalidate the cart and the totals after each
 * change. What is not a line, such as a coupon, is shown when it is saved.
 *
 * @example
 * import { useCart } from 'storewire/react';
 *
 * export function CartLines() {
 *   const { cart, count, remove, removed, undoRemoval } = useCart();
 *   return (
 *     <section>
 *       <h2>{count} pieces</h2>
 *       {cart?.lineItems.map(({ id }) => (
 *         <button key={id} type="button" onClick={() => void remove(id)}>Remove</button>
 *       ))}
 *       {removed && <button type="button" onClick={() => void undoRemoval()}>Undo</button>}
 *     </section>
 *   );
 * }
 */
export function useCart({ estimate, calculate, hasCart = true }: CartConfig = {}): CartState {
  const { client, prefix, sessionId, scope } = useStore();
  const { cache, mutate } = useSWRConfig();
  const queue = queueOf(cache, prefix);
  const view = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => NO_VIEW);
  useEffect(() => {
    if (sessionId !== undefined) queue.enter({ client, prefix, sessionId, cache, mutate });
  }, [queue, client, prefix, sessionId, cache, mutate]);
  // SWR reads each key that follows another one
  const known = useRef(sessionId);
  useEffect(() => {
    known.current = sessionId;
  }, [sessionId]);
  const isPaused = (): boolean => known.current !== sessionId;
  const read = useGetCurrentCartV2({}, { ...COMPOSED, ...(!hasCart && { ...UNREAD, isPaused }) });
  // no source has a code for the absence of a cart
  const isAbsent = read.error ? isMissing(read.error) : !hasCart && !read.data;
  const estimated = useEstimateCurrentCartV2(estimate && !isAbsent ? estimate : null, COMPOSED);
  const calculated = useCalculateCurrentCartV2(calculate && !isAbsent ? calculate : null, COMPOSED);
  const totals = calculate ? calculated : estimated;
  const summary = totals.data?.summary;
  const readResponse = isAbsent ? undefined : read.data;
  const totalsResponse = totals.data;
  const { cart, count } = useMemo(() => {
    const saved = latestOf(cartOf(readResponse), cartOf(totalsResponse));
    return applyChanges(saved, [...view.sent, ...view.waiting]);
  }, [readResponse, totalsResponse, view]);
  const isSaving = view.sent.length > 0 || view.waiting.length > 0;
  // for the other components
  const isOutdated = !isSaving && Number(read.data?.cart?.revision) < Number(summary?.cartRevision);
  const readCart = read.mutate;
  useEffect(() => {
    if (isOutdated) void readAgain(readCart);
  }, [isOutdated, readCart]);

  const [shown, setShown] = useState<{ owner: string | undefined; failure: StoreError }>();
  /** Shows the failure of a change: what failed in a form must not be shown in another, nor in another session. */
  const follow = useStableFunction(async (change: Promise<CartChangeResult>): Promise<CartChangeResult> => {
    setShown(undefined);
    const result = await change;
    const { failure } = result;
    if (failure) setShown({ owner: scope()?.sessionId, failure });
    return result;
  });
  const lineOf = useStableFunction((lineItemId: string) =>
    cart?.lineItems.find(({ id }) => id === lineItemId),
  );
  const changes = useMemo(() => changesIn(queue, follow, lineOf), [queue, follow, lineOf]);
  const retry = useStableFunction((): void => {
    void readAgain(readCart);
    void readAgain(totals.mutate);
  });
  return {
    ...changes,
    cart,
    count: isAbsent || read.data ? count : undefined,
    summary,
    isLoading: !isAbsent && read.isLoading,
    isSaving,
    // without a cart, the totals fail too
    error: isAbsent ? undefined : (read.error ?? (read.data && totals.error)),
    failure: shown?.owner === sessionId ? shown?.failure : undefined,
    removed: view.removed,
    retry,
  } satisfies CartState & Functions;
}

/** Each kind of change has a function of its name. */
type Functions = Record<Exclude<CartChange['kind'], 'other'>, unknown>;

/** The cart as it was read, or that of its totals, if `refreshCart` has changed it since. */
function latestOf(cart: CartV2 | undefined, ofTotals: CartV2 | undefined): CartV2 | undefined {
  const isChanged = cart?.id === ofTotals?.id && Number(cart?.revision) < Number(ofTotals?.revision);
  return isChanged ? ofTotals : cart;
}

/** The functions of all changes. */
function changesIn(
  queue: CartQueue,
  follow: (change: Promise<CartChangeResult>) => Promise<CartChangeResult>,
  lineOf: (lineItemId: string) => LineItem | undefined,
) {
  const make = (change: CartChange): Promise<CartChangeResult> => follow(queue.change(change));
  const send = (
    request: CartChange<'other'>['send'],
    isDone: CartChange<'other'>['isDone'] = () => false,
  ): Promise<CartChangeResult> => make({ kind: 'other', send: request, isDone });
  const remove = (lineItemId: string): Promise<CartChangeResult> => {
    const line = lineOf(lineItemId);
    return line ? make({ kind: 'remove', line }) : Promise.resolve(unsentResult());
  };
  return {
    undoRemoval: () => follow(queue.undoRemoval()),
    add: (item) =>
      // without types, it may be anything, which all components would have to show
      item?.catalogReference
        ? make({ kind: 'add', item })
        : follow(Promise.resolve(unsentResult(notAnItem()))),
    setQuantity: (lineId, quantity) =>
      quantity <= 0 ? remove(lineId) : make({ kind: 'setQuantity', lineId, quantity }),
    remove,
    addCoupon: (code) => send((client) => addCouponToCurrentCartV2(client, { coupon: { code } })),
    removeCoupon: () => send(removeCoupon, isMissing),
    addGiftCard: (giftCard) => send((client) => addGiftCardToCurrentCartV2(client, { giftCard })),
    removeGiftCard: () => send(removeGiftCard, isMissing),
    setDeliveryMethod: (deliveryMethod) =>
      send((client) => setDeliveryMethodForCurrentCartV2(client, { deliveryMethod })),
    removeDeliveryMethod: () => send((client) => removeDeliveryMethodFromCurrentCartV2(client)),
    update: (cart) => send((client) => updateCurrentCartV2(client, { cart })),
  } satisfies Partial<CartState>;
}

/** Whether there is no cart, or none of what a call removes. */
const isMissing = ({ status }: StoreError): boolean => status === 404;

const notAnItem = (): StoreError =>
  refuseInput('currentCartV2.addLineItemsToCurrentCart', 'catalogItems.0', 'must be an item');

/** The saved cart, which is read if no component has done so. */
const savedCart = async (client: StoreClient, saved: CartV2 | undefined): Promise<CartV2> =>
  saved ?? (await getCurrentCartV2(client)).cart;

async function removeCoupon(client: StoreClient, saved: CartV2 | undefined): Promise<CartV2Response> {
  const cart = await savedCart(client, saved);
  const [coupon] = cart.coupons ?? [];
  return coupon ? removeCouponFromCurrentCartV2(client, { couponId: coupon.id }) : { cart };
}

async function removeGiftCard(client: StoreClient, saved: CartV2 | undefined): Promise<CartV2Response> {
  const cart = await savedCart(client, saved);
  const [giftCard] = cart.paymentInfo?.giftCards ?? [];
  return giftCard ? removeGiftCardFromCurrentCartV2(client, { giftCardId: giftCard.id }) : { cart };
}
