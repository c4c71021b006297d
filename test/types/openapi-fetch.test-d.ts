/** What a client of openapi-fetch takes and gives. Compiled, never run. */
import createQueryHooks from 'openapi-react-query';
import { wrapAsPathBasedClient } from 'openapi-fetch';
import { createQueryHook } from 'swr-openapi';
import { expectTypeOf } from 'vitest';
import {
  type Cart,
  type CartInput,
  createTransport,
  type FieldViolation,
  isStoreError,
  type StoreError,
} from '../../src/index.ts';
import { createFetchClient, type FetchCallOptions, type FetchError } from '../../src/openapi-fetch/index.ts';
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
// web methods are on the site, and nobody fetches what a browser navigates to
expectTypeOf<Extract<keyof paths, `/_webMethods/${string}` | '/oauth2/authorize'>>().toEqualTypeOf<never>();

const api = createFetchClient(createTransport());

export async function calls(): Promise<void> {
  const { data, error, response } = await api.GET('/ecom/v1/carts/current');
  expectTypeOf(response).toEqualTypeOf<Response>();
  if (error) {
    expectTypeOf(error.kind).toEqualTypeOf<StoreError['kind']>();
    expectTypeOf(error.reason).toEqualTypeOf<StoreError['reason']>();
    expectTypeOf(error.code).toEqualTypeOf<string | undefined>();
    expectTypeOf(error.requestId).toEqualTypeOf<string | undefined>();
    expectTypeOf(error.violations.map(({ field, rule }) => [field, rule])).toEqualTypeOf<
      (string | undefined)[][]
    >();
    expectTypeOf(error).toExtend<Error>();
    if (isStoreError(error)) expectTypeOf(error).toExtend<StoreError>();
  } else {
    expectTypeOf(data.cart.lineItems?.[0]?.id).toEqualTypeOf<string | null | undefined>();
  }

  await api.GET('/ecom/v1/orders/{id}', { params: { path: { id: '1' } } });
  // @ts-expect-error the id is required
  await api.GET('/ecom/v1/orders/{id}');
  // @ts-expect-error a path that the contract does not have
  await api.GET('/ecom/v1/cart');
  // @ts-expect-error a method that the path does not have
  await api.PUT('/ecom/v1/carts/current');
  // @ts-expect-error a parameter of the wrong type
  await api.GET('/site-media/v1/files', { params: { query: { 'paging.limit': 'ten' } } });
  // @ts-expect-error a body member of the wrong type
  await api.POST('/ecom/v1/carts/current/add-to-cart', { body: { lineItems: [{ quantity: 'two' }] } });
  await api.POST('/ecom/v1/carts/current/estimate-totals', {
    body: {},
    ...({ read: true, timeoutMs: 5 } satisfies FetchCallOptions),
  });
  // @ts-expect-error a misspelt option
  void ({ timeOutMs: 5 } satisfies FetchCallOptions);
}

export function Page(): void {
  const hooks = createQueryHooks(api);
  const query = hooks.useQuery('get', '/ecom/v1/orders/{id}', { params: { path: { id: '1' } } });
  expectTypeOf(query.error?.requestId).toEqualTypeOf<string | undefined>();
  expectTypeOf(query.error?.violations[0]?.field).toEqualTypeOf<string | undefined>();
  expectTypeOf(query.data?.order?.number).toEqualTypeOf<string | undefined>();
  const mutation = hooks.useMutation('post', '/ecom/v1/carts/current/add-to-cart');
  expectTypeOf(mutation.error?.kind).toEqualTypeOf<StoreError['kind'] | undefined>();
  // @ts-expect-error the id is required
  hooks.useQuery('get', '/ecom/v1/orders/{id}');

  const useQuery = createQueryHook(api, 'shop');
  const read = useQuery('/ecom/v1/orders/{id}', { params: { path: { id: '1' } } });
  expectTypeOf(read.error?.code).toEqualTypeOf<string | undefined>();
  expectTypeOf(read.data?.order?.number).toEqualTypeOf<string | undefined>();
  // @ts-expect-error a path that the contract does not have
  useQuery('/ecom/v1/cart');

  void wrapAsPathBasedClient(api)['/ecom/v1/carts/current'].GET();
}

// paths that somebody else generated
interface Museum {
  '/hours': {
    get: {
      parameters: { query?: { day?: string } };
      responses: {
        200: { content: { 'application/json': string[] } };
        400: { content: { 'application/json': { detail: string } } };
      };
    };
  };
}

export async function museum(): Promise<void> {
  const { data, error } = await createFetchClient<Museum>(createTransport()).GET('/hours', {
    params: { query: { day: 'monday' } },
  });
  expectTypeOf(data).toEqualTypeOf<string[] | undefined>();
  expectTypeOf<FetchError['violations']>().toEqualTypeOf<FieldViolation[]>();
  expectTypeOf(error?.kind).toEqualTypeOf<StoreError['kind'] | undefined>();
}
