import type { Credentials } from '../core/credentials.ts';
import { fingerprint } from '../core/fingerprint.ts';

/**
 * Sends one token as it is in `authorization`, for tests and for tokens that come from elsewhere. It is never renewed: once it has ended,
 * calls fail with a 401. Its identity is a hash of it. An empty token is refused with a `TypeError`.
 *
 * @example
 * import { createTransport, fixedToken } from 'storewire';
 * import { getCurrentCart } from 'storewire/operations';
 *
 * export const cartOf = (accessToken: string) => getCurrentCart(createTransport({ auth: fixedToken(accessToken) }));
 */
export function fixedToken(token: string): Credentials {
  return keep({ authorization: token });
}

/** What `apiKey` takes. */
export interface ApiKeyOptions {
  /** The key, as the platform shows it once when it is made. */
  key: string;
  /** Site that site calls are about. */
  siteId?: string | undefined;
  /** Account that account calls are about. */
  accountId?: string | undefined;
}

/**
 * An API key of the merchant, for servers and scripts. It may do all that the merchant gave it, so it has no place in a browser. Its
 * identity is a hash of key, site and account, the same in every process. An empty key is refused with a `TypeError`; one that the platform
 * does not know fails the calls with a 401.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { searchOrders } from 'storewire/operations';
 *
 * const { STORE_API_KEY: key = 'IST.eyJ', STORE_SITE_ID: siteId = '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' } = process.env;
 * const store = createTransport({ auth: apiKey({ key, siteId }) });
 * const { orders } = await searchOrders(store, { search: { cursorPaging: { limit: 10 } } });
 * console.log(orders?.map(({ number }) => number));
 */
export function apiKey({ key, siteId, accountId }: ApiKeyOptions): Credentials {
  return keep({ authorization: key, ...(siteId ? { 'wix-site-id': siteId } : {}), ...(accountId ? { 'wix-account-id': accountId } : {}) });
}

function keep(headers: Record<string, string>): Credentials {
  if (!headers['authorization']) throw new TypeError('the token must not be empty');
  Object.freeze(headers);
  let identity: Promise<string> | undefined;
  // the same in every process: an upload that began before a restart is known again
  return { headers: () => headers, identity: () => (identity ??= fingerprint(JSON.stringify(headers))) };
}
