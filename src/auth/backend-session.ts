import type { OperationInfo } from '../core/operation-info.ts';
import {
  type Access,
  type Credentials,
  type CredentialsContext,
  type SentCall,
  TRANSPORT,
} from '../core/options.ts';
import { systemError } from '../errors/store-error.ts';
import { callListener } from '../lib/call-listener.ts';
import { singleFlight } from '../lib/concurrency.ts';
import { HOST_PREFIX, parseCookies, toCookieName } from '../lib/cookie.ts';
import { asText } from '../lib/fields.ts';
import { onReturn, openChannel, untilVisible, withWebLock } from '../storage/tabs.ts';
import {
  type KnownSession,
  parseSessionId,
  SESSION_ID_COOKIE,
  SESSION_PATH,
  sessionIdName,
} from './backend-protocol.ts';
import type { SessionEvent, SessionState } from './session/member-credentials.ts';

const START_SESSION: OperationInfo = {
  id: 'backend.session',
  method: 'POST',
  path: SESSION_PATH,
  // a session that is not used does no harm
  safe: true,
  noAuth: true,
};

/** Options of {@link backendSession}. */
export interface BackendSessionOptions {
  /**
   * Route of the site that starts a sign-in by redirect, for `useSignIn`. It gets a form POST with the field
   * `returnTo`.
   */
  signInUrl?: string | undefined;
  /** Route of the site that signs out, for `useSignOut`. It gets a form POST with the field `returnTo`. */
  signOutUrl?: string | undefined;
}

/**
 * The session of a page behind `createBackend`: credentials of the client, and `session` of the
 * `StoreProvider`.
 */
export interface BackendCredentials extends Credentials {
  /** Who is signed in, according to the cookie. `none` in a new browser, on a server, and after the end of a session. */
  session(): Promise<SessionState>;
  /**
   * Calls the listener when the session changes, also in another tab. Reading the session of an earlier page is
   * no change. Returns a function that removes the listener.
   */
  onSession(listener: (event: SessionEvent) => void): () => void;
  /** Leaves the page for the sign-in. Throws a `TypeError` without `signInUrl`. */
  signIn(returnTo?: string): void;
  /** Leaves the page and signs out. Throws a `TypeError` without `signOutUrl`. */
  signOut(returnTo?: string): void;
}

/**
 * The `auth` of pages whose session is in HttpOnly cookies of `createBackend`. Sends no token: it knows only
 * the session id, a random id, from a cookie next to them. In a new browser, the first call waits until the
 * backend has given the browser a session, under a Web Lock if the browser has them, so that parallel first
 * calls of all tabs create one visitor. A change of the session, in any tab, is reported within a second. On
 * a server, the session id is `none`.
 *
 * @example
 * import { backendSession, createClient } from 'storewire';
 *
 * const client = createClient({ baseUrl: 'https://shop.example/api/store', auth: backendSession() });
 * const { cart } = await client.currentCartV2.getCurrentCart();
 */
export function backendSession(options: BackendSessionOptions = {}): BackendCredentials {
  const sessionListeners = new Set<(event: SessionEvent) => void>();
  let role: SessionState['role'] = 'none';
  const listeners = new Set<() => void>();
  const startOnce = singleFlight<void>();
  let current: Access | undefined;
  /** The session id of a browser that blocks cookies. */
  let unstored: string | undefined;
  /** Whether the page was opened with a session. */
  let hadSession = true;
  let channel: BroadcastChannel | undefined;
  let stopReading: (() => void) | undefined;

  /** Reads the cookie, and reports a change here and to other tabs. Returns undefined in a new browser. */
  function check(): Access | undefined {
    const known = readSessionId();
    const sessionId = known?.sessionId ?? unstored;
    if (sessionId === undefined) {
      hadSession = false;
      return undefined;
    }
    if (sessionId === current?.sessionId) return current;
    const isChange = current !== undefined;
    const wasMember = role === 'member';
    role = known?.role ?? 'visitor';
    current = Object.freeze({
      headers: Object.freeze({}),
      sessionId,
      role: role === 'none' ? undefined : role,
    });
    listen()?.postMessage(sessionId);
    if (isChange) for (const listener of listeners) void callListener(listener, undefined);
    const reason = role === 'member' ? 'replaced' : role === 'visitor' ? 'signedOut' : 'invalidGrant';
    for (const listener of sessionListeners) {
      if (wasMember) void callListener(listener, { type: 'ended', role: 'member', reason });
      if ((isChange || !hadSession) && role !== 'none')
        void callListener(listener, { type: 'started', role });
    }
    return current;
  }

  function listen(): BroadcastChannel | undefined {
    if (channel) return channel;
    channel = openChannel(SESSION_ID_COOKIE);
    if (!channel) return undefined;
    channel.onmessage = async ({ data }) => {
      await untilVisible(() => readSessionId()?.sessionId === data);
      check();
    };
    // of routes that the page calls without the client
    globalThis.cookieStore?.addEventListener('change', check);
    return channel;
  }

  function subscribe<Listener>(to: Set<Listener>, listener: Listener): () => void {
    to.add(listener);
    listen();
    stopReading ??= onReturn(check);
    return () => {
      to.delete(listener);
      if (listeners.size + sessionListeners.size > 0) return;
      stopReading?.();
      stopReading = undefined;
    };
  }

  const start = (context: CredentialsContext): Promise<void> =>
    startOnce(async () => {
      const request = async (): Promise<void> => {
        // another tab may have been first
        if (check()) return;
        const sessionId = await context.client[TRANSPORT].read(START_SESSION, undefined, {}, readStarted);
        unstored = readSessionId() ? undefined : sessionId;
      };
      await withWebLock(SESSION_ID_COOKIE, request);
    });

  const access = (context: CredentialsContext): Access | Promise<Access> =>
    (globalThis.document ? check() : NO_PAGE) ?? start(context).then(() => check() ?? NO_PAGE);

  return {
    access,
    sessionId: async (context) => (context ? await access(context) : (check() ?? NO_PAGE)).sessionId,
    onSessionId: (listener) => subscribe(listeners, listener),
    onResponse: check,
    async session() {
      const known = check();
      // the role is that of the last session, also after its cookie was removed
      return known
        ? { role, isSignedIn: role === 'member', sessionId: known.sessionId }
        : { role: 'none', isSignedIn: false, sessionId: NO_PAGE.sessionId };
    },
    onSession: (listener) => subscribe(sessionListeners, listener),
    signIn: (returnTo) => post('signInUrl', options.signInUrl, returnTo),
    signOut: (returnTo) => post('signOutUrl', options.signOutUrl, returnTo),
  };
}

/** Leaves the page with a form: browsers send its origin along, which the route must check. */
function post(option: string, url: string | undefined, returnTo = '/'): void {
  if (url === undefined) throw new TypeError(`This needs the option ${option} of backendSession`);
  const form = document.createElement('form');
  const field = document.createElement('input');
  Object.assign(form, { method: 'post', action: url, hidden: true });
  Object.assign(field, { name: 'returnTo', value: returnTo });
  form.append(field);
  document.body.append(form);
  form.submit();
}

function readStarted(body: { sessionId?: unknown }, { context }: SentCall): string {
  const sessionId = asText(body.sessionId);
  const description = 'The response has no session id';
  if (!sessionId) throw systemError({ ...context, reason: 'badAnswer', description });
  return sessionId;
}

const NO_PAGE: Access = { headers: {}, sessionId: 'none' };

function readSessionId(): KnownSession | undefined {
  const cookies = parseCookies(globalThis.document?.cookie ?? '');
  const read = (key: string): string | undefined => {
    const name = toCookieName(key);
    return cookies.get(HOST_PREFIX + name) ?? cookies.get(name);
  };
  return parseSessionId(read(sessionIdName(read)) ?? read(SESSION_ID_COOKIE));
}
