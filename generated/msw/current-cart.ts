// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/**
 * Mocks `GET /ecom/v1/carts/current`: Get the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.getCurrentCart` instead.
 */
export const getCurrentCartHandler: runtime.ExampleHandler<T.GetCurrentCartInput, T.CartResponse, keyof typeof examples.errors6 | 'typical' | 'full' | 'OWNED_CART_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.getCurrentCart', method: 'GET', path: '/ecom/v1/carts/current' }, { typical: examples.CartResponseTypical, full: examples.CartResponseFull }, () => ({ ...examples.errors6, OWNED_CART_NOT_FOUND: examples.applicationError(404, 'OWNED_CART_NOT_FOUND', 'Your cart is empty. Add an item first.') }));

/**
 * Mocks `DELETE /ecom/v1/carts/current`: Delete the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.deleteCurrentCart` instead.
 */
export const deleteCurrentCartHandler: runtime.ExampleHandler<T.DeleteCurrentCartInput, T.EmptyResponse, keyof typeof examples.errors6 | 'typical' | 'OWNED_CART_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.deleteCurrentCart', method: 'DELETE', path: '/ecom/v1/carts/current' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors6, OWNED_CART_NOT_FOUND: examples.applicationError(404, 'OWNED_CART_NOT_FOUND', 'Your cart is empty. Add an item first.') }));

/**
 * Mocks `PATCH /ecom/v1/carts/current`: Update the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateCurrentCart` instead.
 */
export const updateCurrentCartHandler: runtime.ExampleHandler<T.UpdateCurrentCartInput, T.CartResponse, keyof typeof examples.errors3 | 'typical' | 'full' | 'OWNED_CART_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.updateCurrentCart', method: 'PATCH', path: '/ecom/v1/carts/current' }, { typical: examples.CartResponseTypical, full: examples.CartResponseFull }, () => ({ ...examples.errors3, OWNED_CART_NOT_FOUND: examples.applicationError(404, 'OWNED_CART_NOT_FOUND', 'Your cart is empty. Add an item first.') }));

/**
 * Mocks `POST /ecom/v1/carts/current/add-to-cart`: Add items to the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCart` instead.
 */
export const addToCurrentCartHandler: runtime.ExampleHandler<T.AddToCurrentCartInput, T.CartResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.addToCurrentCart', method: 'POST', path: '/ecom/v1/carts/current/add-to-cart' }, { typical: examples.CartResponseTypical, full: examples.CartResponseFull }, () => ({ ...examples.errors }));

/**
 * Mocks `POST /ecom/v1/carts/current/remove-line-items`: Remove lines from the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeLineItemsFromCurrentCart` instead.
 */
export const removeCurrentCartLineItemsHandler: runtime.ExampleHandler<T.RemoveCurrentCartLineItemsInput, T.CartResponse, keyof typeof examples.errors3 | 'typical' | 'full' | 'OWNED_CART_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.removeCurrentCartLineItems', method: 'POST', path: '/ecom/v1/carts/current/remove-line-items' }, { typical: examples.CartResponseTypical, full: examples.CartResponseFull }, () => ({ ...examples.errors3, OWNED_CART_NOT_FOUND: examples.applicationError(404, 'OWNED_CART_NOT_FOUND', 'Your cart is empty. Add an item first.') }));

/**
 * Mocks `POST /ecom/v1/carts/current/create-checkout`: Create a checkout from the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01.
 */
export const createCheckoutFromCurrentCartHandler: runtime.ExampleHandler<T.CreateCheckoutFromCurrentCartInput, T.CreateCheckoutFromCurrentCartResponse, keyof typeof examples.errors3 | 'typical' | 'full' | 'OWNED_CART_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.createCheckoutFromCurrentCart', method: 'POST', path: '/ecom/v1/carts/current/create-checkout' }, { typical: examples.CreateCheckoutFromCurrentCartResponseTypical, full: examples.CreateCheckoutFromCurrentCartResponseFull }, () => ({ ...examples.errors3, OWNED_CART_NOT_FOUND: examples.applicationError(404, 'OWNED_CART_NOT_FOUND', 'Your cart is empty. Add an item first.') }));

/**
 * Mocks `POST /ecom/v1/carts/current/remove-coupon`: Remove the coupon from the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeCouponFromCurrentCart` instead.
 */
export const removeCurrentCartCouponHandler: runtime.ExampleHandler<T.RemoveCurrentCartCouponInput, T.CartResponse, keyof typeof examples.errors6 | 'typical' | 'full' | 'OWNED_CART_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.removeCurrentCartCoupon', method: 'POST', path: '/ecom/v1/carts/current/remove-coupon' }, { typical: examples.removeCurrentCartCouponTypical, full: examples.CartResponseFull }, () => ({ ...examples.errors6, OWNED_CART_NOT_FOUND: examples.applicationError(404, 'OWNED_CART_NOT_FOUND', 'Your cart is empty. Add an item first.') }));

/**
 * Mocks `POST /ecom/v1/carts/current/update-line-items-quantity`: Change quantities in the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateLineItemsInCurrentCart` instead.
 */
export const updateCurrentCartLineItemsQuantityHandler: runtime.ExampleHandler<T.UpdateCurrentCartLineItemsQuantityInput, T.CartResponse, keyof typeof examples.errors3 | 'typical' | 'full' | 'OWNED_CART_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.updateCurrentCartLineItemsQuantity', method: 'POST', path: '/ecom/v1/carts/current/update-line-items-quantity' }, { typical: examples.CartResponseTypical, full: examples.CartResponseFull }, () => ({ ...examples.errors3, OWNED_CART_NOT_FOUND: examples.applicationError(404, 'OWNED_CART_NOT_FOUND', 'Your cart is empty. Add an item first.') }));

/**
 * Mocks `POST /ecom/v1/carts/current/estimate-totals`: Estimate the totals of the current cart. Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.estimateCurrentCart` instead.
 */
export const estimateCurrentCartTotalsHandler: runtime.ExampleHandler<T.EstimateCurrentCartTotalsInput, T.EstimateCurrentCartTotalsResponse, keyof typeof examples.errors3 | 'typical' | 'full' | 'OWNED_CART_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'currentCart.estimateCurrentCartTotals', method: 'POST', path: '/ecom/v1/carts/current/estimate-totals' }, { typical: examples.EstimateCurrentCartTotalsResponseTypical, full: examples.EstimateCurrentCartTotalsResponseFull }, () => ({ ...examples.errors3, OWNED_CART_NOT_FOUND: examples.applicationError(404, 'OWNED_CART_NOT_FOUND', 'Your cart is empty. Add an item first.') }));
