// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/products-v3.ts';
import type * as T from '../types.ts';

/**
 * Search products: page by page, or item by item with `for await`.
 *
 * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`. Shoppers find no hidden variant, neither by SKU nor by its choices, and facets leave it out; the price that they filter and sort by is over all variants.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const searchProductsV3Pages: Pager<T.SearchProductsV3Input, T.SearchProductsV3Response, NonNullable<T.SearchProductsV3Response['products']>[number]> = /* @__PURE__ */ pager(calls.searchProductsV3, { kind: 'cursor', request: 'search.cursorPaging', items: 'products', metadata: 'pagingMetadata' });

/**
 * List products: page by page, or item by item with `for await`.
 *
 * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `productsV3.searchProducts`. The list has no variants: `productsV3.getProduct` and `productsV3.queryVariants` have them.
 *
 * Roles: visitor, member, merchant.
 * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
 * A site with the other version of the catalog has products.queryProducts.
 */
export const queryProductsV3Pages: Pager<T.QueryProductsV3Input, T.QueryProductsV3Response, NonNullable<T.QueryProductsV3Response['products']>[number]> = /* @__PURE__ */ pager(calls.queryProductsV3, { kind: 'cursor', request: 'query.cursorPaging', items: 'products', metadata: 'pagingMetadata' });

/**
 * List variants: page by page, or item by item with `for await`.
 *
 * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const queryVariantsV3Pages: Pager<T.QueryVariantsV3Input, T.QueryVariantsV3Response, NonNullable<T.QueryVariantsV3Response['variants']>[number]> = /* @__PURE__ */ pager(calls.queryVariantsV3, { kind: 'cursor', request: 'query.cursorPaging', items: 'variants', metadata: 'pagingMetadata' });
