// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/collections.ts';
import type * as T from '../types.ts';

/**
 * List collections by filter and page: page by page, or item by item with `for await`.
 *
 * Lists collections by filter and sorting, paged by offset: 50 to a page by default, 100 at most. Filter and sort by `name` or `id`.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has categories.queryCategories.
 */
export const queryCollectionsPages: Pager<T.QueryCollectionsInput, T.QueryCollectionsResponse, NonNullable<T.QueryCollectionsResponse['collections']>[number]> = /* @__PURE__ */ pager(calls.queryCollections, { kind: 'offset', request: 'query.paging', items: 'collections', metadata: 'metadata' });
