/** A sign-in on the page of the platform: its start, and its end at the redirect URI. */
import type { StoreClient } from '../../core/options.ts';
import { refuseInput } from '../../errors/store-error.ts';
import { safeReturnPath } from '../../redirects/return-url.ts';
import { answering } from '../../storage/answering.ts';
import { type KeyValueStorage, tabStorage } from '../../storage/storage.ts';
import {
  CALLBACK_PARAMETERS,
  parseRedirectCallback,
  requestAuthorization,
  type SignInSession,
  withoutCallback,
} from './authorization.ts';
import { completeOnce, joinCompletion } from './completion.ts';
import { AUTHORIZE, signInError, throwAs, toDisplayText } from './errors.ts';
import { storeTransaction } from './transactions.ts';

/** Where a redirect sign-in is stored while the browser is away. */
export interface TransactionOptions {
  /**
   * Stores the sign-in until its response arrives, for at most ten minutes. Defaults to `sessionStorage`. The
   * storage must belong to one browser, like an HttpOnly cookie: if browsers shared it, one could complete
   * the sign-in of another.
   */
  storage?: KeyValueStorage | undefined;
  /** Aborts the requests. */
  signal?: AbortSignal | undefined;
}

/** Options of {@link startRedirectSignIn}. */
export interface RedirectSignInOptions extends TransactionOptions {
  /**
   * URL of the page that completes the sign-in, exactly as it is allowed for the OAuth client. Absolute,
   * without a fragment.
   */
  redirectUri: string;
  /**
   * Path of this site to go to afterwards, at most 800 characters. Any other value becomes `/`, the default.
   */
  returnTo?: string | undefined;
  /**
   * `login` always shows the page of the platform, `none` never does. Defaults to `login`, with a
   * `sessionToken` to `none`.
   */
  prompt?: 'login' | 'none' | 'consent' | 'select_account' | undefined;
  /** Goes directly to an identity provider: Google, Facebook or the id of a connection. */
  provider?: 'google' | 'facebook' | (string & {}) | undefined;
  /** Which part of the redirect URL has the response. Defaults to `fragment`, which servers never see. */
  responseMode?: 'fragment' | 'query' | undefined;
  /** Session token of a custom login, to exchange it where browsers block the cookies of frames. */
  sessionToken?: string | undefined;
  /** The `iss` that the response may have. Defaults to the origin of the authorization endpoint. */
  issuer?: string | undefined;
  /** Length of the PKCE code verifier, from 43 to 128. Defaults to 43. */
  verifierLength?: number | undefined;
}

/** A transaction must fit into a cookie. */
const MAX_RETURN_PATH_LENGTH = 800;

const PROVIDERS: Readonly<Record<string, string>> = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
};

/**
 * Starts a sign-in on the page of the platform (authorization code with PKCE, RFC 6749 and RFC 7636). Send
 * the browser to `url`. The page at `redirectUri` must call `completeRedirectSignIn` within ten minutes.
 * Throws a `validation` error for an invalid `redirectUri`, `provider` or `verifierLength`, and a `system`
 * error with the code `storage_failed` if the storage fails.
 *
 * @example
 * import { createTransport, member, startRedirectSignIn, webStorage } from 'storewire';
 *
 * const session = member({
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   storage: webStorage(() => localStorage),
 * });
 * const shop = createTransport({ auth: session });
 * const redirectUri = `${location.origin}/signed-in`;
 * const { url } = await startRedirectSignIn(shop, session, { redirectUri, returnTo: '/cart' });
 * location.assign(url);
 */
export async function startRedirectSignIn(
  client: StoreClient,
  session: Pick<SignInSession, 'clientId' | 'end'>,
  options: RedirectSignInOptions,
): Promise<{ url: string }> {
  const { redirectUri, returnTo = '/', responseMode = 'fragment', sessionToken } = options;
  const { prompt = sessionToken ? 'none' : 'login', provider, storage = defaultStorage() } = options;
  assertRedirectUri(redirectUri);
  const request = {
    redirectUri,
    responseMode,
    prompt,
    sessionToken,
    idp: provider === undefined ? undefined : toConnectionId(provider),
  };
  const { url, origin, state, codeVerifier } = await requestAuthorization(client, session, request, options);
  const path = safeReturnPath(returnTo);
  await storeTransaction(answering(storage), session.clientId, state, {
    codeVerifier,
    redirectUri,
    responseMode,
    returnTo: path.length > MAX_RETURN_PATH_LENGTH ? '/' : path,
    issuer: options.issuer ?? origin,
  }).catch(throwAs('storage_failed'));
  return { url };
}

/** The response adds its parameters to the redirect URI, so the URI must not have any of them. */
function assertRedirectUri(redirectUri: string): void {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  if (!url || redirectUri.includes('#'))
    throw refuseInput(AUTHORIZE, 'redirectUri', 'must be an absolute URL without a fragment');
  const reserved = CALLBACK_PARAMETERS.find((name) => url.searchParams.has(name));
  if (reserved) throw refuseInput(AUTHORIZE, 'redirectUri', `must not have the parameter ${reserved}`);
}

/** The platform ignores an unknown provider and shows its own page, so it is rejected here. */
function toConnectionId(provider: string): string {
  const id = PROVIDERS[provider] ?? provider;
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
    throw refuseInput(AUTHORIZE, 'provider', 'must be google, facebook or the id of a connection');
  return id;
}

/**
 * Completes a redirect sign-in with the URL that the browser was redirected to. The member is signed in when
 * the promise resolves. `returnTo` is a path of this site. If `url` is the URL of the page, the response
 * parameters are removed from the address bar first.
 *
 * Every invalid response is a `StoreError` with its own code: `missing_code_or_state`, `invalid_state`,
 * `expired_state`, `redirect_mismatch`, `issuer_mismatch`, `session_replaced`, or an error code of the
 * platform, such as `access_denied`. If the code exchange fails, the message is 'Failed to get member tokens'.
 * A response is exchanged once. Within ten minutes, the same response resolves to the same again, while the session
 * that it started lasts; another one with its state, such as that of another person, has an `invalid_state`. Calls that
 * overlap share the exchange, also those for the page, from whose address bar the first has removed the response: React
 * may run an effect twice. On a server, so do requests that have the transaction in their cookies, such as one that a
 * browser repeats. A page that the browser prerenders waits until it is shown.
 *
 * @example
 * import { completeRedirectSignIn, createTransport, member, webStorage } from 'storewire';
 *
 * const session = member({
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   storage: webStorage(() => localStorage),
 * });
 * const shop = createTransport({ auth: session });
 * const { returnTo } = await completeRedirectSignIn(shop, session, location.href);
 * location.replace(returnTo);
 */
export async function completeRedirectSignIn(
  client: StoreClient,
  session: SignInSession,
  url: string | URL,
  { storage = defaultStorage(), signal }: TransactionOptions = {},
): Promise<{ returnTo: string }> {
  if (globalThis.location?.href === String(url))
    history.replaceState(history.state, '', withoutCallback(String(url)));
  // which mode the request had is known only once its transaction is found, by the state of the response
  const inQuery = parseRedirectCallback(url, 'query');
  const responseMode = inQuery.state || inQuery.error ? 'query' : 'fragment';
  const callback = responseMode === 'query' ? inQuery : parseRedirectCallback(url);
  const { code, state, error } = callback;
  if (state && (code || error)) {
    const response = { url, callback, state, responseMode } as const;
    return completeOnce(client, session, response, answering(storage), signal);
  }
  const running = error ? undefined : joinCompletion(session, signal);
  if (running) return running;
  // any page can link here with an error, so without a state the error is only data
  throw signInError('missing_code_or_state', error ? { data: { error: toDisplayText(error) } } : {});
}

/** The storage of the tab. A server has none that belongs to one browser. */
function defaultStorage(): KeyValueStorage {
  if (typeof document === 'undefined')
    throw new TypeError('a sign-in on a server needs the option storage, for example an HttpOnly cookie');
  try {
    return tabStorage(sessionStorage);
  } catch (error) {
    return throwAs('storage_failed')(error);
  }
}
