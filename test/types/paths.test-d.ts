/** The types that openapi-fetch takes. Compiled, never run. */

import { expectTypeOf } from 'vitest';
import type { Cart, CartInput } from '../../src/index.ts';
import type { paths } from '../../src/paths.ts';

// schemas are those of the other entries, each in its view
type Current = paths['/ecom/v1/carts/current'];
expectTypeOf<Current['get']['responses'][200]['content']['application/json']['cart']>().toEqualTypeOf<Cart>();
type Body = Current['patch']['requestBody']['content']['application/json'];
expectTypeOf<NonNullable<Body['cartInfo']>>().toEqualTypeOf<CartInput>();
// a mask is text on the wire, also in the items of a list
expectTypeOf<Body['cartFieldmask']>().toEqualTypeOf<string | undefined>();
type Orders = paths['/ecom/v1/bulk/orders/update']['post']['requestBody']['content']['application/json'];
expectTypeOf<NonNullable<Orders['orders']>[number]['fieldMask']>().toEqualTypeOf<string | undefined>();
// path values are no part of a body
type OrderBody = paths['/ecom/v1/orders/{id}']['patch']['requestBody']['content']['application/json'];
expectTypeOf<'id' extends keyof OrderBody ? true : false>().toEqualTypeOf<false>();
// web methods are on the site, and navigations are not fetched
expectTypeOf<Extract<keyof paths, `/_webMethods/${string}` | '/oauth2/authorize'>>().toEqualTypeOf<never>();
