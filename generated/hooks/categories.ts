// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  listHook,
  readHook,
  updateHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ListHook,
  ReadHook,
  UpdateHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/categories.ts';

import type {
  BulkAddItemsToCategoryInput,
  BulkCategoryItemsResponse,
  BulkRemoveItemsFromCategoryInput,
  CategoryResponse,
  CreateCategoryInput,
  GetCategoryBySlugInput,
  GetCategoryInput,
  ListItemsInCategoryInput,
  ListItemsInCategoryResponse,
  QueryCategoriesInput,
  QueryCategoriesResponse,
  UpdateCategoryInput
} from '../types.ts';



/**
 * Get a category
 *
 * Reads one category of catalog version 3 by id. Description and breadcrumbs are left out unless `fields` asks for them.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.getCollectionById.
 */
export const useGetCategory: ReadHook<GetCategoryInput, CategoryResponse> = /* @__PURE__ */ readHook(calls.getCategory);
/**
 * Update a category
 *
 * Changes the properties that are sent and keeps the others. Needs the current revision: an outdated one fails with 409. What cannot be changed here: `visible`, `managingAppId` and the category above. The app needs the permission CATEGORIES.CATEGORY_UPDATE.
 *
 * Roles: merchant.
 * Error codes: REMOVED_SLUG (400, assumed), DUPLICATE_SLUG (409, assumed).
 * Statuses that no source documents: 409.
 * A site with the other version of the catalog has collections.updateCollection.
 */
export const useUpdateCategoryAction: UpdateHook<UpdateCategoryInput, CategoryResponse> = /* @__PURE__ */ updateHook(calls.updateCategory, ['categories', 'productsV3'], ['categories.getCategory', 'id']);
/**
 * Get a category by slug
 *
 * Reads one category of catalog version 3 by the last part of the URL of its page. `fields` as for `getCategory`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.getCollectionBySlug.
 */
export const useGetCategoryBySlug: ReadHook<GetCategoryBySlugInput, CategoryResponse> = /* @__PURE__ */ readHook(calls.getCategoryBySlug);
/**
 * List categories
 *
 * Lists the categories of a shop with catalog version 3: 50 to a page by default, 1000 at most, paged by cursor. The list has the category of all products, too. `treeReference` is required by the platform for shops.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const useQueryCategories: ReadHook<QueryCategoriesInput, QueryCategoriesResponse> = /* @__PURE__ */ readHook(calls.queryCategories);

/**
 * List categories
 *
 * Lists the categories of a shop with catalog version 3: 50 to a page by default, 1000 at most, paged by cursor. The list has the category of all products, too. `treeReference` is required by the platform for shops.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const useQueryCategoriesInfinite: ListHook<QueryCategoriesInput, QueryCategoriesResponse, NonNullable<QueryCategoriesResponse['categories']>[number]> = /* @__PURE__ */ listHook(calls.queryCategories, { kind: 'cursor', request: 'query.cursorPaging', items: 'categories', metadata: 'pagingMetadata' });
/**
 * List the items of a category
 *
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `productsV3.searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useListItemsInCategory: ReadHook<ListItemsInCategoryInput, ListItemsInCategoryResponse> = /* @__PURE__ */ readHook(calls.listItemsInCategory);

/**
 * List the items of a category
 *
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `productsV3.searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useListItemsInCategoryInfinite: ListHook<ListItemsInCategoryInput, ListItemsInCategoryResponse, NonNullable<ListItemsInCategoryResponse['items']>[number]> = /* @__PURE__ */ listHook(calls.listItemsInCategory, { kind: 'cursor', request: 'cursorPaging', items: 'items', metadata: 'pagingMetadata' });
/**
 * Create a category
 *
 * Creates one category of catalog version 3, at the top or below another one. The app needs the permission CATEGORIES.CATEGORY_CREATE.
 *
 * Roles: merchant.
 * Error codes: NAMESPACE_NOT_FOUND_IN_DEV_CENTER (404, assumed), PARENT_CATEGORY_NOT_IN_TREE (404, assumed), DUPLICATE_HANDLE (409, assumed), DUPLICATE_SLUG (409, assumed), CATEGORIES_LIMIT_PER_TREE_EXCEEDED (428, assumed), CATEGORY_DEPTH_LIMIT_EXCEEDED (428, assumed), PARENT_CATEGORY_HIDDEN (428, assumed), TREES_LIMIT_EXCEEDED (428, assumed).
 * A site with the other version of the catalog has collections.createCollection.
 */
export const useCreateCategoryAction: ActionHook<CreateCategoryInput, CategoryResponse> = /* @__PURE__ */ actionHook(calls.createCategory, ['categories']);
/**
 * Add items to a category
 *
 * Adds 1 to 1000 items, such as products, to a category. Each succeeds or fails on its own; one that is in it succeeds. The app needs the permission CATEGORIES.CATEGORY_ADD_ITEM.
 *
 * Roles: merchant.
 * Error codes: MANAGED_CATEGORY_OPERATION_NOT_ALLOWED (428, assumed).
 * A site with the other version of the catalog has collections.addProductsToCollection.
 */
export const useBulkAddItemsToCategoryAction: ActionHook<BulkAddItemsToCategoryInput, BulkCategoryItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkAddItemsToCategory, ['categories', 'productsV3', 'inventoryItems']);
/**
 * Remove items from a category
 *
 * Takes 1 to 100 items out of a category. Each succeeds or fails on its own. The app needs the permission CATEGORIES.CATEGORY_REMOVE_ITEM.
 *
 * Roles: merchant.
 * Error codes: MANAGED_CATEGORY_OPERATION_NOT_ALLOWED (428, assumed).
 * A site with the other version of the catalog has collections.removeProductsFromCollection.
 */
export const useBulkRemoveItemsFromCategoryAction: ActionHook<BulkRemoveItemsFromCategoryInput, BulkCategoryItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkRemoveItemsFromCategory, ['categories', 'productsV3', 'inventoryItems']);
