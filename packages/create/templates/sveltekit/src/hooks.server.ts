import { backend, openStore } from '#lib/server/store.ts';
import type { Handle } from '@sveltejs/kit/hooks';

export const handle: Handle = async ({ event, resolve }) => {
	if (event.url.pathname.startsWith('/api/store/')) return backend(event.request);
	const store = openStore(event.request);
	const { isSignedIn } = await store.auth.session();
	event.locals.store = store;
	event.locals.wasSignedIn = isSignedIn;
	let response = await resolve(event);
	// the call that finds that the session of a member has ended fails: those after it are made as a visitor
	if (isSignedIn && response.status === 500 && !(await store.auth.session()).isSignedIn)
		response = await resolve(event);
	response = await store.addTo(response);
	// every page shows the cart and the member
	response.headers.set('cache-control', 'private, no-store');
	return response;
};
