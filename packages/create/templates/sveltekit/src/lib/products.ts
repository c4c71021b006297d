import type { Product, StoreClient } from 'storewire';
import { queryProducts } from 'storewire/operations';
import { picture } from './picture.ts';

const PAGE_SIZE = 24;

/** A page of the product list. It is read by the server, and by the browser for more products. */
export async function listProducts(client: StoreClient, offset: number) {
	const { products = [], metadata } = await queryProducts(client, {
		query: { paging: { limit: PAGE_SIZE, offset } }
	});
	const next = offset + products.length;
	return { products: products.map(toCard), next: next < (metadata?.total ?? 0) ? next : undefined };
}

const toCard = ({ name = '', slug = '', priceData, media, stock }: Product) => ({
	name,
	slug,
	price: priceData?.formatted?.discountedPrice,
	isSoldOut: stock?.inStock === false,
	picture: picture(media?.mainMedia?.image?.url, 400)
});
