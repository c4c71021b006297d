// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Create a product
 *
 * Creates one physical product; digital ones cannot be created through calls. Needs `name` and `priceData.price`, and `costAndProfitData.itemCost` once `costAndProfitData` is given. With `manageVariants` on, the options are multiplied out into variants (at most 1000) that start with the price, cost, weight and SKU of the product. Media and collections have calls of their own: `addProductMedia` and `addProductsToCollection`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.createProductWithInventory.
 */
export const createProduct: runtime.ResourceCall<T.CreateProductInput, T.ProductResponse> = { call: calls.createProduct, data: 'product', record: 'product', invalidates: ['products', 'variants', 'collections'] };

/**
 * Get a product
 *
 * Reads one product by id. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products. The status for an unknown id is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.getProduct.
 */
export const getProduct: runtime.ResourceCall<T.GetProductInput, T.ProductResponse> = { call: calls.getProduct, id: 'id', record: 'product' };

/**
 * Delete a product
 *
 * Deletes one product with its variants and takes it out of its collections. It cannot be undone.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.deleteProduct.
 */
export const deleteProduct: runtime.ResourceCall<T.DeleteProductInput, T.EmptyResponse> = { call: calls.deleteProduct, id: 'id', invalidates: ['products', 'variants', 'collections'], deletes: 'products.getProduct' };

/**
 * Update a product
 *
 * Changes the properties that are sent and keeps the others. Media, collections and single variants have calls of their own; brand and ribbon are cleared with `removeProductBrand` and `removeProductRibbon`. To set one property of many products, use `bulkUpdateProducts`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const updateProduct: runtime.ResourceCall<T.UpdateProductInput, T.ProductResponse> = { call: calls.updateProduct, id: 'id', data: 'product', record: 'product', invalidates: ['products', 'variants'], updates: 'products.getProduct' };

/**
 * Add media to a product
 *
 * Adds 1 to 50 pictures or videos to a product, each by the id of a file of the site or by an address the platform copies from. A medium can be tied to a choice at the same time, but only to choices of one option.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const addProductMedia: runtime.ResourceCall<T.AddProductMediaInput, T.EmptyResponse> = { call: calls.addProductMedia, id: 'id', items: 'media', max: 50, data: '', invalidates: ['products', 'variants'] };

/**
 * Remove media from a product
 *
 * Removes up to 50 media from a product. An empty list removes all of them.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const removeProductMedia: runtime.ResourceCall<T.RemoveProductMediaInput, T.EmptyResponse> = { call: calls.removeProductMedia, id: 'id', ids: 'mediaIds', max: 50, data: '', invalidates: ['products', 'variants'] };

/**
 * Tie media to product choices
 *
 * Shows media of the product when a buyer picks a choice. The media must already belong to the product. Only one option of a product can have media: once choices of Glaze have some, those of Size cannot. At most 10 choices a call and 50 media a choice.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const setProductChoiceMedia: runtime.ResourceCall<T.SetProductChoiceMediaInput, T.EmptyResponse> = { call: calls.setProductChoiceMedia, id: 'id', items: 'media', max: 10, data: '', invalidates: ['products', 'variants'] };

/**
 * Untie media from product choices
 *
 * Takes media off some choices of a product. The media stay with the product; `removeProductMedia` removes them altogether. At most 10 choices a call.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const removeProductChoiceMedia: runtime.ResourceCall<T.RemoveProductChoiceMediaInput, T.EmptyResponse> = { call: calls.removeProductChoiceMedia, id: 'id', items: 'media', max: 10, data: '', invalidates: ['products', 'variants'] };

/**
 * Delete all options of a product
 *
 * Deletes every option with its choices. Fails while `manageVariants` is on: turn it off with `updateProduct` first.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const deleteProductOptions: runtime.ResourceCall<T.DeleteProductOptionsInput, T.EmptyResponse> = { call: calls.deleteProductOptions, id: 'id', invalidates: ['products', 'variants'] };

/**
 * Remove the brand of a product
 *
 * Clears the brand of one product.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const removeProductBrand: runtime.ResourceCall<T.RemoveProductBrandInput, T.EmptyResponse> = { call: calls.removeProductBrand, id: 'id', invalidates: ['products'] };

/**
 * Remove the ribbon of a product
 *
 * Clears the ribbon of one product.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const removeProductRibbon: runtime.ResourceCall<T.RemoveProductRibbonInput, T.EmptyResponse> = { call: calls.removeProductRibbon, id: 'id', invalidates: ['products'] };

/**
 * Set one property of many products
 *
 * Sets price, cost, weight, ribbon or brand of 1 to 100 products to the same value, one property a call. Each product succeeds or fails on its own.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.bulkUpdateProductVariantsByFilter.
 */
export const bulkUpdateProducts: runtime.ResourceCall<T.BulkUpdateProductsInput, T.BulkItemsResponse> = { call: calls.bulkUpdateProducts, ids: 'ids', max: 100, data: 'set', fields: ['price', 'cost', 'weight', 'ribbon', 'brand'], results: 'results', invalidates: ['products', 'variants'] };

/**
 * Raise or lower a property of many products
 *
 * Changes price, cost or weight of 1 to 100 products by a percentage or by a fixed amount, one property a call. Each product succeeds or fails on its own. Sending the call twice changes the products twice.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.bulkUpdateProductVariantsByFilter.
 */
export const bulkAdjustProducts: runtime.ResourceCall<T.BulkAdjustProductsInput, T.BulkItemsResponse> = { call: calls.bulkAdjustProducts, ids: 'ids', max: 100, data: 'adjust', fields: ['price', 'cost', 'weight'], results: 'results', invalidates: ['products', 'variants'] };

/**
 * Check which choices can be bought
 *
 * Returns what remains available after some choices: the variant they lead to, and for every option which choices are still in stock. Send the choices made so far and call again after each one. Without a choice for every option there is no `selectedVariant` and `availableForPurchase` is false. The status for an unknown option or choice is 400.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const getProductOptionsAvailability: runtime.ResourceCall<T.GetProductOptionsAvailabilityInput, T.GetProductOptionsAvailabilityResponse> = { call: calls.getProductOptionsAvailability, id: 'id' };

/**
 * List products by filter and page
 *
 * Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.searchProducts.
 */
export const queryProducts: runtime.ResourceList<T.QueryProductsInput, T.QueryProductsResponse> = { pages: pagers.queryProductsPages, max: 100, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$hasSome'], name: ['$eq', '$ne', '$in', '$hasSome', '$contains', '$startsWith'], description: ['$eq', '$ne', '$in', '$hasSome', '$contains', '$startsWith'], sku: ['$eq', '$ne', '$in', '$hasSome', '$contains', '$startsWith'], slug: ['$eq', '$ne', '$in', '$hasSome', '$contains', '$startsWith'], price: ['$eq', '$ne', '$in', '$hasSome', '$gt', '$gte', '$lt', '$lte'], numericId: ['$eq', '$ne', '$in', '$hasSome', '$gt', '$gte', '$lt', '$lte'], productType: ['$eq', '$ne', '$in', '$hasSome'], inventoryStatus: ['$eq', '$ne', '$in', '$hasSome'], 'collections.id': ['$eq', '$ne', '$hasSome', '$hasAll'], collectionIds: ['$eq', '$ne', '$hasSome', '$hasAll'], lastUpdated: ['$eq', '$ne', '$in', '$hasSome', '$gt', '$gte', '$lt', '$lte'], createdDate: ['$eq', '$ne', '$in', '$hasSome', '$gt', '$gte', '$lt', '$lte'] }, patterns: { '^options\\.': ['$eq', '$ne', '$hasSome', '$hasAll'] } }, sort: { path: 'query.sort', fields: ['id', 'name', 'sku', 'slug', 'price', 'numericId', 'productType', 'lastUpdated', 'createdDate'], isList: true }, inputs: [] };
