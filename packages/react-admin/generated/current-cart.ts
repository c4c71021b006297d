// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get the current cart
 *
 * Reads the cart of the caller. There is no cart until the first line is added: until then the call fails with 404 and OWNED_CART_NOT_FOUND, which a shop shows as an empty cart. The cart carries prices of lines but no totals; ask for an estimate to get those.
 *
 * Roles: visitor, member, merchant.
 * Error codes: OWNED_CART_NOT_FOUND (404).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.getCurrentCart` instead.
 */
export const getCurrentCart: runtime.ResourceCall<T.GetCurrentCartInput, T.CartResponse> = { call: calls.getCurrentCart, record: 'cart' };

/**
 * Delete the current cart
 *
 * Deletes the cart of the caller with all its lines. The next line added starts a new cart with a new id. The platform sends the event cart deleted.
 *
 * Roles: visitor, member, merchant.
 * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.deleteCurrentCart` instead.
 */
export const deleteCurrentCart: runtime.ResourceCall<T.DeleteCurrentCartInput, T.EmptyResponse> = { call: calls.deleteCurrentCart, invalidates: ['currentCart', 'currentCartV2', 'cartsV2'] };

/**
 * Update the current cart
 *
 * Sets properties of the cart, applies a coupon, and adds lines, all in one call. Absent properties are not changed; `null` removes a value. At most 300 catalog and 300 custom lines a request. A caller without a cart gets 404, as this call does not make one. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
 *
 * Roles: visitor, member, merchant.
 * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateCurrentCart` instead.
 */
export const updateCurrentCart: runtime.ResourceCall<T.UpdateCurrentCartInput, T.CartResponse> = { call: calls.updateCurrentCart, data: '', mask: 'cartFieldmask', record: 'cart', invalidates: ['currentCart', 'currentCartV2', 'cartsV2'], updates: 'currentCart.getCurrentCart' };

/**
 * Add items to the current cart
 *
 * Adds catalog items, custom lines or both; at most 100 of each a request and 300 lines in the cart. The first call of a caller makes the cart. Catalog lines need quantity and catalog reference, custom lines price and item type. The catalog decides about price and stock. A quantity above the remaining stock is lowered to it without an error, and no property says so. `availability` is of the quantity that is left, and so `AVAILABLE`. Compare `quantity` of the lines that come back with what was asked for. Carts of version 2 fail with INSUFFICIENT_INVENTORY instead.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCart` instead.
 */
export const addToCurrentCart: runtime.ResourceCall<T.AddToCurrentCartInput, T.CartResponse> = { call: calls.addToCurrentCart, data: '', record: 'cart', invalidates: ['currentCart', 'currentCartV2', 'cartsV2'], updates: 'currentCart.getCurrentCart' };

/**
 * Remove lines from the current cart
 *
 * Takes 1 to 100 lines out, catalog and custom alike, whatever their quantity. Removing the last line leaves an empty cart; it is not deleted.
 *
 * Roles: visitor, member, merchant.
 * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeLineItemsFromCurrentCart` instead.
 */
export const removeCurrentCartLineItems: runtime.ResourceCall<T.RemoveCurrentCartLineItemsInput, T.CartResponse> = { call: calls.removeCurrentCartLineItems, ids: 'lineItemIds', max: 100, data: '', record: 'cart', invalidates: ['currentCart', 'currentCartV2', 'cartsV2'], updates: 'currentCart.getCurrentCart' };

/**
 * Create a checkout from the current cart
 *
 * Turns the cart into a checkout with the same lines, coupon and discounts. The cart stays as it is and keeps the id of the checkout; calling again brings that same checkout up to date with the cart. The channel type is required. Addresses and a way of delivery may come now or later. Version 2 has no such step: a cart is its own checkout, from which `cartsV2.placeOrder` makes the order.
 *
 * Roles: visitor, member, merchant.
 * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01.
 */
export const createCheckoutFromCurrentCart: runtime.ResourceCall<T.CreateCheckoutFromCurrentCartInput, T.CreateCheckoutFromCurrentCartResponse> = { call: calls.createCheckoutFromCurrentCart, data: '', invalidates: ['checkouts', 'currentCart.getCurrentCart', 'currentCartV2', 'cartsV2'] };

/**
 * Remove the coupon from the current cart
 *
 * Takes the coupon off. Other discounts stay. The call takes no body: a cart holds one coupon at most.
 *
 * Roles: visitor, member, merchant.
 * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeCouponFromCurrentCart` instead.
 */
export const removeCurrentCartCoupon: runtime.ResourceCall<T.RemoveCurrentCartCouponInput, T.CartResponse> = { call: calls.removeCurrentCartCoupon, record: 'cart', invalidates: ['currentCart', 'currentCartV2', 'cartsV2'], updates: 'currentCart.getCurrentCart' };

/**
 * Change quantities in the current cart
 *
 * Sets new quantities of 1 to 100 lines. A quantity above the remaining stock is lowered to it without an error, so show the quantity that comes back. Zero is invalid: remove the line instead.
 *
 * Roles: visitor, member, merchant.
 * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateLineItemsInCurrentCart` instead.
 */
export const updateCurrentCartLineItemsQuantity: runtime.ResourceCall<T.UpdateCurrentCartLineItemsQuantityInput, T.CartResponse> = { call: calls.updateCurrentCartLineItemsQuantity, id: 'id', items: 'lineItems', max: 100, data: '', record: 'cart', invalidates: ['currentCart', 'currentCartV2', 'cartsV2'], updates: 'currentCart.getCurrentCart' };

/**
 * Estimate the totals of the current cart
 *
 * Calculates what the cart would cost with the given addresses, way of delivery and memberships. It is a preview: nothing is stored, and a caller without a cart gets 404. Tax, delivery and additional fees are calculated unless switched off; without an address only the lines are. What cannot be calculated is reported in `calculationErrors` of a 200 answer.
 *
 * Roles: visitor, member, merchant.
 * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.estimateCurrentCart` instead.
 */
export const estimateCurrentCartTotals: runtime.ResourceCall<T.EstimateCurrentCartTotalsInput, T.EstimateCurrentCartTotalsResponse> = { call: calls.estimateCurrentCartTotals };
