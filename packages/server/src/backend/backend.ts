import { type Credentials, isStoreError, type KeyValueStorage, type TransportOptions } from 'storewire';
import { SESSION_PATH } from 'storewire/internal';
import { createTransport } from 'storewire/operations';
import { BodyWasRead, readBounded } from '../lib/bounded-body.ts';
import { checkOrigins, checkRange } from '../lib/check-options.ts';
import { pathBelow } from '../lib/mount.ts';
import { TimedOut, withTimeout } from '../lib/timeout.ts';
import { type ServerCookieOptions, SessionTooLong } from '../server-cookies.ts';
import { allowedCalls, type KnownCall } from './allowed-calls.ts';
import { type BrowserCall, forwardCall, PRIVATE_RESPONSE } from './forward-call.ts';
import { isFromOrigin } from './page-origin.ts';
import { type RequestSession, requestSessions } from './request-session.ts';

/**
 * Options of {@link createBackend}. `baseUrl`, `siteUrl`, `insecureHosts` and `fetch` are as in `createClient`;
 * pages can call web methods only if there is a `siteUrl`. The idempotency keys of pages are sent on in
 * `idempotencyHeader`, which must be that of the pages.
 */
export interface BackendOptions<Auth extends Credentials = Credentials>
  extends Pick<TransportOptions, 'baseUrl' | 'siteUrl' | 'insecureHosts' | 'idempotencyHeader' | 'fetch'> {
  /** Creates the credentials of one browser, for example `(storage) => member({ clientId, storage })`. */
  auth: (storage: KeyValueStorage) => Auth;
  /**
   * The calls that pages may make: functions of `storewire/operations`. Calls of sign-in, tokens and redirect
   * sessions are never allowed, because their responses contain tokens: make them in a route of the server,
   * with `session`.
   */
  calls: readonly KnownCall[];
  /** Origins of the pages, for example `https://shop.example`. */
  allowedOrigins: readonly string[];
  /** The HttpOnly cookies that contain the session. */
  cookies?: ServerCookieOptions | undefined;
  /**
   * Shared by several server processes, for example `redisStorage`. With it, a session is refreshed once even
   * if its requests reach different servers at the same time. It contains tokens for one minute after a
   * refresh. Default none: each process refreshes on its own.
   */
  shared?: KeyValueStorage | undefined;
  /**
   * Path under which the handler is mounted, for example `/api/store`. Frameworks such as Express may have
   * removed it from the URL. Default none.
   */
  mount?: string | undefined;
  /** Maximum length of a request body, in bytes. Default 1 MiB; `Infinity` for no limit. */
  maxBodyBytes?: number | undefined;
  /**
   * Maximum time until a response begins, in milliseconds, including the body of the request, tokens and
   * locks. Default 30000. A token request that was sent is completed afterwards, since its refresh token is
   * used up: the next request of the browser uses its result.
   */
  timeoutMs?: number | undefined;
}

/** Handles calls of pages, and opens sessions for other routes. */
export interface Backend<Auth extends Credentials = Credentials> {
  (request: Request): Promise<Response>;
  /**
   * The session of the browser that sent a request, for pages that the server renders and for sign-in. The
   * same `Request` always gets the same session. It does not check where the request comes from.
   */
  session(request: Request): RequestSession<Auth>;
  /** Where the platform is, for clients of other routes: `createClient({ ...backend.platform, auth })`. */
  readonly platform: Readonly<Pick<TransportOptions, 'baseUrl' | 'insecureHosts' | 'fetch'>>;
}

/** A request that the backend does not send on. */
class Rejection extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A token request of a call that has timed out may still take this long. */
const TOKEN_TIMEOUT_MS = 30_000;

/**
 * Creates a fetch-style handler that keeps the session in HttpOnly cookies: pages call it like the platform,
 * and it adds the tokens, which no page sees. `backendSession()` of `storewire` is the `auth` of such pages: a
 * `POST` to `/session` gives a new browser its session before its first calls. It passes responses of the
 * platform through. Its own are 403 for pages of other origins, 404 for calls that are not allowed, 408, 413
 * and 415 for bodies, 500 if a body parser has read the body, 401 with the code `session_ended`, 502, also
 * with the code `session_too_long`, and 504. Throws a `TypeError` for invalid options, such as no origin.
 *
 * @example
 * import { member } from 'storewire';
 * import { addLineItemsToCurrentCartV2, getCurrentCartV2, queryProducts } from 'storewire/operations';
 * import { createBackend } from 'storewire-server';
 *
 * export const backend = createBackend({
 *   auth: (storage) => member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage }),
 *   calls: [addLineItemsToCurrentCartV2, getCurrentCartV2, queryProducts],
 *   allowedOrigins: ['https://shop.example'],
 *   mount: '/api/store',
 * });
 *
 * // the page: createClient({ baseUrl: 'https://shop.example/api/store', auth: backendSession() })
 * export default { fetch: (request: Request) => backend(request) };
 */
export function createBackend<Auth extends Credentials>(options: BackendOptions<Auth>): Backend<Auth> {
  const { mount = '', maxBodyBytes = 1024 * 1024, timeoutMs = 30_000, insecureHosts } = options;
  checkRange('maxBodyBytes', maxBodyBytes, 1, Number.POSITIVE_INFINITY);
  checkRange('timeoutMs', timeoutMs, 1);
  const pathOf = pathBelow(mount);
  const origins = checkOrigins('allowedOrigins', options.allowedOrigins);
  if (origins.size === 0) throw new TypeError('allowedOrigins must name the origin of the pages');
  const deadlineMs = Math.max(timeoutMs, TOKEN_TIMEOUT_MS);
  const { idempotencyHeader, baseUrl } = options;
  const platform = Object.freeze({ baseUrl, insecureHosts, fetch: options.fetch });
  // the page repeats calls, not its backend
  const limits = { timeoutMs: deadlineMs, deadlineMs, retry: false } as const;
  const clientOf = (auth?: Credentials) =>
    createTransport({ ...platform, ...limits, siteUrl: options.siteUrl, auth });
  // throws for URLs that tokens must not be sent to
  const { siteUrl } = clientOf();
  const findCall = allowedCalls(options.calls.filter(({ info }) => siteUrl || !info.onSite));
  const openSession = requestSessions(options);
  const sessionsByRequest = new WeakMap<Request, RequestSession<Auth>>();

  /** Checks a request of a page. Returns undefined if it asks for a session instead of making a call. */
  async function readCall(request: Request, maxMs: number): Promise<BrowserCall | undefined> {
    const { pathname, search } = new URL(request.url);
    const path = pathOf(pathname);
    const isSession = request.method === 'POST' && path === SESSION_PATH;
    const call = isSession ? undefined : findCall(request.method, path);
    if (!call && !isSession) throw new Rejection(404, 'Pages cannot make this call');
    if (!isFromAllowedPage(request, origins))
      throw new Rejection(403, `Only pages of ${[...origins].join(' and ')} can make calls`);
    if (!call) return undefined;
    const hasBody = request.method !== 'GET' && request.method !== 'DELETE';
    if (hasBody && !/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
      throw new Rejection(415, 'The body must be JSON');
    const body = hasBody
      ? await withTimeout(maxMs, request.signal, () => readBounded(request, maxBodyBytes)).catch(rejectLate)
      : undefined;
    if (hasBody && body === undefined) throw new Rejection(413, 'The body is too long');
    const host = call.info.onSite ? siteUrl : '';
    return { request, url: host + call.path + search, body, idempotencyHeader };
  }

  async function respond(request: Request): Promise<Response> {
    const endsAt = performance.now() + timeoutMs;
    const remainingMs = (): number => Math.max(endsAt - performance.now(), 0);
    const call = await readCall(request, remainingMs());
    const session = openSession(request, true, remainingMs);
    // the time-out ends when the response begins: a page that leaves later cancels the body itself
    const response = await withTimeout(remainingMs(), request.signal, (signal) =>
      call ? forwardCall(call, clientOf(session.auth), signal) : startSession(session),
    ).catch(toResponse);
    return session.addTo(response);
  }

  function session(request: Request): RequestSession<Auth> {
    const opened = sessionsByRequest.get(request) ?? openSession(request, false, () => timeoutMs);
    sessionsByRequest.set(request, opened);
    return opened;
  }

  return Object.assign((request: Request) => respond(request).catch(toResponse), { session, platform });
}

const startSession = async ({ auth }: RequestSession<Credentials>): Promise<Response> =>
  ownResponse(200, { sessionId: await auth.sessionId() });

function rejectLate(error: unknown): never {
  throw error instanceof TimedOut ? new Rejection(408, 'The body did not arrive in time') : error;
}

/**
 * Whether a request comes from a page that may act for its user. Browsers send the origin of the page in
 * `Origin` with every write and `Sec-Fetch-Site` with every request; a write without either does not come
 * from a current browser.
 */
function isFromAllowedPage({ method, headers }: Request, allowedOrigins: ReadonlySet<string>): boolean {
  if (headers.has('origin')) return isFromOrigin(headers, allowedOrigins);
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return method === 'GET';
}

/** What a page gets for a failure: enough to react, and nothing internal of the server. */
function toResponse(error: unknown): Response {
  if (error instanceof Rejection) return ownResponse(error.status, { message: error.message });
  if (error instanceof BodyWasRead) return ownResponse(500, { message: error.message });
  const { code, reason, message = '', cause } = isStoreError(error) ? error : {};
  // thrown by the storage, before the call is sent
  if (cause instanceof SessionTooLong)
    return ownResponse(502, refusal('session_too_long', 'The tokens are too long for cookies'));
  if (code === 'session_ended') return ownResponse(401, refusal(code, message));
  return reason === 'timeout' || error instanceof TimedOut
    ? ownResponse(504, { message: 'The upstream request timed out' })
    : ownResponse(502, { message: 'The upstream request failed' });
}

/** An application error, in the form of the platform. */
const refusal = (code: string, message: string): object => ({
  message,
  details: { applicationError: { code, description: message } },
});

const ownResponse = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: PRIVATE_RESPONSE });
