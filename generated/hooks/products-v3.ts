// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import {
  listHook,
  readHook
} from '../../src/runtime/react.ts';
import type {
  ListHook,
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/products-v3.ts';

import type {
  CountProductsInput,
  CountProductsResponse,
  GetAllProductsCategoryInput,
  GetAllProductsCategoryResponse,
  GetProductBySlugInput,
  GetProductV3Input,
  GetProductV3Response,
  QueryProductsV3Input,
  QueryProductsV3Response,
  QueryVariantsInput,
  QueryVariantsResponse,
  SearchProductsInput,
  SearchProductsResponse
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
export const useGetProductV3: ReadHook<GetProductV3Input, GetProductV3Response> = /* @__PURE__ */ readHook(calls.getProductV3);
/**
 * Get a product by slug
 *
 * Reads one product of catalog version 3 by the last part of the URL of its page, with its variants. `fields` as for `getProductV3`.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useGetProductBySlug: ReadHook<GetProductBySlugInput, GetProductV3Response> = /* @__PURE__ */ readHook(calls.getProductBySlug);
/**
 * Search products
 *
 * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useSearchProducts: ReadHook<SearchProductsInput, SearchProductsResponse> = /* @__PURE__ */ readHook(calls.searchProducts);

/**
 * Search products
 *
 * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useSearchProductsInfinite: ListHook<SearchProductsInput, SearchProductsResponse, NonNullable<SearchProductsResponse['products']>[number]> = /* @__PURE__ */ listHook(calls.searchProducts, { kind: 'cursor', request: 'search.cursorPaging', items: 'products', metadata: 'pagingMetadata' });
/**
 * List products
 *
 * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `searchProducts`. The list has no variants: `getProductV3` and `queryVariants` have them.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useQueryProductsV3: ReadHook<QueryProductsV3Input, QueryProductsV3Response> = /* @__PURE__ */ readHook(calls.queryProductsV3);

/**
 * List products
 *
 * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `searchProducts`. The list has no variants: `getProductV3` and `queryVariants` have them.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useQueryProductsV3Infinite: ListHook<QueryProductsV3Input, QueryProductsV3Response, NonNullable<QueryProductsV3Response['products']>[number]> = /* @__PURE__ */ listHook(calls.queryProductsV3, { kind: 'cursor', request: 'query.cursorPaging', items: 'products', metadata: 'pagingMetadata' });
/**
 * Count products
 *
 * Counts products of catalog version 3 by text or filter, as `searchProducts` finds them. Lists have no total; this is it.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useCountProducts: ReadHook<CountProductsInput, CountProductsResponse> = /* @__PURE__ */ readHook(calls.countProducts);
/**
 * Get the category of all products
 *
 * Reads the id of the category that has all products, and the tree that calls of `categories` need.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const useGetAllProductsCategory: ReadHook<GetAllProductsCategoryInput, GetAllProductsCategoryResponse> = /* @__PURE__ */ readHook(calls.getAllProductsCategory);
/**
 * List variants
 *
 * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const useQueryVariants: ReadHook<QueryVariantsInput, QueryVariantsResponse> = /* @__PURE__ */ readHook(calls.queryVariants);

/**
 * List variants
 *
 * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const useQueryVariantsInfinite: ListHook<QueryVariantsInput, QueryVariantsResponse, NonNullable<QueryVariantsResponse['variants']>[number]> = /* @__PURE__ */ listHook(calls.queryVariants, { kind: 'cursor', request: 'query.cursorPaging', items: 'variants', metadata: 'pagingMetadata' });
