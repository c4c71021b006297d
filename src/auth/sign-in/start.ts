import { refuseInput } from '../../errors/store-error.ts';
import { leavingEnded } from '../ended.ts';
import { ANSWER_MEMBERS, type CallbackMode } from './callback.ts';
import { SIGN_IN, unstored } from './failures.ts';
import { challengeOf, createState, createVerifier } from './pkce.ts';
import { openAuthorization, type SignInClient } from './authorization.ts';
import type { SignInSession } from './session.ts';
import { defaultStorage, keepTransaction, type TransactionOptions } from './transaction.ts';

/** Options of {@link startSignIn}. */
export interface StartOptions extends TransactionOptions {
  /** Where the answer goes, letter by letter as it is allowed for the OAuth client. */
  redirectUri: string;
  /** Path of this site to go to afterwards. Anything else becomes `/`. */
  returnTo?: string | undefined;
  /** `login` (default) always shows the page of the platform, `none` never does. With a `sessionToken` the default is `none`. */
  prompt?: 'login' | 'none' | 'consent' | 'select_account' | undefined;
  /** Goes to an identity provider at once: Google, Facebook or the id of a connection. */
  provider?: 'google' | 'facebook' | (string & {}) | undefined;
  /** Where in the redirect address the answer stands. Default `fragment`, which servers never see. */
  responseMode?: CallbackMode | undefined;
  /** Random value that an identity token would repeat. */
  nonce?: string | undefined;
  /** Session of a direct sign-in. The full-page way to tokens where frames are cut off from their cookies. */
  sessionToken?: string | undefined;
  /** Expected `iss` of the answer. Default the origin of the authorization address. */
  issuer?: string | undefined;
}

const PROVIDERS: Readonly<Record<string, string>> = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
};

/**
 * Begins a full-page sign-in (RFC 6749 with PKCE, RFC 7636). Send the browser to `url`; the page at `redirectUri` then calls `completeSignIn`, within
 * ten minutes. A `redirectUri` or `provider` that cannot be is refused as `validation`; a storage that fails is the `cause` of a `system` error with
 * the code `storage_failed`.
 *
 * @example
 * import { createTransport, member, webStorage } from 'storewire';
 * import { startSignIn } from 'storewire/sign-in';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
 * const shop = createTransport({ auth: session });
 * const { url } = await startSignIn(shop, session, { redirectUri: `${location.origin}/signed-in`, returnTo: '/cart' });
 * location.assign(url);
 */
export async function startSignIn(client: SignInClient, session: Pick<SignInSession, 'clientId' | 'end'>, options: StartOptions): Promise<{ url: string }> {
  const {
    redirectUri,
    returnTo = '/',
    sessionToken,
    nonce,
    responseMode = 'fragment',
    prompt = sessionToken ? 'none' : 'login',
    now = Date.now,
    signal,
  } = options;
  checkRedirectAddress(redirectUri);
  const { clientId } = session;
  const idp = connectionOf(options.provider);
  const storage = options.storage ?? defaultStorage();
  const verifier = createVerifier();
  const state = createState();
  const codeChallenge = await challengeOf(verifier);
  const request = { clientId, codeChallenge, state, responseMode, prompt, redirectUri, sessionToken, nonce, idp };
  const { url, origin } = await leavingEnded(session, () => openAuthorization(client, request, signal));
  const { issuer = origin } = options;
  const transaction = { verifier, redirectUri, responseMode, returnTo, issuer, startedAt: now() };
  await keepTransaction({ clientId, storage, now }, state, transaction).catch(unstored);
  return { url };
}

/** An answer must be told apart from what the address held before. */
function checkRedirectAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.hash || address.includes('#')) throw refuseInput(SIGN_IN, 'redirectUri', 'must be a whole address without a fragment');
  const taken = ANSWER_MEMBERS.find((name) => url.searchParams.has(name));
  if (taken) throw refuseInput(SIGN_IN, 'redirectUri', `must not have the parameter ${taken}`);
}

/** The platform drops a provider that it does not know and shows its own page; this is told instead. */
function connectionOf(provider: string | undefined): string | undefined {
  if (provider === undefined) return undefined;
  const connection = PROVIDERS[provider] ?? provider;
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(connection))
    throw refuseInput(SIGN_IN, 'provider', 'must be google, facebook or the id of a connection');
  return connection;
}
