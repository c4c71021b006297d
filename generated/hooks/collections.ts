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

import * as calls from '../operations/collections.ts';

import type {
  AddProductsToCollectionInput,
  CollectionResponse,
  CreateCollectionInput,
  DeleteCollectionInput,
  EmptyResponse,
  GetCatalogCollectionBySlugInput,
  GetCollectionByIdInput,
  GetCollectionBySlugInput,
  QueryCollectionsInput,
  QueryCollectionsResponse,
  RemoveProductsFromCollectionInput,
  UpdateCollectionInput
} from '../types.ts';



/**
 * Get a collection by id
 *
 * Reads one collection by id. It contains no products: query products by `collectionIds` for those. The status for an unknown id is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategory.
 */
export const useGetCollectionById: ReadHook<GetCollectionByIdInput, CollectionResponse> = /* @__PURE__ */ readHook(calls.getCollectionById);
/**
 * Get a collection by slug
 *
 * Reads one collection by the last part of its address. It contains no products: query products by `collectionIds` for those. The status for an unknown slug is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategoryBySlug.
 */
export const useGetCollectionBySlug: ReadHook<GetCollectionBySlugInput, CollectionResponse> = /* @__PURE__ */ readHook(calls.getCollectionBySlug);
/**
 * List collections by filter and page
 *
 * Lists collections by filter and sorting, paged by offset: 50 to a page by default, 100 at most. Filter and sort by `name` or `id`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.queryCategories.
 */
export const useQueryCollections: ReadHook<QueryCollectionsInput, QueryCollectionsResponse> = /* @__PURE__ */ readHook(calls.queryCollections);

/**
 * List collections by filter and page
 *
 * Lists collections by filter and sorting, paged by offset: 50 to a page by default, 100 at most. Filter and sort by `name` or `id`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.queryCategories.
 */
export const useQueryCollectionsInfinite: ListHook<QueryCollectionsInput, QueryCollectionsResponse, NonNullable<QueryCollectionsResponse['collections']>[number]> = /* @__PURE__ */ listHook(calls.queryCollections, { kind: 'offset', request: 'query.paging', items: 'collections', metadata: 'metadata' });
/**
 * Add products to a collection
 *
 * Puts up to 1000 products into a collection. A product can be in several collections.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.bulkAddItemsToCategory.
 */
export const useAddProductsToCollectionAction: ActionHook<AddProductsToCollectionInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.addProductsToCollection, ['collections', 'products', 'variants']);
/**
 * Remove products from a collection
 *
 * Takes up to 1000 products out of a collection. The products stay in the catalog.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.bulkRemoveItemsFromCategory.
 */
export const useRemoveProductsFromCollectionAction: ActionHook<RemoveProductsFromCollectionInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductsFromCollection, ['collections', 'products', 'variants']);
/**
 * Create a collection
 *
 * Creates an empty collection. Only the name is needed; the slug is made from it unless given, and the collection is visible unless `visible` is false. Add products with `addProductsToCollection`.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.createCategory.
 */
export const useCreateCollectionAction: ActionHook<CreateCollectionInput, CollectionResponse> = /* @__PURE__ */ actionHook(calls.createCollection, ['collections']);
/**
 * Update a collection
 *
 * Changes name, text, slug or visibility; what is left out stays. Products are added and removed with calls of their own.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has categories.updateCategory.
 */
export const useUpdateCollectionAction: ActionHook<UpdateCollectionInput, CollectionResponse> = /* @__PURE__ */ actionHook(calls.updateCollection, ['collections']);
/**
 * Delete a collection
 *
 * Deletes one collection. Its products stay in the catalog. It cannot be undone.
 *
 * Roles: merchant.
 */
export const useDeleteCollectionAction: ActionHook<DeleteCollectionInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCollection, ['collections', 'products', 'variants'], ['collections.getCollectionById', 'id']);
/**
 * Get a catalog collection by slug
 *
 * Reads one collection by its slug through the catalog reader. Returns the same as `getCollectionBySlug`, which belongs to the newer collection reader. The status for an unknown slug is 404.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.getCategoryBySlug.
 */
export const useGetCatalogCollectionBySlug: ReadHook<GetCatalogCollectionBySlugInput, CollectionResponse> = /* @__PURE__ */ readHook(calls.getCatalogCollectionBySlug);
