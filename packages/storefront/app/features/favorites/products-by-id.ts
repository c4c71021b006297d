import { productsById, productsResponse } from '../../shop/catalog/read-products.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/products-by-id';

const MAX_PRODUCTS = 100;

/** Responds with the products that a browser has kept. */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const ids = url.searchParams.getAll('id').slice(0, MAX_PRODUCTS);
  return productsResponse(productsById(context.get(storeRequest), ids));
}
