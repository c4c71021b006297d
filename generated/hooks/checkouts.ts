// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, readHook, updateHook, type ActionHook, type ReadHook, type UpdateHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/checkouts.ts';
import type * as T from '../types.ts';

/**
 * Create a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.createCartV2.
 */
export const useCreateCheckoutAction: ActionHook<T.CreateCheckoutInput, T.CheckoutResponse> = /* @__PURE__ */ actionHook(calls.createCheckout, ["checkouts","currentCartV2","cartsV2"]);

/**
 * Get a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.getCartV2.
 */
export const useGetCheckout: ReadHook<T.GetCheckoutInput, T.CheckoutResponse> = /* @__PURE__ */ readHook(calls.getCheckout);

/**
 * Update a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.updateCartV2.
 */
export const useUpdateCheckoutAction: UpdateHook<T.UpdateCheckoutInput, T.CheckoutResponse> = /* @__PURE__ */ updateHook(calls.updateCheckout, ["checkouts","currentCartV2","cartsV2"], ["checkouts.getCheckout","id"]);

/**
 * Get the checkout made from a cart.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.getCartV2.
 */
export const useGetCheckoutByCartId: ReadHook<T.GetCheckoutByCartIdInput, T.CheckoutResponse> = /* @__PURE__ */ readHook(calls.getCheckoutByCartId);

/**
 * Get the address of the checkout page.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.getCheckoutUrlV2.
 */
export const useGetCheckoutUrl: ReadHook<T.GetCheckoutUrlInput, T.GetCheckoutUrlResponse> = /* @__PURE__ */ readHook(calls.getCheckoutUrl);

/**
 * Remove the coupon from a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.removeCouponV2.
 */
export const useRemoveCheckoutCouponAction: UpdateHook<T.RemoveCheckoutCouponInput, T.CheckoutResponse> = /* @__PURE__ */ updateHook(calls.removeCheckoutCoupon, ["checkouts","currentCartV2","cartsV2"], ["checkouts.getCheckout","id"]);

/**
 * Remove the gift card from a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.removeGiftCardV2.
 */
export const useRemoveCheckoutGiftCardAction: UpdateHook<T.RemoveCheckoutGiftCardInput, T.CheckoutResponse> = /* @__PURE__ */ updateHook(calls.removeCheckoutGiftCard, ["checkouts","currentCartV2","cartsV2"], ["checkouts.getCheckout","id"]);

/**
 * Go back to the hosted checkout page.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.updateCartV2.
 */
export const useRemoveOverrideCheckoutUrlAction: UpdateHook<T.RemoveOverrideCheckoutUrlInput, T.CheckoutResponse> = /* @__PURE__ */ updateHook(calls.removeOverrideCheckoutUrl, ["checkouts","currentCartV2","cartsV2"], ["checkouts.getCheckout","id"]);

/**
 * Add lines to a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.addLineItemsV2.
 */
export const useAddToCheckoutAction: UpdateHook<T.AddToCheckoutInput, T.CheckoutResponse> = /* @__PURE__ */ updateHook(calls.addToCheckout, ["checkouts","currentCartV2","cartsV2"], ["checkouts.getCheckout","id"]);

/**
 * Remove lines from a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.removeLineItemsV2.
 */
export const useRemoveCheckoutLineItemsAction: UpdateHook<T.RemoveCheckoutLineItemsInput, T.CheckoutResponse> = /* @__PURE__ */ updateHook(calls.removeCheckoutLineItems, ["checkouts","currentCartV2","cartsV2"], ["checkouts.getCheckout","id"]);

/**
 * Create an order from a checkout.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.placeOrderV2.
 */
export const useCreateOrderFromCheckoutAction: ActionHook<T.CreateOrderFromCheckoutInput, T.CreateOrderFromCheckoutResponse> = /* @__PURE__ */ actionHook(calls.createOrderFromCheckout, ["checkouts","currentCart","orders","payments","invoices","products","variants","currentCartV2","cartsV2"]);

/**
 * Mark a checkout as completed.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.markCartAsCompletedV2.
 */
export const useMarkCheckoutCompletedAction: ActionHook<T.MarkCheckoutCompletedInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.markCheckoutCompleted, ["checkouts","currentCart","currentCartV2","cartsV2"]);

/**
 * Change the quantities of checkout lines.
 * @deprecated The platform retires this call on 2027-02-01. Successor: cartsV2.updateLineItemsV2.
 */
export const useUpdateCheckoutLineItemsQuantityAction: UpdateHook<T.UpdateCheckoutLineItemsQuantityInput, T.CheckoutResponse> = /* @__PURE__ */ updateHook(calls.updateCheckoutLineItemsQuantity, ["checkouts","currentCartV2","cartsV2"], ["checkouts.getCheckout","id"]);
