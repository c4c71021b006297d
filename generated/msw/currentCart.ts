// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.GetCurrentCart. */
export const getCurrentCartHandler: ExampleHandler<T.CartResponse, keyof typeof examples.errors6 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.getCurrentCart", method: "GET", path: "/ecom/v1/carts/current" }, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors6, "OWNED_CART_NOT_FOUND": examples.applicationError(404, "OWNED_CART_NOT_FOUND", "The caller has no cart yet, or has deleted it.") }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.DeleteCurrentCart. */
export const deleteCurrentCartHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors6 | "typical" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.deleteCurrentCart", method: "DELETE", path: "/ecom/v1/carts/current" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors6, "OWNED_CART_NOT_FOUND": examples.applicationError(404, "OWNED_CART_NOT_FOUND", "The caller has no cart.") }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.UpdateCurrentCart. */
export const updateCurrentCartHandler: ExampleHandler<T.CartResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.updateCurrentCart", method: "PATCH", path: "/ecom/v1/carts/current" }, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors3 }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.AddLineItemsToCurrentCart. */
export const addToCurrentCartHandler: ExampleHandler<T.CartResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.addToCurrentCart", method: "POST", path: "/ecom/v1/carts/current/add-to-cart" }, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.RemoveLineItemsFromCurrentCart. */
export const removeCurrentCartLineItemsHandler: ExampleHandler<T.CartResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.removeCurrentCartLineItems", method: "POST", path: "/ecom/v1/carts/current/remove-line-items" }, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors3, "OWNED_CART_NOT_FOUND": examples.applicationError(404, "OWNED_CART_NOT_FOUND", "The caller has no cart.") }));

/** @deprecated The platform retires this call on 2027-02-01. */
export const createCheckoutFromCurrentCartHandler: ExampleHandler<T.CreateCheckoutFromCurrentCartResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.createCheckoutFromCurrentCart", method: "POST", path: "/ecom/v1/carts/current/create-checkout" }, { "typical": examples.CreateCheckoutFromCurrentCartResponseTypical, "full": examples.CreateCheckoutFromCurrentCartResponseFull, "minimal": examples.CreateCheckoutFromCurrentCartResponseMinimal }, () => ({ ...examples.errors3, "OWNED_CART_NOT_FOUND": examples.applicationError(404, "OWNED_CART_NOT_FOUND", "The caller has no cart.") }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.RemoveCouponFromCurrentCart. */
export const removeCurrentCartCouponHandler: ExampleHandler<T.CartResponse, keyof typeof examples.errors6 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.removeCurrentCartCoupon", method: "POST", path: "/ecom/v1/carts/current/remove-coupon" }, { "typical": examples.removeCurrentCartCouponTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors6, "OWNED_CART_NOT_FOUND": examples.applicationError(404, "OWNED_CART_NOT_FOUND", "The caller has no cart.") }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.UpdateLineItemsInCurrentCart. */
export const updateCurrentCartLineItemsQuantityHandler: ExampleHandler<T.CartResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal" | "OWNED_CART_NOT_FOUND"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.updateCurrentCartLineItemsQuantity", method: "POST", path: "/ecom/v1/carts/current/update-line-items-quantity" }, { "typical": examples.CartResponseTypical, "full": examples.CartResponseFull, "minimal": examples.CartResponseMinimal }, () => ({ ...examples.errors3, "OWNED_CART_NOT_FOUND": examples.applicationError(404, "OWNED_CART_NOT_FOUND", "The caller has no cart.") }));

/** @deprecated The platform retires this call on 2027-02-01. Successor: wix.ecom.cart.v2.CurrentCartService.EstimateCurrentCart. */
export const estimateCurrentCartTotalsHandler: ExampleHandler<T.EstimateCurrentCartTotalsResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "currentCart.estimateCurrentCartTotals", method: "POST", path: "/ecom/v1/carts/current/estimate-totals" }, { "typical": examples.EstimateCurrentCartTotalsResponseTypical, "full": examples.EstimateCurrentCartTotalsResponseFull, "minimal": examples.EstimateCurrentCartTotalsResponseMinimal }, () => ({ ...examples.errors3 }));
