import { type Fail, within } from '../../core/clock.ts';
import { openAuthorization, type SignInClient } from './authorization.ts';
import { leavingEnded } from '../ended.ts';
import { codeOf } from './callback.ts';
import { aborted, timedOut, unframed } from './failures.ts';
import { askFrame, type FrameWindow } from './frame.ts';
import { challengeOf, createState, createVerifier } from './pkce.ts';
import { exchangeCode, type SignInSession, startUnlessReplaced } from './session.ts';

/** Options of {@link signInSilently}. */
export interface SilentOptions {
  /** Session of a direct sign-in. Without it, the platform's own cookie says who is signed in there. */
  sessionToken?: string | undefined;
  /** Longest time of the whole flow. Default 120000 ms. */
  timeoutMs?: number | undefined;
  /** Ends the flow and takes the frame away. */
  signal?: AbortSignal | undefined;
  /** Expected `iss` of the answer. Default the origin of the authorization address. */
  issuer?: string | undefined;
  /** The window to put the frame into. Default the global one. */
  window?: FrameWindow | undefined;
}

/**
 * Signs in without showing a page: by a hidden frame, for the member whom `sessionToken` or the platform's cookie names. Where browsers cut
 * frames off from their cookies, `startSignIn` with a `sessionToken` does the same in the whole page. Fails with 'OAuth flow timed out' when
 * the frame stays silent, which is what the browser makes of an origin that is not allowed for the OAuth client.
 *
 * @example
 * import { createTransport, isStoreError, member } from 'storewire';
 * import { signInSilently } from 'storewire/sign-in';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' });
 * const shop = createTransport({ auth: session });
 * try {
 *   await signInSilently(shop, session, { timeoutMs: 10_000 });
 * } catch (error) {
 *   if (!isStoreError(error) || error.code !== 'login_required') throw error;
 *   console.log('Nobody is signed in on the platform');
 * }
 */
export async function signInSilently(client: SignInClient, session: SignInSession, options: SilentOptions = {}): Promise<void> {
  const { sessionToken, timeoutMs = 120_000, signal: callerSignal, window = globalThis.window } = options;
  if (!window) throw new TypeError('signInSilently needs a window: it runs in browsers only');
  const { clientId } = session;
  let isAsking = false;
  const fail: Fail = (reason, cause) =>
    reason === 'abort' ? aborted(cause) : timedOut(isAsking ? silenceOf(window.location.origin, clientId) : 'The platform answered too slowly', cause);
  const obtain = async (signal: AbortSignal) => {
    const codeVerifier = createVerifier();
    const state = createState();
    const codeChallenge = await challengeOf(codeVerifier);
    const request = { clientId, codeChallenge, state, responseMode: 'web_message' as const, prompt: 'none', sessionToken };
    const { url, origin } = await leavingEnded(session, () => openAuthorization(client, request, signal));
    isAsking = true;
    const callback = await askFrame(window, { url, origin, state, signal }).catch(unframed);
    isAsking = false;
    const code = codeOf(callback, options.issuer ?? origin, [codeVerifier, sessionToken]);
    return exchangeCode(client, clientId, { code, codeVerifier }, signal);
  };
  await startUnlessReplaced(session, () => within(timeoutMs, callerSignal, fail, obtain));
}

const silenceOf = (origin: string, clientId: string): string =>
  `The sign-in page sent no answer. The likely cause: ${origin} is not among the allowed redirect domains of the OAuth client ${clientId}`;
