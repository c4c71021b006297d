import { listProducts } from '#lib/products.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ url, locals: { store } }) =>
	listProducts(store.client, Number(url.searchParams.get('offset')) || 0);
