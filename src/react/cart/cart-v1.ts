/** The current cart in version 1, which the platform removes on 2027-02-01. This file goes with it. */
import { useEstimateCurrentCartTotals, useGetCurrentCart } from '../../../generated/hooks/currentCart.ts';
import {
  addToCurrentCart,
  getCurrentCart,
  removeCurrentCartCoupon,
  removeCurrentCartLineItems,
  updateCurrentCart,
  updateCurrentCartLineItemsQuantity,
} from '../../../generated/operations/currentCart.ts';
import type {
  AddToCurrentCartInput,
  Cart,
  CartLineItem,
  EstimateCurrentCartTotalsInput,
  EstimateCurrentCartTotalsResponse,
} from '../../../generated/types.ts';
import { type CartBase, cartHook } from './cart-hook.ts';
import { findLine } from './changes.ts';
import type { CartChange, CartVersion, ChangeResult } from './version.ts';

/**
 * An item to add to the cart.
 *
 * @deprecated The platform removes version 1 on 2027-02-01. Use `CatalogItemInput` with `useCart`.
 */
export type CartV1Item = NonNullable<AddToCurrentCartInput['lineItems']>[number];

/**
 * A line that has fewer pieces than were requested, because the stock is short.
 *
 * @deprecated The platform removes version 1 on 2027-02-01. Version 2 rejects the change with
 * INSUFFICIENT_INVENTORY.
 */
export interface ReducedQuantity {
  /** The id of the line. */
  lineItemId: string;
  /** The pieces that were requested: for an addition, with those that the line had before. */
  requested: number;
  /** The pieces that the line has. */
  quantity: number;
}

/**
 * The result of a change of the cart.
 *
 * @deprecated The platform removes version 1 on 2027-02-01. Use `CartChangeResult` of `useCart`.
 */
export interface CartV1ChangeResult extends ChangeResult<Cart> {
  /** Present if the change was saved with fewer pieces than were requested. */
  reduced: ReducedQuantity | undefined;
}

/**
 * Options of `useCartV1`.
 *
 * @deprecated The platform removes version 1 on 2027-02-01. Use `CartConfig` of `useCart`.
 */
export interface CartV1Config {
  /** Reads the totals with this input, at the same time as the cart. By default, no totals are read. */
  estimate?: EstimateCurrentCartTotalsInput | undefined;
  /**
   * False if the server that rendered the page has found no cart. The hook then reads no cart until an item is
   * added, here or in another tab. Default true.
   */
  hasCart?: boolean | undefined;
}

interface Version1 {
  cart: Cart;
  line: CartLineItem;
  item: CartV1Item;
  result: CartV1ChangeResult;
}

/**
 * The current cart.
 *
 * @deprecated The platform removes version 1 on 2027-02-01. Use `CartState` of `useCart`.
 */
export interface CartV1State extends CartBase<Version1> {
  /** The totals, according to the server: of the saved cart. Undefined without the option `estimate`. */
  estimate: EstimateCurrentCartTotalsResponse | undefined;
  /** Applies a coupon. A cart has at most one: a new code replaces it. */
  addCoupon: (code: string) => Promise<CartV1ChangeResult>;
  /** Removes the coupon. */
  removeCoupon: () => Promise<CartV1ChangeResult>;
}

const version1: CartVersion<Version1> = {
  useCurrentCart: useGetCurrentCart,
  read: (client) => getCurrentCart(client),
  add: (client, lineItems) => addToCurrentCart(client, { lineItems }),
  remove: (client, lineItemIds) => removeCurrentCartLineItems(client, { lineItemIds }),
  setQuantities: (client, lineItems) => updateCurrentCartLineItemsQuantity(client, { lineItems }),
  isAbsence: ({ code }) => code === 'OWNED_CART_NOT_FOUND',
  linesOf: ({ lineItems }) => lineItems,
  withLines: (cart, lineItems) => ({ ...cart, lineItems }),
  quantityOf: ({ quantity }) => quantity,
  withQuantity: (line, quantity) => ({ ...line, quantity }),
  referenceOf: ({ catalogReference }) => catalogReference,
  itemOf: ({ quantity, catalogReference, selectedMembership, taxableAddress, extendedFields }) =>
    catalogReference && {
      quantity,
      catalogReference,
      ...(selectedMembership && { selectedMembership }),
      ...(taxableAddress && { taxableAddress }),
      ...(extendedFields && { extendedFields }),
    },
  resultOf: (result, change, linesBefore = []) => ({
    ...result,
    reduced:
      change && result.saved && result.cart
        ? reducedQuantity(change, linesBefore, result.cart.lineItems)
        : undefined,
  }),
};

/** What the platform has reduced of a change, given the lines before and after it. */
function reducedQuantity(
  change: CartChange<Version1>,
  before: readonly CartLineItem[],
  after: readonly CartLineItem[],
): ReducedQuantity | undefined {
  if (change.kind !== 'add' && change.kind !== 'setQuantity') return undefined;
  const isAddition = change.kind === 'add';
  const line = isAddition
    ? findLine<Version1>(version1, after, change.item)
    : after.find(({ id }) => id === change.lineItemId);
  const requested = isAddition
    ? (findLine<Version1>(version1, before, change.item)?.quantity ?? 0) + change.item.quantity
    : change.quantity;
  if (!line || line.quantity >= requested) return undefined;
  return { lineItemId: line.id, requested, quantity: line.quantity };
}

const useVersion1 = /* @__PURE__ */ cartHook(version1);

/**
 * The current cart in version 1. It shares nothing with `useCart` but the cart of the server, so a shop can
 * migrate one page after the other.
 *
 * @deprecated The platform removes version 1 on 2027-02-01. Use `useCart`.
 *
 * @example
 * import { useCartV1 } from 'storewire/react';
 *
 * export function CartCount() {
 *   const { count } = useCartV1();
 *   return <p>{count} pieces</p>;
 * }
 */
export function useCartV1({ estimate, hasCart = true }: CartV1Config = {}): CartV1State {
  const { isAbsent, withTotals, send } = useVersion1(hasCart);
  const totals = useEstimateCurrentCartTotals(estimate && !isAbsent ? estimate : null);
  return {
    ...withTotals(totals),
    estimate: totals.data,
    addCoupon: (couponCode) => send((client) => updateCurrentCart(client, { couponCode })),
    removeCoupon: () => send((client) => removeCurrentCartCoupon(client)),
  };
}
