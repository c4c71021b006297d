import { createContext, type MiddlewareFunction } from 'react-router';
import { createTransport, type MemberCredentials, member, type Transport } from 'storewire';
import {
  addLineItemsToCurrentCartV2,
  getCurrentCartV2,
  queryCollections,
  queryProducts,
  queryProductVariants,
} from 'storewire/operations';
import { createBackend } from 'storewire/server';

const clientId = process.env['STORE_CLIENT_ID'] ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
const baseUrl = process.env['STORE_URL'];
export const origin = process.env['SITE_ORIGIN'] ?? 'http://localhost:5173';

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
  // over http, as on localhost, browsers do not store secure cookies
  cookies: { secure: origin.startsWith('https:') },
  baseUrl,
});

/** The client and the session of the browser that sent a request. */
export function openStore(request: Request) {
  const { auth, storage, addTo } = backend.session(request);
  return { client: createTransport({ auth, baseUrl }), auth, storage, addTo };
}

export const storeContext = createContext<{ client: Transport; auth: MemberCredentials }>();

/** For routes with pages: their loaders get the store from the context. */
export const storeMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { client, auth, addTo } = openStore(request);
  context.set(storeContext, { client, auth });
  // refreshed before the response starts, which can set cookies; the reads of the page report failures
  await client.access(request.signal).catch(() => undefined);
  const response = await addTo(await next());
  response.headers.set('cache-control', 'private, no-store');
  return response;
};

/** Other sites must not sign anyone in or out with a form. */
export function refuseOtherSites(request: Request): void {
  if (request.headers.get('origin') !== origin) throw new Response('Forbidden', { status: 403 });
}

export const redirect = (location: string | URL): Response =>
  new Response(null, { status: 303, headers: { location: new URL(location, origin).href } });
