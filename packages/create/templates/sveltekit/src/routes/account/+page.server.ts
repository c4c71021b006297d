import { searchOrders } from 'storewire/operations';
import { signOut, startRedirectSignIn } from 'storewire/sign-in';
import { redirect } from '@sveltejs/kit';
import { SITE_ORIGIN } from '$app/env/private';
import { toRow } from '#lib/server/order.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ parent, locals: { store } }) => {
	const { isSignedIn } = await parent();
	if (!isSignedIn) return { orders: undefined };
	const { orders = [] } = await searchOrders(store.client, {
		search: { cursorPaging: { limit: 20 } }
	});
	return { orders: orders.map(toRow) };
};

export const actions: Actions = {
	signIn: async ({ locals: { store } }) => {
		const { url } = await startRedirectSignIn(store.client, store.auth, {
			redirectUri: `${SITE_ORIGIN}/signed-in`,
			responseMode: 'query',
			returnTo: '/account',
			storage: store.storage
		});
		redirect(303, url, { external: true });
	},
	signOut: async ({ locals: { store } }) => {
		const { logoutUrl } = await signOut(store.client, store.auth, {
			postFlowUrl: '/',
			origin: SITE_ORIGIN
		}).catch((error: unknown) => {
			// the session of this site has ended nevertheless
			console.error(error);
			return { logoutUrl: '/' };
		});
		redirect(303, logoutUrl, { external: true });
	}
};
