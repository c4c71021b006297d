// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/back-in-stock.ts';
import type * as T from '../types.ts';

/**
 * List back-in-stock requests: page by page, or item by item with `for await`.
 *
 * Lists requests that match a filter, page by page with cursors, 50 a page unless asked otherwise. The whole query travels as one packed parameter; when the address grows beyond 4000 characters the same query goes to the POST form.
 *
 * Roles: merchant.
 */
export const queryBackInStockRequestsPages: Pager<T.QueryBackInStockRequestsInput, T.QueryBackInStockRequestsResponse, NonNullable<T.QueryBackInStockRequestsResponse['requests']>[number]> = /* @__PURE__ */ pager(calls.queryBackInStockRequests, { kind: 'cursor', request: 'query.cursorPaging', items: 'requests', metadata: 'metadata' });
