import type { StoreClient } from '../../core/options.ts';
import { refuseInput } from '../../errors/store-error.ts';
import { requestAuthorization, type SignInSession } from './authorization.ts';
import { CALLBACK_PARAMETERS } from './callback.ts';
import { operation, throwStorageError } from './errors.ts';
import { defaultStorage, storeTransaction, type TransactionOptions } from './transactions.ts';

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
  /** Random value that an ID token would repeat. */
  nonce?: string | undefined;
  /** Session token of a custom login, to exchange it where browsers block the cookies of frames. */
  sessionToken?: string | undefined;
  /** The `iss` that the response may have. Defaults to the origin of the authorization endpoint. */
  issuer?: string | undefined;
  /** Length of the PKCE code verifier, from 43 to 128. Defaults to 43. */
  verifierLength?: number | undefined;
}

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
 * import { createTransport, member, webStorage } from 'storewire';
 * import { startRedirectSignIn } from 'storewire/sign-in';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
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
  const { redirectUri, returnTo = '/', responseMode = 'fragment', sessionToken, nonce } = options;
  const { prompt = sessionToken ? 'none' : 'login', provider, storage = defaultStorage() } = options;
  assertRedirectUri(redirectUri);
  const request = {
    redirectUri,
    responseMode,
    prompt,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    ...(nonce === undefined ? {} : { nonce }),
    ...(provider === undefined ? {} : { idp: toConnectionId(provider) }),
  };
  const { url, origin, state, codeVerifier } = await requestAuthorization(client, session, request, options);
  const transaction = { codeVerifier, redirectUri, responseMode, returnTo, issuer: options.issuer ?? origin };
  await storeTransaction(storage, session.clientId, state, transaction).catch(throwStorageError);
  return { url };
}

/** The response adds its parameters to the redirect URI, so the URI must not have any of them. */
function assertRedirectUri(redirectUri: string): void {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  if (!url || redirectUri.includes('#'))
    throw refuseInput(operation, 'redirectUri', 'must be an absolute URL without a fragment');
  const reserved = CALLBACK_PARAMETERS.find((name) => url.searchParams.has(name));
  if (reserved) throw refuseInput(operation, 'redirectUri', `must not have the parameter ${reserved}`);
}

/** The platform ignores an unknown provider and shows its own page, so it is rejected here. */
function toConnectionId(provider: string): string {
  const id = PROVIDERS[provider] ?? provider;
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
    throw refuseInput(operation, 'provider', 'must be google, facebook or the id of a connection');
  return id;
}
