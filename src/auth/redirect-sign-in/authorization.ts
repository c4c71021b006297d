/** What all sign-in methods share of OAuth: the authorization request with PKCE, its response, and the start of a session. */
import type { AuthorizationPrompt, AuthorizeRequest } from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import { StoreError } from '../../errors/store-error.ts';
import { toBase64Url } from '../../lib/base64.ts';
import { asText, omitUndefined } from '../../lib/fields.ts';
import { sha256 } from '../../lib/tokens.ts';
import { requestRedirect } from '../../redirects/redirect-session.ts';
import { type MemberCredentials, withoutEndedSession } from '../session/member-credentials.ts';
import type { Tokens } from '../session/stored-session.ts';
import { AUTHORIZE, signInError, throwAs, toDisplayText } from './errors.ts';

/** The member session that a sign-in starts. */
export type SignInSession = Pick<MemberCredentials, 'clientId' | 'session' | 'start' | 'end' | 'onSession'>;

/** The parameters that differ from one authorization request to another. */
interface AuthorizationParameters
  extends Pick<AuthorizeRequest, 'redirectUri' | 'sessionToken' | 'idp' | 'responseMode'> {
  prompt: AuthorizationPrompt;
}

/** An authorization request, with the secrets that its response is checked against. */
interface Authorization {
  url: string;
  /** Origin of the authorization endpoint. */
  origin: string;
  state: string;
  codeVerifier: string;
}

/**
 * Requests the URL of the authorization endpoint for a new sign-in. If the platform has ended the session, it
 * is ended here first, as no request can be sent with it.
 */
export async function requestAuthorization(
  client: StoreClient,
  session: Pick<SignInSession, 'clientId' | 'end'>,
  { prompt, ...parameters }: AuthorizationParameters,
  { verifierLength, signal }: { verifierLength?: number | undefined; signal?: AbortSignal | undefined },
): Promise<Authorization> {
  const codeVerifier = createCodeVerifier(verifierLength);
  // as random as a verifier
  const state = createCodeVerifier();
  const authRequest: AuthorizeRequest = {
    ...omitUndefined(parameters),
    clientId: session.clientId,
    state,
    codeChallenge: toBase64Url(new Uint8Array(await sha256(codeVerifier, 'a sign-in (PKCE)'))),
    codeChallengeMethod: 'S256',
    responseType: 'code',
    scope: 'offline_access',
  };
  const redirect = await withoutEndedSession(session, () =>
    requestRedirect(client, { auth: { authRequest, prompt } }, { signal }),
  );
  return { ...redirect, state, codeVerifier };
}

/** A random code verifier (RFC 7636, section 4.1): characters of base64url, each with 6 random bits. */
export function createCodeVerifier(length = 43): string {
  if (!Number.isInteger(length) || length < 43 || length > 128)
    throw new StoreError(`Expected a length between 43 and 128. Received ${length}.`, {
      kind: 'validation',
      operation: AUTHORIZE,
      code: 'invalid_verifier_length',
    });
  return toBase64Url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length);
}

/**
 * Starts a session with the tokens that a sign-in obtains. If the user signs out in the meantime, or a member
 * signs in here or in another tab, the newer state wins: the sign-in is aborted at once and rejects with the
 * code `session_replaced`.
 */
export async function startUnlessReplaced(
  session: SignInSession,
  obtainTokens: (signal: AbortSignal) => Promise<Tokens>,
  callerSignal?: AbortSignal,
): Promise<void> {
  const replaced = new AbortController();
  const { signal } = replaced;
  const stop = session.onSession((event) => {
    const hasSignedOut = event.type === 'ended' && event.reason === 'signedOut';
    const isOther = event.type === 'started' || (event.type === 'ended' && event.reason === 'replaced');
    // a visitor session that starts, and a session that the platform ends, do not compete with the sign-in
    if (hasSignedOut || (isOther && event.role === 'member')) replaced.abort(signInError('session_replaced'));
  });
  let tokens: Tokens;
  try {
    tokens = await obtainTokens(callerSignal ? AbortSignal.any([callerSignal, signal]) : signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    stop();
  }
  signal.throwIfAborted();
  await session.start(tokens).catch(throwAs('storage_failed'));
}

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
 * import { parseRedirectCallback } from 'storewire';
 *
 * const { code, state, error } = parseRedirectCallback(
 *   'https://shop.example/signed-in?code=1x2y&state=s8Kq',
 *   'query',
 * );
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

/** Reads the parameters of a response. An empty `iss` is kept, as it must not pass for a missing one. */
export function toCallback(read: (name: string) => unknown): RedirectCallback {
  const [code, state, error, errorDescription] = CALLBACK_PARAMETERS.map((name) => asText(read(name)));
  const iss = read('iss') ?? undefined;
  const description = error ? errorDescription : undefined;
  const optional = { error, errorDescription: description, iss: iss === undefined ? undefined : String(iss) };
  return { code, state, ...omitUndefined(optional) };
}

/**
 * The code of a response whose state is valid. Throws if the response comes from another issuer or is an
 * error, such as `access_denied` or `login_required`.
 */
export function readAuthorizationCode(
  { code, error, errorDescription = '', iss }: RedirectCallback,
  issuer: string,
): string {
  if (iss !== undefined && iss !== issuer) throw signInError('issuer_mismatch');
  if (error)
    throw new StoreError(toDisplayText(errorDescription || error), {
      kind: 'application',
      operation: AUTHORIZE,
      code: toDisplayText(error),
      description: toDisplayText(errorDescription),
    });
  if (!code) throw signInError('missing_code_or_state');
  return code;
}

/** The URL without an authorization response: without its query parameters, or without the whole fragment. */
export function withoutCallback(url: string): string {
  const result = new URL(url);
  const fragment = new URLSearchParams(result.hash.slice(1));
  if (CALLBACK_PARAMETERS.some((name) => fragment.getAll(name).join(''))) result.hash = '';
  for (const name of CALLBACK_PARAMETERS) result.searchParams.delete(name);
  return result.href;
}
