// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, listHook, readHook, updateHook, type ActionHook, type ListHook, type ReadHook, type UpdateHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/products.ts';
import type * as T from '../types.ts';

/** Create a product. */
export const useCreateProductAction: ActionHook<T.CreateProductInput, T.ProductResponse> = /* @__PURE__ */ actionHook(calls.createProduct, ["products","variants","collections"]);

/** Get a product. */
export const useGetProduct: ReadHook<T.GetProductInput, T.ProductResponse> = /* @__PURE__ */ readHook(calls.getProduct);

/** Delete a product. */
export const useDeleteProductAction: ActionHook<T.DeleteProductInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteProduct, ["products","variants","collections"], ["products.getProduct","id"]);

/** Update a product. */
export const useUpdateProductAction: UpdateHook<T.UpdateProductInput, T.ProductResponse> = /* @__PURE__ */ updateHook(calls.updateProduct, ["products","variants"], ["products.getProduct","id"]);

/** Add media to a product. */
export const useAddProductMediaAction: ActionHook<T.AddProductMediaInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.addProductMedia, ["products","variants"]);

/** Remove media from a product. */
export const useRemoveProductMediaAction: ActionHook<T.RemoveProductMediaInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductMedia, ["products","variants"]);

/** Tie media to product choices. */
export const useSetProductChoiceMediaAction: ActionHook<T.SetProductChoiceMediaInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.setProductChoiceMedia, ["products","variants"]);

/** Untie media from product choices. */
export const useRemoveProductChoiceMediaAction: ActionHook<T.RemoveProductChoiceMediaInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductChoiceMedia, ["products","variants"]);

/** Delete all options of a product. */
export const useDeleteProductOptionsAction: ActionHook<T.DeleteProductOptionsInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteProductOptions, ["products","variants"]);

/** Remove the brand of a product. */
export const useRemoveProductBrandAction: ActionHook<T.RemoveProductBrandInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductBrand, ["products"]);

/** Remove the ribbon of a product. */
export const useRemoveProductRibbonAction: ActionHook<T.RemoveProductRibbonInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductRibbon, ["products"]);

/** Set one property of many products. */
export const useBulkUpdateProductsAction: ActionHook<T.BulkUpdateProductsInput, T.BulkItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkUpdateProducts, ["products","variants"]);

/** Raise or lower a property of many products. */
export const useBulkAdjustProductsAction: ActionHook<T.BulkAdjustProductsInput, T.BulkItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkAdjustProducts, ["products","variants"]);

/** Check which choices can be bought. */
export const useGetProductOptionsAvailability: ReadHook<T.GetProductOptionsAvailabilityInput, T.GetProductOptionsAvailabilityResponse> = /* @__PURE__ */ readHook(calls.getProductOptionsAvailability);

/** List products by filter and page. */
export const useQueryProducts: ReadHook<T.QueryProductsInput, T.QueryProductsResponse> = /* @__PURE__ */ readHook(calls.queryProducts);

/** List products by filter and page. */
export const useQueryProductsInfinite: ListHook<T.QueryProductsInput, T.QueryProductsResponse, NonNullable<T.QueryProductsResponse["products"]>[number]> = /* @__PURE__ */ listHook(calls.queryProducts, {"kind":"offset","request":"query.paging","items":"products","metadata":"metadata"});
