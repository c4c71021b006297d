// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, readHook, updateHook, type ActionHook, type ReadHook, type UpdateHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/cartsV2.ts';
import type * as T from '../types.ts';

/** Get a cart. */
export const useGetCartV2: ReadHook<T.GetCartV2Input, T.CartV2Response> = /* @__PURE__ */ readHook(calls.getCartV2);

/** Delete a cart. */
export const useDeleteCartV2Action: ActionHook<T.DeleteCartV2Input, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Update a cart. */
export const useUpdateCartV2Action: UpdateHook<T.UpdateCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.updateCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Create a cart. */
export const useCreateCartV2Action: ActionHook<T.CreateCartV2Input, T.CartV2Response> = /* @__PURE__ */ actionHook(calls.createCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"]);

/** Refresh a cart. */
export const useRefreshCartV2Action: UpdateHook<T.RefreshCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.refreshCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Calculate the totals of a cart. */
export const useCalculateCartV2: ReadHook<T.CalculateCartV2Input, T.CalculateCartResponse> = /* @__PURE__ */ readHook(calls.calculateCartV2);

/** Estimate the totals of a cart. */
export const useEstimateCartV2: ReadHook<T.EstimateCartV2Input, T.EstimateCartResponse> = /* @__PURE__ */ readHook(calls.estimateCartV2);

/** Add items to a cart. */
export const useAddLineItemsV2Action: UpdateHook<T.AddLineItemsV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.addLineItemsV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Remove lines from a cart. */
export const useRemoveLineItemsV2Action: UpdateHook<T.RemoveLineItemsV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.removeLineItemsV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Change lines of a cart. */
export const useUpdateLineItemsV2Action: UpdateHook<T.UpdateLineItemsV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.updateLineItemsV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Add a coupon to a cart. */
export const useAddCouponV2Action: UpdateHook<T.AddCouponV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.addCouponV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Remove the coupon from a cart. */
export const useRemoveCouponV2Action: UpdateHook<T.RemoveCouponV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.removeCouponV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Choose how a cart is delivered. */
export const useSetDeliveryMethodV2Action: UpdateHook<T.SetDeliveryMethodV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.setDeliveryMethodV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Remove the delivery method of a cart. */
export const useRemoveDeliveryMethodV2Action: UpdateHook<T.RemoveDeliveryMethodV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.removeDeliveryMethodV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Add a gift card to a cart. */
export const useAddGiftCardV2Action: UpdateHook<T.AddGiftCardV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.addGiftCardV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Remove the gift card from a cart. */
export const useRemoveGiftCardV2Action: UpdateHook<T.RemoveGiftCardV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.removeGiftCardV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Attach forms to a cart. */
export const useUpdateFormSubmissionsV2Action: UpdateHook<T.UpdateFormSubmissionsV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.updateFormSubmissionsV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);

/** Get the address of the checkout page of a cart. */
export const useGetCheckoutUrlV2: ReadHook<T.GetCheckoutUrlV2Input, T.GetCheckoutUrlResponse> = /* @__PURE__ */ readHook(calls.getCheckoutUrlV2);

/** Place the order of a cart. */
export const usePlaceOrderV2Action: ActionHook<T.PlaceOrderV2Input, T.PlaceOrderResponse> = /* @__PURE__ */ actionHook(calls.placeOrderV2, ["currentCartV2","cartsV2","currentCart","checkouts","orders","payments","invoices","products","variants"]);

/** Mark a cart as completed. */
export const useMarkCartAsCompletedV2Action: UpdateHook<T.MarkCartAsCompletedV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.markCartAsCompletedV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["cartsV2.getCartV2","cartId"]);
