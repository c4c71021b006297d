import { readCart } from '#lib/server/cart.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ locals: { store, wasSignedIn } }) => {
	const cart = await readCart(store.client);
	const { isSignedIn } = await store.auth.session();
	const quantities = cart?.lineItems.map((line) => line.quantityInfo?.confirmedQuantity ?? 0) ?? [];
	return {
		isSignedIn,
		hasEnded: wasSignedIn && !isSignedIn,
		pieces: quantities.reduce((sum, quantity) => sum + quantity, 0)
	};
};
