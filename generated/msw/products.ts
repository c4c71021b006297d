// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from "../../src/runtime/msw.ts";
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const createProductHandler: runtime.ExampleHandler<T.ProductResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.createProduct", method: "POST", path: "/stores/v1/products" }, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors }));

export const getProductHandler: runtime.ExampleHandler<T.ProductResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.getProduct", method: "GET", path: "/stores-reader/v1/products/:id" }, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteProductHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.deleteProduct", method: "DELETE", path: "/stores/v1/products/:id" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const updateProductHandler: runtime.ExampleHandler<T.ProductResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.updateProduct", method: "PATCH", path: "/stores/v1/products/:id" }, { "typical": examples.ProductResponseTypical, "full": examples.ProductResponseFull, "minimal": examples.ProductResponseMinimal }, () => ({ ...examples.errors3 }));

export const addProductMediaHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.addProductMedia", method: "POST", path: "/stores/v1/products/:id/media" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductMediaHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.removeProductMedia", method: "POST", path: "/stores/v1/products/:id/media/delete" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const setProductChoiceMediaHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.setProductChoiceMedia", method: "PATCH", path: "/stores/v1/products/:id/choices/media" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductChoiceMediaHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.removeProductChoiceMedia", method: "POST", path: "/stores/v1/products/:id/choices/media/delete" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteProductOptionsHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.deleteProductOptions", method: "DELETE", path: "/stores/v1/products/:id/options" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductBrandHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.removeProductBrand", method: "POST", path: "/stores/v1/products/:id/remove-brand" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductRibbonHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.removeProductRibbon", method: "POST", path: "/stores/v1/products/:id/remove-ribbon" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const bulkUpdateProductsHandler: runtime.ExampleHandler<T.BulkItemsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.bulkUpdateProducts", method: "POST", path: "/stores/v1/bulk/products/update" }, { "typical": examples.bulkUpdateProductsTypical, "full": examples.bulkUpdateProductsFull, "minimal": examples.BulkItemsResponseMinimal }, () => ({ ...examples.errors }));

export const bulkAdjustProductsHandler: runtime.ExampleHandler<T.BulkItemsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.bulkAdjustProducts", method: "POST", path: "/stores/v1/bulk/products/adjust-properties" }, { "typical": examples.bulkAdjustProductsTypical, "full": examples.bulkAdjustProductsFull, "minimal": examples.BulkItemsResponseMinimal }, () => ({ ...examples.errors }));

export const getProductOptionsAvailabilityHandler: runtime.ExampleHandler<T.GetProductOptionsAvailabilityResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.getProductOptionsAvailability", method: "POST", path: "/stores-reader/v1/products/:id/productOptionsAvailability" }, { "typical": examples.GetProductOptionsAvailabilityResponseTypical, "full": examples.GetProductOptionsAvailabilityResponseFull, "minimal": examples.GetProductOptionsAvailabilityResponseMinimal }, () => ({ ...examples.errors3 }));

export const queryProductsHandler: runtime.ExampleHandler<T.QueryProductsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "products.queryProducts", method: "POST", path: "/stores-reader/v1/products/query-platformized", otherForm: { method: "GET", path: "/stores-reader/v1/products/query-platformized" } }, { "typical": examples.QueryProductsResponseTypical, "full": examples.QueryProductsResponseFull, "minimal": examples.QueryProductsResponseMinimal }, () => ({ ...examples.errors }));
