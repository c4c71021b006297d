// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, readHook, updateHook, type ActionHook, type ReadHook, type UpdateHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/currentCartV2.ts';
import type * as T from '../types.ts';

/** Get the current cart. */
export const useGetCurrentCartV2: ReadHook<T.GetCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ readHook(calls.getCurrentCartV2);

/** Create the current cart. */
export const useCreateCurrentCartV2Action: UpdateHook<T.CreateCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.createCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Delete the current cart. */
export const useDeleteCurrentCartV2Action: ActionHook<T.DeleteCurrentCartV2Input, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"]);

/** Update the current cart. */
export const useUpdateCurrentCartV2Action: UpdateHook<T.UpdateCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.updateCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Refresh the current cart. */
export const useRefreshCurrentCartV2Action: UpdateHook<T.RefreshCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.refreshCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Calculate the totals of the current cart. */
export const useCalculateCurrentCartV2: ReadHook<T.CalculateCurrentCartV2Input, T.CalculateCartResponse> = /* @__PURE__ */ readHook(calls.calculateCurrentCartV2);

/** Estimate the totals of the current cart. */
export const useEstimateCurrentCartV2: ReadHook<T.EstimateCurrentCartV2Input, T.EstimateCartResponse> = /* @__PURE__ */ readHook(calls.estimateCurrentCartV2);

/** Add items to the current cart. */
export const useAddLineItemsToCurrentCartV2Action: UpdateHook<T.AddLineItemsToCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.addLineItemsToCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Remove lines from the current cart. */
export const useRemoveLineItemsFromCurrentCartV2Action: UpdateHook<T.RemoveLineItemsFromCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.removeLineItemsFromCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Change lines of the current cart. */
export const useUpdateLineItemsInCurrentCartV2Action: UpdateHook<T.UpdateLineItemsInCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.updateLineItemsInCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Add a coupon to the current cart. */
export const useAddCouponToCurrentCartV2Action: UpdateHook<T.AddCouponToCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.addCouponToCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Remove the coupon from the current cart. */
export const useRemoveCouponFromCurrentCartV2Action: UpdateHook<T.RemoveCouponFromCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.removeCouponFromCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Choose how the current cart is delivered. */
export const useSetDeliveryMethodForCurrentCartV2Action: UpdateHook<T.SetDeliveryMethodForCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.setDeliveryMethodForCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Remove the delivery method of the current cart. */
export const useRemoveDeliveryMethodFromCurrentCartV2Action: UpdateHook<T.RemoveDeliveryMethodFromCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.removeDeliveryMethodFromCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Add a gift card to the current cart. */
export const useAddGiftCardToCurrentCartV2Action: UpdateHook<T.AddGiftCardToCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.addGiftCardToCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Remove the gift card from the current cart. */
export const useRemoveGiftCardFromCurrentCartV2Action: UpdateHook<T.RemoveGiftCardFromCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.removeGiftCardFromCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);

/** Attach forms to the current cart. */
export const useUpdateFormSubmissionsInCurrentCartV2Action: UpdateHook<T.UpdateFormSubmissionsInCurrentCartV2Input, T.CartV2Response> = /* @__PURE__ */ updateHook(calls.updateFormSubmissionsInCurrentCartV2, ["currentCartV2","cartsV2","currentCart","checkouts"], ["currentCartV2.getCurrentCartV2"]);
