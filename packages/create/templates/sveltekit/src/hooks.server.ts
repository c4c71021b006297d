import { backend, openStore } from '#lib/server/store.ts';
import type { Handle } from '@sveltejs/kit/hooks';

export const handle: Handle = async ({ event, resolve }) => {
	if (event.url.pathname.startsWith('/api/store/')) return backend(event.request);
	event.locals.store = openStore(event.request);
	event.locals.wasLoggedIn = (await event.locals.store.auth.session()).isLoggedIn;
	const response = await event.locals.store.addTo(await resolve(event));
	// every page shows the cart and the member
	response.headers.set('cache-control', 'private, no-store');
	return response;
};
