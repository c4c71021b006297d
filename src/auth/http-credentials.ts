import type { Credentials } from '../core/options.ts';
import { textToBase64 } from '../lib/base64.ts';
import { headerCredentials, notEmpty, type Secret } from './header-credentials.ts';

/**
 * Sends a token in `authorization` after the word `Bearer` (RFC 6750), as most APIs but the platform require.
 * After a 401, a function is called once more; the call is repeated if it returns another token. The identity
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
