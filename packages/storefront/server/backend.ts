import type { Redis } from 'ioredis';
import { type MemberCredentials, member } from 'storewire';
import {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  createBackInStockRequest,
  estimateCurrentCartV2,
  getCurrentCartV2,
  getProduct,
  getProductOptionsAvailability,
  queryProducts,
  queryProductVariants,
  queryReviews,
  removeCouponFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  searchOrders,
  updateLineItemsInCurrentCartV2,
} from 'storewire/operations';
import { type Backend, createBackend } from 'storewire-server';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import { STORE_PATH } from '../app/store/store-path.ts';
import { sharedSessions } from './redis.ts';

/** The calls that pages make themselves. All others are made by loaders and actions. */
const PAGE_CALLS = [
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  createBackInStockRequest,
  estimateCurrentCartV2,
  getCurrentCartV2,
  getProduct,
  getProductOptionsAvailability,
  queryProducts,
  queryProductVariants,
  queryReviews,
  removeCouponFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  searchOrders,
  updateLineItemsInCurrentCartV2,
];

/**
 * Keeps the session in HttpOnly cookies, and makes the calls of pages with it. Processes that share Redis refresh a
 * session once.
 */
export function createStoreBackend(
  { storeUrl, clientId, origin }: StoreFrontSettings,
  redis: Redis | undefined,
): Backend<MemberCredentials> {
  return createBackend({
    // who was signed out elsewhere still sees the shop
    auth: (storage) => member({ clientId, storage, afterEnd: 'visitor' }),
    calls: PAGE_CALLS,
    allowedOrigins: [origin],
    mount: STORE_PATH,
    // over http, as on localhost, browsers do not store secure cookies
    cookies: { secure: origin.startsWith('https:') },
    baseUrl: storeUrl,
    ...(redis && { shared: sharedSessions(redis) }),
  });
}
