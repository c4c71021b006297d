/** The types of calls by path. Compiled, never run. */

import { expectTypeOf } from 'vitest';
import type { OrderStatus } from '../../generated/types.ts';
import type { createFetchClient, paths } from '../../src/openapi-fetch.ts';

// what responses always have, and requests only if it is sent
type Current = paths['/ecom/v1/carts/current'];
type Response = Current['get']['responses'][200]['content']['application/json'];
expectTypeOf<NonNullable<Response['cart']>['currency']>().toEqualTypeOf<string>();
type Body = Current['patch']['requestBody']['content']['application/json'];
expectTypeOf<NonNullable<Body['cartInfo']>['buyerNote']>().toEqualTypeOf<string | null | undefined>();
// what only the server sets
expectTypeOf<'id' extends keyof NonNullable<Body['cartInfo']> ? true : false>().toEqualTypeOf<false>();
// a mask is text on the wire, also in the items of a list
expectTypeOf<Body['cartFieldmask']>().toEqualTypeOf<string | undefined>();
type Orders = paths['/ecom/v1/bulk/orders/update']['post']['requestBody']['content']['application/json'];
expectTypeOf<NonNullable<Orders['orders']>[number]['fieldMask']>().toEqualTypeOf<string | undefined>();
// path values are no part of a body
type OrderBody = paths['/ecom/v1/orders/{id}']['patch']['requestBody']['content']['application/json'];
expectTypeOf<'id' extends keyof OrderBody ? true : false>().toEqualTypeOf<false>();
// web methods are on the site, and navigations are not fetched
expectTypeOf<Extract<keyof paths, `/_webMethods/${string}` | '/oauth2/authorize'>>().toEqualTypeOf<never>();

// the helper types of openapi-fetch leave enumerations as they are
declare const api: ReturnType<typeof createFetchClient>;
void api.GET('/ecom/v1/orders/{id}', { params: { path: { id: 'o1' } } }).then(({ data }) => {
  expectTypeOf(data?.order?.status).toEqualTypeOf<OrderStatus | undefined>();
});
