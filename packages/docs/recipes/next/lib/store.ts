import { cookies } from 'next/headers';
import { createTransport, member } from 'storewire';
import {
  addLineItemsToCurrentCartV2,
  getCurrentCartV2,
  queryCollections,
  queryProducts,
  queryProductVariants,
} from 'storewire/operations';
import { createBackend, serverCookies } from 'storewire/server';

const clientId = process.env['STORE_CLIENT_ID'] ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
const baseUrl = process.env['STORE_URL'];
export const origin = process.env['SITE_ORIGIN'] ?? 'http://localhost:3000';
/** Over http, as on localhost, browsers do not store secure cookies. */
const cookieOptions = { secure: origin.startsWith('https:') };

export const backend = createBackend({
  auth: (storage) => member({ clientId, storage }),
  calls: [
    addLineItemsToCurrentCartV2,
    getCurrentCartV2,
    queryCollections,
    queryProducts,
    queryProductVariants,
  ],
  allowedOrigins: [origin],
  mount: '/api/store',
  cookies: cookieOptions,
  baseUrl,
});

/** The client and the session of one rendering. Nothing can be stored here: proxy.ts refreshes tokens before. */
export function renderStore() {
  const auth = member({ clientId, storage: serverCookies(cookies, cookieOptions) });
  return { client: createTransport({ auth, baseUrl }), auth };
}

/** The client and the session of the browser that sent a request, for routes and proxy.ts. */
export function openStore(request: Request) {
  const session = backend.session(request);
  return { ...session, client: createTransport({ auth: session.auth, baseUrl }) };
}

/** Whether a form of this site sent the request. Other sites must not sign anyone in or out. */
export const isOwnForm = (request: Request): boolean => request.headers.get('origin') === origin;

export const redirect = (location: string | URL): Response =>
  new Response(null, { status: 303, headers: { location: new URL(location, origin).href } });
