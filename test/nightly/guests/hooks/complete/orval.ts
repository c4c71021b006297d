import { connect } from './orval-fetch.ts';
import { type Calls, ownSwrHooks } from './own-swr.ts';
import type { ShopHooks, ShopOptions } from './shop.ts';

type Call<Args extends unknown[], Data> = (...args: Args) => Promise<{ data: Data }>;

/** What orval has generated. Its hooks read by GET only and have no identity, so that SWR's own read, with these below. */
interface Generated {
  productsGetProduct: Call<
    [id: string, params: undefined, init: RequestInit],
    Awaited<ReturnType<Calls['getProduct']>>
  >;
  productsQueryProducts: Call<[body: object, init: RequestInit], Awaited<ReturnType<Calls['queryProducts']>>>;
  productsUpdateProduct: Call<[id: string, body: object], Awaited<ReturnType<Calls['rename']>>>;
}

export const openShopWith = (generated: Generated, options: ShopOptions): ShopHooks =>
  ownSwrHooks(connect(options), {
    getProduct: async (id, signal) => (await generated.productsGetProduct(id, undefined, { signal })).data,
    queryProducts: async (body, signal) => (await generated.productsQueryProducts(body, { signal })).data,
    rename: async (id, name) => (await generated.productsUpdateProduct(id, { product: { name } })).data,
  });
