import { createTransport, member } from 'storewire';
import {
  addCouponToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  getOrder,
  queryProducts,
  queryProductVariants,
  removeCouponFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  searchOrders,
  updateLineItemsInCurrentCartV2,
} from 'storewire/operations';
import { createBackend, siteRoutes } from 'storewire/server';
import { baseUrl, clientId, cookieOptions, origin } from './settings';

/** Makes the calls of pages. The tokens of the session are in HttpOnly cookies, which no page can read. */
export const backend = createBackend({
  // a shop sells also to members whose session has ended
  auth: (storage) => member({ clientId, storage, afterEnd: 'visitor' }),
  // what pages may call: others get a 404
  calls: [
    addCouponToCurrentCartV2,
    addLineItemsToCurrentCartV2,
    estimateCurrentCartV2,
    getCurrentCartV2,
    getOrder,
    queryProducts,
    queryProductVariants,
    removeCouponFromCurrentCartV2,
    removeLineItemsFromCurrentCartV2,
    searchOrders,
    updateLineItemsInCurrentCartV2,
  ],
  allowedOrigins: [origin],
  mount: '/api/store',
  cookies: cookieOptions,
  baseUrl,
});

/** The routes that are forms of the shop, and the one that the platform returns to after a sign-in. */
export const { signIn, signedIn, signOut, checkout } = siteRoutes(backend, {
  origin,
  baseUrl,
  // a sign-in that was cancelled, for example: the shop goes on
  onError: console.error,
});

/** The client and the session of the browser that sent a request. */
export function openStore(request: Request) {
  const session = backend.session(request);
  return { ...session, client: createTransport({ auth: session.auth, baseUrl }) };
}
