import { cookies } from 'next/headers';
import { createClient, member } from 'storewire';
import { addToCurrentCart, getCurrentCart, queryProducts } from 'storewire/operations';
import { createBackend, serverCookies } from 'storewire/server';

export const clientId = process.env['STORE_CLIENT_ID'] ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
export const baseUrl = process.env['STORE_URL'];
export const origin = process.env['NEXT_PUBLIC_SITE_ORIGIN'] ?? 'http://localhost:3000';
/** Over http, as on localhost, browsers do not store secure cookies. */
export const cookieOptions = { secure: origin.startsWith('https:') };

export const backend = createBackend({
  auth: (storage) => member({ clientId, storage }),
  calls: [addToCurrentCart, getCurrentCart, queryProducts],
  allowedOrigins: [origin],
  mount: '/api/store',
  cookies: cookieOptions,
  baseUrl,
});

/** The client and the session of one rendering. Nothing can be stored here: proxy.ts refreshes tokens before. */
export function renderStore() {
  const session = member({ clientId, storage: serverCookies(cookies, cookieOptions) });
  return { client: createClient({ auth: session, baseUrl }), session };
}

/** A client for the routes of sign-in and sign-out. */
export function routeStore(request: Request) {
  const { auth, storage, addTo } = backend.session(request);
  return { client: createClient({ auth, baseUrl }), auth, storage, addTo };
}

/** Whether a form of this site sent the request. Other sites must not sign anyone in or out. */
export const isOwnForm = (request: Request): boolean => request.headers.get('origin') === origin;

export const redirect = (location: string | URL): Response =>
  new Response(null, { status: 303, headers: { location: new URL(location, origin).href } });
