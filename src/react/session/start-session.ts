/** What the steps of a sign-in do beyond the custom login: they leave the page, or start a session. */
import type { CustomLogin } from '../../auth/custom-login/custom-login.ts';
import type { CustomLoginFailure } from '../../auth/custom-login/failures.ts';
import type { LoginSuccess } from '../../auth/custom-login/states.ts';
import {
  completeRedirectSignIn,
  type RedirectSignInOptions,
  startRedirectSignIn,
} from '../../auth/redirect-sign-in/redirect-sign-in.ts';
import { signInSilently } from '../../auth/redirect-sign-in/silent.ts';
import type { MemberCredentials } from '../../auth/session/member-credentials.ts';
import type { StoreClient } from '../../core/options.ts';
import { asStoreError, isStoreError, type StoreError, systemError } from '../../errors/store-error.ts';
import { safeReturnPath } from '../../redirects/return-url.ts';
import type { PageSession } from '../provider.ts';
import type { SignInOptions, SignInOutcome, SignInSuccess } from './sign-in-state.ts';

/** What a step of a sign-in works with. */
export interface StepContext {
  client: StoreClient;
  session: PageSession;
  options: SignInOptions;
  login: CustomLogin;
  signal: AbortSignal;
}

/** Calls the listener when the browser restores the page as it was when the user left it. */
export function onPageRestored(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

/** The session of a page that has its tokens. */
function memberSession({ session }: StepContext): MemberCredentials {
  if ('signIn' in session) throw new TypeError('Behind a backend, sign in with startRedirect');
  return session;
}

/** A storage may throw anything. A `TypeError` is a programming error and is thrown. */
export function toSessionError(error: unknown): StoreError {
  if (error instanceof TypeError) throw error;
  return asStoreError(error, 'oauth.authorize');
}

/** No response can complete such a sign-in any more, in this tab. */
const SIGN_IN_OVER: readonly unknown[] = ['missing_code_or_state', 'invalid_state', 'expired_state'];

/** A redirect sign-in, or the exchange of a session token, that failed as a step. */
export function toFailure(error: unknown): CustomLoginFailure {
  const cause = toSessionError(error);
  const reason = SIGN_IN_OVER.includes(cause.code) ? 'signInOver' : 'unknown';
  return { loginState: 'FAILURE', error: cause.message, errorCode: reason, reason, cause };
}

/** Sends the browser to the platform, or to the route of a backend. */
export async function leaveToSignIn(
  { client, session, options: { redirectUri, returnTo }, signal }: StepContext,
  input: Partial<RedirectSignInOptions> = {},
): Promise<SignInOutcome> {
  if ('signIn' in session) session.signIn(input.returnTo ?? returnTo);
  else {
    if (!redirectUri) throw new TypeError('A redirect sign-in needs the option redirectUri');
    const { url } = await startRedirectSignIn(client, session, { redirectUri, returnTo, ...input, signal });
    if (signal.aborted) throw systemError({ operation: 'oauth.authorize', reason: 'abort' });
    location.assign(url);
  }
  return { loginState: 'LEAVING' };
}

const FRAME_TIMEOUT_MS = 10_000;

/** How a hidden frame fails if the browser blocks its cookies, or did not load it. */
const FRAME_ERRORS: readonly unknown[] = [
  'login_required',
  'interaction_required',
  'frame_failed',
  'oauth_timeout',
];

/** Starts the session of a custom login: in a hidden frame, and if that fails with a redirect. */
export async function exchangeSessionToken(
  context: StepContext,
  { data: { sessionToken, identity, additionalData } }: LoginSuccess,
): Promise<SignInOutcome> {
  const { redirectUri, returnTo } = context.options;
  const { client, signal } = context;
  try {
    const timeoutMs = redirectUri ? FRAME_TIMEOUT_MS : undefined;
    await signInSilently(client, memberSession(context), { sessionToken, timeoutMs, signal });
  } catch (error) {
    if (!redirectUri || !isStoreError(error) || !FRAME_ERRORS.includes(error.code)) throw error;
    return leaveToSignIn(context, { sessionToken });
  }
  return { loginState: 'SUCCESS', data: { identity, additionalData }, returnTo: safeReturnPath(returnTo) };
}

/** Completes a redirect sign-in with the URL of this page. Not aborted, as a response can be used only once. */
export async function completeRedirect(context: StepContext): Promise<SignInSuccess> {
  const session = memberSession(context);
  const completion = completeRedirectSignIn(context.client, session, location.href);
  const { returnTo } = await completion.catch(async (error: unknown) => {
    if (isOpenedAgain(error) && (await session.session()).isSignedIn) return { returnTo: '/' };
    throw error;
  });
  return { loginState: 'SUCCESS', data: undefined, returnTo };
}

/** Whether the page has no response, not even an error: a completed sign-in has removed it from the address bar. */
const isOpenedAgain = (error: unknown): boolean =>
  isStoreError(error) && error.code === 'missing_code_or_state' && !error.data;
