// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const createProductHandler: ExampleHandler<T.ProductResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.createProduct", method: "POST", path: "/stores/v1/products" }, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors }));

export const getProductHandler: ExampleHandler<T.ProductResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.getProduct", method: "GET", path: "/stores-reader/v1/products/:id" }, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteProductHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.deleteProduct", method: "DELETE", path: "/stores/v1/products/:id" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const updateProductHandler: ExampleHandler<T.ProductResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.updateProduct", method: "PATCH", path: "/stores/v1/products/:id" }, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors3 }));

export const addProductMediaHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.addProductMedia", method: "POST", path: "/stores/v1/products/:id/media" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductMediaHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.removeProductMedia", method: "POST", path: "/stores/v1/products/:id/media/delete" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const setProductChoiceMediaHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.setProductChoiceMedia", method: "PATCH", path: "/stores/v1/products/:id/choices/media" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductChoiceMediaHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.removeProductChoiceMedia", method: "POST", path: "/stores/v1/products/:id/choices/media/delete" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteProductOptionsHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.deleteProductOptions", method: "DELETE", path: "/stores/v1/products/:id/options" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductBrandHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.removeProductBrand", method: "POST", path: "/stores/v1/products/:id/remove-brand" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductRibbonHandler: ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.removeProductRibbon", method: "POST", path: "/stores/v1/products/:id/remove-ribbon" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const bulkUpdateProductsHandler: ExampleHandler<T.BulkItemsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.bulkUpdateProducts", method: "POST", path: "/stores/v1/bulk/products/update" }, { "typical": examples.bulkUpdateProductsTypical, "full": examples.bulkUpdateProductsFull, "minimal": examples.BulkItemsResponseMinimal }, () => ({ ...examples.errors }));

export const bulkAdjustProductsHandler: ExampleHandler<T.BulkItemsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.bulkAdjustProducts", method: "POST", path: "/stores/v1/bulk/products/adjust-properties" }, { "typical": examples.bulkAdjustProductsTypical, "full": examples.bulkAdjustProductsFull, "minimal": examples.BulkItemsResponseMinimal }, () => ({ ...examples.errors }));

export const getProductOptionsAvailabilityHandler: ExampleHandler<T.GetProductOptionsAvailabilityResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.getProductOptionsAvailability", method: "POST", path: "/stores-reader/v1/products/:id/productOptionsAvailability" }, { "typical": examples.GetProductOptionsAvailabilityResponseTypical, "full": examples.GetProductOptionsAvailabilityResponseFull, "minimal": examples.GetProductOptionsAvailabilityResponseMinimal }, () => ({ ...examples.errors3 }));

export const queryProductsHandler: ExampleHandler<T.QueryProductsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler({ id: "products.queryProducts", method: "POST", path: "/stores-reader/v1/products/query-platformized", otherForm: { method: "GET", path: "/stores-reader/v1/products/query-platformized" } }, { "typical": examples.QueryProductsResponseTypical, "full": examples.QueryProductsResponseFull, "minimal": examples.QueryProductsResponseMinimal }, () => ({ ...examples.errors }));
