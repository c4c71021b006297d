// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Get a product
 *
 * Reads one product of catalog version 3 by id, with its variants. Text, URL, currency, all media, categories and more are left out unless `fields` asks for them; `MERCHANT_DATA` and hidden products need permissions that visitors do not have.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.getProduct.
 */
export const getProductV3: runtime.Operation<T.GetProductV3Input, T.ProductV3Response> = /* @__PURE__ */ runtime.operation('productsV3.getProduct', 'GET', '/stores/v3/products/{id}', { allowedRoles: 'visitor member merchant', otherVersion: 'products.getProduct', numbers: numbers });

/**
 * Delete a product
 *
 * Deletes one product of catalog version 3 with its variants and their stock, and takes it out of its categories. It cannot be undone. The app needs the permission WIX_STORES.PRODUCT_DELETE.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has products.deleteProduct.
 */
export const deleteProductV3: runtime.Operation<T.DeleteProductV3Input, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('productsV3.deleteProduct', 'DELETE', '/stores/v3/products/{id}', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'products.deleteProduct' });

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
export const updateProductV3: runtime.Operation<T.UpdateProductV3Input, T.ProductV3Response> = /* @__PURE__ */ runtime.operation('productsV3.updateProduct', 'PATCH', '/stores/v3/products/{id}', { allowedRoles: 'merchant', otherVersion: 'products.updateProduct', numbers: numbers });

/**
 * Get a product by slug
 *
 * Reads one product of catalog version 3 by the last part of the URL of its page, with its variants. `fields` as for `productsV3.getProduct`.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const getProductBySlugV3: runtime.Operation<T.GetProductBySlugV3Input, T.ProductV3Response> = /* @__PURE__ */ runtime.operation('productsV3.getProductBySlug', 'GET', '/stores/v3/products/slug/{slug}', { allowedRoles: 'visitor member merchant', otherVersion: 'products.queryProducts', numbers: numbers });

/**
 * Search products
 *
 * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`. Shoppers find no hidden variant, neither by SKU nor by its choices, and facets leave it out; the price that they filter and sort by is over all variants.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const searchProductsV3: runtime.Operation<T.SearchProductsV3Input, T.SearchProductsV3Response> = /* @__PURE__ */ runtime.operation('productsV3.searchProducts', 'GET', '/stores/v3/products/search', { allowedRoles: 'visitor member merchant', postPath: '/stores/v3/products/search', otherVersion: 'products.queryProducts', prepare: runtime.packedQuery, numbers: numbers });

/**
 * List products
 *
 * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `productsV3.searchProducts`. The list has no variants: `productsV3.getProduct` and `productsV3.queryVariants` have them.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const queryProductsV3: runtime.Operation<T.QueryProductsV3Input, T.QueryProductsV3Response> = /* @__PURE__ */ runtime.operation('productsV3.queryProducts', 'GET', '/stores/v3/products/query', { allowedRoles: 'visitor member merchant', postPath: '/stores/v3/products/query', otherVersion: 'products.queryProducts', prepare: runtime.packedQuery, numbers: numbers });

/**
 * Count products
 *
 * Counts products of catalog version 3 by text or filter, as `productsV3.searchProducts` finds them. Lists have no total; this is it.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const countProductsV3: runtime.Operation<T.CountProductsV3Input, T.CountProductsV3Response> = /* @__PURE__ */ runtime.operation('productsV3.countProducts', 'GET', '/stores/v3/products/count', { allowedRoles: 'visitor member merchant', postPath: '/stores/v3/products/count', otherVersion: 'products.queryProducts', prepare: runtime.packedQuery });

/**
 * Get the category of all products
 *
 * Reads the id of the category that has all products, and the tree that calls of `categories` need.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const getAllProductsCategoryV3: runtime.Operation<T.GetAllProductsCategoryV3Input, T.GetAllProductsCategoryV3Response> = /* @__PURE__ */ runtime.operation('productsV3.getAllProductsCategory', 'GET', '/stores/v3/all-products-category', { allowedRoles: 'visitor member merchant', otherVersion: 'collections.queryCollections' });

/**
 * List variants
 *
 * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const queryVariantsV3: runtime.Operation<T.QueryVariantsV3Input, T.QueryVariantsV3Response> = /* @__PURE__ */ runtime.operation('productsV3.queryVariants', 'POST', '/stores/v3/products/query-variants', { allowedRoles: 'visitor member merchant', safe: true, otherVersion: 'variants.queryStoreVariants', numbers: numbers });

/**
 * Create a product with its stock
 *
 * Creates one product of catalog version 3 with its variants, and their stock at the default location. Options, modifiers, brands, ribbons and sections without an id are created, too. If the stock fails, the product exists: read `inventoryResults`. A violation may name the rules BRAND_MISSING_ID, INVALID_SLUG_FORMAT, MODIFIERS_ID_DUPLICATION_ERROR, PRICE_PER_UNIT_NOT_ALIGNED or REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE. The app needs the permission WIX_STORES.PRODUCT_CREATE.
 *
 * Roles: merchant.
 * Error codes: COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE (400, assumed), DUPLICATE_RIBBON_IN_ADDITIONAL (400, assumed), DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL (400, assumed), MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED (400, assumed), MODIFIER_NAME_AND_TYPE_REQUIRED (400, assumed), PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED (400, assumed), PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED (400, assumed), CHOICE_NOT_EXIST (404, assumed), CUSTOMIZATION_NOT_EXIST (404, assumed), RIBBON_NOT_FOUND (404, assumed), ADD_CUSTOMIZATION_CHOICES_FAILED (428, assumed), CUSTOMIZATIONS_CREATION_FAILED (428, assumed), INFO_SECTION_CREATION_FAILED (428, assumed), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING (428, assumed), RIBBON_CREATION_FAILED (428, assumed).
 * A site with the other version of the catalog has products.createProduct.
 */
export const createProductWithInventoryV3: runtime.Operation<T.CreateProductWithInventoryV3Input, T.CreateProductWithInventoryV3Response> = /* @__PURE__ */ runtime.operation('productsV3.createProductWithInventory', 'POST', '/stores/v3/products-with-inventory', { allowedRoles: 'merchant', otherVersion: 'products.createProduct', numbers: numbers });

/**
 * Set a property of the variants of many products
 *
 * Sets `visible`, `price`, `physicalProperties` and the cost in `revenueDetails` of all variants of the products that a filter finds, and no other property. The response comes before the change: it has the id of a job, whose end no call of this contract reports. A violation may name the rules CANNOT_REMOVE_VARIANT_ACTUAL_PRICE, EMPTY_FIELD_MASK, MISSING_VARIANT_OPTION or MISSING_VARIANT_OPTION_CHOICE. The app needs the permission WIX_STORES.PRODUCT_UPDATE.
 *
 * Roles: merchant.
 * Error codes: FIELD_MASK_VALUE_NOT_SUPPORTED (400, assumed), FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR (400, assumed), VARIANT_ID_ALREADY_EXISTS (409, assumed).
 * A site with the other version of the catalog has products.bulkUpdateProducts.
 */
export const bulkUpdateProductVariantsByFilterV3: runtime.Operation<T.BulkUpdateProductVariantsByFilterV3Input, T.BulkUpdateProductVariantsByFilterV3Response> = /* @__PURE__ */ runtime.operation('productsV3.bulkUpdateProductVariantsByFilter', 'POST', '/stores/v3/bulk/products/update-variants-by-filter', { allowedRoles: 'merchant', otherVersion: 'products.bulkUpdateProducts', prepare: /* @__PURE__ */ runtime.requireFilters('filter'), numbers: numbers });
