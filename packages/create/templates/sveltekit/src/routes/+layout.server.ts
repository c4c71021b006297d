import { readCart } from '#lib/server/cart.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ locals: { store } }) => {
	const [cart, { isSignedIn }] = await Promise.all([readCart(store.client), store.auth.session()]);
	const quantities = cart?.lineItems.map((line) => line.quantityInfo?.confirmedQuantity ?? 0) ?? [];
	return { isSignedIn, pieces: quantities.reduce((sum, quantity) => sum + quantity, 0) };
};
