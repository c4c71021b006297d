import { data } from 'react-router';
import type { Product, StoreClient } from 'storewire';
import { queryProducts } from 'storewire/operations';

/** Reads a product. Ends with the status 404 if none has this slug. */
export async function readProduct(client: StoreClient, slug: string): Promise<Product> {
  const { products } = await queryProducts(client, { query: { filter: { slug }, paging: { limit: 1 } } });
  if (!products?.[0]) throw data(null, 404);
  return products[0];
}
