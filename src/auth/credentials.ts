import type { Access, Credentials } from '../core/options.ts';
import { randomId } from '../lib/random-id.ts';
import { canHash, fingerprint } from '../lib/tokens.ts';

/**
 * Sends a token unchanged in `authorization`, without the word `Bearer`, for tests and for tokens from other
 * sources. It is never refreshed: after it has expired, calls fail with a 401. The session id is a hash of the
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
  return headerCredentials({
    headers: { authorization: notEmpty(token, 'token') },
    unauthorizedHint: 'the token is invalid or expired',
  });
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

/**
 * Authenticates with an API key of the merchant, for servers and scripts. A key has all permissions that the
 * merchant gave it, so it must never be sent to a browser. The session id is a hash of key, site and account,
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
 */
export function apiKey(options: ApiKeyOptions): Credentials {
  // for programs without types
  if (typeof options !== 'object' || options === null)
    throw new TypeError('apiKey needs an object: apiKey({ key, siteId })');
  const { key, siteId, accountId } = options;
  return headerCredentials({
    headers: {
      authorization: notEmpty(key, 'key'),
      ...(siteId ? { 'wix-site-id': siteId } : {}),
      ...(accountId ? { 'wix-account-id': accountId } : {}),
    },
    role: 'merchant',
    unauthorizedHint:
      siteId || accountId
        ? 'the API key is unknown, or not valid for this siteId or accountId'
        : 'the API key needs a siteId or an accountId',
  });
}

function headerCredentials(sent: Omit<Access, 'sessionId'>): Credentials {
  const access = Object.freeze({ ...sent, headers: Object.freeze(sent.headers), sessionId: 'fixed' });
  let sessionId: Promise<string> | undefined;
  // the same in every process, so that an upload can be resumed after a restart
  const identify = async (): Promise<string> =>
    canHash() ? fingerprint(JSON.stringify(access.headers)) : randomId();
  return { access: () => access, sessionId: () => (sessionId ??= identify()) };
}

function notEmpty(text: string, name: string): string {
  if (!text) throw new TypeError(`the ${name} must not be empty`);
  return text;
}
