// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  listHook,
  readHook,
  updateHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ListHook,
  ReadHook,
  UpdateHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/products.ts';

import type {
  AddProductMediaInput,
  BulkAdjustProductsInput,
  BulkItemsResponse,
  BulkUpdateProductsInput,
  CreateProductInput,
  DeleteProductInput,
  DeleteProductOptionsInput,
  EmptyResponse,
  GetProductInput,
  GetProductOptionsAvailabilityInput,
  GetProductOptionsAvailabilityResponse,
  ProductResponse,
  QueryProductsInput,
  QueryProductsResponse,
  RemoveProductBrandInput,
  RemoveProductChoiceMediaInput,
  RemoveProductMediaInput,
  RemoveProductRibbonInput,
  SetProductChoiceMediaInput,
  UpdateProductInput
} from '../types.ts';



/**
 * Create a product
 *
 * Creates one physical product; digital ones cannot be created through calls. Needs `name` and `priceData.price`, and `costAndProfitData.itemCost` once `costAndProfitData` is given. With `manageVariants` on, the options are multiplied out into variants (at most 1000) that start with the price, cost, weight and SKU of the product. Media and collections have calls of their own: `addProductMedia` and `addProductsToCollection`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.createProductWithInventory.
 */
export const useCreateProductAction: ActionHook<CreateProductInput, ProductResponse> = /* @__PURE__ */ actionHook(calls.createProduct, ['products', 'variants', 'collections']);
/**
 * Get a product
 *
 * Reads one product by id. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products. The status for an unknown id is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.getProduct.
 */
export const useGetProduct: ReadHook<GetProductInput, ProductResponse> = /* @__PURE__ */ readHook(calls.getProduct);
/**
 * Update a product
 *
 * Changes the properties that are sent and keeps the others. Media, collections and single variants have calls of their own; brand and ribbon are cleared with `removeProductBrand` and `removeProductRibbon`. To set one property of many products, use `bulkUpdateProducts`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useUpdateProductAction: UpdateHook<UpdateProductInput, ProductResponse> = /* @__PURE__ */ updateHook(calls.updateProduct, ['products', 'variants'], ['products.getProduct', 'id']);
/**
 * Delete a product
 *
 * Deletes one product with its variants and takes it out of its collections. It cannot be undone.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.deleteProduct.
 */
export const useDeleteProductAction: ActionHook<DeleteProductInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteProduct, ['products', 'variants', 'collections'], ['products.getProduct', 'id']);
/**
 * Add media to a product
 *
 * Adds 1 to 50 pictures or videos to a product, each by the id of a file of the site or by an address the platform copies from. A medium can be tied to a choice at the same time, but only to choices of one option.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useAddProductMediaAction: ActionHook<AddProductMediaInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.addProductMedia, ['products', 'variants']);
/**
 * Remove media from a product
 *
 * Removes up to 50 media from a product. An empty list removes all of them.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useRemoveProductMediaAction: ActionHook<RemoveProductMediaInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductMedia, ['products', 'variants']);
/**
 * Tie media to product choices
 *
 * Shows media of the product when a buyer picks a choice. The media must already belong to the product. Only one option of a product can have media: once choices of Glaze have some, those of Size cannot. At most 10 choices a call and 50 media a choice.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useSetProductChoiceMediaAction: ActionHook<SetProductChoiceMediaInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.setProductChoiceMedia, ['products', 'variants']);
/**
 * Untie media from product choices
 *
 * Takes media off some choices of a product. The media stay with the product; `removeProductMedia` removes them altogether. At most 10 choices a call.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useRemoveProductChoiceMediaAction: ActionHook<RemoveProductChoiceMediaInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductChoiceMedia, ['products', 'variants']);
/**
 * Delete all options of a product
 *
 * Deletes every option with its choices. Fails while `manageVariants` is on: turn it off with `updateProduct` first.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useDeleteProductOptionsAction: ActionHook<DeleteProductOptionsInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteProductOptions, ['products', 'variants']);
/**
 * Remove the brand of a product
 *
 * Clears the brand of one product.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useRemoveProductBrandAction: ActionHook<RemoveProductBrandInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductBrand, ['products']);
/**
 * Remove the ribbon of a product
 *
 * Clears the ribbon of one product.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useRemoveProductRibbonAction: ActionHook<RemoveProductRibbonInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductRibbon, ['products']);
/**
 * Set one property of many products
 *
 * Sets price, cost, weight, ribbon or brand of 1 to 100 products to the same value, one property a call. Each product succeeds or fails on its own.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.bulkUpdateProductVariantsByFilter.
 */
export const useBulkUpdateProductsAction: ActionHook<BulkUpdateProductsInput, BulkItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkUpdateProducts, ['products', 'variants']);
/**
 * Raise or lower a property of many products
 *
 * Changes price, cost or weight of 1 to 100 products by a percentage or by a fixed amount, one property a call. Each product succeeds or fails on its own. Sending the call twice changes the products twice.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.bulkUpdateProductVariantsByFilter.
 */
export const useBulkAdjustProductsAction: ActionHook<BulkAdjustProductsInput, BulkItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkAdjustProducts, ['products', 'variants']);
/**
 * Check which choices can be bought
 *
 * Returns what remains available after some choices: the variant they lead to, and for every option which choices are still in stock. Send the choices made so far and call again after each one. Without a choice for every option there is no `selectedVariant` and `availableForPurchase` is false. The status for an unknown option or choice is 400.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const useGetProductOptionsAvailability: ReadHook<GetProductOptionsAvailabilityInput, GetProductOptionsAvailabilityResponse> = /* @__PURE__ */ readHook(calls.getProductOptionsAvailability);
/**
 * List products by filter and page
 *
 * Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.searchProducts.
 */
export const useQueryProducts: ReadHook<QueryProductsInput, QueryProductsResponse> = /* @__PURE__ */ readHook(calls.queryProducts);

/**
 * List products by filter and page
 *
 * Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.searchProducts.
 */
export const useQueryProductsInfinite: ListHook<QueryProductsInput, QueryProductsResponse, NonNullable<QueryProductsResponse['products']>[number]> = /* @__PURE__ */ listHook(calls.queryProducts, { kind: 'offset', request: 'query.paging', items: 'products', metadata: 'metadata' });
