// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from "../../src/runtime/index.ts";
import * as calls from '../operations/orders.ts';
import type * as T from '../types.ts';

/** Search orders: page by page, or item by item with `for await`. */
export const searchOrdersPages: Pager<T.SearchOrdersInput, T.SearchOrdersResponse, NonNullable<T.SearchOrdersResponse["orders"]>[number]> = /* @__PURE__ */ pager(calls.searchOrders, {"kind":"cursor","request":"search.cursorPaging","items":"orders","metadata":"metadata"});
