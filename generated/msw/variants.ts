// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/variants.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const updateProductVariantsHandler: ExampleHandler<T.UpdateProductVariantsInput, T.UpdateProductVariantsResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateProductVariants, { "typical": examples.UpdateProductVariantsResponseTypical, "full": examples.UpdateProductVariantsResponseFull, "minimal": examples.UpdateProductVariantsResponseMinimal }, () => ({ ...examples.errors3 }));

export const resetProductVariantsHandler: ExampleHandler<T.ResetProductVariantsInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.resetProductVariants, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const queryProductVariantsHandler: ExampleHandler<T.QueryProductVariantsInput, T.QueryProductVariantsResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.queryProductVariants, { "typical": examples.QueryProductVariantsResponseTypical, "full": examples.QueryProductVariantsResponseFull, "minimal": examples.QueryProductVariantsResponseMinimal }, () => ({ ...examples.errors3 }));

export const queryStoreVariantsHandler: ExampleHandler<T.QueryStoreVariantsInput, T.QueryStoreVariantsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.queryStoreVariants, { "typical": examples.QueryStoreVariantsResponseTypical, "full": examples.QueryStoreVariantsResponseFull, "minimal": examples.QueryStoreVariantsResponseMinimal }, () => ({ ...examples.errors }));

export const getStoreVariantHandler: ExampleHandler<T.GetStoreVariantInput, T.StoreVariantResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getStoreVariant, { "typical": examples.StoreVariantResponseTypical, "full": examples.StoreVariantResponseFull, "minimal": examples.StoreVariantResponseMinimal }, () => ({ ...examples.errors3 }));
