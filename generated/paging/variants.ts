// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from "../../src/runtime/index.ts";
import * as calls from '../operations/variants.ts';
import type * as T from '../types.ts';

/** List the variants of a product: page by page, or item by item with `for await`. */
export const queryProductVariantsPages: Pager<T.QueryProductVariantsInput, T.QueryProductVariantsResponse, NonNullable<T.QueryProductVariantsResponse["variants"]>[number]> = /* @__PURE__ */ pager(calls.queryProductVariants, {"kind":"offset","request":"paging","items":"variants","metadata":"metadata","total":"totalResults"});

/** List variants across all products: page by page, or item by item with `for await`. */
export const queryStoreVariantsPages: Pager<T.QueryStoreVariantsInput, T.QueryStoreVariantsResponse, NonNullable<T.QueryStoreVariantsResponse["variants"]>[number]> = /* @__PURE__ */ pager(calls.queryStoreVariants, {"kind":"offset","request":"query.paging","items":"variants","metadata":"metadata"});
