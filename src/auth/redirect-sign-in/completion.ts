/** The completion of a redirect sign-in, which calls that overlap share. */
import type { StoreClient } from '../../core/options.ts';
import { safeReturnPath } from '../../redirects/return-url.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import {
  type RedirectCallback,
  readAuthorizationCode,
  type SignInSession,
  startUnlessReplaced,
} from './authorization.ts';
import { exchangeCode } from './code-exchange.ts';
import { signInError, throwAs, unlessAborted } from './errors.ts';
import { untilShown } from './prerendering.ts';
import { claimSignIn, forgetSignIn, isRepeated, keepCompletion } from './transactions.ts';

/** An authorization response with a state, and a code or an error. */
interface SignInResponse {
  url: string | URL;
  callback: RedirectCallback;
  state: string;
  responseMode: 'fragment' | 'query';
}

/** Where to go after the sign-in. */
interface SignInEnd {
  returnTo: string;
}

interface RunningCompletion {
  response: SignInResponse;
  end: Promise<SignInEnd>;
  /** The signals of the calls that wait for it. */
  waiting: (AbortSignal | undefined)[];
}

/** The completions that are running. */
const completions = new WeakMap<SignInSession, RunningCompletion>();

/** Waits for the completion of a session that is running; undefined if there is none, or only of another response. */
export function joinCompletion(
  session: SignInSession,
  signal: AbortSignal | undefined,
  response?: SignInResponse,
): Promise<SignInEnd> | undefined {
  const running = completions.get(session);
  const isOther = response && running && !isSame(response, running.response);
  if (!running || isOther) return undefined;
  running.waiting.push(signal);
  return unlessAborted(signal, () => running.end);
}

const isSame = (a: SignInResponse, b: SignInResponse): boolean =>
  a.state === b.state && a.callback.code === b.callback.code;

/** Completes a sign-in. It goes on as long as one of the calls that wait for it is not aborted. */
export function completeOnce(
  client: StoreClient,
  session: SignInSession,
  response: SignInResponse,
  storage: KeyValueStorage,
  signal: AbortSignal | undefined,
): Promise<SignInEnd> {
  const joined = joinCompletion(session, signal, response);
  if (joined) return joined;
  const waiting = [signal];
  const refuseAbandoned = (): void => {
    if (!waiting.every((each) => each?.aborted)) return;
    forget();
    throw signal?.reason;
  };
  const forget = (): void => {
    if (completions.get(session)?.waiting === waiting) completions.delete(session);
  };
  const end = complete(client, session, response, storage, refuseAbandoned).finally(forget);
  // all calls may be aborted before it fails
  end.catch(() => undefined);
  completions.set(session, { response, end, waiting });
  return unlessAborted(signal, () => end);
}

async function complete(
  client: StoreClient,
  session: SignInSession,
  { url, callback, state, responseMode }: SignInResponse,
  storage: KeyValueStorage,
  refuseAbandoned: () => void,
): Promise<SignInEnd> {
  const { clientId } = session;
  await untilShown();
  refuseAbandoned();
  const found = await claimSignIn(storage, clientId, state).catch(throwAs('storage_failed'));
  const returnTo = safeReturnPath(found.returnTo);
  if ('completedBy' in found) {
    if (await isRepeated(found, session, callback.code)) return { returnTo };
    throw signInError('invalid_state', { description: USED_STATE });
  }
  const { codeVerifier, redirectUri, issuer } = found;
  try {
    if (responseMode !== found.responseMode || !isAtRedirectUri(url, redirectUri))
      throw signInError('redirect_mismatch');
    const code = readAuthorizationCode(callback, issuer);
    await startUnlessReplaced(session, async (replaced) => {
      refuseAbandoned();
      const tokens = await exchangeCode(client, clientId, { code, codeVerifier, redirectUri }, replaced);
      refuseAbandoned();
      return tokens;
    });
    await keepCompletion(storage, session, state, { code, returnTo });
    return { returnTo };
  } catch (error) {
    await forgetSignIn(storage, clientId, state);
    throw error;
  }
}

const USED_STATE =
  'This sign-in is complete already. The browser has returned to it with another response, which signs nobody in';

/** Whether a URL is the redirect URI with more parameters. The platform and others may add some. */
function isAtRedirectUri(url: string | URL, redirectUri: string): boolean {
  const [actual, expected] = [new URL(url), new URL(redirectUri)];
  return (
    actual.origin === expected.origin &&
    actual.pathname === expected.pathname &&
    [...expected.searchParams].every(([name, value]) => actual.searchParams.getAll(name).includes(value))
  );
}
