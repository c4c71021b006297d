// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from "../../src/runtime/index.ts";
import * as calls from '../operations/products.ts';
import type * as T from '../types.ts';

/** List products by filter and page: page by page, or item by item with `for await`. */
export const queryProductsPages: Pager<T.QueryProductsInput, T.QueryProductsResponse, NonNullable<T.QueryProductsResponse["products"]>[number]> = /* @__PURE__ */ pager(calls.queryProducts, {"kind":"offset","request":"query.paging","items":"products","metadata":"metadata"});
