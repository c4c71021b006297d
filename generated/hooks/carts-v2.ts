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

import * as calls from '../operations/carts-v2.ts';

import type {
  AddCouponV2Input,
  AddGiftCardV2Input,
  AddLineItemsV2Input,
  CalculateCartV2Input,
  CalculateCartV2Response,
  CartV2Response,
  CreateCartV2Input,
  DeleteCartV2Input,
  EmptyResponse,
  EstimateCartV2Input,
  EstimateCartV2Response,
  GetCartV2Input,
  GetCheckoutUrlResponse,
  GetCheckoutUrlV2Input,
  MarkCartAsCompletedV2Input,
  PlaceOrderV2Input,
  PlaceOrderV2Response,
  RefreshCartV2Input,
  RemoveCouponV2Input,
  RemoveDeliveryMethodV2Input,
  RemoveGiftCardV2Input,
  RemoveLineItemsV2Input,
  SetDeliveryMethodV2Input,
  UpdateCartV2Input,
  UpdateFormSubmissionsV2Input,
  UpdateLineItemsV2Input
} from '../types.ts';



/**
 * Get a cart
 *
 * Reads a cart by its id, which is also the id of its checkout. Prices are those of the last change or refresh: the call does not take them from the catalogs again. No codes are documented; assumed: 404 for a cart that does not exist or that the caller may not see.
 *
 * Roles: visitor, member, merchant.
 */
export const useGetCartV2: ReadHook<GetCartV2Input, CartV2Response> = /* @__PURE__ */ readHook(calls.getCartV2);
/**
 * Update a cart
 *
 * Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_ADDRESS_FORMAT (400, assumed), DATA_EXTENSION_UPDATE_FAILED (400, assumed), BUSINESS_LOCATION_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed).
 */
export const useUpdateCartV2Action: UpdateHook<UpdateCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.updateCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Delete a cart
 *
 * Deletes a cart with all its lines. No call restores it. The platform sends the event cart deleted.
 *
 * Roles: visitor, member, merchant.
 */
export const useDeleteCartV2Action: ActionHook<DeleteCartV2Input, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Create a cart
 *
 * Makes a cart that is not the current cart of the caller, such as for one item that is bought at once, or for a purchase that an app prepares. Items, coupon, delivery method and gift card can come with it. A visitor or member owns the cart they make; a cart of a merchant may have no owner (`customerInfo.openAccess`). A repeated request makes another cart. Carts may disappear after a time without activity; no source says after which.
 *
 * Roles: visitor, member, merchant.
 * Error codes: MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), INVALID_COUPON_CODE (404, assumed), INVALID_GIFT_CARD_CODE (404, assumed), DELIVERY_METHOD_NOT_FOUND (404, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed), INVALID_COUPON_STATUS (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
 */
export const useCreateCartV2Action: ActionHook<CreateCartV2Input, CartV2Response> = /* @__PURE__ */ actionHook(calls.createCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts']);
/**
 * Refresh a cart
 *
 * Takes prices, stock and discounts from the catalogs again and stores them in the cart. Other calls leave prices as they were when the cart last changed.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 */
export const useRefreshCartV2Action: UpdateHook<RefreshCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.refreshCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Calculate the totals of a cart
 *
 * Calculates everything: discounts, delivery, fees, tax, memberships and gift card, and checks what prevents an order. Nothing but the flag is sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. The summary has the `priceVerificationToken` to place the order with. The platform sends the event cart calculated. For a cart page, the estimate is cheaper.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 */
export const useCalculateCartV2: ReadHook<CalculateCartV2Input, CalculateCartV2Response> = /* @__PURE__ */ readHook(calls.calculateCartV2);
/**
 * Estimate the totals of a cart
 *
 * Calculates lines and their discounts, and of delivery, fees, tax and gift card only the parts whose flag is true. Nothing but the flags are sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. All flags default to false; in version 1 they defaulted to true.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 */
export const useEstimateCartV2: ReadHook<EstimateCartV2Input, EstimateCartV2Response> = /* @__PURE__ */ readHook(calls.estimateCartV2);
/**
 * Add items to a cart
 *
 * Adds catalog items, custom items or both; at most 300 of each a request and 300 lines in the cart. More pieces than are in stock fail with INSUFFICIENT_INVENTORY. A repeated request adds the items twice, and no idempotency key is known: after a broken connection, read the cart.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_LINE_ITEMS_TO_ADD (400, assumed), MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed).
 */
export const useAddLineItemsV2Action: UpdateHook<AddLineItemsV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.addLineItemsV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Remove lines from a cart
 *
 * Takes 1 to 100 lines out, whatever their quantity. Not documented, assumed: removing the last line leaves an empty cart.
 *
 * Roles: visitor, member, merchant.
 * Error codes: LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed).
 */
export const useRemoveLineItemsV2Action: UpdateHook<RemoveLineItemsV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.removeLineItemsV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Change lines of a cart
 *
 * Sets quantity, membership or both of 1 to 300 lines. More pieces than are in stock fail with INSUFFICIENT_INVENTORY, and `quantityInfo` shows requested and confirmed pieces; no source says when which of the two happens, and the error is assumed for added and changed lines. Zero is invalid: remove the line instead.
 *
 * Roles: visitor, member, merchant.
 * Error codes: EMPTY_LINE_ITEM_UPDATES (400, assumed), DUPLICATE_LINE_ITEM_UPDATES (400, assumed), LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), INSUFFICIENT_INVENTORY (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed).
 */
export const useUpdateLineItemsV2Action: UpdateHook<UpdateLineItemsV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.updateLineItemsV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Add a coupon to a cart
 *
 * Adds a coupon by its code. A cart holds one: remove the present one first. The cart gives the coupon an id, which its removal asks for.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_COUPON_CODE (404, assumed), COUPON_ALREADY_EXISTS (428, assumed), MAX_COUPONS_PER_CART_EXCEEDED (428, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed), INVALID_COUPON_STATUS (428, assumed).
 */
export const useAddCouponV2Action: UpdateHook<AddCouponV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.addCouponV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Remove the coupon from a cart
 *
 * Takes the coupon off. It is named by its id in the cart, `coupons[].id`, not by its code.
 *
 * Roles: visitor, member, merchant.
 * Error codes: COUPON_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed).
 */
export const useRemoveCouponV2Action: UpdateHook<RemoveCouponV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.removeCouponV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Choose how a cart is delivered
 *
 * Chooses a delivery option by its code, and by the app of its carrier when two carriers use the same code. The cart needs an address and lines first. No call of version 2 lists the options: `totals.calculateTotals` does. After a change of lines or address, list them again.
 *
 * Roles: visitor, member, merchant.
 * Error codes: DELIVERY_METHOD_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
 */
export const useSetDeliveryMethodV2Action: UpdateHook<SetDeliveryMethodV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.setDeliveryMethodV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Remove the delivery method of a cart
 *
 * Takes the delivery method off. Goods that are shipped cannot be ordered until another one is chosen.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 */
export const useRemoveDeliveryMethodV2Action: UpdateHook<RemoveDeliveryMethodV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.removeDeliveryMethodV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Add a gift card to a cart
 *
 * Adds a gift card that pays the purchase in part or in full. A cart holds one. Nothing is taken from the card before the order is placed. From then on, responses show the code with most of its characters hidden.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_GIFT_CARD_CODE (404, assumed), CART_ALREADY_ORDERED (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), MAX_GIFT_CARDS_PER_CART_EXCEEDED (428, assumed), GIFT_CARD_ALREADY_EXISTS (428, assumed), GIFT_CARD_LOCKED (428, assumed), GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART (428, assumed).
 */
export const useAddGiftCardV2Action: UpdateHook<AddGiftCardV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.addGiftCardV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Remove the gift card from a cart
 *
 * Takes the gift card off. It is named by its id in the cart, `paymentInfo.giftCards[].id`, not by its code.
 *
 * Roles: visitor, member, merchant.
 * Error codes: GIFT_CARD_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), GIFT_CARD_LOCKED (428, assumed).
 */
export const useRemoveGiftCardV2Action: UpdateHook<RemoveGiftCardV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.removeGiftCardV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Attach forms to a cart
 *
 * Attaches submissions to the forms that apps of catalogs ask for, such as the names of the guests of a tour. No public property of the cart lists its forms, so a shop learns their ids from the app.
 *
 * Roles: visitor, member, merchant.
 */
export const useUpdateFormSubmissionsV2Action: UpdateHook<UpdateFormSubmissionsV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.updateFormSubmissionsV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
/**
 * Get the address of the checkout page of a cart
 *
 * Returns the address where the buyer finishes the purchase: `customCheckoutUrl` of the cart, or else the hosted page. For the current cart, read its id first. A redirect session (`redirects.createRedirectSession`) leads to the same page, and also carries the session of the visitor and the pages to come back to.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CHECKOUT_PAGE_NOT_FOUND (428, assumed), SITE_NOT_PUBLISHED (428, assumed).
 */
export const useGetCheckoutUrlV2: ReadHook<GetCheckoutUrlV2Input, GetCheckoutUrlResponse> = /* @__PURE__ */ readHook(calls.getCheckoutUrlV2);
/**
 * Place the order of a cart
 *
 * Makes the order of a cart, and may charge the buyer. First put buyer, addresses and delivery method into the cart, calculate it, and show total and violations; a violation of severity ERROR prevents the order. With `priceVerificationToken` the order fails if prices have changed; no source says whether with CART_PRICES_OUT_OF_SYNC or with INVALID_PRICE_VERIFICATION_TOKEN. Assumed: without it, the order fails with CART_PRICES_OUT_OF_SYNC if amounts or the currency are not those of the last response with the cart. If something is to be paid, `paymentGatewayOrderId` names the payment. No source says how public clients pay it; assumed: on the hosted payment page, as after an order of version 1. A shop without payment code sends the buyer to the checkout page instead. No idempotency key is known: after a broken connection, read `orderPlaced` and `orderId` of the cart before calling again.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed), SITE_NOT_ACCEPTING_PAYMENTS (428, assumed), EMPTY_CART (428, assumed), LINE_ITEMS_OUT_OF_STOCK (428, assumed), CART_PRICES_OUT_OF_SYNC (428, assumed), INVALID_THIRD_PARTY_CHECKOUT_TOKEN (428, assumed), INVALID_PRICE_VERIFICATION_TOKEN (428, assumed), VIOLATIONS_WITH_ERROR_SEVERITY (428, assumed), CALCULATION_ERROR (428, assumed), CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD (428, assumed), CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD (428, assumed), CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD (428, assumed), SUBSCRIPTION_WITH_INVALID_FREQUENCY (428, assumed), SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION (428, assumed), UNCONFIRMED_SAVE_PAYMENT_METHOD (428, assumed), DELIVERY_METHOD_NO_LONGER_AVAILABLE (428, assumed), DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS (428, assumed), MISSING_DELIVERY_ADDRESS (428, assumed), MISSING_DELIVERY_METHOD (428, assumed), INVALID_MEMBERSHIP (428, assumed), INVALID_PAYMENT_STATUS (428, assumed), GIFT_CARD_REDEEM_ERROR (428, assumed), PAYMENT_ALREADY_IN_PROGRESS (428, assumed), EMPTY_PAYMENT_TOKEN (428, assumed), MEMBERS_ONLY_ITEM (428, assumed), PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART (428, assumed), DEMO_ORDER_NOT_ALLOWED (428, assumed), PAYMENT_ATTEMPT_EXPIRED (428, assumed), UNAVAILABLE_PAYMENT_METHOD (428, assumed), INVALID_CART (428, assumed).
 */
export const usePlaceOrderV2Action: ActionHook<PlaceOrderV2Input, PlaceOrderV2Response> = /* @__PURE__ */ actionHook(calls.placeOrderV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts', 'orders', 'payments', 'invoices', 'products', 'variants']);
/**
 * Mark a cart as completed
 *
 * Sets `orderPlaced` without placing an order, for purchases that were finished in another order or payment system, and stores the id of that order. No call undoes it. That only merchants may call it is assumed.
 *
 * Roles: merchant.
 */
export const useMarkCartAsCompletedV2Action: UpdateHook<MarkCartAsCompletedV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.markCartAsCompletedV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['cartsV2.getCart', 'cartId']);
