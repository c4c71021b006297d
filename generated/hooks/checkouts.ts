// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  readHook,
  updateHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ReadHook,
  UpdateHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/checkouts.ts';

import type {
  AddToCheckoutInput,
  CheckoutResponse,
  CreateCheckoutInput,
  CreateOrderFromCheckoutInput,
  CreateOrderFromCheckoutResponse,
  EmptyResponse,
  GetCheckoutByCartIdInput,
  GetCheckoutInput,
  GetCheckoutUrlInput,
  GetCheckoutUrlResponse,
  MarkCheckoutCompletedInput,
  RemoveCheckoutCouponInput,
  RemoveCheckoutGiftCardInput,
  RemoveCheckoutLineItemsInput,
  RemoveOverrideCheckoutUrlInput,
  UpdateCheckoutInput,
  UpdateCheckoutLineItemsQuantityInput
} from '../types.ts';



/**
 * Create a checkout
 *
 * Creates a checkout from lines and works out its totals. `channelType` and at least one line are needed, and at most 300 lines fit. Custom lines and catalog overrides set prices, so the platform asks for the permission ECOM.ADMIN_MODIFY_CHECKOUTS for them. To turn the current cart into a checkout, use the call of the cart instead. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
 *
 * Roles: visitor, member, merchant.
 * Error codes: SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND (404, assumed), GIFT_CARD_NOT_FOUND (404, assumed), GIFT_CARD_CODE_INVALID (404, assumed), ERROR_COUPON_DOES_NOT_EXIST (404, assumed), INVALID_SELECTED_CARRIER_SERVICE_OPTION (428, assumed), GIFT_CARD_IS_EMPTY (428, assumed), GIFT_CARD_DISABLED (428, assumed), GIFT_CARD_EXPIRED (428, assumed), ERROR_COUPON_USAGE_EXCEEDED (428, assumed), ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED (428, assumed), ERROR_COUPON_IS_NOT_ACTIVE_YET (428, assumed), ERROR_COUPON_HAS_EXPIRED (428, assumed), SITE_MUST_ACCEPT_PAYMENTS (428, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.createCart` instead.
 */
export const useCreateCheckoutAction: ActionHook<CreateCheckoutInput, CheckoutResponse> = /* @__PURE__ */ actionHook(calls.createCheckout, ['checkouts', 'currentCartV2', 'cartsV2']);
/**
 * Get a checkout
 *
 * Returns a checkout with its lines, delivery options, totals and everything that prevents an order.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCart` instead.
 */
export const useGetCheckout: ReadHook<GetCheckoutInput, CheckoutResponse> = /* @__PURE__ */ readHook(calls.getCheckout);
/**
 * Update a checkout
 *
 * Changes buyer, addresses, delivery option, note and custom fields, and applies a coupon or a gift card. A request that holds no change fails; `buyerInfo.email` cannot be removed once set; a checkout holds one gift card at most. Quantities, removals and completion have calls of their own.
 *
 * Roles: visitor, member, merchant.
 * Error codes: SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND (404, assumed), GIFT_CARD_NOT_FOUND (404, assumed), GIFT_CARD_CODE_INVALID (404, assumed), ERROR_COUPON_DOES_NOT_EXIST (404, assumed), INVALID_SELECTED_CARRIER_SERVICE_OPTION (428, assumed), GIFT_CARD_IS_EMPTY (428, assumed), GIFT_CARD_DISABLED (428, assumed), GIFT_CARD_EXPIRED (428, assumed), ERROR_COUPON_USAGE_EXCEEDED (428, assumed), ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED (428, assumed), ERROR_COUPON_IS_NOT_ACTIVE_YET (428, assumed), ERROR_COUPON_HAS_EXPIRED (428, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateCart` instead.
 */
export const useUpdateCheckoutAction: UpdateHook<UpdateCheckoutInput, CheckoutResponse> = /* @__PURE__ */ updateHook(calls.updateCheckout, ['checkouts', 'currentCartV2', 'cartsV2'], ['checkouts.getCheckout', 'id']);
/**
 * Get the checkout made from a cart
 *
 * Finds the checkout that was made from a cart and returns it. A cart that was never checked out has none.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCart` instead.
 */
export const useGetCheckoutByCartId: ReadHook<GetCheckoutByCartIdInput, CheckoutResponse> = /* @__PURE__ */ readHook(calls.getCheckoutByCartId);
/**
 * Get the address of the checkout page
 *
 * Returns the address where the buyer finishes the checkout: the page given as `overrideCheckoutUrl`, or else the hosted one.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCheckoutUrl` instead.
 */
export const useGetCheckoutUrl: ReadHook<GetCheckoutUrlInput, GetCheckoutUrlResponse> = /* @__PURE__ */ readHook(calls.getCheckoutUrl);
/**
 * Remove the coupon from a checkout
 *
 * Takes the coupon off the checkout and works out the totals without it.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeCoupon` instead.
 */
export const useRemoveCheckoutCouponAction: UpdateHook<RemoveCheckoutCouponInput, CheckoutResponse> = /* @__PURE__ */ updateHook(calls.removeCheckoutCoupon, ['checkouts', 'currentCartV2', 'cartsV2'], ['checkouts.getCheckout', 'id']);
/**
 * Remove the gift card from a checkout
 *
 * Takes the gift card off the checkout. Nothing was taken from the card yet, since that happens with the order.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeGiftCard` instead.
 */
export const useRemoveCheckoutGiftCardAction: UpdateHook<RemoveCheckoutGiftCardInput, CheckoutResponse> = /* @__PURE__ */ updateHook(calls.removeCheckoutGiftCard, ['checkouts', 'currentCartV2', 'cartsV2'], ['checkouts.getCheckout', 'id']);
/**
 * Go back to the hosted checkout page
 *
 * Drops the `overrideCheckoutUrl` of the checkout, so that its address is the hosted checkout page again.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateCart` instead.
 */
export const useRemoveOverrideCheckoutUrlAction: UpdateHook<RemoveOverrideCheckoutUrlInput, CheckoutResponse> = /* @__PURE__ */ updateHook(calls.removeOverrideCheckoutUrl, ['checkouts', 'currentCartV2', 'cartsV2'], ['checkouts.getCheckout', 'id']);
/**
 * Add lines to a checkout
 *
 * Adds catalog lines, custom lines or both, at most 100 of each in one call and 300 in one checkout. Custom lines set prices, so the platform asks for the permission ECOM.ADMIN_MODIFY_CHECKOUTS for them. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CHECKOUT_IS_COMPLETE (428).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.addLineItems` instead.
 */
export const useAddToCheckoutAction: UpdateHook<AddToCheckoutInput, CheckoutResponse> = /* @__PURE__ */ updateHook(calls.addToCheckout, ['checkouts', 'currentCartV2', 'cartsV2'], ['checkouts.getCheckout', 'id']);
/**
 * Remove lines from a checkout
 *
 * Takes lines out of the checkout by their ids, from 1 to 300 in one call.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeLineItems` instead.
 */
export const useRemoveCheckoutLineItemsAction: UpdateHook<RemoveCheckoutLineItemsInput, CheckoutResponse> = /* @__PURE__ */ updateHook(calls.removeCheckoutLineItems, ['checkouts', 'currentCartV2', 'cartsV2'], ['checkouts.getCheckout', 'id']);
/**
 * Create an order from a checkout
 *
 * Places the order, or starts the subscription, that the checkout describes, and marks the checkout as completed. It needs at least one line, no calculation errors, every line AVAILABLE or PARTIALLY_AVAILABLE, a billing address when the total is above 0, a destination and a delivery option for shipped goods, and pickup details for pickup. If an amount is to be paid online, continue with the `paymentGatewayOrderId`. No idempotency key is known: after a broken connection, read the checkout before calling again.
 *
 * Roles: visitor, member, merchant.
 * Error codes: PAYMENT_ERROR (400, assumed), PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE (400, assumed), SITE_NOT_ACCEPTING_PAYMENTS (400, assumed), CHECKOUT_ALREADY_PAID (400, assumed), CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS (400, assumed), CALCULATION_ERROR (400, assumed), REDEEM_GIFT_CARD_ERROR (400, assumed), PARTIAL_OUT_OF_STOCK (400, assumed), FULL_OUT_OF_STOCK (400, assumed), EMPTY_CHECKOUT (400, assumed), CHECKOUT_CHANGED (400, assumed), SUBSCRIPTION_WITH_ZERO_TOTAL (400, assumed), SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS (400, assumed), SUBSCRIPTION_WITH_GIFT_CARD (400, assumed), NO_SELECTED_CARRIER_SERVICE_OPTION (400, assumed), VIOLATIONS_WITH_ERROR_SEVERITY (400, assumed), FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS (400, assumed), NO_SAVE_PAYMENT_METHOD_CONFIRMATION (400, assumed), SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE (400, assumed), MEMBERS_ONLY_ITEM (400, assumed), GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD (400, assumed), COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD (400, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.placeOrder` instead.
 */
export const useCreateOrderFromCheckoutAction: ActionHook<CreateOrderFromCheckoutInput, CreateOrderFromCheckoutResponse> = /* @__PURE__ */ actionHook(calls.createOrderFromCheckout, ['checkouts', 'currentCart', 'orders', 'payments', 'invoices', 'products', 'variants', 'currentCartV2', 'cartsV2']);
/**
 * Mark a checkout as completed
 *
 * Sets `completed` without making an order, for purchases that were finished in another order or payment system. No call undoes it.
 *
 * Roles: merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.markCartAsCompleted` instead.
 */
export const useMarkCheckoutCompletedAction: ActionHook<MarkCheckoutCompletedInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.markCheckoutCompleted, ['checkouts', 'currentCart', 'currentCartV2', 'cartsV2']);
/**
 * Change the quantities of checkout lines
 *
 * Sets new quantities for lines, from 1 to 100 lines in one call. A quantity above the stock is cut to what is left, so read the answer. To drop a line, remove it.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateLineItems` instead.
 */
export const useUpdateCheckoutLineItemsQuantityAction: UpdateHook<UpdateCheckoutLineItemsQuantityInput, CheckoutResponse> = /* @__PURE__ */ updateHook(calls.updateCheckoutLineItemsQuantity, ['checkouts', 'currentCartV2', 'cartsV2'], ['checkouts.getCheckout', 'id']);
