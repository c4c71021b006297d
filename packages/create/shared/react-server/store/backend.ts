import { createTransport, member } from 'storewire';
import { createBackend, siteRoutes } from 'storewire-server';
import * as pageCalls from './page-calls';
import { baseUrl, clientId, cookieOptions, origin } from './settings';

/** Makes the calls of pages. The tokens of the session are in HttpOnly cookies, which no page can read. */
export const backend = createBackend({
  // a shop sells also to members whose session has ended
  auth: (storage) => member({ clientId, storage, afterEnd: 'visitor' }),
  calls: Object.values(pageCalls),
  allowedOrigins: [origin],
  mount: '/api/store',
  cookies: cookieOptions,
  baseUrl,
});

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
