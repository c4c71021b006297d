import { toBase64Url } from '../../core/base64url.ts';
import { StoreError } from '../../errors/store-error.ts';
import { SIGN_IN } from './failures.ts';

/** Unreserved characters (RFC 7636, section 4.1). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
/** Bytes from here on would make the first characters of the alphabet more likely than the rest. */
const FIRST_UNFAIR = 256 - (256 % ALPHABET.length);

type Randomness = Pick<typeof crypto, 'getRandomValues'>;

/**
 * Makes the secret of one sign-in: 43 to 128 unreserved characters, at least 259 bits of randomness. Any other length is refused as
 * `validation`, with the code `invalid_verifier_length`.
 *
 * @example
 * import { challengeOf, createState, createVerifier } from 'storewire/sign-in';
 *
 * const verifier = createVerifier(64);
 * const state = createState();
 * console.log(state.length, await challengeOf(verifier)); // 43, and the code_challenge for S256
 */
export function createVerifier(length = 43, randomness: Randomness = crypto): string {
  if (!Number.isInteger(length) || length < 43 || length > 128)
    throw new StoreError(`Expected a length between 43 and 128. Received ${length}.`, {
      kind: 'validation',
      operation: SIGN_IN,
      code: 'invalid_verifier_length',
    });
  let verifier = '';
  while (verifier.length < length)
    for (const byte of randomness.getRandomValues(new Uint8Array(length)))
      if (byte < FIRST_UNFAIR && verifier.length < length) verifier += ALPHABET[byte % ALPHABET.length];
  return verifier;
}

/**
 * The challenge of a verifier: base64url of its SHA-256 (`S256`). Needs Web Crypto, which pages have over https and on this machine only.
 *
 * @example
 * import { challengeOf, createState, createVerifier } from 'storewire/sign-in';
 *
 * const verifier = createVerifier(64);
 * const state = createState();
 * console.log(state.length, await challengeOf(verifier)); // 43, and the code_challenge for S256
 */
export async function challengeOf(verifier: string): Promise<string> {
  if (!crypto.subtle) throw new TypeError('a sign-in needs Web Crypto, which pages have over https and on this machine only');
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/**
 * A random text of 43 characters (256 bits), for `state` and `nonce`.
 *
 * @example
 * import { challengeOf, createState, createVerifier } from 'storewire/sign-in';
 *
 * const verifier = createVerifier(64);
 * const state = createState();
 * console.log(state.length, await challengeOf(verifier)); // 43, and the code_challenge for S256
 */
export const createState = (randomness: Randomness = crypto): string => toBase64Url(randomness.getRandomValues(new Uint8Array(32)));

/** Whether a text can have come from {@link createState}. */
export const isState = (text: string): boolean => /^[\w-]{43}$/.test(text);
