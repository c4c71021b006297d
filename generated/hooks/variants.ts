// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, listHook, readHook, type ActionHook, type ListHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/variants.ts';
import type * as T from '../types.ts';

/** Update variants of a product. */
export const useUpdateProductVariantsAction: ActionHook<T.UpdateProductVariantsInput, T.UpdateProductVariantsResponse> = /* @__PURE__ */ actionHook(calls.updateProductVariants, ["products","variants"]);

/** Reset the variants of a product. */
export const useResetProductVariantsAction: ActionHook<T.ResetProductVariantsInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.resetProductVariants, ["products","variants"]);

/** List the variants of a product. */
export const useQueryProductVariants: ReadHook<T.QueryProductVariantsInput, T.QueryProductVariantsResponse> = /* @__PURE__ */ readHook(calls.queryProductVariants);

/** List the variants of a product. */
export const useQueryProductVariantsInfinite: ListHook<T.QueryProductVariantsInput, T.QueryProductVariantsResponse, NonNullable<T.QueryProductVariantsResponse["variants"]>[number]> = /* @__PURE__ */ listHook(calls.queryProductVariants, {"kind":"offset","request":"paging","items":"variants","metadata":"metadata","total":"totalResults"});

/** List variants across all products. */
export const useQueryStoreVariants: ReadHook<T.QueryStoreVariantsInput, T.QueryStoreVariantsResponse> = /* @__PURE__ */ readHook(calls.queryStoreVariants);

/** List variants across all products. */
export const useQueryStoreVariantsInfinite: ListHook<T.QueryStoreVariantsInput, T.QueryStoreVariantsResponse, NonNullable<T.QueryStoreVariantsResponse["variants"]>[number]> = /* @__PURE__ */ listHook(calls.queryStoreVariants, {"kind":"offset","request":"query.paging","items":"variants","metadata":"metadata"});

/** Get a store variant. */
export const useGetStoreVariant: ReadHook<T.GetStoreVariantInput, T.StoreVariantResponse> = /* @__PURE__ */ readHook(calls.getStoreVariant);
