import type { Access, Credentials, HeaderRecord } from '../core/options.ts';
import { textToBase64 } from '../lib/base64.ts';
import { randomId } from '../lib/random-id.ts';
import { canHash, fingerprint } from '../lib/tokens.ts';

/**
 * A token, key or password, or a function that returns the current one. The function is called for each
 * request, and again after a 401, so it should return a stored value while that is valid.
 */
export type Secret = string | (() => string | Promise<string>);

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
  if (typeof options !== 'object' || options === null)
    throw new TypeError(
      'apiKey needs an object: apiKey({ key, siteId }), or { header, value } for another API',
    );
  if ('header' in options)
    return headerCredentials(options.value, (value) => ({
      headers: { [options.header]: notEmpty(value, 'key') },
      secrets: [value],
    }));
  const { key, siteId, accountId } = options;
  return headerCredentials(notEmpty(key, 'key'), () => ({
    headers: {
      authorization: key,
      ...(siteId ? { 'wix-site-id': siteId } : {}),
      ...(accountId ? { 'wix-account-id': accountId } : {}),
    },
    role: 'merchant',
    unauthorizedHint:
      siteId || accountId
        ? 'the API key is unknown, or not valid for this siteId or accountId'
        : 'the API key needs a siteId or an accountId',
  }));
}

/**
 * Sends a token in `authorization` after the word `Bearer` (RFC 6750), as most APIs but the platform require.
 * After a 401, a function is called once more; the call is repeated if it returns another token. The session id
 * is a hash of the token, or random for a function: a client with a function is for one user. Throws a
 * `TypeError` if the token is empty.
 *
 * @example
 * import { bearer, createTransport } from 'storewire';
 *
 * export const store = createTransport({
 *   baseUrl: 'https://api.example.com',
 *   auth: bearer(async () => process.env['API_TOKEN'] ?? ''),
 * });
 */
export function bearer(token: Secret): Credentials {
  return headerCredentials(token, (value) => ({
    headers: { authorization: `Bearer ${notEmpty(value, 'token')}` },
  }));
}

/** Options of {@link basic}. */
export interface BasicOptions {
  /** Name of the user, without a colon. Some APIs expect a key here. */
  username: string;
  /** Password of the user. Empty for APIs that expect only a key. */
  password: Secret;
}

/**
 * Sends a user name and a password in `authorization` (RFC 7617), in UTF-8, for servers and scripts. A function
 * as the password works as that of {@link bearer}. Throws a `TypeError` if the name is empty or has a colon.
 *
 * @example
 * import { basic, createTransport } from 'storewire';
 *
 * export const store = createTransport({
 *   baseUrl: 'https://api.example.com',
 *   auth: basic({ username: 'jo', password: process.env['API_PASSWORD'] ?? '' }),
 * });
 */
export function basic({ username, password }: BasicOptions): Credentials {
  if (notEmpty(username, 'user name').includes(':'))
    throw new TypeError('the user name must not have a colon');
  return headerCredentials(password, (value) => {
    const encoded = textToBase64(`${username}:${value}`);
    return { headers: { authorization: `Basic ${encoded}` }, secrets: [value || username] };
  });
}

type Sent = Omit<Access, 'sessionId'>;

/** Sends headers that contain a secret. Throws a `TypeError` for one that is empty. */
function headerCredentials(secret: Secret, toSent: (secret: string) => Sent): Credentials {
  const accessWith = (value: string): Access => {
    const sent = toSent(value);
    return Object.freeze({ ...sent, headers: Object.freeze(sent.headers), sessionId: 'fixed' });
  };
  if (typeof secret === 'string') {
    const access = accessWith(secret);
    let sessionId: Promise<string> | undefined;
    // the same in every process, so that an upload can be resumed after a restart
    const identify = async (): Promise<string> =>
      canHash() ? fingerprint(JSON.stringify(access.headers)) : randomId();
    return { access: () => access, sessionId: () => (sessionId ??= identify()) };
  }
  const access = async (): Promise<Access> => accessWith(await secret());
  const sessionId = randomId();
  return {
    access,
    async refresh(rejected) {
      const next = await access();
      return isSame(next.headers, rejected.headers) ? undefined : next;
    },
    sessionId: async () => sessionId,
  };
}

const isSame = (a: HeaderRecord, b: HeaderRecord): boolean => JSON.stringify(a) === JSON.stringify(b);

function notEmpty(text: string, name: string): string {
  if (!text) throw new TypeError(`the ${name} must not be empty`);
  return text;
}
