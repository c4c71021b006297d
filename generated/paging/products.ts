// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/products.ts';
import type * as T from '../types.ts';

/**
 * List products by filter and page: page by page, or item by item with `for await`.
 *
 * Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.searchProducts.
 */
export const queryProductsPages: Pager<T.QueryProductsInput, T.QueryProductsResponse, NonNullable<T.QueryProductsResponse['products']>[number]> = /* @__PURE__ */ pager(calls.queryProducts, { kind: 'offset', request: 'query.paging', items: 'products', metadata: 'metadata' });
