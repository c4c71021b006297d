// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, readHook, type ActionHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/checkouts.ts';
import type * as T from '../types.ts';

/**
 * Create a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.CreateCart.
 */
export const useCreateCheckoutAction: ActionHook<T.CreateCheckoutInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.createCheckout, ["checkouts"]);

/**
 * Get a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.GetCart.
 */
export const useGetCheckout: ReadHook<T.GetCheckoutInput, T.CheckoutResponse> = /* @__PURE__ */ readHook(calls.getCheckout);

/**
 * Update a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.UpdateCart.
 */
export const useUpdateCheckoutAction: ActionHook<T.UpdateCheckoutInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.updateCheckout, ["checkouts"]);

/**
 * Get the checkout made from a cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.GetCart.
 */
export const useGetCheckoutByCartId: ReadHook<T.GetCheckoutByCartIdInput, T.CheckoutResponse> = /* @__PURE__ */ readHook(calls.getCheckoutByCartId);

/**
 * Get the address of the checkout page.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.GetCheckoutURL.
 */
export const useGetCheckoutUrl: ReadHook<T.GetCheckoutUrlInput, T.GetCheckoutUrlResponse> = /* @__PURE__ */ readHook(calls.getCheckoutUrl);

/**
 * Remove the coupon from a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.RemoveCoupon.
 */
export const useRemoveCheckoutCouponAction: ActionHook<T.RemoveCheckoutCouponInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.removeCheckoutCoupon, ["checkouts"]);

/**
 * Remove the gift card from a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.RemoveGiftCard.
 */
export const useRemoveCheckoutGiftCardAction: ActionHook<T.RemoveCheckoutGiftCardInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.removeCheckoutGiftCard, ["checkouts"]);

/**
 * Go back to the hosted checkout page.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.UpdateCart.
 */
export const useRemoveOverrideCheckoutUrlAction: ActionHook<T.RemoveOverrideCheckoutUrlInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.removeOverrideCheckoutUrl, ["checkouts"]);

/**
 * Add lines to a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.AddLineItems.
 */
export const useAddToCheckoutAction: ActionHook<T.AddToCheckoutInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.addToCheckout, ["checkouts"]);

/**
 * Remove lines from a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.RemoveLineItems.
 */
export const useRemoveCheckoutLineItemsAction: ActionHook<T.RemoveCheckoutLineItemsInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.removeCheckoutLineItems, ["checkouts"]);

/**
 * Create an order from a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.PlaceOrder.
 */
export const useCreateOrderFromCheckoutAction: ActionHook<T.CreateOrderFromCheckoutInput, T.CreateOrderFromCheckoutResponse> = /* @__PURE__ */ actionHook(calls.createOrderFromCheckout, ["checkouts","currentCart","orders","products","variants"]);

/**
 * Mark a checkout as completed.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.MarkCartAsCompleted.
 */
export const useMarkCheckoutCompletedAction: ActionHook<T.MarkCheckoutCompletedInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.markCheckoutCompleted, ["checkouts","currentCart"]);

/**
 * Change the quantities of checkout lines.
 * @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CartService.UpdateLineItems.
 */
export const useUpdateCheckoutLineItemsQuantityAction: ActionHook<T.UpdateCheckoutLineItemsQuantityInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.updateCheckoutLineItemsQuantity, ["checkouts"]);
