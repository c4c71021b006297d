// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get a collection by id
 *
 * Reads one collection by id. It contains no products: query products by `collectionIds` for those. The status for an unknown id is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategory.
 */
export const getCollectionById: runtime.ResourceCall<T.GetCollectionByIdInput, T.CollectionResponse> = { call: calls.getCollectionById, id: 'id', record: 'collection' };

/**
 * Get a collection by slug
 *
 * Reads one collection by the last part of its address. It contains no products: query products by `collectionIds` for those. The status for an unknown slug is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategoryBySlug.
 */
export const getCollectionBySlug: runtime.ResourceCall<T.GetCollectionBySlugInput, T.CollectionResponse> = { call: calls.getCollectionBySlug, id: 'slug', record: 'collection' };

/**
 * List collections by filter and page
 *
 * Lists collections by filter and sorting, paged by offset: 50 to a page by default, 100 at most. Filter and sort by `name` or `id`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.queryCategories.
 */
export const queryCollections: runtime.ResourceList<T.QueryCollectionsInput, T.QueryCollectionsResponse> = { pages: pagers.queryCollectionsPages, max: 100, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$hasSome', '$contains', '$startsWith'], name: ['$eq', '$ne', '$in', '$hasSome', '$contains', '$startsWith'] } }, sort: { path: 'query.sort', fields: ['id', 'name'], isList: true }, inputs: [] };

/**
 * Add products to a collection
 *
 * Puts up to 1000 products into a collection. A product can be in several collections.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.bulkAddItemsToCategory.
 */
export const addProductsToCollection: runtime.ResourceCall<T.AddProductsToCollectionInput, T.EmptyResponse> = { call: calls.addProductsToCollection, id: 'id', ids: 'productIds', max: 1000, data: '', invalidates: ['collections', 'products', 'variants'] };

/**
 * Remove products from a collection
 *
 * Takes up to 1000 products out of a collection. The products stay in the catalog.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.bulkRemoveItemsFromCategory.
 */
export const removeProductsFromCollection: runtime.ResourceCall<T.RemoveProductsFromCollectionInput, T.EmptyResponse> = { call: calls.removeProductsFromCollection, id: 'id', ids: 'productIds', max: 1000, data: '', invalidates: ['collections', 'products', 'variants'] };

/**
 * Create a collection
 *
 * Creates an empty collection. Only the name is needed; the slug is made from it unless given, and the collection is visible unless `visible` is false. Add products with `addProductsToCollection`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.createCategory.
 */
export const createCollection: runtime.ResourceCall<T.CreateCollectionInput, T.CollectionResponse> = { call: calls.createCollection, data: 'collection', record: 'collection', invalidates: ['collections'] };

/**
 * Delete a collection
 *
 * Deletes one collection. Its products stay in the catalog. It cannot be undone.
 *
 * Roles: merchant.
 */
export const deleteCollection: runtime.ResourceCall<T.DeleteCollectionInput, T.EmptyResponse> = { call: calls.deleteCollection, id: 'id', invalidates: ['collections', 'products', 'variants'], deletes: 'collections.getCollectionById' };

/**
 * Update a collection
 *
 * Changes name, text, slug or visibility; what is left out stays. Products are added and removed with calls of their own.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.updateCategory.
 */
export const updateCollection: runtime.ResourceCall<T.UpdateCollectionInput, T.CollectionResponse> = { call: calls.updateCollection, id: 'id', data: 'collection', record: 'collection', invalidates: ['collections'] };

/**
 * Get a catalog collection by slug
 *
 * Reads one collection by its slug through the catalog reader. Returns the same as `getCollectionBySlug`, which belongs to the newer collection reader. The status for an unknown slug is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategoryBySlug.
 */
export const getCatalogCollectionBySlug: runtime.ResourceCall<T.GetCatalogCollectionBySlugInput, T.CollectionResponse> = { call: calls.getCatalogCollectionBySlug, id: 'slug', record: 'collection' };
