import { createTransport, type MemberCredentials, member } from 'storewire';
import { type Backend, createBackend, siteRoutes } from 'storewire-server';
import * as pageCalls from './page-calls';
import { baseUrl, clientId, cookieOptions, origin } from './settings';

declare global {
  var storeBackend: Backend<MemberCredentials> | undefined;
}

const created = createBackend({
  // a shop sells also to members whose session has ended
  auth: (storage) => member({ clientId, storage, afterEnd: 'visitor' }),
  calls: Object.values(pageCalls),
  allowedOrigins: [origin],
  mount: '/api/store',
  cookies: cookieOptions,
  baseUrl,
});

/**
 * Makes the calls of pages. The tokens of the session are in HttpOnly cookies, which no page can read. A framework may
 * load this file several times, as Next.js does for its proxy, for pages and for routes: they share one backend, so that
 * a session is refreshed once. In development, a change of this file makes another one.
 */
export const backend =
  process.env['NODE_ENV'] === 'production' ? (globalThis.storeBackend ??= created) : created;

/** The routes that are forms of the shop, and the one that the platform returns to after a sign-in. */
export const { signIn, signedIn, signOut, checkout } = siteRoutes(backend, {
  origin,
  // a sign-in that was cancelled, for example: the shop goes on
  onError: console.error,
});

/** The client and the session of the browser that sent a request. */
export function openStore(request: Request) {
  const session = backend.session(request);
  return { ...session, client: createTransport({ ...backend.platform, auth: session.auth }) };
}
