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
export const getProductV3: runtime.Operation<T.GetProductV3Input, T.GetProductV3Response> = /* @__PURE__ */ runtime.operation('productsV3.getProductV3', 'GET', '/stores/v3/products/{id}', { allowedRoles: 'visitor member merchant', otherVersion: 'products.getProduct', numbers: numbers });

/**
 * Get a product by slug
 *
 * Reads one product of catalog version 3 by the last part of the URL of its page, with its variants. `fields` as for `getProductV3`.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const getProductBySlug: runtime.Operation<T.GetProductBySlugInput, T.GetProductV3Response> = /* @__PURE__ */ runtime.operation('productsV3.getProductBySlug', 'GET', '/stores/v3/products/slug/{slug}', { allowedRoles: 'visitor member merchant', otherVersion: 'products.queryProducts', numbers: numbers });

/**
 * Search products
 *
 * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const searchProducts: runtime.Operation<T.SearchProductsInput, T.SearchProductsResponse> = /* @__PURE__ */ runtime.operation('productsV3.searchProducts', 'GET', '/stores/v3/products/search', { allowedRoles: 'visitor member merchant', postPath: '/stores/v3/products/search', otherVersion: 'products.queryProducts', prepare: runtime.packedQuery, numbers: numbers });

/**
 * List products
 *
 * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `searchProducts`. The list has no variants: `getProductV3` and `queryVariants` have them.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const queryProductsV3: runtime.Operation<T.QueryProductsV3Input, T.QueryProductsV3Response> = /* @__PURE__ */ runtime.operation('productsV3.queryProductsV3', 'GET', '/stores/v3/products/query', { allowedRoles: 'visitor member merchant', postPath: '/stores/v3/products/query', otherVersion: 'products.queryProducts', prepare: runtime.packedQuery, numbers: numbers });

/**
 * Count products
 *
 * Counts products of catalog version 3 by text or filter, as `searchProducts` finds them. Lists have no total; this is it.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const countProducts: runtime.Operation<T.CountProductsInput, T.CountProductsResponse> = /* @__PURE__ */ runtime.operation('productsV3.countProducts', 'GET', '/stores/v3/products/count', { allowedRoles: 'visitor member merchant', postPath: '/stores/v3/products/count', otherVersion: 'products.queryProducts', prepare: runtime.packedQuery });

/**
 * Get the category of all products
 *
 * Reads the id of the category that has all products, and the tree that calls of `categories` need.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const getAllProductsCategory: runtime.Operation<T.GetAllProductsCategoryInput, T.GetAllProductsCategoryResponse> = /* @__PURE__ */ runtime.operation('productsV3.getAllProductsCategory', 'GET', '/stores/v3/all-products-category', { allowedRoles: 'visitor member merchant', otherVersion: 'collections.queryCollections' });

/**
 * List variants
 *
 * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const queryVariants: runtime.Operation<T.QueryVariantsInput, T.QueryVariantsResponse> = /* @__PURE__ */ runtime.operation('productsV3.queryVariants', 'POST', '/stores/v3/products/query-variants', { allowedRoles: 'visitor member merchant', safe: true, otherVersion: 'variants.queryStoreVariants', numbers: numbers });
