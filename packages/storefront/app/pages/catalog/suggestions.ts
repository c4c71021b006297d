import { productsResponse } from '../../shop/catalog/read-products.ts';
import { listedProduct, type ShopProduct } from '../../store/product/product.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/suggestions';
import { readView } from './catalog-view.ts';
import { searchProducts } from './search-products.ts';

const MAX_SUGGESTIONS = 6;

/** Responds with the best products for what is typed. */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { text } = readView(url.searchParams);
  return productsResponse(findProducts(text, context.get(storeRequest)));
}

async function findProducts(text: string, store: StoreRequest): Promise<ShopProduct[]> {
  const found = await searchProducts(text, store, await store.index());
  if (found) return found.slice(0, MAX_SUGGESTIONS).map(listedProduct);
  const catalog = await store.catalog();
  return (await catalog.find({ text, limit: MAX_SUGGESTIONS })).products;
}
