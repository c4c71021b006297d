import { useEffect } from 'react';
import {
  useCalculateCurrentCartV2,
  useEstimateCurrentCartV2,
  useGetCurrentCartV2,
} from '../../../generated/hooks/currentCartV2.ts';
import {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  getCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeDeliveryMethodFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  setDeliveryMethodForCurrentCartV2,
  updateCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from '../../../generated/operations/currentCartV2.ts';
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
import { type CartBase, cartHook } from './cart-hook.ts';
import type { CartVersion, ChangeResult } from './version.ts';

/** The result of a change of the cart. Too large a quantity fails with the code INSUFFICIENT_INVENTORY. */
export interface CartChangeResult extends ChangeResult<CartV2> {}

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

interface Version2 {
  cart: CartV2;
  line: LineItem;
  item: CatalogItemInput;
  result: CartChangeResult;
}

/** The current cart. */
export interface CartState extends CartBase<Version2> {
  /** The totals, according to the server: of the saved cart. Undefined without `estimate` and `calculate`. */
  summary: CartSummary | undefined;
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

const version2: CartVersion<Version2> = {
  useCurrentCart: useGetCurrentCartV2,
  read: (client) => getCurrentCartV2(client),
  add: (client, catalogItems) => addLineItemsToCurrentCartV2(client, { catalogItems }),
  remove: (client, lineItemIds) => removeLineItemsFromCurrentCartV2(client, { lineItemIds }),
  setQuantities: (client, lines) =>
    updateLineItemsInCurrentCartV2(client, {
      lineItems: lines.map(({ id, quantity }) => ({ lineItemId: id, quantity: { newQuantity: quantity } })),
    }),
  // no source has a code for it
  isAbsence: ({ status }) => status === 404,
  linesOf: ({ lineItems }) => lineItems,
  withLines: (cart, lineItems) => ({ ...cart, lineItems }),
  quantityOf: ({ quantityInfo }) => quantityInfo?.confirmedQuantity ?? 0,
  withQuantity: (line, quantity) => ({
    ...line,
    quantityInfo: {
      fixedQuantity: false,
      ...line.quantityInfo,
      requestedQuantity: quantity,
      confirmedQuantity: quantity,
    },
  }),
  referenceOf: ({ source }) => source?.catalogReference,
  itemOf: (line) => {
    const { catalogReference, inventoryAppId } = line.source ?? {};
    const { existingMembership, futureMembership } = line.paymentConfig?.membership ?? {};
    return (
      catalogReference && {
        quantity: version2.quantityOf(line),
        catalogReference,
        ...(inventoryAppId && { inventoryAppId }),
        ...(existingMembership && { membershipPayment: { existingMembership } }),
        ...(futureMembership && { membershipPayment: { futureMembership } }),
        ...(line.extendedFields && { extendedFields: line.extendedFields }),
      }
    );
  },
  resultOf: (result) => result,
};

const useVersion2 = /* @__PURE__ */ cartHook(version2);

/**
 * The current cart. All components share it. Changes are shown at once and saved in their order, with one
 * request after the other. Changes of one kind that wait together share a request, so quick clicks send few
 * requests. No response shows an earlier number. Other tabs read the cart and the totals again after each
 * change. What is not a line, such as a coupon, is shown when it is saved.
 *
 * @example
 * import { useCart } from 'storewire/react';
 *
 * export function CartLines() {
 *   const { cart, count, setQuantity, remove, removed, undoRemoval, failure } = useCart();
 *   return (
 *     <section>
 *       <h2>{count} pieces</h2>
 *       {cart?.lineItems.map(({ id, name, quantityInfo: { confirmedQuantity = 0 } = {} }) => (
 *         <p key={id}>
 *           {name?.translated}
 *           <button type="button" onClick={() => void setQuantity(id, confirmedQuantity + 1)}>
 *             {confirmedQuantity} +
 *           </button>
 *           <button type="button" onClick={() => void remove(id)}>
 *             Remove
 *           </button>
 *         </p>
 *       ))}
 *       {removed && (
 *         <button type="button" onClick={() => void undoRemoval()}>
 *           Undo
 *         </button>
 *       )}
 *       {failure && <p role="alert">{failure.kind === 'system' ? 'Not saved' : failure.text}</p>}
 *     </section>
 *   );
 * }
 */
export function useCart({ estimate, calculate, hasCart = true }: CartConfig = {}): CartState {
  const { isAbsent, withTotals, readCart, send } = useVersion2(hasCart);
  const estimated = useEstimateCurrentCartV2(estimate && !isAbsent ? estimate : null);
  const calculated = useCalculateCurrentCartV2(calculate && !isAbsent ? calculate : null);
  const totals = calculate ? calculated : estimated;
  const summary = totals.data?.summary;
  const state = withTotals(totals);
  // `refreshCart` may have changed prices after the cart was read
  const isOutdated = !state.isSaving && Number(state.cart?.revision) < Number(summary?.cartRevision);
  useEffect(() => {
    if (isOutdated) void readCart();
  }, [isOutdated, readCart]);
  return {
    ...state,
    summary,
    addCoupon: (code) => send((client) => addCouponToCurrentCartV2(client, { coupon: { code } })),
    removeCoupon: () => send(removeCoupon),
    addGiftCard: (giftCard) => send((client) => addGiftCardToCurrentCartV2(client, { giftCard })),
    removeGiftCard: () => send(removeGiftCard),
    setDeliveryMethod: (deliveryMethod) =>
      send((client) => setDeliveryMethodForCurrentCartV2(client, { deliveryMethod })),
    removeDeliveryMethod: () => send((client) => removeDeliveryMethodFromCurrentCartV2(client)),
    update: (cart) => send((client) => updateCurrentCartV2(client, { cart })),
  };
}

/** The saved cart, which is read if no component has done so. */
const savedCart = async (client: StoreClient, saved: CartV2 | undefined): Promise<CartV2> =>
  saved ?? (await getCurrentCartV2(client)).cart;

async function removeCoupon(client: StoreClient, saved: CartV2 | undefined): Promise<CartV2Response> {
  const cart = await savedCart(client, saved);
  const [coupon] = cart.coupons;
  return coupon ? removeCouponFromCurrentCartV2(client, { couponId: coupon.id }) : { cart };
}

async function removeGiftCard(client: StoreClient, saved: CartV2 | undefined): Promise<CartV2Response> {
  const cart = await savedCart(client, saved);
  const [giftCard] = cart.paymentInfo?.giftCards ?? [];
  return giftCard ? removeGiftCardFromCurrentCartV2(client, { giftCardId: giftCard.id }) : { cart };
}
