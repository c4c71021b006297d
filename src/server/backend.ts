import { SESSION_ENDED } from '../auth/session/member-session.ts';
import type { KeyValueStorage } from '../storage/storage.ts';
import { checkRange } from '../lib/range.ts';
import { readBounded } from '../lib/bounded-body.ts';
import type { Credentials } from '../core/options.ts';
import { checkOrigins } from '../lib/url.ts';
import { createTransport } from '../client.ts';
import { isStoreError } from '../errors/store-error.ts';
import { allowedCalls, type KnownCall } from './allowed-calls.ts';
import { type ServerCookieOptions, serverCookies } from './cookies.ts';
import { forward, PRIVATE_ANSWER, type PageCall } from './forward.ts';
import { requestCookies } from './request-cookies.ts';
import { isFromAllowedPage } from './same-origin.ts';
import { sharedSessions } from './shared-sessions.ts';

/** What `createBackend` takes. */
export interface BackendOptions<Auth extends Credentials = Credentials> {
  /** Makes who a browser speaks for, for example `(storage) => member({ clientId, storage })`. */
  auth: (storage: KeyValueStorage) => Auth;
  /**
   * What pages may call: functions of `./operations`. Calls of sign-in, tokens and redirect sessions stay out of reach, as their answers hold
   * tokens: make those in a route of the server, with `session`.
   */
  calls: readonly KnownCall[];
  /** Origins of the pages, for example `https://shop.example`. */
  allowedOrigins: readonly string[];
  /** The HttpOnly cookies that hold the session. */
  cookies?: ServerCookieOptions | undefined;
  /** The platform host. Default as in `createTransport`. */
  baseUrl?: string | undefined;
  /** Path below which the handler is mounted, for example `/api/store`. Default none. */
  mount?: string | undefined;
  /** Longest body of a request, in bytes. Default 1 MiB; `Infinity` for any. */
  maxBodyBytes?: number | undefined;
  /** Longest wait for the beginning of an answer, in milliseconds, tokens included. Default 30000. */
  timeoutMs?: number | undefined;
  /** Sends the calls to the platform. Default the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** The session of one request, for routes of your own, such as the one that a sign-in comes back to. */
export interface BackendSession<Auth> {
  /** Who the browser speaks for, as the backend's own `auth` made it. */
  auth: Auth;
  /** The cookies of this browser that hold the session, for what else belongs to it: a sign-in that is under way. */
  storage: KeyValueStorage;
  /** The answer with the cookies of what has become of the session, and of what else is in `storage`. */
  addTo(response: Response): Promise<Response>;
}

/** Answers calls of pages, and opens sessions for other routes. */
export interface Backend<Auth extends Credentials = Credentials> {
  (request: Request): Promise<Response>;
  /** The session of the browser that sent a request, for pages that the server itself renders. */
  session(request: Request): BackendSession<Auth>;
}

/** A refusal of the backend itself. */
class Refusal {
  readonly status: number;
  readonly message: string;

  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

/**
 * A fetch-style handler beside an HttpOnly session: pages call it as if it was the platform, and it adds the tokens, which no page sees. It
 * passes the platform's answers on. Its own are 403 for pages of other origins, 404 for calls that are not allowed, 413 and 415 for a body
 * that is too long or no JSON, 401 with the `error` `session_ended` until someone signs in again, 502 where the platform cannot be asked and
 * 504 where it is late. Options that cannot be, such as no origin at all, are refused with a `TypeError`.
 *
 * @example
 * import { member } from 'storewire';
 * import { addToCurrentCart, getCurrentCart, queryProducts } from 'storewire/operations';
 * import { createBackend } from 'storewire/server';
 *
 * export const backend = createBackend({
 *   auth: (storage) => member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage }),
 *   calls: [addToCurrentCart, getCurrentCart, queryProducts],
 *   allowedOrigins: ['https://shop.example'],
 *   mount: '/api/store',
 * });
 *
 * // the page then has: createTransport({ baseUrl: 'https://shop.example/api/store' })
 * export default { fetch: (request: Request) => backend(request) };
 */
export function createBackend<Auth extends Credentials>(options: BackendOptions<Auth>): Backend<Auth> {
  const { auth, cookies, mount = '', maxBodyBytes = 1024 * 1024, timeoutMs = 30_000 } = options;
  checkRange('maxBodyBytes', maxBodyBytes, 1, Number.POSITIVE_INFINITY);
  checkRange('timeoutMs', timeoutMs, 1);
  const origins = checkOrigins('allowedOrigins', options.allowedOrigins);
  if (origins.size === 0) throw new TypeError('allowedOrigins must name the origin of the pages');
  const platform = createTransport({ baseUrl: options.baseUrl, fetch: options.fetch });
  const find = allowedCalls(options.calls);
  const shared = sharedSessions(auth, cookies);

  async function read(request: Request): Promise<PageCall> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.startsWith(`${mount}/`) ? pathname.slice(mount.length) : '';
    const operation = find(request.method, path);
    if (!operation) throw new Refusal(404, 'There is no such call among those that pages may make');
    if (!isFromAllowedPage(request, origins))
      throw new Refusal(403, 'The call does not come from a page that may make it');
    const hasBody = request.method !== 'GET' && request.method !== 'DELETE';
    if (hasBody && !/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
      throw new Refusal(415, 'The body must be JSON');
    const body = hasBody ? await readBounded(request, maxBodyBytes) : undefined;
    if (hasBody && body === undefined) throw new Refusal(413, 'The body is too long');
    return { operationId: operation.id, request, address: path + search, body };
  }

  async function answer(request: Request): Promise<Response> {
    const call = await read(request);
    const jar = requestCookies(request);
    const session = await shared.open(jar);
    const response = await forward(call, platform, session.auth, timeoutMs).catch(toAnswer);
    await session.save();
    return jar.addTo(response);
  }

  function session(request: Request): BackendSession<Auth> {
    const jar = requestCookies(request);
    const storage = serverCookies(jar, cookies);
    const addTo = async (response: Response): Promise<Response> => {
      await storage.save();
      // calls of the page that are still under way must not bring the old session back
      if (jar.lines().length > 0) await shared.close(requestCookies(request));
      return jar.addTo(response);
    };
    return { auth: auth(storage), storage, addTo };
  }

  return Object.assign((request: Request) => answer(request).catch(toAnswer), { session });
}

/** What a page learns of a failure: enough to act on, nothing of the server's inside. */
function toAnswer(error: unknown): Response {
  if (error instanceof Refusal) return say(error.status, { message: error.message });
  if (isStoreError(error) && error.code === SESSION_ENDED)
    return say(401, { message: error.message, error: error.code });
  const isLate = isStoreError(error) && error.reason === 'timeout';
  return say(isLate ? 504 : 502, {
    message: isLate ? 'The platform did not answer in time' : 'The platform could not be asked',
  });
}

const say = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: PRIVATE_ANSWER });
