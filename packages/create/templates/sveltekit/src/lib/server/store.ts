import { SITE_ORIGIN, STORE_CLIENT_ID, STORE_URL } from '$app/env/private';
import { createTransport, member } from 'storewire';
import { queryProducts } from 'storewire/operations';
import { createBackend } from 'storewire/server';

/** Keeps the session of each browser in HttpOnly cookies. Makes the calls of pages, without a token in the page. */
export const backend = createBackend({
	// a shop sells also to members whose session has ended
	auth: (storage) => member({ clientId: STORE_CLIENT_ID, storage, afterEnd: 'visitor' }),
	calls: [queryProducts],
	allowedOrigins: [SITE_ORIGIN],
	mount: '/api/store',
	// over http, as on localhost, browsers do not store secure cookies
	cookies: { secure: SITE_ORIGIN.startsWith('https:') },
	baseUrl: STORE_URL
});

/** The session of the browser that sent a request, and a client for its calls. */
export function openStore(request: Request) {
	const session = backend.session(request);
	return { ...session, client: createTransport({ auth: session.auth, baseUrl: STORE_URL }) };
}
