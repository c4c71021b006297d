import type { Product, StoreClient } from 'storewire';
import { queryProducts } from 'storewire/operations';
import { picture } from './picture.ts';

/**
 * A page of products with a text in their names, or of all without a text. It is read by the server, and by the
 * browser for more products.
 */
export async function listProducts(client: StoreClient, search: string, offset: number) {
	const filter = nameFilter(search.trim().toLowerCase());
	const { products = [], metadata } = await queryProducts(client, {
		query: {
			...(filter && { filter }),
			// the newest first
			sort: [{ fieldName: 'numericId', order: 'DESC' }],
			paging: { limit: 24, offset }
		}
	});
	const next = offset + products.length;
	return { products: products.map(toCard), next: next < (metadata?.total ?? 0) ? next : undefined };
}

/** The platform compares letters exactly: a word may begin with a capital letter. */
function nameFilter(text: string) {
	if (!text) return undefined;
	const spellings = [text, text.charAt(0).toUpperCase() + text.slice(1)];
	return { $or: spellings.map((name) => ({ name: { $contains: name } })) };
}

const toCard = ({ name = '', slug = '', priceData, media, stock }: Product) => ({
	name,
	slug,
	price: priceData?.formatted?.discountedPrice,
	isSoldOut: stock?.inStock === false,
	picture: picture(media?.mainMedia?.image?.url, 400)
});
