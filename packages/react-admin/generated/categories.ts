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
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const listItemsInCategory: runtime.ResourceList<T.ListItemsInCategoryInput, T.ListItemsInCategoryResponse> = { pages: pagers.listItemsInCategoryPages, max: 100, inputs: ['id', 'treeReference', 'useCategoryArrangement', 'includeItemsFromSubcategories'] };
