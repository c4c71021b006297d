// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { fillPath, operation, readFloats, toQuery, trimFilters, type Operation } from "../../src/runtime/index.ts";
import * as floats from './floats.ts';
import type * as T from '../types.ts';

/**
 * Create a product
 *
 * Creates one physical product; digital ones cannot be created through calls. Needs `name` and `priceData.price`, and `costAndProfitData.itemCost` once `costAndProfitData` is given. With `manageVariants` on, the options are multiplied out into variants (at most 1000) that start with the price, cost, weight and SKU of the product. Media and collections have calls of their own: `addProductMedia` and `addProductsToCollection`.
 *
 * Callers: merchant.
 */
export const createProduct: Operation<T.CreateProductInput, T.ProductResponse> = /* @__PURE__ */ operation("products.createProduct", "POST", "/stores/v1/products", { callers: "merchant", floats: { "product": floats.Product }, decode: /* @__PURE__ */ readFloats(floats.ProductResponse) });

/**
 * Get a product
 *
 * Reads one product by id. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products. The status for an unknown id is 404.
 *
 * Callers: visitor, member, merchant.
 */
export const getProduct: Operation<T.GetProductInput, T.ProductResponse> = /* @__PURE__ */ operation("products.getProduct", "GET", "/stores-reader/v1/products/{id}", { callers: "visitor member merchant", fill: fillPath, query: toQuery, decode: /* @__PURE__ */ readFloats(floats.ProductResponse) });

/**
 * Delete a product
 *
 * Deletes one product with its variants and takes it out of its collections. It cannot be undone.
 *
 * Callers: merchant.
 */
export const deleteProduct: Operation<T.DeleteProductInput, T.EmptyResponse> = /* @__PURE__ */ operation("products.deleteProduct", "DELETE", "/stores/v1/products/{id}", { callers: "merchant", fill: fillPath });

/**
 * Update a product
 *
 * Changes the properties that are sent and keeps the others. Media, collections and single variants have calls of their own; brand and ribbon are cleared with `removeProductBrand` and `removeProductRibbon`. To set one property of many products, use `bulkUpdateProducts`.
 *
 * Callers: merchant.
 */
export const updateProduct: Operation<T.UpdateProductInput, T.ProductResponse> = /* @__PURE__ */ operation("products.updateProduct", "PATCH", "/stores/v1/products/{id}", { callers: "merchant", fill: fillPath, floats: { "product": floats.Product }, decode: /* @__PURE__ */ readFloats(floats.ProductResponse) });

/**
 * Add media to a product
 *
 * Adds 1 to 50 pictures or videos to a product, each by the id of a file of the site or by an address the platform copies from. A medium can be tied to a choice at the same time, but only to choices of one option.
 *
 * Callers: merchant.
 */
export const addProductMedia: Operation<T.AddProductMediaInput, T.EmptyResponse> = /* @__PURE__ */ operation("products.addProductMedia", "POST", "/stores/v1/products/{id}/media", { callers: "merchant", fill: fillPath });

/**
 * Remove media from a product
 *
 * Removes up to 50 media from a product. An empty list removes all of them.
 *
 * Callers: merchant.
 */
export const removeProductMedia: Operation<T.RemoveProductMediaInput, T.EmptyResponse> = /* @__PURE__ */ operation("products.removeProductMedia", "POST", "/stores/v1/products/{id}/media/delete", { callers: "merchant", fill: fillPath });

/**
 * Tie media to product choices
 *
 * Shows media of the product when a buyer picks a choice. The media must already belong to the product. Only one option of a product can have media: once choices of Glaze have some, those of Size cannot. At most 10 choices a call and 50 media a choice.
 *
 * Callers: merchant.
 */
export const setProductChoiceMedia: Operation<T.SetProductChoiceMediaInput, T.EmptyResponse> = /* @__PURE__ */ operation("products.setProductChoiceMedia", "PATCH", "/stores/v1/products/{id}/choices/media", { callers: "merchant", fill: fillPath });

/**
 * Untie media from product choices
 *
 * Takes media off some choices of a product. The media stay with the product; `removeProductMedia` removes them altogether. At most 10 choices a call.
 *
 * Callers: merchant.
 */
export const removeProductChoiceMedia: Operation<T.RemoveProductChoiceMediaInput, T.EmptyResponse> = /* @__PURE__ */ operation("products.removeProductChoiceMedia", "POST", "/stores/v1/products/{id}/choices/media/delete", { callers: "merchant", fill: fillPath });

/**
 * Delete all options of a product
 *
 * Deletes every option with its choices. Refused while `manageVariants` is on: turn it off with `updateProduct` first.
 *
 * Callers: merchant.
 */
export const deleteProductOptions: Operation<T.DeleteProductOptionsInput, T.EmptyResponse> = /* @__PURE__ */ operation("products.deleteProductOptions", "DELETE", "/stores/v1/products/{id}/options", { callers: "merchant", fill: fillPath });

/**
 * Remove the brand of a product
 *
 * Clears the brand of one product.
 *
 * Callers: merchant.
 */
export const removeProductBrand: Operation<T.RemoveProductBrandInput, T.EmptyResponse> = /* @__PURE__ */ operation("products.removeProductBrand", "POST", "/stores/v1/products/{id}/remove-brand", { callers: "merchant", fill: fillPath });

/**
 * Remove the ribbon of a product
 *
 * Clears the ribbon of one product.
 *
 * Callers: merchant.
 */
export const removeProductRibbon: Operation<T.RemoveProductRibbonInput, T.EmptyResponse> = /* @__PURE__ */ operation("products.removeProductRibbon", "POST", "/stores/v1/products/{id}/remove-ribbon", { callers: "merchant", fill: fillPath });

/**
 * Set one property of many products
 *
 * Sets price, cost, weight, ribbon or brand of 1 to 100 products to the same value, one property a call. Each product succeeds or fails on its own.
 *
 * Callers: merchant.
 */
export const bulkUpdateProducts: Operation<T.BulkUpdateProductsInput, T.BulkItemsResponse> = /* @__PURE__ */ operation("products.bulkUpdateProducts", "POST", "/stores/v1/bulk/products/update", { callers: "merchant", floats: { "set": { "price": 1, "cost": 1, "weight": 1 } } });

/**
 * Raise or lower a property of many products
 *
 * Changes price, cost or weight of 1 to 100 products by a percentage or by a fixed amount, one property a call. Each product succeeds or fails on its own. Sending the call twice changes the products twice.
 *
 * Callers: merchant.
 */
export const bulkAdjustProducts: Operation<T.BulkAdjustProductsInput, T.BulkItemsResponse> = /* @__PURE__ */ operation("products.bulkAdjustProducts", "POST", "/stores/v1/bulk/products/adjust-properties", { callers: "merchant", floats: { "adjust": { "price": floats.ProductPropertyAdjustmentData, "cost": floats.ProductPropertyAdjustmentData, "weight": floats.ProductPropertyAdjustmentData } } });

/**
 * Check which choices can be bought
 *
 * Tells what remains open after some choices: the variant they lead to, and for every option which choices are still in stock. Send the choices made so far and call again after each one. Without a choice for every option there is no `selectedVariant` and `availableForPurchase` is false. The status for an unknown option or choice is 400.
 *
 * Callers: visitor, member, merchant.
 */
export const getProductOptionsAvailability: Operation<T.GetProductOptionsAvailabilityInput, T.GetProductOptionsAvailabilityResponse> = /* @__PURE__ */ operation("products.getProductOptionsAvailability", "POST", "/stores-reader/v1/products/{id}/productOptionsAvailability", { callers: "visitor member merchant", read: true, fill: fillPath, decode: /* @__PURE__ */ readFloats({ "selectedVariant": { "price": floats.ProductPriceData, "convertedPriceData": floats.ProductPriceData, "weight": 1 } }) });

/**
 * List products by filter and page
 *
 * Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
 *
 * Callers: visitor, member, merchant.
 */
export const queryProducts: Operation<T.QueryProductsInput, T.QueryProductsResponse> = /* @__PURE__ */ operation("products.queryProducts", "POST", "/stores-reader/v1/products/query-platformized", { callers: "visitor member merchant", read: true, encode: /* @__PURE__ */ trimFilters("query.filter"), decode: /* @__PURE__ */ readFloats({ "products": floats.Product }) });
