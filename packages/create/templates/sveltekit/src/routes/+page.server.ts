import { listProducts } from '#lib/products.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ url, locals: { store } }) => {
	const search = url.searchParams.get('search') ?? '';
	const offset = Number(url.searchParams.get('offset')) || 0;
	return { search, ...(await listProducts(store.client, search, offset)) };
};
