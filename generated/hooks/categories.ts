// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import {
  listHook,
  readHook
} from '../../src/runtime/react.ts';
import type {
  ListHook,
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/categories.ts';

import type {
  CategoryResponse,
  GetCategoryBySlugInput,
  GetCategoryInput,
  ListItemsInCategoryInput,
  ListItemsInCategoryResponse,
  QueryCategoriesInput,
  QueryCategoriesResponse
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
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useListItemsInCategory: ReadHook<ListItemsInCategoryInput, ListItemsInCategoryResponse> = /* @__PURE__ */ readHook(calls.listItemsInCategory);

/**
 * List the items of a category
 *
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useListItemsInCategoryInfinite: ListHook<ListItemsInCategoryInput, ListItemsInCategoryResponse, NonNullable<ListItemsInCategoryResponse['items']>[number]> = /* @__PURE__ */ listHook(calls.listItemsInCategory, { kind: 'cursor', request: 'cursorPaging', items: 'items', metadata: 'pagingMetadata' });
