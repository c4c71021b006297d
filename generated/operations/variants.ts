// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Update variants of a product
 *
 * Sets price, cost, weight, SKU, sizes or visibility of variants, named by choices or by id. The product must have `manageVariants` on. Stock is changed through the inventory of the store, not here.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const updateProductVariants: runtime.Operation<T.UpdateProductVariantsInput, T.UpdateProductVariantsResponse> = /* @__PURE__ */ runtime.operation('variants.updateProductVariants', 'PATCH', '/stores/v1/products/{id}/variants', { allowedRoles: 'merchant', otherVersion: 'productsV3.updateProduct', numbers: numbers });

/**
 * Reset the variants of a product
 *
 * Gives all variants of a product the price, weight and other values of the product again. What was set for single variants is lost.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const resetProductVariants: runtime.Operation<T.ResetProductVariantsInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('variants.resetProductVariants', 'POST', '/stores/v1/products/{id}/variants/resetToDefault', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'productsV3.updateProduct' });

/**
 * List the variants of a product
 *
 * Lists variants of one product by choices or by variant ids, paged by offset. Naming only some options finds every variant that agrees with them. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const queryProductVariants: runtime.Operation<T.QueryProductVariantsInput, T.QueryProductVariantsResponse> = /* @__PURE__ */ runtime.operation('variants.queryProductVariants', 'POST', '/stores-reader/v1/products/{id}/variants/query', { allowedRoles: 'visitor member merchant', safe: true, otherVersion: 'productsV3.queryVariants', numbers: numbers });

/**
 * List variants across all products
 *
 * Lists variants over the whole store by filter and sorting, paged by offset: 50 to a page by default, 100 at most. A product without managed variants appears once, as a variant of its own. Prices are not part of the response; read the product for those.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const queryStoreVariants: runtime.Operation<T.QueryStoreVariantsInput, T.QueryStoreVariantsResponse> = /* @__PURE__ */ runtime.operation('variants.queryStoreVariants', 'POST', '/stores-reader/v1/variants/query', { allowedRoles: 'visitor member merchant', safe: true, otherVersion: 'productsV3.queryVariants', numbers: numbers });

/**
 * Get a store variant
 *
 * Reads one variant by its store-wide id: the product id and the variant id joined by a hyphen. Prices are not part of the response; read the product for those.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const getStoreVariant: runtime.Operation<T.GetStoreVariantInput, T.StoreVariantResponse> = /* @__PURE__ */ runtime.operation('variants.getStoreVariant', 'GET', '/stores-reader/v1/variants/{id}', { allowedRoles: 'visitor member merchant', otherVersion: 'productsV3.queryVariants', numbers: numbers });
