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

import * as calls from '../operations/current-cart.ts';

import type {
  AddToCurrentCartInput,
  CartResponse,
  CreateCheckoutFromCurrentCartInput,
  CreateCheckoutFromCurrentCartResponse,
  DeleteCurrentCartInput,
  EmptyResponse,
  EstimateCurrentCartTotalsInput,
  EstimateCurrentCartTotalsResponse,
  GetCurrentCartInput,
  RemoveCurrentCartCouponInput,
  RemoveCurrentCartLineItemsInput,
  UpdateCurrentCartInput,
  UpdateCurrentCartLineItemsQuantityInput
} from '../types.ts';



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
export const useGetCurrentCart: ReadHook<GetCurrentCartInput, CartResponse> = /* @__PURE__ */ readHook(calls.getCurrentCart);
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
export const useUpdateCurrentCartAction: UpdateHook<UpdateCurrentCartInput, CartResponse> = /* @__PURE__ */ updateHook(calls.updateCurrentCart, ['currentCart', 'currentCartV2', 'cartsV2'], ['currentCart.getCurrentCart']);
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
export const useDeleteCurrentCartAction: ActionHook<DeleteCurrentCartInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCurrentCart, ['currentCart', 'currentCartV2', 'cartsV2']);
/**
 * Add items to the current cart
 *
 * Adds catalog items, custom lines or both; at most 100 of each a request and 300 lines in the cart. The first call of a caller makes the cart. Catalog lines need quantity and catalog reference, custom lines price and item type. The catalog decides about price and stock. A quantity above the remaining stock is lowered to it without an error, and no property says so. `availability` is of the quantity that is left, and so `AVAILABLE`. Compare `quantity` of the lines that come back with what was asked for. Carts of version 2 fail with INSUFFICIENT_INVENTORY instead.
 *
 * Roles: visitor, member, merchant.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCart` instead.
 */
export const useAddToCurrentCartAction: UpdateHook<AddToCurrentCartInput, CartResponse> = /* @__PURE__ */ updateHook(calls.addToCurrentCart, ['currentCart', 'currentCartV2', 'cartsV2'], ['currentCart.getCurrentCart']);
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
export const useRemoveCurrentCartLineItemsAction: UpdateHook<RemoveCurrentCartLineItemsInput, CartResponse> = /* @__PURE__ */ updateHook(calls.removeCurrentCartLineItems, ['currentCart', 'currentCartV2', 'cartsV2'], ['currentCart.getCurrentCart']);
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
export const useCreateCheckoutFromCurrentCartAction: ActionHook<CreateCheckoutFromCurrentCartInput, CreateCheckoutFromCurrentCartResponse> = /* @__PURE__ */ actionHook(calls.createCheckoutFromCurrentCart, ['checkouts', 'currentCart.getCurrentCart', 'currentCartV2', 'cartsV2']);
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
export const useRemoveCurrentCartCouponAction: UpdateHook<RemoveCurrentCartCouponInput, CartResponse> = /* @__PURE__ */ updateHook(calls.removeCurrentCartCoupon, ['currentCart', 'currentCartV2', 'cartsV2'], ['currentCart.getCurrentCart']);
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
export const useUpdateCurrentCartLineItemsQuantityAction: UpdateHook<UpdateCurrentCartLineItemsQuantityInput, CartResponse> = /* @__PURE__ */ updateHook(calls.updateCurrentCartLineItemsQuantity, ['currentCart', 'currentCartV2', 'cartsV2'], ['currentCart.getCurrentCart']);
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
export const useEstimateCurrentCartTotals: ReadHook<EstimateCurrentCartTotalsInput, EstimateCurrentCartTotalsResponse> = /* @__PURE__ */ readHook(calls.estimateCurrentCartTotals);
