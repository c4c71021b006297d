import { error } from '@sveltejs/kit';
import type { Product, StoreClient } from 'storewire';
import { getProduct, queryProducts } from 'storewire/operations';

/** Reads the product with a slug. */
export async function readProduct(client: StoreClient, slug: string): Promise<Product> {
	const { products = [] } = await queryProducts(client, { query: { filter: { slug } } });
	const id = products[0]?.id;
	if (!id) error(404, 'There is no such product.');
	const { product } = await getProduct(client, { id });
	return product;
}
