/** The types of calls by path. Compiled, never run. */

import { expectTypeOf } from 'vitest';
import type { OrderStatus } from '../../generated/types.ts';
import type { FetchClient, paths } from '../../src/openapi-fetch.ts';

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

// what openapi-fetch takes, but for the server; data follows from the path, and unknown options are passed on
declare const api: FetchClient;
const params = { path: { id: 'p' } };
const cart = await api.GET('/ecom/v2/carts/current', { next: { revalidate: 60 } });
expectTypeOf(cart.data?.cart?.lineItems.length).toEqualTypeOf<number | undefined>();
const text = await api.request('get', '/stores-reader/v1/products/{id}', { params, parseAs: 'text' });
expectTypeOf(text.data).toEqualTypeOf<string | undefined>();
await api.GET('/ecom/v2/carts/current', { fetch: async (url, init) => Response.json({ url, init }) });
// @ts-expect-error a call has no server of its own
await api.GET('/ecom/v2/carts/current', { baseUrl: 'https://other.example' });
// @ts-expect-error nor a class for its request
await api.GET('/ecom/v2/carts/current', { Request });
// @ts-expect-error its fetch gets a string, as the option of the client does
await api.GET('/ecom/v2/carts/current', { fetch: async (request: Request) => Response.json(request.url) });
// @ts-expect-error the parameter in the path is required
await api.GET('/stores-reader/v1/products/{id}');
// @ts-expect-error a body has the type of the contract
await api.POST('/ecom/v2/carts/current/add-line-items', { body: { catalogItems: 1 } });
// the helper types of openapi-fetch leave enumerations as they are
const order = await api.GET('/ecom/v1/orders/{id}', { params: { path: { id: 'o1' } } });
expectTypeOf(order.data?.order?.status).toEqualTypeOf<OrderStatus | undefined>();
