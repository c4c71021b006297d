// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/orders.ts';
import type * as T from '../types.ts';

/**
 * Search orders: page by page, or item by item with `for await`.
 *
 * Finds orders by conditions, page by page. Newest orders come first unless a sort is given. A page holds 100 orders by default, which is also the most. Orders with status `PENDING` or `REJECTED` only appear when the filter asks for them, and those with `INITIALIZED` never do. With a cursor, filter and sort are left out.
 *
 * Roles: member, merchant.
 */
export const searchOrdersPages: Pager<T.SearchOrdersInput, T.SearchOrdersResponse, NonNullable<T.SearchOrdersResponse['orders']>[number]> = /* @__PURE__ */ pager(calls.searchOrders, { kind: 'cursor', request: 'search.cursorPaging', items: 'orders', metadata: 'metadata' });
