// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * Get a collection by id
 *
 * Reads one collection by id. It contains no products: query products by `collectionIds` for those. The status for an unknown id is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategory.
 */
export const getCollectionById: runtime.Operation<T.GetCollectionByIdInput, T.CollectionResponse> = /* @__PURE__ */ runtime.operation('collections.getCollectionById', 'GET', '/v2/collections/{id}', { allowedRoles: 'visitor member merchant', otherVersion: 'categories.getCategory' });

/**
 * Get a collection by slug
 *
 * Reads one collection by the last part of its address. It contains no products: query products by `collectionIds` for those. The status for an unknown slug is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategoryBySlug.
 */
export const getCollectionBySlug: runtime.Operation<T.GetCollectionBySlugInput, T.CollectionResponse> = /* @__PURE__ */ runtime.operation('collections.getCollectionBySlug', 'GET', '/v2/collections/slug/{slug}', { allowedRoles: 'visitor member merchant', otherVersion: 'categories.getCategoryBySlug' });

/**
 * List collections by filter and page
 *
 * Lists collections by filter and sorting, paged by offset: 50 to a page by default, 100 at most. Filter and sort by `name` or `id`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.queryCategories.
 */
export const queryCollections: runtime.Operation<T.QueryCollectionsInput, T.QueryCollectionsResponse> = /* @__PURE__ */ runtime.operation('collections.queryCollections', 'POST', '/v2/collections/query', { allowedRoles: 'visitor member merchant', safe: true, otherVersion: 'categories.queryCategories' });

/**
 * Add products to a collection
 *
 * Puts up to 1000 products into a collection. A product can be in several collections.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.bulkAddItemsToCategory.
 */
export const addProductsToCollection: runtime.Operation<T.AddProductsToCollectionInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('collections.addProductsToCollection', 'POST', '/stores/v1/collections/{id}/productIds', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'categories.bulkAddItemsToCategory' });

/**
 * Remove products from a collection
 *
 * Takes up to 1000 products out of a collection. The products stay in the catalog.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.bulkRemoveItemsFromCategory.
 */
export const removeProductsFromCollection: runtime.Operation<T.RemoveProductsFromCollectionInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('collections.removeProductsFromCollection', 'POST', '/stores/v1/collections/{id}/productIds/delete', { allowedRoles: 'merchant', emptyBody: true, otherVersion: 'categories.bulkRemoveItemsFromCategory' });

/**
 * Create a collection
 *
 * Creates an empty collection. Only the name is needed; the slug is made from it unless given, and the collection is visible unless `visible` is false. Add products with `addProductsToCollection`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.createCategory.
 */
export const createCollection: runtime.Operation<T.CreateCollectionInput, T.CollectionResponse> = /* @__PURE__ */ runtime.operation('collections.createCollection', 'POST', '/stores/v1/collections', { allowedRoles: 'merchant', otherVersion: 'categories.createCategory' });

/**
 * Delete a collection
 *
 * Deletes one collection. Its products stay in the catalog. It cannot be undone.
 *
 * Roles: merchant.
 */
export const deleteCollection: runtime.Operation<T.DeleteCollectionInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('collections.deleteCollection', 'DELETE', '/stores/v1/collections/{id}', { allowedRoles: 'merchant', emptyBody: true });

/**
 * Update a collection
 *
 * Changes name, text, slug or visibility; what is left out stays. Products are added and removed with calls of their own.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.updateCategory.
 */
export const updateCollection: runtime.Operation<T.UpdateCollectionInput, T.CollectionResponse> = /* @__PURE__ */ runtime.operation('collections.updateCollection', 'PATCH', '/stores/v1/collections/{id}', { allowedRoles: 'merchant', otherVersion: 'categories.updateCategory' });

/**
 * Get a catalog collection by slug
 *
 * Reads one collection by its slug through the catalog reader. Returns the same as `getCollectionBySlug`, which belongs to the newer collection reader. The status for an unknown slug is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategoryBySlug.
 */
export const getCatalogCollectionBySlug: runtime.Operation<T.GetCatalogCollectionBySlugInput, T.CollectionResponse> = /* @__PURE__ */ runtime.operation('collections.getCatalogCollectionBySlug', 'GET', '/stores-reader/v1/collections/slug/{slug}', { allowedRoles: 'visitor member merchant', otherVersion: 'categories.getCategoryBySlug' });
