import type { StoreClient } from '../../core/options.ts';
import { StoreError, systemError } from '../../errors/store-error.ts';
import { asRecord } from '../../lib/fields.ts';
import { withTimeout } from '../../lib/timeout.ts';
import type { Tokens } from '../session/stored-session.ts';
import {
  type RedirectCallback,
  readAuthorizationCode,
  requestAuthorization,
  type SignInSession,
  startUnlessReplaced,
  toCallback,
} from './authorization.ts';
import { exchangeCode } from './code-exchange.ts';
import { AUTHORIZE, throwAs } from './errors.ts';
import { untilShown } from './prerendering.ts';

/** Options of {@link signInSilently}. */
export interface SilentSignInOptions {
  /** Session token of a custom login. Without it, the session of the browser on the platform counts. */
  sessionToken?: string | undefined;
  /** Maximum duration in milliseconds. Defaults to 120000. */
  timeoutMs?: number | undefined;
  /** Aborts the sign-in and removes the frame. */
  signal?: AbortSignal | undefined;
  /** The `iss` that the response may have. Defaults to the origin of the authorization endpoint. */
  issuer?: string | undefined;
}

/**
 * Signs a member in with a hidden frame, without showing a page. Where browsers block the cookies of frames,
 * use `startRedirectSignIn` with a `sessionToken` instead. Rejects with the code `frame_failed` if the content
 * security policy of the page forbids the frame, and with 'OAuth flow timed out' if the frame does not respond in
 * time, which also happens if the origin of the page is not allowed for the OAuth client.
 * The frame is removed in every case. A page that the browser prerenders waits until it is shown.
 *
 * @example
 * import { createTransport, isStoreError, member, signInSilently } from 'storewire';
 *
 * const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' });
 * const shop = createTransport({ auth: session });
 * try {
 *   await signInSilently(shop, session, { timeoutMs: 10_000 });
 * } catch (error) {
 *   if (!isStoreError(error) || error.code !== 'login_required') throw error;
 *   console.log('No member is signed in on the platform');
 * }
 */
export async function signInSilently(
  client: StoreClient,
  session: SignInSession,
  { sessionToken, timeoutMs = 120_000, signal: callerSignal, issuer }: SilentSignInOptions = {},
): Promise<void> {
  if (typeof document === 'undefined')
    throw new TypeError('signInSilently needs a window: it runs in browsers only');
  // a browser loads no frame of another origin before
  await untilShown(callerSignal);
  let isFrameLoading = false;
  const toError = (reason: 'abort' | 'timeout', cause: unknown): Error =>
    reason === 'abort'
      ? systemError({ operation: AUTHORIZE, reason, cause })
      : new StoreError('OAuth flow timed out', {
          kind: 'system',
          operation: AUTHORIZE,
          reason,
          code: 'oauth_timeout',
          description: isFrameLoading
            ? explainSilence(session.clientId)
            : 'The platform responded too slowly',
          cause,
        });
  const obtainTokens = async (signal: AbortSignal): Promise<Tokens> => {
    const parameters = { responseMode: 'web_message', prompt: 'none', sessionToken } as const;
    const { codeVerifier, ...request } = await requestAuthorization(client, session, parameters, { signal });
    isFrameLoading = true;
    const callback = await loadInFrame(request, signal).catch(throwAs('frame_failed'));
    isFrameLoading = false;
    const code = readAuthorizationCode(callback, issuer ?? request.origin);
    return exchangeCode(client, session.clientId, { code, codeVerifier }, signal);
  };
  await startUnlessReplaced(
    session,
    (signal) => withTimeout(timeoutMs, signal, toError, obtainTokens),
    callerSignal,
  );
}

const explainSilence = (clientId: string): string =>
  `The sign-in page did not respond. Likely cause: ${location.origin} is not among the allowed redirect domains of the OAuth client ${clientId}`;

/**
 * Opens the authorization endpoint in a hidden frame and waits for its response. Removes frame and listeners
 * before it settles.
 */
async function loadInFrame(
  { url, origin, state }: { url: string; origin: string; state: string },
  signal: AbortSignal,
): Promise<RedirectCallback> {
  signal.throwIfAborted();
  const frame = document.createElement('iframe');
  const ended = new AbortController();
  const untilEnd = { signal: ended.signal };
  try {
    return await new Promise<RedirectCallback>((resolve, reject) => {
      const onMessage = ({ source, origin: sender, data }: MessageEvent): void => {
        const message = asRecord(data);
        if (source === null || source !== frame.contentWindow || sender !== origin) return;
        if (message?.['state'] === state) resolve(toCallback((name) => message[name]));
      };
      const onViolation = (violation: SecurityPolicyViolationEvent): void => {
        if (forbidsFrame(violation, origin)) reject(forbiddenFrame(origin));
      };
      signal.addEventListener('abort', () => reject(signal.reason), untilEnd);
      addEventListener('message', onMessage, untilEnd);
      addEventListener('securitypolicyviolation', onViolation, untilEnd);
      frame.style.display = 'none';
      frame.setAttribute('aria-hidden', 'true');
      frame.src = url;
      document.body.append(frame);
    });
  } finally {
    ended.abort();
    frame.remove();
  }
}

/** Whether the content security policy of this page forbids frames of an origin. */
const forbidsFrame = (
  { effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent,
  origin: string,
): boolean =>
  /^(?:frame|child)-src$/.test(effectiveDirective) &&
  disposition === 'enforce' &&
  blockedURI.startsWith(origin);

const forbiddenFrame = (origin: string): StoreError =>
  systemError({
    operation: AUTHORIZE,
    code: 'frame_failed',
    description: `The content security policy of the page forbids the hidden frame: frame-src does not list ${origin}`,
  });
