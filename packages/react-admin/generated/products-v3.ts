// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get a product
 *
 * Reads one product of catalog version 3 by id, with its variants. Text, URL, currency, all media, categories and more are left out unless `fields` asks for them; `MERCHANT_DATA` and hidden products need permissions that visitors do not have.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.getProduct.
 */
export const getProductV3: runtime.ResourceCall<T.GetProductV3Input, T.ProductV3Response> = { call: calls.getProductV3, id: 'id', record: 'product' };

/**
 * Delete a product
 *
 * Deletes one product of catalog version 3 with its variants and their stock, and takes it out of its categories. It cannot be undone. The app needs the permission WIX_STORES.PRODUCT_DELETE.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has products.deleteProduct.
 */
export const deleteProductV3: runtime.ResourceCall<T.DeleteProductV3Input, T.EmptyResponse> = { call: calls.deleteProductV3, id: 'id', invalidates: ['productsV3', 'categories', 'customizations', 'inventoryItems'], deletes: 'productsV3.getProduct' };

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
export const updateProductV3: runtime.ResourceCall<T.UpdateProductV3Input, T.ProductV3Response> = { call: calls.updateProductV3, id: 'id', data: 'product', revision: 'revision', record: 'product', invalidates: ['productsV3', 'categories', 'customizations', 'inventoryItems'], updates: 'productsV3.getProduct' };

/**
 * Get a product by slug
 *
 * Reads one product of catalog version 3 by the last part of the URL of its page, with its variants. `fields` as for `productsV3.getProduct`.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const getProductBySlugV3: runtime.ResourceCall<T.GetProductBySlugV3Input, T.ProductV3Response> = { call: calls.getProductBySlugV3, id: 'slug', record: 'product' };

/**
 * Search products
 *
 * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`. Shoppers find no hidden variant, neither by SKU nor by its choices, and facets leave it out; the price that they filter and sort by is over all variants.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const searchProductsV3: runtime.ResourceList<T.SearchProductsV3Input, T.SearchProductsV3Response> = { pages: pagers.searchProductsV3Pages, max: 100, filter: { path: 'search.filter', fields: { id: ['$eq', '$ne', '$in', '$exists', '$startsWith'], handle: ['$eq', '$ne', '$in', '$exists', '$startsWith'], slug: ['$eq', '$ne', '$in', '$exists', '$startsWith'], visible: ['$eq', '$ne', '$in', '$exists'], visibleInPos: ['$eq', '$ne', '$in', '$exists'], productType: ['$eq', '$ne', '$in', '$exists'], 'inventory.availabilityStatus': ['$eq', '$ne', '$in', '$exists'], 'allCategoriesInfo.categories': ['$matchItems'], 'directCategoriesInfo.categories': ['$matchItems'], 'options.id': ['$hasSome', '$hasAll', '$isEmpty'], 'options.name': ['$hasSome', '$hasAll', '$isEmpty'], 'options.choicesSettings.choices.choiceId': ['$hasSome', '$hasAll', '$isEmpty'], 'options.choicesSettings.choices.name': ['$hasSome', '$hasAll', '$isEmpty'], 'modifiers.id': ['$hasSome', '$hasAll', '$isEmpty'], 'modifiers.name': ['$hasSome', '$hasAll', '$isEmpty'], 'brand.id': ['$eq', '$ne', '$in', '$exists', '$startsWith'], 'brand.name': ['$eq', '$ne', '$in', '$exists', '$startsWith'], 'ribbon.id': ['$eq', '$ne', '$in', '$exists', '$startsWith'], 'actualPriceRange.minValue.amount': ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'], 'actualPriceRange.maxValue.amount': ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'], 'compareAtPriceRange.minValue.amount': ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'], createdDate: ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'], updatedDate: ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'] } }, sort: { path: 'search.sort', fields: ['name', 'slug', 'createdDate', 'updatedDate', 'actualPriceRange.minValue.amount', 'actualPriceRange.maxValue.amount', 'compareAtPriceRange.minValue.amount', 'compareAtPriceRange.maxValue.amount', 'allCategoriesInfo.categories.index'], isList: true }, inputs: ['fields', 'search.search', 'search.aggregations', 'search.timeZone'] };

/**
 * List products
 *
 * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `productsV3.searchProducts`. The list has no variants: `productsV3.getProduct` and `productsV3.queryVariants` have them.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const queryProductsV3: runtime.ResourceList<T.QueryProductsV3Input, T.QueryProductsV3Response> = { pages: pagers.queryProductsV3Pages, max: 100, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$exists', '$startsWith'], handle: ['$eq', '$ne', '$in', '$exists', '$startsWith'], slug: ['$eq', '$ne', '$in', '$exists', '$startsWith'], visible: ['$eq', '$ne', '$in', '$exists'], createdDate: ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'], updatedDate: ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'], 'options.id': ['$hasSome', '$hasAll', '$isEmpty'] } }, sort: { path: 'query.sort', fields: ['slug', 'createdDate', 'updatedDate', 'visible'], isList: true }, inputs: ['fields'] };

/**
 * Count products
 *
 * Counts products of catalog version 3 by text or filter, as `productsV3.searchProducts` finds them. Lists have no total; this is it.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const countProductsV3: runtime.ResourceCall<T.CountProductsV3Input, T.CountProductsV3Response> = { call: calls.countProductsV3 };

/**
 * Get the category of all products
 *
 * Reads the id of the category that has all products, and the tree that calls of `categories` need.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const getAllProductsCategoryV3: runtime.ResourceCall<T.GetAllProductsCategoryV3Input, T.GetAllProductsCategoryV3Response> = { call: calls.getAllProductsCategoryV3 };

/**
 * List variants
 *
 * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const queryVariantsV3: runtime.ResourceList<T.QueryVariantsV3Input, T.QueryVariantsV3Response> = { pages: pagers.queryVariantsV3Pages, max: 1000, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$nin'], variantId: ['$eq', '$ne', '$in', '$nin'], 'productData.productId': ['$eq', '$ne', '$in', '$nin'] } }, sort: { path: 'query.sort', fields: ['id', 'variantId', 'productData.productId'], isList: true }, inputs: ['fields'] };

/**
 * Create a product with its stock
 *
 * Creates one product of catalog version 3 with its variants, and their stock at the default location. Options, modifiers, brands, ribbons and sections without an id are created, too. If the stock fails, the product exists: read `inventoryResults`. A violation may name the rules BRAND_MISSING_ID, INVALID_SLUG_FORMAT, MODIFIERS_ID_DUPLICATION_ERROR, PRICE_PER_UNIT_NOT_ALIGNED or REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE. The app needs the permission WIX_STORES.PRODUCT_CREATE.
 *
 * Roles: merchant.
 * Error codes: COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE (400, assumed), DUPLICATE_RIBBON_IN_ADDITIONAL (400, assumed), DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL (400, assumed), MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED (400, assumed), MODIFIER_NAME_AND_TYPE_REQUIRED (400, assumed), PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED (400, assumed), PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED (400, assumed), CHOICE_NOT_EXIST (404, assumed), CUSTOMIZATION_NOT_EXIST (404, assumed), RIBBON_NOT_FOUND (404, assumed), ADD_CUSTOMIZATION_CHOICES_FAILED (428, assumed), CUSTOMIZATIONS_CREATION_FAILED (428, assumed), INFO_SECTION_CREATION_FAILED (428, assumed), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING (428, assumed), RIBBON_CREATION_FAILED (428, assumed).
 * A site with the other version of the catalog has products.createProduct.
 */
export const createProductWithInventoryV3: runtime.ResourceCall<T.CreateProductWithInventoryV3Input, T.CreateProductWithInventoryV3Response> = { call: calls.createProductWithInventoryV3, data: 'product', record: 'product', invalidates: ['productsV3', 'categories', 'customizations', 'inventoryItems'] };

/**
 * Set a property of the variants of many products
 *
 * Sets `visible`, `price`, `physicalProperties` and the cost in `revenueDetails` of all variants of the products that a filter finds, and no other property. The response comes before the change: it has the id of a job, whose end no call of this contract reports. A violation may name the rules CANNOT_REMOVE_VARIANT_ACTUAL_PRICE, EMPTY_FIELD_MASK, MISSING_VARIANT_OPTION or MISSING_VARIANT_OPTION_CHOICE. The app needs the permission WIX_STORES.PRODUCT_UPDATE.
 *
 * Roles: merchant.
 * Error codes: FIELD_MASK_VALUE_NOT_SUPPORTED (400, assumed), FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR (400, assumed), VARIANT_ID_ALREADY_EXISTS (409, assumed).
 * A site with the other version of the catalog has products.bulkUpdateProducts.
 */
export const bulkUpdateProductVariantsByFilterV3: runtime.ResourceCall<T.BulkUpdateProductVariantsByFilterV3Input, T.BulkUpdateProductVariantsByFilterV3Response> = { call: calls.bulkUpdateProductVariantsByFilterV3, data: '', invalidates: ['productsV3', 'inventoryItems'] };
