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
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const listItemsInCategory: runtime.Operation<T.ListItemsInCategoryInput, T.ListItemsInCategoryResponse> = /* @__PURE__ */ runtime.operation('categories.listItemsInCategory', 'GET', '/categories/v1/categories/{id}/list-items', { allowedRoles: 'visitor member merchant', postPath: '/categories/v1/categories/{id}/list-items', otherVersion: 'products.queryProducts' });
