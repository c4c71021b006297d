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

import * as calls from '../operations/current-cart-v2.ts';

import type {
  AddCouponToCurrentCartV2Input,
  AddGiftCardToCurrentCartV2Input,
  AddLineItemsToCurrentCartV2Input,
  CalculateCartV2Response,
  CalculateCurrentCartV2Input,
  CartV2Response,
  CreateCurrentCartV2Input,
  DeleteCurrentCartV2Input,
  EmptyResponse,
  EstimateCartV2Response,
  EstimateCurrentCartV2Input,
  GetCurrentCartV2Input,
  RefreshCurrentCartV2Input,
  RemoveCouponFromCurrentCartV2Input,
  RemoveDeliveryMethodFromCurrentCartV2Input,
  RemoveGiftCardFromCurrentCartV2Input,
  RemoveLineItemsFromCurrentCartV2Input,
  SetDeliveryMethodForCurrentCartV2Input,
  UpdateCurrentCartV2Input,
  UpdateFormSubmissionsInCurrentCartV2Input,
  UpdateLineItemsInCurrentCartV2Input
} from '../types.ts';



/**
 * Get the current cart
 *
 * Reads the cart of the caller, at the prices of its last change or refresh. No source has a code for a caller without a cart; assumed: 404, which a shop shows as an empty cart. The cart has prices of lines but no totals; calculate or estimate it to get those.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 404.
 */
export const useGetCurrentCartV2: ReadHook<GetCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ readHook(calls.getCurrentCartV2);
/**
 * Create the current cart
 *
 * Makes the current cart of the caller, with items, coupon, delivery method and gift card in one call. `currentCartV2.addLineItemsToCurrentCart` also makes a cart, so most shops do not need this call. Not documented, assumed: a current cart that is there is replaced.
 *
 * Roles: visitor, member, merchant.
 * Error codes: MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), INVALID_COUPON_CODE (404, assumed), INVALID_GIFT_CARD_CODE (404, assumed), DELIVERY_METHOD_NOT_FOUND (404, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed), INVALID_COUPON_STATUS (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
 */
export const useCreateCurrentCartV2Action: UpdateHook<CreateCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.createCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Update the current cart
 *
 * Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_ADDRESS_FORMAT (400, assumed), DATA_EXTENSION_UPDATE_FAILED (400, assumed), BUSINESS_LOCATION_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed).
 */
export const useUpdateCurrentCartV2Action: UpdateHook<UpdateCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.updateCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Delete the current cart
 *
 * Deletes the cart of the caller with all its lines. The next item added starts a new cart with a new id. The platform sends the event cart deleted.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 404.
 */
export const useDeleteCurrentCartV2Action: ActionHook<DeleteCurrentCartV2Input, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts']);
/**
 * Refresh the current cart
 *
 * Takes prices, stock and discounts from the catalogs again and stores them in the cart. Other calls leave prices as they were when the cart last changed.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 * Statuses that no source documents: 404.
 */
export const useRefreshCurrentCartV2Action: UpdateHook<RefreshCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.refreshCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Calculate the totals of the current cart
 *
 * Calculates everything: discounts, delivery, fees, tax, memberships and gift card, and checks what prevents an order. Nothing but the flag is sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. The summary has the `priceVerificationToken` to place the order with. The platform sends the event cart calculated. For a cart page, the estimate is cheaper.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 * Statuses that no source documents: 404.
 */
export const useCalculateCurrentCartV2: ReadHook<CalculateCurrentCartV2Input, CalculateCartV2Response> = /* @__PURE__ */ readHook(calls.calculateCurrentCartV2);
/**
 * Estimate the totals of the current cart
 *
 * Calculates lines and their discounts, and of delivery, fees, tax and gift card only the parts whose flag is true. Nothing but the flags are sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. All flags default to false; in version 1 they defaulted to true.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 * Statuses that no source documents: 404.
 */
export const useEstimateCurrentCartV2: ReadHook<EstimateCurrentCartV2Input, EstimateCartV2Response> = /* @__PURE__ */ readHook(calls.estimateCurrentCartV2);
/**
 * Add items to the current cart
 *
 * Adds catalog items, custom items or both; at most 300 of each a request and 300 lines in the cart. The first call of a caller makes the cart. More pieces than are in stock fail with INSUFFICIENT_INVENTORY; version 1 lowered the quantity without an error. A repeated request adds the items twice, and no idempotency key is known: after a broken connection, read the cart.
 *
 * Roles: visitor, member, merchant.
 * Error codes: MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), NO_LINE_ITEMS_TO_ADD (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), INVALID_COUPON_CODE (404, assumed), INVALID_GIFT_CARD_CODE (404, assumed), DELIVERY_METHOD_NOT_FOUND (404, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed), INVALID_COUPON_STATUS (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
 */
export const useAddLineItemsToCurrentCartV2Action: UpdateHook<AddLineItemsToCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.addLineItemsToCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Remove lines from the current cart
 *
 * Takes 1 to 100 lines out, whatever their quantity. Not documented, assumed: removing the last line leaves an empty cart.
 *
 * Roles: visitor, member, merchant.
 * Error codes: LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed).
 */
export const useRemoveLineItemsFromCurrentCartV2Action: UpdateHook<RemoveLineItemsFromCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.removeLineItemsFromCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Change lines of the current cart
 *
 * Sets quantity, membership or both of 1 to 100 lines. More pieces than are in stock fail with INSUFFICIENT_INVENTORY, and `quantityInfo` shows requested and confirmed pieces; no source says when which of the two happens, and the error is assumed for added and changed lines. Zero is invalid: remove the line instead.
 *
 * Roles: visitor, member, merchant.
 * Error codes: EMPTY_LINE_ITEM_UPDATES (400, assumed), DUPLICATE_LINE_ITEM_UPDATES (400, assumed), LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), INSUFFICIENT_INVENTORY (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed).
 */
export const useUpdateLineItemsInCurrentCartV2Action: UpdateHook<UpdateLineItemsInCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.updateLineItemsInCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Add a coupon to the current cart
 *
 * Adds a coupon by its code. A cart holds one: remove the present one first. The cart gives the coupon an id, which its removal asks for.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_COUPON_CODE (404, assumed), COUPON_ALREADY_EXISTS (428, assumed), MAX_COUPONS_PER_CART_EXCEEDED (428, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed), INVALID_COUPON_STATUS (428, assumed).
 */
export const useAddCouponToCurrentCartV2Action: UpdateHook<AddCouponToCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.addCouponToCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Remove the coupon from the current cart
 *
 * Takes the coupon off. It is named by its id in the cart, `coupons[].id`, not by its code.
 *
 * Roles: visitor, member, merchant.
 * Error codes: COUPON_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed).
 */
export const useRemoveCouponFromCurrentCartV2Action: UpdateHook<RemoveCouponFromCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.removeCouponFromCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Choose how the current cart is delivered
 *
 * Chooses a delivery option by its code, and by the app of its carrier when two carriers use the same code. The cart needs an address and lines first. No call of version 2 lists the options: `totals.calculateTotals` does. After a change of lines or address, list them again.
 *
 * Roles: visitor, member, merchant.
 * Error codes: DELIVERY_METHOD_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
 */
export const useSetDeliveryMethodForCurrentCartV2Action: UpdateHook<SetDeliveryMethodForCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.setDeliveryMethodForCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Remove the delivery method of the current cart
 *
 * Takes the delivery method off. Goods that are shipped cannot be ordered until another one is chosen.
 *
 * Roles: visitor, member, merchant.
 * Error codes: CART_ALREADY_ORDERED (428, assumed).
 * Statuses that no source documents: 404.
 */
export const useRemoveDeliveryMethodFromCurrentCartV2Action: UpdateHook<RemoveDeliveryMethodFromCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.removeDeliveryMethodFromCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Add a gift card to the current cart
 *
 * Adds a gift card that pays the purchase in part or in full. A cart holds one. Nothing is taken from the card before the order is placed. From then on, responses show the code with most of its characters hidden.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_GIFT_CARD_CODE (404, assumed), CART_ALREADY_ORDERED (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), MAX_GIFT_CARDS_PER_CART_EXCEEDED (428, assumed), GIFT_CARD_ALREADY_EXISTS (428, assumed), GIFT_CARD_LOCKED (428, assumed), GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART (428, assumed).
 */
export const useAddGiftCardToCurrentCartV2Action: UpdateHook<AddGiftCardToCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.addGiftCardToCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Remove the gift card from the current cart
 *
 * Takes the gift card off. It is named by its id in the cart, `paymentInfo.giftCards[].id`, not by its code.
 *
 * Roles: visitor, member, merchant.
 * Error codes: GIFT_CARD_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), GIFT_CARD_LOCKED (428, assumed).
 */
export const useRemoveGiftCardFromCurrentCartV2Action: UpdateHook<RemoveGiftCardFromCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.removeGiftCardFromCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
/**
 * Attach forms to the current cart
 *
 * Attaches submissions to the forms that apps of catalogs ask for, such as the names of the guests of a tour. No public property of the cart lists its forms, so a shop learns their ids from the app.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 404.
 */
export const useUpdateFormSubmissionsInCurrentCartV2Action: UpdateHook<UpdateFormSubmissionsInCurrentCartV2Input, CartV2Response> = /* @__PURE__ */ updateHook(calls.updateFormSubmissionsInCurrentCartV2, ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'], ['currentCartV2.getCurrentCart']);
