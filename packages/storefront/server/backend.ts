import { Redis } from 'ioredis';
import {
  apiKey,
  createTransport,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  type Transport,
  visitor,
} from 'storewire';
import {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  queryProductVariants,
  removeCouponFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  searchOrders,
  updateLineItemsInCurrentCartV2,
} from 'storewire/operations';
import { type Backend, createBackend, redisStorage } from 'storewire-server';
import { REVIEW_CALLS } from '../app/features/reviews/server.ts';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import { STORE_PATH } from '../app/store/store-path.ts';
import { PAGE_DEADLINE_MS } from './settings.ts';

/** The calls that pages make themselves. All others are made by loaders and actions. */
const PAGE_CALLS = [
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  queryProductVariants,
  removeCouponFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  searchOrders,
  updateLineItemsInCurrentCartV2,
  ...REVIEW_CALLS,
];

/**
 * Keeps the session in HttpOnly cookies, and makes the calls of pages with it. Processes that share Redis refresh a
 * session once; while Redis fails, each knows only those that it has refreshed itself.
 */
export function createStoreBackend(
  { storeUrl, clientId, origin }: StoreFrontSettings,
  shared: KeyValueStorage | undefined,
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
    shared,
  });
}

/** A command without a reply has failed after this time. If nothing at all arrives, the connection is replaced. */
const SILENCE_MS = 500;

/** Redis that processes share. Without a connection, commands fail at once, so that no request waits for one. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  });
  let isFailing = false;
  redis.on('ready', () => (isFailing = false));
  redis.on('error', ({ name, message }: Error) => {
    // each attempt to connect fails
    if (isFailing) return;
    isFailing = true;
    const time = new Date().toISOString();
    console.error(
      JSON.stringify({ level: 'error', time, message: 'Redis has failed', error: { name, message } }),
    );
  });
  return redis;
}

/** The storage of what processes share. */
export const sharedStorage = (redis: Redis): KeyValueStorage =>
  redisStorage(([name = '', ...rest]) => redis.call(name, ...rest));

/** Makes calls of the merchant. Undefined if the store front has no API key. */
export function merchantClient({ apiKey: key, siteId, storeUrl }: StoreFrontSettings): Transport | undefined {
  return key === undefined
    ? undefined
    : createTransport({ auth: apiKey({ key, siteId }), baseUrl: storeUrl, deadlineMs: PAGE_DEADLINE_MS });
}

/** Makes calls for the server itself, as a visitor. */
export const visitorClient = ({ clientId, storeUrl }: StoreFrontSettings): Transport =>
  createTransport({ auth: visitor({ clientId }), baseUrl: storeUrl, deadlineMs: PAGE_DEADLINE_MS });
