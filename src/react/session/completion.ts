import type { MemberCredentials } from '../../auth/member-session.ts';
import type { Transport } from '../../core/options.ts';
import { isStoreError } from '../../errors/store-error.ts';
import { completeSignIn, signInSilently, type StartOptions, startSignIn, withoutAnswer } from '../../sign-in.ts';
import { navigateTo } from './leaving.ts';
import type { SignInOptions } from './sign-in-view.ts';

/** Who signs in where, and how. */
export interface SignInPlace {
  client: Transport;
  session: MemberCredentials;
  /** As they were last rendered. */
  options: () => SignInOptions;
}

const FRAME_LIMIT_MS = 10_000;

/** What a frame fails with that is cut off from its cookies, or was not let in. */
const CUT_OFF: readonly unknown[] = ['login_required', 'interaction_required', 'frame_refused', 'oauth_timeout'];

/** Sends the browser to a page of the platform. */
export async function leaveToSignIn({ client, session, options }: SignInPlace, more: Partial<StartOptions>): Promise<void> {
  const { redirectUri, returnTo, issuer, transactions: storage, navigate = navigateTo } = options();
  if (!redirectUri) throw new TypeError('A sign-in in the whole page needs the option redirectUri');
  const { url } = await startSignIn(client, session, { redirectUri, returnTo, issuer, storage, ...more });
  more.signal?.throwIfAborted();
  navigate(url);
}

/** Makes a member session of a session token. False when the browser leaves for that. */
export async function completeDirect(place: SignInPlace, sessionToken: string, signal: AbortSignal): Promise<boolean> {
  const { redirectUri, issuer, completeBy = 'frame', frameLimitMs: timeoutMs = redirectUri ? FRAME_LIMIT_MS : undefined } = place.options();
  if (completeBy === 'frame') {
    try {
      await signInSilently(place.client, place.session, { sessionToken, timeoutMs, issuer, signal });
      return true;
    } catch (error) {
      if (!redirectUri || !isStoreError(error) || !CUT_OFF.includes(error.code)) throw error;
    }
  }
  await leaveToSignIn(place, { sessionToken, signal });
  return false;
}

const underWay = new WeakMap<object, Promise<{ returnTo: string }>>();

/** Completes what the address of this page is the answer to. An answer is good once and React may ask twice, so the second joins the first. */
export function completeHere(place: SignInPlace): Promise<{ returnTo: string }> {
  const known = underWay.get(place.session);
  if (known) return known;
  const url = location.href;
  history.replaceState(history.state, '', withoutAnswer(url));
  const completing = complete(place, url).finally(() => underWay.delete(place.session));
  underWay.set(place.session, completing);
  return completing;
}

async function complete({ client, session, options }: SignInPlace, url: string): Promise<{ returnTo: string }> {
  try {
    return await completeSignIn(client, session, url, { storage: options().transactions });
  } catch (error) {
    // a reload, or a way back: what the answer was good for has been done
    const isDone = isStoreError(error) && (error.code === 'reused_state' || error.code === 'missing_code_or_state');
    if (isDone && (await session.session()).isLoggedIn) return { returnTo: '/' };
    throw error;
  }
}
