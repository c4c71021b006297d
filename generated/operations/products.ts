// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Create a product
 *
 * Creates one physical product; digital ones cannot be created through calls. Needs `name` and `priceData.price`, and `costAndProfitData.itemCost` once `costAndProfitData` is given. With `manageVariants` on, the options are multiplied out into variants (at most 1000) that start with the price, cost, weight and SKU of the product. Media and collections have calls of their own: `addProductMedia` and `addProductsToCollection`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.createProductWithInventory.
 */
export const createProduct: runtime.Operation<T.CreateProductInput, T.ProductResponse> = /* @__PURE__ */ runtime.operation('products.createProduct', 'POST', '/stores/v1/products', { allowedRoles: 'merchant', otherVersion: 'productsV3.createProductWithInventory', numbers: numbers });

/**
 * Get a product
 *
 * Reads one product by id. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products. The status for an unknown id is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.getProduct.
 */
export const getProduct: runtime.Operation<T.GetProductInput, T.ProductResponse> = /* @__PURE__ */ runtime.operation('products.getProduct', 'GET', '/stores-reader/v1/products/{id}', { allowedRoles: 'visitor member merchant', otherVersion: 'productsV3.getProduct', numbers: numbers });

/**
 * Delete a product
 *
 * Deletes one product with its variants and takes it out of its collections. It cannot be undone.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.deleteProduct.
 */
export const deleteProduct: runtime.Operation<T.DeleteProductInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('products.deleteProduct', 'DELETE', '/stores/v1/products/{id}', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.deleteProduct' });

/**
 * Update a product
 *
 * Changes the properties that are sent and keeps the others. Media, collections and single variants have calls of their own; brand and ribbon are cleared with `removeProductBrand` and `removeProductRibbon`. To set one property of many products, use `bulkUpdateProducts`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const updateProduct: runtime.Operation<T.UpdateProductInput, T.ProductResponse> = /* @__PURE__ */ runtime.operation('products.updateProduct', 'PATCH', '/stores/v1/products/{id}', { allowedRoles: 'merchant', otherVersion: 'productsV3.updateProduct', numbers: numbers });

/**
 * Add media to a product
 *
 * Adds 1 to 50 pictures or videos to a product, each by the id of a file of the site or by an address the platform copies from. A medium can be tied to a choice at the same time, but only to choices of one option.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const addProductMedia: runtime.Operation<T.AddProductMediaInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('products.addProductMedia', 'POST', '/stores/v1/products/{id}/media', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.updateProduct' });

/**
 * Remove media from a product
 *
 * Removes up to 50 media from a product. An empty list removes all of them.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const removeProductMedia: runtime.Operation<T.RemoveProductMediaInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('products.removeProductMedia', 'POST', '/stores/v1/products/{id}/media/delete', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.updateProduct' });

/**
 * Tie media to product choices
 *
 * Shows media of the product when a buyer picks a choice. The media must already belong to the product. Only one option of a product can have media: once choices of Glaze have some, those of Size cannot. At most 10 choices a call and 50 media a choice.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const setProductChoiceMedia: runtime.Operation<T.SetProductChoiceMediaInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('products.setProductChoiceMedia', 'PATCH', '/stores/v1/products/{id}/choices/media', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.updateProduct' });

/**
 * Untie media from product choices
 *
 * Takes media off some choices of a product. The media stay with the product; `removeProductMedia` removes them altogether. At most 10 choices a call.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const removeProductChoiceMedia: runtime.Operation<T.RemoveProductChoiceMediaInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('products.removeProductChoiceMedia', 'POST', '/stores/v1/products/{id}/choices/media/delete', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.updateProduct' });

/**
 * Delete all options of a product
 *
 * Deletes every option with its choices. Fails while `manageVariants` is on: turn it off with `updateProduct` first.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const deleteProductOptions: runtime.Operation<T.DeleteProductOptionsInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('products.deleteProductOptions', 'DELETE', '/stores/v1/products/{id}/options', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.updateProduct' });

/**
 * Remove the brand of a product
 *
 * Clears the brand of one product.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const removeProductBrand: runtime.Operation<T.RemoveProductBrandInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('products.removeProductBrand', 'POST', '/stores/v1/products/{id}/remove-brand', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.updateProduct' });

/**
 * Remove the ribbon of a product
 *
 * Clears the ribbon of one product.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const removeProductRibbon: runtime.Operation<T.RemoveProductRibbonInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('products.removeProductRibbon', 'POST', '/stores/v1/products/{id}/remove-ribbon', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.updateProduct' });

/**
 * Set one property of many products
 *
 * Sets price, cost, weight, ribbon or brand of 1 to 100 products to the same value, one property a call. Each product succeeds or fails on its own.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.bulkUpdateProductVariantsByFilter.
 */
export const bulkUpdateProducts: runtime.Operation<T.BulkUpdateProductsInput, T.BulkItemsResponse> = /* @__PURE__ */ runtime.operation('products.bulkUpdateProducts', 'POST', '/stores/v1/bulk/products/update', { allowedRoles: 'merchant', otherVersion: 'productsV3.bulkUpdateProductVariantsByFilter', numbers: numbers });

/**
 * Raise or lower a property of many products
 *
 * Changes price, cost or weight of 1 to 100 products by a percentage or by a fixed amount, one property a call. Each product succeeds or fails on its own. Sending the call twice changes the products twice.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.bulkUpdateProductVariantsByFilter.
 */
export const bulkAdjustProducts: runtime.Operation<T.BulkAdjustProductsInput, T.BulkItemsResponse> = /* @__PURE__ */ runtime.operation('products.bulkAdjustProducts', 'POST', '/stores/v1/bulk/products/adjust-properties', { allowedRoles: 'merchant', otherVersion: 'productsV3.bulkUpdateProductVariantsByFilter', numbers: numbers });

/**
 * Check which choices can be bought
 *
 * Returns what remains available after some choices: the variant they lead to, and for every option which choices are still in stock. Send the choices made so far and call again after each one. Without a choice for every option there is no `selectedVariant` and `availableForPurchase` is false. The status for an unknown option or choice is 400.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const getProductOptionsAvailability: runtime.Operation<T.GetProductOptionsAvailabilityInput, T.GetProductOptionsAvailabilityResponse> = /* @__PURE__ */ runtime.operation('products.getProductOptionsAvailability', 'POST', '/stores-reader/v1/products/{id}/productOptionsAvailability', { allowedRoles: 'visitor member merchant', safe: true, otherVersion: 'productsV3.queryVariants', numbers: numbers });

/**
 * List products by filter and page
 *
 * Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.searchProducts.
 */
export const queryProducts: runtime.Operation<T.QueryProductsInput, T.QueryProductsResponse> = /* @__PURE__ */ runtime.operation('products.queryProducts', 'POST', '/stores-reader/v1/products/query-platformized', { allowedRoles: 'visitor member merchant', safe: true, otherVersion: 'productsV3.searchProducts', numbers: numbers });
