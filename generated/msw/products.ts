// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/products.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const createProductHandler: ExampleHandler<T.CreateProductInput, T.ProductResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.createProduct, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors }));

export const getProductHandler: ExampleHandler<T.GetProductInput, T.ProductResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getProduct, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteProductHandler: ExampleHandler<T.DeleteProductInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteProduct, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const updateProductHandler: ExampleHandler<T.UpdateProductInput, T.ProductResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateProduct, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors3 }));

export const addProductMediaHandler: ExampleHandler<T.AddProductMediaInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.addProductMedia, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductMediaHandler: ExampleHandler<T.RemoveProductMediaInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.removeProductMedia, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const setProductChoiceMediaHandler: ExampleHandler<T.SetProductChoiceMediaInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.setProductChoiceMedia, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductChoiceMediaHandler: ExampleHandler<T.RemoveProductChoiceMediaInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.removeProductChoiceMedia, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteProductOptionsHandler: ExampleHandler<T.DeleteProductOptionsInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteProductOptions, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductBrandHandler: ExampleHandler<T.RemoveProductBrandInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.removeProductBrand, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductRibbonHandler: ExampleHandler<T.RemoveProductRibbonInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.removeProductRibbon, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const bulkUpdateProductsHandler: ExampleHandler<T.BulkUpdateProductsInput, T.BulkItemsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkUpdateProducts, { "typical": examples.bulkUpdateProductsTypical, "full": examples.bulkUpdateProductsFull, "minimal": examples.BulkItemsResponseMinimal }, () => ({ ...examples.errors }));

export const bulkAdjustProductsHandler: ExampleHandler<T.BulkAdjustProductsInput, T.BulkItemsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkAdjustProducts, { "typical": examples.bulkAdjustProductsTypical, "full": examples.bulkAdjustProductsFull, "minimal": examples.BulkItemsResponseMinimal }, () => ({ ...examples.errors }));

export const getProductOptionsAvailabilityHandler: ExampleHandler<T.GetProductOptionsAvailabilityInput, T.GetProductOptionsAvailabilityResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getProductOptionsAvailability, { "typical": examples.GetProductOptionsAvailabilityResponseTypical, "full": examples.GetProductOptionsAvailabilityResponseFull, "minimal": examples.GetProductOptionsAvailabilityResponseMinimal }, () => ({ ...examples.errors3 }));

export const queryProductsHandler: ExampleHandler<T.QueryProductsInput, T.QueryProductsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.queryProducts, { "typical": examples.QueryProductsResponseTypical, "full": examples.QueryProductsResponseFull, "minimal": examples.QueryProductsResponseMinimal }, () => ({ ...examples.errors }), { status: 200, short: "/stores-reader/v1/products/query-platformized" });
