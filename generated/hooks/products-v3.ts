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

import * as calls from '../operations/products-v3.ts';

import type {
  BulkUpdateProductVariantsByFilterV3Input,
  BulkUpdateProductVariantsByFilterV3Response,
  CountProductsV3Input,
  CountProductsV3Response,
  CreateProductWithInventoryV3Input,
  CreateProductWithInventoryV3Response,
  DeleteProductV3Input,
  EmptyResponse,
  GetAllProductsCategoryV3Input,
  GetAllProductsCategoryV3Response,
  GetProductBySlugV3Input,
  GetProductV3Input,
  ProductV3Response,
  QueryProductsV3Input,
  QueryProductsV3Response,
  QueryVariantsV3Input,
  QueryVariantsV3Response,
  SearchProductsV3Input,
  SearchProductsV3Response,
  UpdateProductV3Input
} from '../types.ts';



/**
 * Get a product
 *
 * Reads one product of catalog version 3 by id, with its variants. Text, URL, currency, all media, categories and more are left out unless `fields` asks for them; `MERCHANT_DATA` and hidden products need permissions that visitors do not have.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.getProduct.
 */
export const useGetProductV3: ReadHook<GetProductV3Input, ProductV3Response> = /* @__PURE__ */ readHook(calls.getProductV3);
/**
 * Update a product
 *
 * Changes the properties that are sent and keeps the others. Needs the current revision: an outdated one fails with 409. A list replaces the present one, so send all options, modifiers, media and variants that shall remain. Variants are sent with `options`, which are empty if there are none, and options with `variantsInfo`. A brand is named by its id. A violation may name the rules BRAND_MISSING_ID, DESCRIPTION_SIZE_TOO_BIG, DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS, DUPLICATE_MEDIA_ERROR, INVALID_SLUG_FORMAT, MISSING_OPTIONS_ON_UPDATE_VARIANTS, MISSING_VARIANT_OPTION, MISSING_VARIANT_OPTION_CHOICE, MODIFIERS_ID_DUPLICATION_ERROR, PRICE_PER_UNIT_NOT_ALIGNED, SUBSCRIPTION_INVALID_AUTO_RENEWAL or VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED. The app needs the permission WIX_STORES.PRODUCT_UPDATE.
 *
 * Roles: merchant.
 * Error codes: COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE (400, assumed), DUPLICATE_BARCODE_ERROR (400, assumed), DUPLICATE_PRODUCT_OPTIONS (400, assumed), DUPLICATE_RIBBON_IN_ADDITIONAL (400, assumed), DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL (400, assumed), DUPLICATE_VARIANT_OPTION_CHOICE (400, assumed), ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT (400, assumed), FIELD_MASK_VALUE_NOT_SUPPORTED (400, assumed), FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR (400, assumed), INVALID_DEFAULT_VARIANT (400, assumed), INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION (400, assumed), INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT (400, assumed), MISSING_VARIANT_OPTION_CHOICE (400, assumed), VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT (400, assumed), CHOICE_NOT_EXIST (404, assumed), CUSTOMIZATION_NOT_EXIST (404, assumed), DIGITAL_FILE_NOT_FOUND_ERROR (404, assumed), RIBBON_NOT_FOUND (404, assumed), BARCODE_ALREADY_EXIST_ERROR (409, assumed), DUPLICATE_SLUG_ERROR (409, assumed), SKU_ALREADY_EXIST_ERROR (409, assumed), SUBSCRIPTION_ID_ALREADY_EXISTS (409, assumed), VARIANT_ID_ALREADY_EXISTS (409, assumed), ADD_CUSTOMIZATION_CHOICES_FAILED (428, assumed), BRAND_CREATION_FAILED (428, assumed), INFO_SECTION_ERROR_OCCURRED (428, assumed), PREORDER_VALIDATION_ERROR (428, assumed).
 * Statuses that no source documents: 409.
 * A site with the other version of the catalog has products.updateProduct.
 */
export const useUpdateProductV3Action: UpdateHook<UpdateProductV3Input, ProductV3Response> = /* @__PURE__ */ updateHook(calls.updateProductV3, ['productsV3', 'categories', 'customizations', 'inventoryItems'], ['productsV3.getProduct', 'id']);
/**
 * Delete a product
 *
 * Deletes one product of catalog version 3 with its variants and their stock, and takes it out of its categories. It cannot be undone. The app needs the permission WIX_STORES.PRODUCT_DELETE.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has products.deleteProduct.
 */
export const useDeleteProductV3Action: ActionHook<DeleteProductV3Input, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteProductV3, ['productsV3', 'categories', 'customizations', 'inventoryItems'], ['productsV3.getProduct', 'id']);
/**
 * Get a product by slug
 *
 * Reads one product of catalog version 3 by the last part of the URL of its page, with its variants. `fields` as for `productsV3.getProduct`.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useGetProductBySlugV3: ReadHook<GetProductBySlugV3Input, ProductV3Response> = /* @__PURE__ */ readHook(calls.getProductBySlugV3);
/**
 * Search products
 *
 * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`. Shoppers find no hidden variant, neither by SKU nor by its choices, and facets leave it out; the price that they filter and sort by is over all variants.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useSearchProductsV3: ReadHook<SearchProductsV3Input, SearchProductsV3Response> = /* @__PURE__ */ readHook(calls.searchProductsV3);

/**
 * Search products
 *
 * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`. Shoppers find no hidden variant, neither by SKU nor by its choices, and facets leave it out; the price that they filter and sort by is over all variants.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useSearchProductsV3Infinite: ListHook<SearchProductsV3Input, SearchProductsV3Response, NonNullable<SearchProductsV3Response['products']>[number]> = /* @__PURE__ */ listHook(calls.searchProductsV3, { kind: 'cursor', request: 'search.cursorPaging', items: 'products', metadata: 'pagingMetadata' });
/**
 * List products
 *
 * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `productsV3.searchProducts`. The list has no variants: `productsV3.getProduct` and `productsV3.queryVariants` have them.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useQueryProductsV3: ReadHook<QueryProductsV3Input, QueryProductsV3Response> = /* @__PURE__ */ readHook(calls.queryProductsV3);

/**
 * List products
 *
 * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `productsV3.searchProducts`. The list has no variants: `productsV3.getProduct` and `productsV3.queryVariants` have them.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useQueryProductsV3Infinite: ListHook<QueryProductsV3Input, QueryProductsV3Response, NonNullable<QueryProductsV3Response['products']>[number]> = /* @__PURE__ */ listHook(calls.queryProductsV3, { kind: 'cursor', request: 'query.cursorPaging', items: 'products', metadata: 'pagingMetadata' });
/**
 * Count products
 *
 * Counts products of catalog version 3 by text or filter, as `productsV3.searchProducts` finds them. Lists have no total; this is it.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useCountProductsV3: ReadHook<CountProductsV3Input, CountProductsV3Response> = /* @__PURE__ */ readHook(calls.countProductsV3);
/**
 * Get the category of all products
 *
 * Reads the id of the category that has all products, and the tree that calls of `categories` need.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const useGetAllProductsCategoryV3: ReadHook<GetAllProductsCategoryV3Input, GetAllProductsCategoryV3Response> = /* @__PURE__ */ readHook(calls.getAllProductsCategoryV3);
/**
 * List variants
 *
 * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const useQueryVariantsV3: ReadHook<QueryVariantsV3Input, QueryVariantsV3Response> = /* @__PURE__ */ readHook(calls.queryVariantsV3);

/**
 * List variants
 *
 * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const useQueryVariantsV3Infinite: ListHook<QueryVariantsV3Input, QueryVariantsV3Response, NonNullable<QueryVariantsV3Response['variants']>[number]> = /* @__PURE__ */ listHook(calls.queryVariantsV3, { kind: 'cursor', request: 'query.cursorPaging', items: 'variants', metadata: 'pagingMetadata' });
/**
 * Create a product with its stock
 *
 * Creates one product of catalog version 3 with its variants, and their stock at the default location. Options, modifiers, brands, ribbons and sections without an id are created, too. If the stock fails, the product exists: read `inventoryResults`. A violation may name the rules BRAND_MISSING_ID, INVALID_SLUG_FORMAT, MODIFIERS_ID_DUPLICATION_ERROR, PRICE_PER_UNIT_NOT_ALIGNED or REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE. The app needs the permission WIX_STORES.PRODUCT_CREATE.
 *
 * Roles: merchant.
 * Error codes: COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE (400, assumed), DUPLICATE_RIBBON_IN_ADDITIONAL (400, assumed), DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL (400, assumed), MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED (400, assumed), MODIFIER_NAME_AND_TYPE_REQUIRED (400, assumed), PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED (400, assumed), PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED (400, assumed), CHOICE_NOT_EXIST (404, assumed), CUSTOMIZATION_NOT_EXIST (404, assumed), RIBBON_NOT_FOUND (404, assumed), ADD_CUSTOMIZATION_CHOICES_FAILED (428, assumed), CUSTOMIZATIONS_CREATION_FAILED (428, assumed), INFO_SECTION_CREATION_FAILED (428, assumed), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING (428, assumed), RIBBON_CREATION_FAILED (428, assumed).
 * A site with the other version of the catalog has products.createProduct.
 */
export const useCreateProductWithInventoryV3Action: ActionHook<CreateProductWithInventoryV3Input, CreateProductWithInventoryV3Response> = /* @__PURE__ */ actionHook(calls.createProductWithInventoryV3, ['productsV3', 'categories', 'customizations', 'inventoryItems']);
/**
 * Set a property of the variants of many products
 *
 * Sets `visible`, `price`, `physicalProperties` and the cost in `revenueDetails` of all variants of the products that a filter finds, and no other property. The response comes before the change: it has the id of a job, whose end no call of this contract reports. A violation may name the rules CANNOT_REMOVE_VARIANT_ACTUAL_PRICE, EMPTY_FIELD_MASK, MISSING_VARIANT_OPTION or MISSING_VARIANT_OPTION_CHOICE. The app needs the permission WIX_STORES.PRODUCT_UPDATE.
 *
 * Roles: merchant.
 * Error codes: FIELD_MASK_VALUE_NOT_SUPPORTED (400, assumed), FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR (400, assumed), VARIANT_ID_ALREADY_EXISTS (409, assumed).
 * A site with the other version of the catalog has products.bulkUpdateProducts.
 */
export const useBulkUpdateProductVariantsByFilterV3Action: ActionHook<BulkUpdateProductVariantsByFilterV3Input, BulkUpdateProductVariantsByFilterV3Response> = /* @__PURE__ */ actionHook(calls.bulkUpdateProductVariantsByFilterV3, ['productsV3', 'inventoryItems']);
