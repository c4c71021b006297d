// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, readHook, type ActionHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/currentCart.ts';
import type * as T from '../types.ts';

/**
 * Get the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.GetCurrentCart.
 */
export const useGetCurrentCart: ReadHook<T.GetCurrentCartInput, T.CartResponse> = /* @__PURE__ */ readHook(calls.getCurrentCart);

/**
 * Delete the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.DeleteCurrentCart.
 */
export const useDeleteCurrentCartAction: ActionHook<T.DeleteCurrentCartInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCurrentCart, ["currentCart"]);

/**
 * Update the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.UpdateCurrentCart.
 */
export const useUpdateCurrentCartAction: ActionHook<T.UpdateCurrentCartInput, T.CartResponse> = /* @__PURE__ */ actionHook(calls.updateCurrentCart, ["currentCart"]);

/**
 * Add items to the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.AddLineItemsToCurrentCart.
 */
export const useAddToCurrentCartAction: ActionHook<T.AddToCurrentCartInput, T.CartResponse> = /* @__PURE__ */ actionHook(calls.addToCurrentCart, ["currentCart"]);

/**
 * Remove lines from the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.RemoveLineItemsFromCurrentCart.
 */
export const useRemoveCurrentCartLineItemsAction: ActionHook<T.RemoveCurrentCartLineItemsInput, T.CartResponse> = /* @__PURE__ */ actionHook(calls.removeCurrentCartLineItems, ["currentCart"]);

/**
 * Create a checkout from the current cart.
 * @deprecated The platform retires this call on 2027-02-01.
 */
export const useCreateCheckoutFromCurrentCartAction: ActionHook<T.CreateCheckoutFromCurrentCartInput, T.CreateCheckoutFromCurrentCartResponse> = /* @__PURE__ */ actionHook(calls.createCheckoutFromCurrentCart, ["checkouts","currentCart.getCurrentCart"]);

/**
 * Remove the coupon from the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.RemoveCouponFromCurrentCart.
 */
export const useRemoveCurrentCartCouponAction: ActionHook<T.RemoveCurrentCartCouponInput, T.CartResponse> = /* @__PURE__ */ actionHook(calls.removeCurrentCartCoupon, ["currentCart"]);

/**
 * Change quantities in the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.UpdateLineItemsInCurrentCart.
 */
export const useUpdateCurrentCartLineItemsQuantityAction: ActionHook<T.UpdateCurrentCartLineItemsQuantityInput, T.CartResponse> = /* @__PURE__ */ actionHook(calls.updateCurrentCartLineItemsQuantity, ["currentCart"]);

/**
 * Estimate the totals of the current cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.EstimateCurrentCart.
 */
export const useEstimateCurrentCartTotals: ReadHook<T.EstimateCurrentCartTotalsInput, T.EstimateCurrentCartTotalsResponse> = /* @__PURE__ */ readHook(calls.estimateCurrentCartTotals);
