// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/currentCart.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.GetCurrentCart. */
export const getCurrentCartHandler: ExampleHandler<T.GetCurrentCartInput, T.CartResponse, keyof typeof examples.errors6 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.getCurrentCart, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors6, "OWNED_CART_NOT_FOUND": { status: 404, body: examples.applicationError("OWNED_CART_NOT_FOUND", "The caller has no cart yet, or has deleted it.") } }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.DeleteCurrentCart. */
export const deleteCurrentCartHandler: ExampleHandler<T.DeleteCurrentCartInput, T.EmptyResponse, keyof typeof examples.errors6 | "typical" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.deleteCurrentCart, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors6, "OWNED_CART_NOT_FOUND": { status: 404, body: examples.applicationError("OWNED_CART_NOT_FOUND", "The caller has no cart.") } }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.UpdateCurrentCart. */
export const updateCurrentCartHandler: ExampleHandler<T.UpdateCurrentCartInput, T.CartResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateCurrentCart, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors3 }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.AddLineItemsToCurrentCart. */
export const addToCurrentCartHandler: ExampleHandler<T.AddToCurrentCartInput, T.CartResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.addToCurrentCart, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.RemoveLineItemsFromCurrentCart. */
export const removeCurrentCartLineItemsHandler: ExampleHandler<T.RemoveCurrentCartLineItemsInput, T.CartResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.removeCurrentCartLineItems, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors3, "OWNED_CART_NOT_FOUND": { status: 404, body: examples.applicationError("OWNED_CART_NOT_FOUND", "The caller has no cart.") } }));

/** @deprecated The platform retires this call on 2027-02-01. */
export const createCheckoutFromCurrentCartHandler: ExampleHandler<T.CreateCheckoutFromCurrentCartInput, T.CreateCheckoutFromCurrentCartResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.createCheckoutFromCurrentCart, { "typical": examples.CreateCheckoutFromCurrentCartResponseTypical, "full": examples.CreateCheckoutFromCurrentCartResponseFull, "minimal": examples.CreateCheckoutFromCurrentCartResponseMinimal }, () => ({ ...examples.errors3, "OWNED_CART_NOT_FOUND": { status: 404, body: examples.applicationError("OWNED_CART_NOT_FOUND", "The caller has no cart.") } }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.RemoveCouponFromCurrentCart. */
export const removeCurrentCartCouponHandler: ExampleHandler<T.RemoveCurrentCartCouponInput, T.CartResponse, keyof typeof examples.errors6 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.removeCurrentCartCoupon, { "typical": examples.removeCurrentCartCouponTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors6, "OWNED_CART_NOT_FOUND": { status: 404, body: examples.applicationError("OWNED_CART_NOT_FOUND", "The caller has no cart.") } }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.UpdateLineItemsInCurrentCart. */
export const updateCurrentCartLineItemsQuantityHandler: ExampleHandler<T.UpdateCurrentCartLineItemsQuantityInput, T.CartResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.updateCurrentCartLineItemsQuantity, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors3, "OWNED_CART_NOT_FOUND": { status: 404, body: examples.applicationError("OWNED_CART_NOT_FOUND", "The caller has no cart.") } }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.EstimateCurrentCart. */
export const estimateCurrentCartTotalsHandler: ExampleHandler<T.EstimateCurrentCartTotalsInput, T.EstimateCurrentCartTotalsResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.estimateCurrentCartTotals, { "typical": examples.EstimateCurrentCartTotalsResponseTypical, "full": examples.EstimateCurrentCartTotalsResponseFull, "minimal": examples.EstimateCurrentCartTotalsResponseMinimal }, () => ({ ...examples.errors3 }));
