import type { Product, ProductSorting, StoreClient } from 'storewire';
import { getProduct, queryProducts } from 'storewire/operations';

/**
 * A page of products with a text in their names, or of all without a text. The platform compares letters exactly: a
 * word may begin with a capital letter.
 */
export function listProducts(client: StoreClient, search: string, offset: number) {
  const newestFirst: ProductSorting[] = [{ fieldName: 'numericId', order: 'DESC' }];
  const page = { sort: newestFirst, paging: { limit: 24, offset } };
  const text = search.trim().toLowerCase();
  if (!text) return queryProducts(client, { query: page });
  const spellings = [text, text.charAt(0).toUpperCase() + text.slice(1)];
  const filter = { $or: spellings.map((name) => ({ name: { $contains: name } })) };
  return queryProducts(client, { query: { ...page, filter } });
}

/** Reads the product with a slug. */
export async function readProduct(client: StoreClient, slug: string): Promise<Product | undefined> {
  const { products = [] } = await queryProducts(client, { query: { filter: { slug } } });
  const id = products[0]?.id;
  if (!id) return undefined;
  const { product } = await getProduct(client, { id });
  return product;
}
