// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Update variants of a product
 *
 * Sets price, cost, weight, SKU, sizes or visibility of variants, named by choices or by id. The product must have `manageVariants` on. Stock is changed through the inventory of the store, not here.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const updateProductVariants: runtime.ResourceCall<T.UpdateProductVariantsInput, T.UpdateProductVariantsResponse> = { call: calls.updateProductVariants, id: 'id', items: 'variants', data: '', invalidates: ['products', 'variants'] };

/**
 * Reset the variants of a product
 *
 * Gives all variants of a product the price, weight and other values of the product again. What was set for single variants is lost.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has productsV3.updateProduct.
 */
export const resetProductVariants: runtime.ResourceCall<T.ResetProductVariantsInput, T.EmptyResponse> = { call: calls.resetProductVariants, id: 'id', invalidates: ['products', 'variants'] };

/**
 * List the variants of a product
 *
 * Lists variants of one product by choices or by variant ids, paged by offset. Naming only some options finds every variant that agrees with them. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const queryProductVariants: runtime.ResourceList<T.QueryProductVariantsInput, T.QueryProductVariantsResponse> = { pages: pagers.queryProductVariantsPages, max: 1000, inputs: ['id', 'choices', 'variantIds', 'includeMerchantSpecificData'] };

/**
 * List variants across all products
 *
 * Lists variants over the whole store by filter and sorting, paged by offset: 50 to a page by default, 100 at most. A product without managed variants appears once, as a variant of its own. Prices are not part of the response; read the product for those.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const queryStoreVariants: runtime.ResourceList<T.QueryStoreVariantsInput, T.QueryStoreVariantsResponse> = { pages: pagers.queryStoreVariantsPages, max: 100, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$hasSome'], variantId: ['$eq', '$ne', '$in', '$hasSome'], productId: ['$eq', '$ne', '$in', '$hasSome'], productName: ['$eq', '$ne', '$in', '$hasSome'], sku: ['$eq', '$ne', '$in', '$hasSome', '$contains', '$startsWith'], managedVariant: ['$eq', '$ne'], collectionIds: ['$eq', '$ne', '$hasSome', '$hasAll'], 'stock.inStock': ['$eq', '$ne'], 'stock.trackQuantity': ['$eq', '$ne'], 'stock.quantity': ['$eq', '$ne', '$in', '$hasSome', '$gt', '$gte', '$lt', '$lte'] } }, sort: { path: 'query.sort', fields: ['id', 'variantId', 'productName'], isList: true }, inputs: [] };

/**
 * Get a store variant
 *
 * Reads one variant by its store-wide id: the product id and the variant id joined by a hyphen. Prices are not part of the response; read the product for those.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const getStoreVariant: runtime.ResourceCall<T.GetStoreVariantInput, T.StoreVariantResponse> = { call: calls.getStoreVariant, id: 'id', record: 'variant' };
