import type { Credentials } from '../core/options.ts';
import { headerCredentials, notEmpty, type Secret } from './header-credentials.ts';

/**
 * Sends a token unchanged in `authorization`, without the word `Bearer`, for tests and for tokens from other
 * sources. It is never refreshed: after it has expired, calls fail with a 401. The identity is a hash of the
 * token. Throws a `TypeError` if the token is empty.
 *
 * @example
 * import { createTransport, fixedToken } from 'storewire';
 * import { getCurrentCartV2 } from 'storewire/operations';
 *
 * export const cartOf = (accessToken: string) =>
 *   getCurrentCartV2(createTransport({ auth: fixedToken(accessToken) }));
 */
export function fixedToken(token: string): Credentials {
  return headerCredentials(notEmpty(token, 'token'), () => ({
    headers: { authorization: token },
    unauthorizedHint: 'the token is invalid or expired',
  }));
}

/** Options of {@link apiKey}. */
export interface ApiKeyOptions {
  /** The key, which the platform shows once when it is created. */
  key: string;
  /** Site that site-level calls apply to. */
  siteId?: string | undefined;
  /** Account that account-level calls apply to. */
  accountId?: string | undefined;
}

/** Options of {@link apiKey} for an API other than the platform. */
export interface HeaderKeyOptions {
  /** Header in which the API expects the key, such as `X-API-Key`. */
  header: string;
  /** The key. After a 401, a function is called once more; the call is repeated if it returns another key. */
  value: Secret;
}

/**
 * Authenticates with an API key of the merchant, for servers and scripts. A key has all permissions that the
 * merchant gave it, so it must never be sent to a browser. The identity is a hash of key, site and account,
 * which is the same in every process. Throws a `TypeError` if the key is empty; calls with an unknown key
 * fail with a 401.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { searchOrders } from 'storewire/operations';
 *
 * const { STORE_API_KEY: key = 'IST.eyJ', STORE_SITE_ID: siteId = '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' } =
 *   process.env;
 * const store = createTransport({ auth: apiKey({ key, siteId }) });
 * const { orders } = await searchOrders(store, { search: { cursorPaging: { limit: 10 } } });
 * console.log(orders?.map(({ number }) => number));
 *
 * @example
 * // another API
 * import { apiKey, createTransport } from 'storewire';
 *
 * export const other = createTransport({
 *   baseUrl: 'https://api.example.com',
 *   auth: apiKey({ header: 'X-API-Key', value: process.env['API_KEY'] ?? '' }),
 * });
 */
export function apiKey(options: ApiKeyOptions | HeaderKeyOptions): Credentials {
  // for programs without types
  if (typeof options !== 'object')
    throw new TypeError(
      'apiKey needs an object: apiKey({ key, siteId }), or { header, value } for another API',
    );
  if ('header' in options)
    return headerCredentials(options.value, (value) => ({
      headers: { [options.header]: notEmpty(value, 'key') },
      secrets: [value],
    }));
  const { key, siteId, accountId } = options;
  return headerCredentials(notEmpty(key, 'token'), () => ({
    headers: {
      authorization: key,
      ...(siteId ? { 'wix-site-id': siteId } : {}),
      ...(accountId ? { 'wix-account-id': accountId } : {}),
    },
    caller: 'merchant',
    unauthorizedHint:
      siteId || accountId
        ? 'the API key is unknown, or not valid for this siteId or accountId'
        : 'the API key needs a siteId or an accountId',
  }));
}
