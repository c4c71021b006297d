// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, readHook, updateHook, type ActionHook, type ReadHook, type UpdateHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/currentCart.ts';
import type * as T from '../types.ts';

/**
 * Get the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: currentCartV2.getCurrentCartV2.
 */
export const useGetCurrentCart: ReadHook<T.GetCurrentCartInput, T.CartResponse> = /* @__PURE__ */ readHook(calls.getCurrentCart);

/**
 * Delete the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: currentCartV2.deleteCurrentCartV2.
 */
export const useDeleteCurrentCartAction: ActionHook<T.DeleteCurrentCartInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCurrentCart, ["currentCart","currentCartV2","cartsV2"]);

/**
 * Update the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: currentCartV2.updateCurrentCartV2.
 */
export const useUpdateCurrentCartAction: UpdateHook<T.UpdateCurrentCartInput, T.CartResponse> = /* @__PURE__ */ updateHook(calls.updateCurrentCart, ["currentCart","currentCartV2","cartsV2"], ["currentCart.getCurrentCart"]);

/**
 * Add items to the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: currentCartV2.addLineItemsToCurrentCartV2.
 */
export const useAddToCurrentCartAction: UpdateHook<T.AddToCurrentCartInput, T.CartResponse> = /* @__PURE__ */ updateHook(calls.addToCurrentCart, ["currentCart","currentCartV2","cartsV2"], ["currentCart.getCurrentCart"]);

/**
 * Remove lines from the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: currentCartV2.removeLineItemsFromCurrentCartV2.
 */
export const useRemoveCurrentCartLineItemsAction: UpdateHook<T.RemoveCurrentCartLineItemsInput, T.CartResponse> = /* @__PURE__ */ updateHook(calls.removeCurrentCartLineItems, ["currentCart","currentCartV2","cartsV2"], ["currentCart.getCurrentCart"]);

/**
 * Create a checkout from the current cart.
 * @deprecated The platform retires this call on 2027-02-01.
 */
export const useCreateCheckoutFromCurrentCartAction: ActionHook<T.CreateCheckoutFromCurrentCartInput, T.CreateCheckoutFromCurrentCartResponse> = /* @__PURE__ */ actionHook(calls.createCheckoutFromCurrentCart, ["checkouts","currentCart.getCurrentCart","currentCartV2","cartsV2"]);

/**
 * Remove the coupon from the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: currentCartV2.removeCouponFromCurrentCartV2.
 */
export const useRemoveCurrentCartCouponAction: UpdateHook<T.RemoveCurrentCartCouponInput, T.CartResponse> = /* @__PURE__ */ updateHook(calls.removeCurrentCartCoupon, ["currentCart","currentCartV2","cartsV2"], ["currentCart.getCurrentCart"]);

/**
 * Change quantities in the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: currentCartV2.updateLineItemsInCurrentCartV2.
 */
export const useUpdateCurrentCartLineItemsQuantityAction: UpdateHook<T.UpdateCurrentCartLineItemsQuantityInput, T.CartResponse> = /* @__PURE__ */ updateHook(calls.updateCurrentCartLineItemsQuantity, ["currentCart","currentCartV2","cartsV2"], ["currentCart.getCurrentCart"]);

/**
 * Estimate the totals of the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: currentCartV2.estimateCurrentCartV2.
 */
export const useEstimateCurrentCartTotals: ReadHook<T.EstimateCurrentCartTotalsInput, T.EstimateCurrentCartTotalsResponse> = /* @__PURE__ */ readHook(calls.estimateCurrentCartTotals);
