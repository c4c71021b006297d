// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/categories.ts';
import type * as T from '../types.ts';

/**
 * List categories: page by page, or item by item with `for await`.
 *
 * Lists the categories of a shop with catalog version 3: 50 to a page by default, 1000 at most, paged by cursor. The list has the category of all products, too. `treeReference` is required by the platform for shops.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has collections.queryCollections.
 */
export const queryCategoriesPages: Pager<T.QueryCategoriesInput, T.QueryCategoriesResponse, NonNullable<T.QueryCategoriesResponse['categories']>[number]> = /* @__PURE__ */ pager(calls.queryCategories, { kind: 'cursor', request: 'query.cursorPaging', items: 'categories', metadata: 'pagingMetadata' });

/**
 * List the items of a category: page by page, or item by item with `for await`.
 *
 * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `productsV3.searchProducts` with `allCategoriesInfo.categories` finds those of a category.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const listItemsInCategoryPages: Pager<T.ListItemsInCategoryInput, T.ListItemsInCategoryResponse, NonNullable<T.ListItemsInCategoryResponse['items']>[number]> = /* @__PURE__ */ pager(calls.listItemsInCategory, { kind: 'cursor', request: 'cursorPaging', items: 'items', metadata: 'pagingMetadata' });
