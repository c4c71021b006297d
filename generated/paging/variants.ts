// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/variants.ts';
import type * as T from '../types.ts';

/**
 * List the variants of a product: page by page, or item by item with `for await`.
 *
 * Lists variants of one product by choices or by variant ids, paged by offset. Naming only some options finds every variant that agrees with them. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const queryProductVariantsPages: Pager<T.QueryProductVariantsInput, T.QueryProductVariantsResponse, NonNullable<T.QueryProductVariantsResponse['variants']>[number]> = /* @__PURE__ */ pager(calls.queryProductVariants, { kind: 'offset', request: 'paging', items: 'variants', metadata: 'metadata', total: 'totalResults' });

/**
 * List variants across all products: page by page, or item by item with `for await`.
 *
 * Lists variants over the whole store by filter and sorting, paged by offset: 50 to a page by default, 100 at most. A product without managed variants appears once, as a variant of its own. Prices are not part of the response; read the product for those.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has productsV3.queryVariants.
 */
export const queryStoreVariantsPages: Pager<T.QueryStoreVariantsInput, T.QueryStoreVariantsResponse, NonNullable<T.QueryStoreVariantsResponse['variants']>[number]> = /* @__PURE__ */ pager(calls.queryStoreVariants, { kind: 'offset', request: 'query.paging', items: 'variants', metadata: 'metadata' });
