import { readCart } from '#lib/server/cart.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ locals: { store, wasLoggedIn } }) => {
	const cart = await readCart(store.client);
	const { isLoggedIn } = await store.auth.session();
	const quantities = cart?.lineItems.map((line) => line.quantityInfo?.confirmedQuantity ?? 0) ?? [];
	return {
		isLoggedIn,
		hasEnded: wasLoggedIn && !isLoggedIn,
		pieces: quantities.reduce((sum, quantity) => sum + quantity, 0)
	};
};
