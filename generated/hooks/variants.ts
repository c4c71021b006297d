// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  listHook,
  readHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ListHook,
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/variants.ts';

import type {
  EmptyResponse,
  GetStoreVariantInput,
  QueryProductVariantsInput,
  QueryProductVariantsResponse,
  QueryStoreVariantsInput,
  QueryStoreVariantsResponse,
  ResetProductVariantsInput,
  StoreVariantResponse,
  UpdateProductVariantsInput,
  UpdateProductVariantsResponse
} from '../types.ts';



/**
 * Update variants of a product
 *
 * Sets price, cost, weight, SKU, sizes or visibility of variants, named by choices or by id. The product must have `manageVariants` on. Stock is changed through the inventory of the store, not here.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useUpdateProductVariantsAction: ActionHook<UpdateProductVariantsInput, UpdateProductVariantsResponse> = /* @__PURE__ */ actionHook(calls.updateProductVariants, ['products', 'variants']);
/**
 * Reset the variants of a product
 *
 * Gives all variants of a product the price, weight and other values of the product again. What was set for single variants is lost.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const useResetProductVariantsAction: ActionHook<ResetProductVariantsInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.resetProductVariants, ['products', 'variants']);
/**
 * List the variants of a product
 *
 * Lists variants of one product by choices or by variant ids, paged by offset. Naming only some options finds every variant that agrees with them. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const useQueryProductVariants: ReadHook<QueryProductVariantsInput, QueryProductVariantsResponse> = /* @__PURE__ */ readHook(calls.queryProductVariants);

/**
 * List the variants of a product
 *
 * Lists variants of one product by choices or by variant ids, paged by offset. Naming only some options finds every variant that agrees with them. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const useQueryProductVariantsInfinite: ListHook<QueryProductVariantsInput, QueryProductVariantsResponse, NonNullable<QueryProductVariantsResponse['variants']>[number]> = /* @__PURE__ */ listHook(calls.queryProductVariants, { kind: 'offset', request: 'paging', items: 'variants', metadata: 'metadata', total: 'totalResults' });
/**
 * List variants across all products
 *
 * Lists variants over the whole store by filter and sorting, paged by offset: 50 to a page by default, 100 at most. A product without managed variants appears once, as a variant of its own. Prices are not part of the response; read the product for those.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const useQueryStoreVariants: ReadHook<QueryStoreVariantsInput, QueryStoreVariantsResponse> = /* @__PURE__ */ readHook(calls.queryStoreVariants);

/**
 * List variants across all products
 *
 * Lists variants over the whole store by filter and sorting, paged by offset: 50 to a page by default, 100 at most. A product without managed variants appears once, as a variant of its own. Prices are not part of the response; read the product for those.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const useQueryStoreVariantsInfinite: ListHook<QueryStoreVariantsInput, QueryStoreVariantsResponse, NonNullable<QueryStoreVariantsResponse['variants']>[number]> = /* @__PURE__ */ listHook(calls.queryStoreVariants, { kind: 'offset', request: 'query.paging', items: 'variants', metadata: 'metadata' });
/**
 * Get a store variant
 *
 * Reads one variant by its store-wide id: the product id and the variant id joined by a hyphen. Prices are not part of the response; read the product for those.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const useGetStoreVariant: ReadHook<GetStoreVariantInput, StoreVariantResponse> = /* @__PURE__ */ readHook(calls.getStoreVariant);
