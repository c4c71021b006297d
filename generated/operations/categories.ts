// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Get a category
 *
 * Reads one category of catalog version 3 by id. Description and breadcrumbs are left out unless `fields` asks for them.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.getCollectionById.
 */
export const getCategory: runtime.Operation<T.GetCategoryInput, T.CategoryResponse> = /* @__PURE__ */ runtime.operation('categories.getCategory', 'GET', '/categories/v1/categories/{id}', { allowedRoles: 'visitor member merchant', otherVersion: 'collections.getCollectionById', numbers: numbers });

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
export const updateCategory: runtime.Operation<T.UpdateCategoryInput, T.CategoryResponse> = /* @__PURE__ */ runtime.operation('categories.updateCategory', 'PATCH', '/categories/v1/categories/{id}', { allowedRoles: 'merchant', otherVersion: 'collections.updateCollection', numbers: numbers });

/**
 * Get a category by slug
 *
 * Reads one category of catalog version 3 by the last part of the URL of its page. `fields` as for `getCategory`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.getCollectionBySlug.
 */
export const getCategoryBySlug: runtime.Operation<T.GetCategoryBySlugInput, T.CategoryResponse> = /* @__PURE__ */ runtime.operation('categories.getCategoryBySlug', 'GET', '/categories/v1/categories/slug/{slug}', { allowedRoles: 'visitor member merchant', otherVersion: 'collections.getCollectionBySlug', numbers: numbers });

/**
 * List categories
 *
 * Lists the categories of a shop with catalog version 3: 50 to a page by default, 1000 at most, paged by cursor. The list has the category of all products, too. `treeReference` is required by the platform for shops.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const queryCategories: runtime.Operation<T.QueryCategoriesInput, T.QueryCategoriesResponse> = /* @__PURE__ */ runtime.operation('categories.queryCategories', 'POST', '/categories/v1/categories/query', { allowedRoles: 'visitor member merchant', safe: true, otherVersion: 'collections.queryCollections', numbers: numbers });

/**
 * List the items of a category
 *
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `productsV3.searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const listItemsInCategory: runtime.Operation<T.ListItemsInCategoryInput, T.ListItemsInCategoryResponse> = /* @__PURE__ */ runtime.operation('categories.listItemsInCategory', 'GET', '/categories/v1/categories/{id}/list-items', { allowedRoles: 'visitor member merchant', postPath: '/categories/v1/categories/{id}/list-items', otherVersion: 'products.queryProducts' });

/**
 * Create a category
 *
 * Creates one category of catalog version 3, at the top or below another one. The app needs the permission CATEGORIES.CATEGORY_CREATE.
 *
 * Roles: merchant.
 * Error codes: NAMESPACE_NOT_FOUND_IN_DEV_CENTER (404, assumed), PARENT_CATEGORY_NOT_IN_TREE (404, assumed), DUPLICATE_HANDLE (409, assumed), DUPLICATE_SLUG (409, assumed), CATEGORIES_LIMIT_PER_TREE_EXCEEDED (428, assumed), CATEGORY_DEPTH_LIMIT_EXCEEDED (428, assumed), PARENT_CATEGORY_HIDDEN (428, assumed), TREES_LIMIT_EXCEEDED (428, assumed).
 * A site with the other version of the catalog has collections.createCollection.
 */
export const createCategory: runtime.Operation<T.CreateCategoryInput, T.CategoryResponse> = /* @__PURE__ */ runtime.operation('categories.createCategory', 'POST', '/categories/v1/categories', { allowedRoles: 'merchant', otherVersion: 'collections.createCollection', numbers: numbers });

/**
 * Add items to a category
 *
 * Adds 1 to 1000 items, such as products, to a category. Each succeeds or fails on its own; one that is in it succeeds. The app needs the permission CATEGORIES.CATEGORY_ADD_ITEM.
 *
 * Roles: merchant.
 * Error codes: MANAGED_CATEGORY_OPERATION_NOT_ALLOWED (428, assumed).
 * A site with the other version of the catalog has collections.addProductsToCollection.
 */
export const bulkAddItemsToCategory: runtime.Operation<T.BulkAddItemsToCategoryInput, T.BulkCategoryItemsResponse> = /* @__PURE__ */ runtime.operation('categories.bulkAddItemsToCategory', 'POST', '/categories/v1/bulk/categories/{id}/add-items', { allowedRoles: 'merchant', otherVersion: 'collections.addProductsToCollection' });

/**
 * Remove items from a category
 *
 * Takes 1 to 100 items out of a category. Each succeeds or fails on its own. The app needs the permission CATEGORIES.CATEGORY_REMOVE_ITEM.
 *
 * Roles: merchant.
 * Error codes: MANAGED_CATEGORY_OPERATION_NOT_ALLOWED (428, assumed).
 * A site with the other version of the catalog has collections.removeProductsFromCollection.
 */
export const bulkRemoveItemsFromCategory: runtime.Operation<T.BulkRemoveItemsFromCategoryInput, T.BulkCategoryItemsResponse> = /* @__PURE__ */ runtime.operation('categories.bulkRemoveItemsFromCategory', 'POST', '/categories/v1/bulk/categories/{id}/remove-items', { allowedRoles: 'merchant', otherVersion: 'collections.removeProductsFromCollection' });
