import type { SignInClient } from './authorization.ts';
import { type Callback, type CallbackMode, codeOf, parseCallback } from './callback.ts';
import { missingCodeOrState, otherRedirect, unstored } from './failures.ts';
import { returnAddress } from './return-address.ts';
import { exchangeCode, type SignInSession, startUnlessReplaced } from './session.ts';
import { defaultStorage, takeTransaction, type TransactionOptions } from './transaction.ts';

/**
 * Ends a full-page sign-in with the address that the browser came back to. The member is signed in when it resolves. Each way in which the
 * answer can be wrong is a `StoreError` with a code of its own: `missing_code_or_state`, `invalid_state`, `reused_state`, `expired_state`,
 * `redirect_mismatch`, `issuer_mismatch`, `session_replaced`, or what the platform says, such as `access_denied`. A failed exchange says 'Failed to
 * get member tokens'. `returnTo` is a path of this site.
 *
 * @example
 * import { createTransport, member, webStorage } from 'storewire';
 * import { completeSignIn, withoutAnswer } from 'storewire/sign-in';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(localStorage) });
 * const shop = createTransport({ auth: session });
 * const answer = location.href;
 * history.replaceState(null, '', withoutAnswer(answer)); // before anything else on the page can read it
 * const { returnTo } = await completeSignIn(shop, session, answer);
 * location.replace(returnTo);
 */
export async function completeSignIn(
  client: SignInClient,
  session: SignInSession,
  url: string | URL,
  { storage = defaultStorage(), now = Date.now, signal }: TransactionOptions = {},
): Promise<{ returnTo: string }> {
  const { callback, mode } = readEither(url);
  const { code, state, error } = callback;
  if (!state || !(code || error)) throw missingCodeOrState(error);
  const { clientId } = session;
  const transaction = await takeTransaction({ clientId, storage, now }, state).catch(unstored);
  const { redirectUri, verifier: codeVerifier, issuer } = transaction;
  if (mode !== transaction.responseMode || !isAt(url, redirectUri)) throw otherRedirect();
  const grant = { code: codeOf(callback, issuer, [codeVerifier]), codeVerifier, redirectUri };
  await startUnlessReplaced(session, () => exchangeCode(client, clientId, grant, signal));
  return { returnTo: returnAddress(transaction.returnTo) };
}

/** Which mode it must be is known only once the state has been found. */
function readEither(url: string | URL): { callback: Callback; mode: CallbackMode } {
  const inFragment = parseCallback(url, 'fragment');
  if (inFragment.state) return { callback: inFragment, mode: 'fragment' };
  const inQuery = parseCallback(url, 'query');
  return inQuery.state || inQuery.code || inQuery.error ? { callback: inQuery, mode: 'query' } : { callback: inFragment, mode: 'fragment' };
}

/** Whether an address is the redirect address, which may have a query of its own. Others may have added to it. */
function isAt(url: string | URL, redirectUri: string): boolean {
  const [at, wanted] = [new URL(url), new URL(redirectUri)];
  const isSamePage = at.protocol === wanted.protocol && at.host === wanted.host && at.pathname === wanted.pathname;
  return isSamePage && [...wanted.searchParams].every(([name, value]) => at.searchParams.getAll(name).includes(value));
}
