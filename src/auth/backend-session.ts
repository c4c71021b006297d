import { type Access, type Credentials, type CredentialsContext, TRANSPORT } from '../core/options.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import { asText } from '../errors/normalise.ts';
import { parseCookies } from '../lib/cookie.ts';
import { notify } from '../lib/emit.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { untilVisible, webLocks } from '../storage/web-locks.ts';

/**
 * Cookie with the identity of a backend session, which pages can read. Its name has the prefix `__Host-` if
 * the cookies are secure.
 */
export const IDENTITY_COOKIE = 'storewire-identity';
/** Path of a backend that gives a new browser its session. */
export const SESSION_PATH = '/session';

const START_SESSION: OperationInfo = {
  id: 'backend.session',
  method: 'POST',
  path: SESSION_PATH,
  // a session that is not used does no harm
  read: true,
  open: true,
  check: (body) => (readField(body) ? undefined : 'The response has no identity'),
};

const readField = (body: unknown): string | undefined => asText((body as { identity?: unknown }).identity);

/**
 * The `auth` of pages whose session is in HttpOnly cookies of `createBackend`. Sends no token: it knows only
 * the identity, a random id, from a cookie next to them. In a new browser, the first call waits until the
 * backend has given the browser a session, under a Web Lock if the browser has them, so that parallel first
 * calls of all tabs create one visitor. A change of the identity, in any tab, is reported within a second. On
 * a server, the identity is `none`.
 *
 * @example
 * import { backendSession, createClient } from 'storewire';
 *
 * const client = createClient({ baseUrl: 'https://shop.example/api/store', auth: backendSession() });
 * const { cart } = await client.currentCart.getCurrentCart();
 */
export function backendSession(): Credentials {
  const listeners = new Set<() => void>();
  const startOnce = singleFlight<void>();
  let current: Access | undefined;
  /** The identity of a browser that blocks cookies. */
  let unstored: string | undefined;
  let channel: BroadcastChannel | undefined;

  /** Reads the cookie, and reports a change here and to other tabs. Returns undefined in a new browser. */
  function check(): Access | undefined {
    const identity = readIdentity() ?? unstored;
    if (identity === undefined) return undefined;
    if (identity === current?.identity) return current;
    const isChange = current !== undefined;
    current = Object.freeze({ headers: Object.freeze({}), identity });
    openChannel()?.postMessage(identity);
    if (isChange) for (const listener of listeners) void notify(listener, undefined);
    return current;
  }

  function openChannel(): BroadcastChannel | undefined {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(IDENTITY_COOKIE);
    channel.onmessage = async ({ data }) => {
      await untilVisible(() => readIdentity() === data);
      check();
    };
    // of routes that the page calls without the client
    globalThis.cookieStore?.addEventListener('change', check);
    return channel;
  }

  const start = (context: CredentialsContext): Promise<void> =>
    startOnce(async () => {
      const request = async (): Promise<void> => {
        // another tab may have been first
        if (check()) return;
        const response = await context.client[TRANSPORT].call(START_SESSION);
        unstored = readIdentity() ? undefined : readField(response);
      };
      await (webLocks()?.request(IDENTITY_COOKIE, {}, request) ?? request());
    });

  const access = (context: CredentialsContext): Access | Promise<Access> =>
    (globalThis.document ? check() : NO_PAGE) ?? start(context).then(() => check() ?? NO_PAGE);

  return {
    access,
    identity: async (context) => (context ? await access(context) : (check() ?? NO_PAGE)).identity,
    onIdentity(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onResponse: check,
  };
}

const NO_PAGE: Access = { headers: {}, identity: 'none' };

function readIdentity(): string | undefined {
  const cookies = parseCookies(globalThis.document?.cookie ?? '');
  return cookies.get(`__Host-${IDENTITY_COOKIE}`) ?? cookies.get(IDENTITY_COOKIE);
}
