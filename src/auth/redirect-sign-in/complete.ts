import type { StoreClient } from '../../core/options.ts';
import { safeReturnPath } from '../../redirects/return-url.ts';
import { exchangeCode, type SignInSession, startUnlessReplaced } from './authorization.ts';
import { parseRedirectCallback, type RedirectCallback, readCode, withoutCallback } from './callback.ts';
import { missingCodeOrState, redirectMismatch, throwStorageError } from './errors.ts';
import { claimTransaction, defaultStorage, type TransactionOptions } from './transactions.ts';

/**
 * Completes a redirect sign-in with the URL that the browser was redirected to. The member is signed in when
 * the promise resolves. `returnTo` is a path of this site. If `url` is the URL of the page, the response
 * parameters are removed from the address bar first.
 *
 * Every invalid response is a `StoreError` with its own code: `missing_code_or_state`, `invalid_state`,
 * `reused_state`, `expired_state`, `redirect_mismatch`, `issuer_mismatch`, `session_replaced`, or an error
 * code of the platform, such as `access_denied`. If the code exchange fails, the message is 'Failed to get
 * member tokens'. The code is never sent twice.
 *
 * @example
 * import { createTransport, member, webStorage } from 'storewire';
 * import { completeRedirectSignIn } from 'storewire/sign-in';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
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
  const { callback, responseMode } = findCallback(url);
  const { code, state, error } = callback;
  if (!state || !(code || error)) throw missingCodeOrState(error);
  const { clientId } = session;
  const transaction = await claimTransaction(storage, clientId, state).catch(throwStorageError);
  const { codeVerifier, redirectUri, issuer } = transaction;
  if (responseMode !== transaction.responseMode || !isAtRedirectUri(url, redirectUri))
    throw redirectMismatch();
  const grant = { code: readCode(callback, issuer), codeVerifier, redirectUri };
  await startUnlessReplaced(session, (combined) => exchangeCode(client, clientId, grant, combined), signal);
  return { returnTo: safeReturnPath(transaction.returnTo) };
}

/** Which response mode the request had is known only once its transaction is found by the state. */
function findCallback(url: string | URL): {
  callback: RedirectCallback;
  responseMode: 'fragment' | 'query';
} {
  const inFragment = parseRedirectCallback(url, 'fragment');
  if (inFragment.state) return { callback: inFragment, responseMode: 'fragment' };
  const inQuery = parseRedirectCallback(url, 'query');
  return inQuery.state || inQuery.code || inQuery.error
    ? { callback: inQuery, responseMode: 'query' }
    : { callback: inFragment, responseMode: 'fragment' };
}

/** Whether a URL is the redirect URI with more parameters. The platform and others may add some. */
function isAtRedirectUri(url: string | URL, redirectUri: string): boolean {
  const [actual, expected] = [new URL(url), new URL(redirectUri)];
  return (
    actual.origin === expected.origin &&
    actual.pathname === expected.pathname &&
    [...expected.searchParams].every(([name, value]) => actual.searchParams.getAll(name).includes(value))
  );
}
