// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get a cart
 *
 * Reads a cart by its id, which is also the id of its checkout. Prices are those of the last change or refresh: the call does not take them from the catalogs again. No codes are documented; assumed: 404 for a cart that does not exist or that the caller may not see.
 *
 * Roles: visitor, member, merchant.
 */
export const getCartV2: runtime.ResourceCall<T.GetCartV2Input, T.CartV2Response> = { call: calls.getCartV2, id: 'cartId', record: 'cart' };

/**
 * Delete a cart
 *
 * Deletes a cart with all its lines. No call restores it. The platform sends the event cart deleted.
 *
 * Roles: visitor, member, merchant.
 */
export const deleteCartV2: runtime.ResourceCall<T.DeleteCartV2Input, T.EmptyResponse> = { call: calls.deleteCartV2, id: 'cartId', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], deletes: 'cartsV2.getCart' };

/**
 * Update a cart
 *
 * Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_ADDRESS_FORMAT (400, assumed), DATA_EXTENSION_UPDATE_FAILED (400, assumed), BUSINESS_LOCATION_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed).
 */
export const updateCartV2: runtime.ResourceCall<T.UpdateCartV2Input, T.CartV2Response> = { call: calls.updateCartV2, id: 'cartId', data: 'cart', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Create a cart
 *
 * Makes a cart that is not the current cart of the caller, such as for one item that is bought at once, or for a purchase that an app prepares. Items, coupon, delivery method and gift card can come with it. A visitor or member owns the cart they make; a cart of a merchant may have no owner (`customerInfo.openAccess`). A repeated request makes another cart. Carts may disappear after a time without activity; no source says after which.
 *
 * Roles: visitor, member, merchant.
 * Error codes: MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), INVALID_COUPON_CODE (404, assumed), INVALID_GIFT_CARD_CODE (404, assumed), DELIVERY_METHOD_NOT_FOUND (404, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed), INVALID_COUPON_STATUS (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
 */
export const createCartV2: runtime.ResourceCall<T.CreateCartV2Input, T.CartV2Response> = { call: calls.createCartV2, data: 'cart', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'] };

/**
 * Refresh a cart
 *
 * Takes prices, stock and discounts from the catalogs again and stores them in the cart. Other calls leave prices as they were when the cart last changed.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 */
export const refreshCartV2: runtime.ResourceCall<T.RefreshCartV2Input, T.CartV2Response> = { call: calls.refreshCartV2, id: 'cartId', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Calculate the totals of a cart
 *
 * Calculates everything: discounts, delivery, fees, tax, memberships and gift card, and checks what prevents an order. Nothing but the flag is sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. The summary has the `priceVerificationToken` to place the order with. The platform sends the event cart calculated. For a cart page, the estimate is cheaper.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 */
export const calculateCartV2: runtime.ResourceCall<T.CalculateCartV2Input, T.CalculateCartV2Response> = { call: calls.calculateCartV2, id: 'cartId' };

/**
 * Estimate the totals of a cart
 *
 * Calculates lines and their discounts, and of delivery, fees, tax and gift card only the parts whose flag is true. Nothing but the flags are sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. All flags default to false; in version 1 they defaulted to true.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 */
export const estimateCartV2: runtime.ResourceCall<T.EstimateCartV2Input, T.EstimateCartV2Response> = { call: calls.estimateCartV2, id: 'cartId' };

/**
 * Add items to a cart
 *
 * Adds catalog items, custom items or both; at most 300 of each a request and 300 lines in the cart. More pieces than are in stock fail with INSUFFICIENT_INVENTORY. A repeated request adds the items twice, and no idempotency key is known: after a broken connection, read the cart.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_LINE_ITEMS_TO_ADD (400, assumed), MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed).
 */
export const addLineItemsV2: runtime.ResourceCall<T.AddLineItemsV2Input, T.CartV2Response> = { call: calls.addLineItemsV2, id: 'cartId', data: '', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Remove lines from a cart
 *
 * Takes 1 to 100 lines out, whatever their quantity. Not documented, assumed: removing the last line leaves an empty cart.
 *
 * Roles: visitor, member, merchant.
 * Error codes: LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed).
 */
export const removeLineItemsV2: runtime.ResourceCall<T.RemoveLineItemsV2Input, T.CartV2Response> = { call: calls.removeLineItemsV2, id: 'cartId', ids: 'lineItemIds', max: 100, data: '', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Change lines of a cart
 *
 * Sets quantity, membership or both of 1 to 300 lines. More pieces than are in stock fail with INSUFFICIENT_INVENTORY, and `quantityInfo` shows requested and confirmed pieces; no source says when which of the two happens, and the error is assumed for added and changed lines. Zero is invalid: remove the line instead.
 *
 * Roles: visitor, member, merchant.
 * Error codes: EMPTY_LINE_ITEM_UPDATES (400, assumed), DUPLICATE_LINE_ITEM_UPDATES (400, assumed), LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), INSUFFICIENT_INVENTORY (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed).
 */
export const updateLineItemsV2: runtime.ResourceCall<T.UpdateLineItemsV2Input, T.CartV2Response> = { call: calls.updateLineItemsV2, id: 'cartId', items: 'lineItems', max: 300, data: '', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Add a coupon to a cart
 *
 * Adds a coupon by its code. A cart holds one: remove the present one first. The cart gives the coupon an id, which its removal asks for.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_COUPON_CODE (404, assumed), COUPON_ALREADY_EXISTS (428, assumed), MAX_COUPONS_PER_CART_EXCEEDED (428, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed), INVALID_COUPON_STATUS (428, assumed).
 */
export const addCouponV2: runtime.ResourceCall<T.AddCouponV2Input, T.CartV2Response> = { call: calls.addCouponV2, id: 'cartId', data: 'coupon', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Remove the coupon from a cart
 *
 * Takes the coupon off. It is named by its id in the cart, `coupons[].id`, not by its code.
 *
 * Roles: visitor, member, merchant.
 * Error codes: COUPON_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed).
 */
export const removeCouponV2: runtime.ResourceCall<T.RemoveCouponV2Input, T.CartV2Response> = { call: calls.removeCouponV2, id: 'cartId', data: '', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Choose how a cart is delivered
 *
 * Chooses a delivery option by its code, and by the app of its carrier when two carriers use the same code. The cart needs an address and lines first. No call of version 2 lists the options: `totals.calculateTotals` does. After a change of lines or address, list them again.
 *
 * Roles: visitor, member, merchant.
 * Error codes: DELIVERY_METHOD_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
 */
export const setDeliveryMethodV2: runtime.ResourceCall<T.SetDeliveryMethodV2Input, T.CartV2Response> = { call: calls.setDeliveryMethodV2, id: 'cartId', data: 'deliveryMethod', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Remove the delivery method of a cart
 *
 * Takes the delivery method off. Goods that are shipped cannot be ordered until another one is chosen.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 */
export const removeDeliveryMethodV2: runtime.ResourceCall<T.RemoveDeliveryMethodV2Input, T.CartV2Response> = { call: calls.removeDeliveryMethodV2, id: 'cartId', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Add a gift card to a cart
 *
 * Adds a gift card that pays the purchase in part or in full. A cart holds one. Nothing is taken from the card before the order is placed. From then on, responses show the code with most of its characters hidden.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_GIFT_CARD_CODE (404, assumed), CART_ALREADY_ORDERED (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), MAX_GIFT_CARDS_PER_CART_EXCEEDED (428, assumed), GIFT_CARD_ALREADY_EXISTS (428, assumed), GIFT_CARD_LOCKED (428, assumed), GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART (428, assumed).
 */
export const addGiftCardV2: runtime.ResourceCall<T.AddGiftCardV2Input, T.CartV2Response> = { call: calls.addGiftCardV2, id: 'cartId', data: 'giftCard', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Remove the gift card from a cart
 *
 * Takes the gift card off. It is named by its id in the cart, `paymentInfo.giftCards[].id`, not by its code.
 *
 * Roles: visitor, member, merchant.
 * Error codes: GIFT_CARD_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), GIFT_CARD_LOCKED (428, assumed).
 */
export const removeGiftCardV2: runtime.ResourceCall<T.RemoveGiftCardV2Input, T.CartV2Response> = { call: calls.removeGiftCardV2, id: 'cartId', data: '', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Attach forms to a cart
 *
 * Attaches submissions to the forms that apps of catalogs ask for, such as the names of the guests of a tour. No public property of the cart lists its forms, so a shop learns their ids from the app.
 *
 * Roles: visitor, member, merchant.
 */
export const updateFormSubmissionsV2: runtime.ResourceCall<T.UpdateFormSubmissionsV2Input, T.CartV2Response> = { call: calls.updateFormSubmissionsV2, id: 'cartId', items: 'formSubmissions', max: 1000, data: '', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };

/**
 * Get the address of the checkout page of a cart
 *
 * Returns the address where the buyer finishes the purchase: `customCheckoutUrl` of the cart, or else the hosted page. For the current cart, read its id first. A redirect session (`redirects.createRedirectSession`) leads to the same page, and also carries the session of the visitor and the pages to come back to.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CHECKOUT_PAGE_NOT_FOUND (428, assumed), SITE_NOT_PUBLISHED (428, assumed).
 */
export const getCheckoutUrlV2: runtime.ResourceCall<T.GetCheckoutUrlV2Input, T.GetCheckoutUrlResponse> = { call: calls.getCheckoutUrlV2, id: 'cartId' };

/**
 * Place the order of a cart
 *
 * Makes the order of a cart, and may charge the buyer. First put buyer, addresses and delivery method into the cart, calculate it, and show total and violations; a violation of severity ERROR prevents the order. With `priceVerificationToken` the order fails if prices have changed; no source says whether with CART_PRICES_OUT_OF_SYNC or with INVALID_PRICE_VERIFICATION_TOKEN. Assumed: without it, the order fails with CART_PRICES_OUT_OF_SYNC if amounts or the currency are not those of the last response with the cart. If something is to be paid, `paymentGatewayOrderId` names the payment. No source says how public clients pay it; assumed: on the hosted payment page, as after an order of version 1. A shop without payment code sends the buyer to the checkout page instead. No idempotency key is known: after a broken connection, read `orderPlaced` and `orderId` of the cart before calling again.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed), SITE_NOT_ACCEPTING_PAYMENTS (428, assumed), EMPTY_CART (428, assumed), LINE_ITEMS_OUT_OF_STOCK (428, assumed), CART_PRICES_OUT_OF_SYNC (428, assumed), INVALID_THIRD_PARTY_CHECKOUT_TOKEN (428, assumed), INVALID_PRICE_VERIFICATION_TOKEN (428, assumed), VIOLATIONS_WITH_ERROR_SEVERITY (428, assumed), CALCULATION_ERROR (428, assumed), CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD (428, assumed), CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD (428, assumed), CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD (428, assumed), SUBSCRIPTION_WITH_INVALID_FREQUENCY (428, assumed), SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION (428, assumed), UNCONFIRMED_SAVE_PAYMENT_METHOD (428, assumed), DELIVERY_METHOD_NO_LONGER_AVAILABLE (428, assumed), DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS (428, assumed), MISSING_DELIVERY_ADDRESS (428, assumed), MISSING_DELIVERY_METHOD (428, assumed), INVALID_MEMBERSHIP (428, assumed), INVALID_PAYMENT_STATUS (428, assumed), GIFT_CARD_REDEEM_ERROR (428, assumed), PAYMENT_ALREADY_IN_PROGRESS (428, assumed), EMPTY_PAYMENT_TOKEN (428, assumed), MEMBERS_ONLY_ITEM (428, assumed), PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART (428, assumed), DEMO_ORDER_NOT_ALLOWED (428, assumed), PAYMENT_ATTEMPT_EXPIRED (428, assumed), UNAVAILABLE_PAYMENT_METHOD (428, assumed), INVALID_CART (428, assumed).
 */
export const placeOrderV2: runtime.ResourceCall<T.PlaceOrderV2Input, T.PlaceOrderV2Response> = { call: calls.placeOrderV2, id: 'cartId', data: '', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts', 'orders', 'payments', 'invoices', 'products', 'variants'] };

/**
 * Mark a cart as completed
 *
 * Sets `orderPlaced` without placing an order, for purchases that were finished in another order or payment system, and stores the id of that order. No call undoes it. That only merchants may call it is assumed.
 *
 * Roles: merchant.
 */
export const markCartAsCompletedV2: runtime.ResourceCall<T.MarkCartAsCompletedV2Input, T.CartV2Response> = { call: calls.markCartAsCompletedV2, id: 'cartId', data: '', record: 'cart', invalidates: ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], updates: 'cartsV2.getCart' };
