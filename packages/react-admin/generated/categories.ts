// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get a category
 *
 * Reads one category of catalog version 3 by id. Description and breadcrumbs are left out unless `fields` asks for them.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.getCollectionById.
 */
export const getCategory: runtime.ResourceCall<T.GetCategoryInput, T.CategoryResponse> = { call: calls.getCategory, id: 'id', record: 'category' };

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
export const updateCategory: runtime.ResourceCall<T.UpdateCategoryInput, T.CategoryResponse> = { call: calls.updateCategory, id: 'id', data: 'category', revision: 'revision', record: 'category', invalidates: ['categories', 'productsV3'], updates: 'categories.getCategory' };

/**
 * Get a category by slug
 *
 * Reads one category of catalog version 3 by the last part of the URL of its page. `fields` as for `getCategory`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.getCollectionBySlug.
 */
export const getCategoryBySlug: runtime.ResourceCall<T.GetCategoryBySlugInput, T.CategoryResponse> = { call: calls.getCategoryBySlug, id: 'slug', record: 'category' };

/**
 * List categories
 *
 * Lists the categories of a shop with catalog version 3: 50 to a page by default, 1000 at most, paged by cursor. The list has the category of all products, too. `treeReference` is required by the platform for shops.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const queryCategories: runtime.ResourceList<T.QueryCategoriesInput, T.QueryCategoriesResponse> = { pages: pagers.queryCategoriesPages, max: 1000, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], name: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], slug: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], visible: ['$eq', '$ne', '$in', '$hasSome', '$exists'], 'parentCategory.id': ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], createdDate: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$gt', '$gte', '$lt', '$lte'], updatedDate: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$gt', '$gte', '$lt', '$lte'] } }, sort: { path: 'query.sort', fields: ['name', 'createdDate', 'updatedDate', 'parentCategory.id', 'parentCategory.index'], isList: true }, inputs: ['treeReference', 'returnNonVisibleCategories', 'fields'] };

/**
 * List the items of a category
 *
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `productsV3.searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const listItemsInCategory: runtime.ResourceList<T.ListItemsInCategoryInput, T.ListItemsInCategoryResponse> = { pages: pagers.listItemsInCategoryPages, max: 100, inputs: ['id', 'treeReference', 'useCategoryArrangement', 'includeItemsFromSubcategories'] };

/**
 * Create a category
 *
 * Creates one category of catalog version 3, at the top or below another one. The app needs the permission CATEGORIES.CATEGORY_CREATE.
 *
 * Roles: merchant.
 * Error codes: NAMESPACE_NOT_FOUND_IN_DEV_CENTER (404, assumed), PARENT_CATEGORY_NOT_IN_TREE (404, assumed), DUPLICATE_HANDLE (409, assumed), DUPLICATE_SLUG (409, assumed), CATEGORIES_LIMIT_PER_TREE_EXCEEDED (428, assumed), CATEGORY_DEPTH_LIMIT_EXCEEDED (428, assumed), PARENT_CATEGORY_HIDDEN (428, assumed), TREES_LIMIT_EXCEEDED (428, assumed).
 * A site with the other version of the catalog has collections.createCollection.
 */
export const createCategory: runtime.ResourceCall<T.CreateCategoryInput, T.CategoryResponse> = { call: calls.createCategory, data: 'category', record: 'category', invalidates: ['categories'] };

/**
 * Add items to a category
 *
 * Adds 1 to 1000 items, such as products, to a category. Each succeeds or fails on its own; one that is in it succeeds. The app needs the permission CATEGORIES.CATEGORY_ADD_ITEM.
 *
 * Roles: merchant.
 * Error codes: MANAGED_CATEGORY_OPERATION_NOT_ALLOWED (428, assumed).
 * A site with the other version of the catalog has collections.addProductsToCollection.
 */
export const bulkAddItemsToCategory: runtime.ResourceCall<T.BulkAddItemsToCategoryInput, T.BulkCategoryItemsResponse> = { call: calls.bulkAddItemsToCategory, id: 'id', items: 'items', max: 1000, data: '', results: 'results', invalidates: ['categories', 'productsV3', 'inventoryItems'] };

/**
 * Remove items from a category
 *
 * Takes 1 to 100 items out of a category. Each succeeds or fails on its own. The app needs the permission CATEGORIES.CATEGORY_REMOVE_ITEM.
 *
 * Roles: merchant.
 * Error codes: MANAGED_CATEGORY_OPERATION_NOT_ALLOWED (428, assumed).
 * A site with the other version of the catalog has collections.removeProductsFromCollection.
 */
export const bulkRemoveItemsFromCategory: runtime.ResourceCall<T.BulkRemoveItemsFromCategoryInput, T.BulkCategoryItemsResponse> = { call: calls.bulkRemoveItemsFromCategory, id: 'id', items: 'items', max: 100, data: '', results: 'results', invalidates: ['categories', 'productsV3', 'inventoryItems'] };
