/** Reads products. Lists are made from the catalog that the server keeps; one that is too large, the platform lists. */
import { data } from 'react-router';
import { type Failure, toFailure } from '../../store/failure.ts';
import { type FullProduct, listedProduct, type ShopProduct } from '../../store/product/product.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import { ROW } from './list-page.ts';

type CatalogReads = Pick<StoreRequest, 'index' | 'catalog'>;

/** A row of the newest products, or why there is none. */
export async function newestProducts({ index, catalog }: CatalogReads): Promise<ShopProduct[] | Failure> {
  try {
    const { products } = await index();
    if (!products) return (await (await catalog()).find({ sort: 'newest', limit: ROW })).products;
    return products
      .toSorted((a, b) => b.newness - a.newness)
      .slice(0, ROW)
      .map(listedProduct);
  } catch (error) {
    return toFailure(error);
  }
}

/** Products in the order of their ids. Those that do not exist are left out. */
export async function productsById(
  { index, catalog }: CatalogReads,
  ids: readonly string[],
): Promise<ShopProduct[]> {
  if (ids.length === 0) return [];
  const { products } = await index();
  const found = products ?? (await (await catalog()).productsById(ids));
  return ids.flatMap((id) => found.filter((product) => product.id === id).map(listedProduct));
}

/** Reads a product from the platform, for its own page. Ends with the status 404 if there is none. */
export async function readProduct({ catalog }: CatalogReads, slug: string): Promise<FullProduct> {
  const product = await (await catalog()).product(slug);
  if (!product) throw data(null, 404);
  return product;
}

/** The JSON of a route without a page that lists products. */
export interface ProductsResponse {
  products: ShopProduct[];
  failure?: Failure;
}

/** Responds with products, or says why they could not be read. */
export const productsResponse = async (read: Promise<ShopProduct[]>): Promise<Response> =>
  Response.json(
    await read.then(
      (products): ProductsResponse => ({ products }),
      (error): ProductsResponse => ({ products: [], failure: toFailure(error) }),
    ),
  );
