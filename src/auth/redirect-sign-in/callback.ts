import { asText } from '../../errors/normalise.ts';
import { authorizationError, issuerMismatch, missingCodeOrState } from './errors.ts';

/** The parameters of an authorization response that a redirect or a message has. */
export interface RedirectCallback {
  /** The authorization code. It can be exchanged once. */
  code: string | undefined;
  /** The state of the authorization request. */
  state: string | undefined;
  /** Error code, for example `access_denied` (RFC 6749, section 4.1.2.1). */
  error?: string;
  /** Details of the error, for developers. */
  errorDescription?: string;
  /** The issuer of the response (RFC 9207). */
  iss?: string;
}

/** Names of the parameters of an authorization response. */
export const CALLBACK_PARAMETERS: readonly string[] = ['code', 'state', 'error', 'error_description', 'iss'];

/**
 * Reads the authorization response from a URL. Missing parameters are undefined. If one occurs twice, all are
 * undefined. Does not verify anything: `completeRedirectSignIn` does.
 *
 * @example
 * import { parseRedirectCallback } from 'storewire/sign-in';
 *
 * const { code, state, error } = parseRedirectCallback('https://shop.example/signed-in?code=1x2y&state=s8Kq', 'query');
 * console.log(code, state, error); // 1x2y s8Kq undefined
 */
export function parseRedirectCallback(
  url: string | URL,
  responseMode: 'fragment' | 'query' = 'fragment',
): RedirectCallback {
  const parsed = URL.canParse(String(url)) ? new URL(url) : undefined;
  const parameters = new URLSearchParams(
    responseMode === 'fragment' ? parsed?.hash.slice(1) : parsed?.search,
  );
  const isUnambiguous = CALLBACK_PARAMETERS.every((name) => parameters.getAll(name).length < 2);
  return toCallback((name) => (isUnambiguous ? parameters.get(name) : undefined));
}

/**
 * Reads the parameters of an authorization response. An empty `iss` is kept, as it must not pass for a
 * missing one.
 */
export function toCallback(read: (name: string) => unknown): RedirectCallback {
  const [code, state, error, errorDescription] = CALLBACK_PARAMETERS.map((name) => asText(read(name)));
  const iss = read('iss') ?? undefined;
  return {
    code,
    state,
    ...(error ? { error } : {}),
    ...(error && errorDescription ? { errorDescription } : {}),
    ...(iss === undefined ? {} : { iss: String(iss) }),
  };
}

/**
 * The code of a response whose state is valid. Throws if the response comes from another issuer or is an
 * error.
 */
export function readCode({ code, error, errorDescription, iss }: RedirectCallback, issuer: string): string {
  if (iss !== undefined && iss !== issuer) throw issuerMismatch();
  if (error) throw authorizationError(error, errorDescription);
  if (!code) throw missingCodeOrState();
  return code;
}

/** The URL without the parameters of an authorization response. */
export function withoutCallback(url: string): string {
  const result = new URL(url);
  const fragment = new URLSearchParams(result.hash.slice(1));
  if (CALLBACK_PARAMETERS.some((name) => fragment.getAll(name).join(''))) result.hash = '';
  for (const name of CALLBACK_PARAMETERS) result.searchParams.delete(name);
  return result.href;
}
