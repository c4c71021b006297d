import type { KeyValueStorage } from 'storewire';
import {
  type AnsweringStorage,
  answering,
  answersItself,
  continuesSession,
  parseSession,
  serialQueue,
} from 'storewire/internal';
import { boundedMap } from '../lib/bounded-map.ts';
import { withTimeout } from '../lib/timeout.ts';
import { type RequestCookies, requestCookies } from '../request-cookies.ts';
import { type ServerCookieOptions, serverCookies, toCookies } from '../server-cookies.ts';
import { BrowserSession, REMEMBERED_MS } from './browser-session.ts';
import { SessionCookies } from './session-cookies.ts';

const MAX_SESSIONS = 10_000;

/** The session of one request, for custom routes, such as the one to which a sign-in returns. */
export interface RequestSession<Auth> {
  /** The credentials of the browser, created by the `auth` option of the backend. */
  auth: Auth;
  /**
   * The session cookies of this browser, also for other data of this session, such as a sign-in in progress.
   */
  storage: KeyValueStorage;
  /**
   * Returns a copy of the response with the cookies of the session and of everything else in `storage`. One that
   * sets cookies is `private, no-store`. Waits for refreshes in progress, unless the page of the request goes
   * away.
   */
  addTo(response: Response): Promise<Response>;
  /**
   * Saves the same, for frameworks that render after a middleware: `header()` is for whatever renders the
   * rest of the request, `addTo` for the response. Waits as the other `addTo` does.
   */
  save(): Promise<RequestCookies>;
}

interface SessionOptions<Auth> {
  auth: (storage: KeyValueStorage) => Auth;
  cookies?: ServerCookieOptions | undefined;
  /** Shared by several server processes. */
  shared?: KeyValueStorage | undefined;
}

/**
 * Returns the function that opens the session of a request: for a call of a page, which shares its credentials
 * with all calls of the browser, or for a route, which may sign in or out. Other requests see that change once
 * the browser sends the cookies of the response. `save` waits for refreshes for at most the time that `waitMs`
 * returns, and no longer than the page waits. Requests with the same cookies, or with those from before a refresh,
 * share a session. Requests without a session share nothing.
 */
export function requestSessions<Auth>({
  auth,
  cookies: options,
  shared,
}: SessionOptions<Auth>): (request: Request, isCall: boolean, waitMs: () => number) => RequestSession<Auth> {
  const sessions = boundedMap<string, BrowserSession<Auth>>(MAX_SESSIONS);
  const servers = shared && answering(shared);
  /** The key under which `auth` stores a session. Cookies may also contain sessions of another client id. */
  let sessionKey: string | undefined;

  const createAuth = (storage: Required<Pick<AnsweringStorage, 'get' | 'set' | 'delete' | 'lock'>>): Auth =>
    auth(
      answersItself({
        get(key) {
          sessionKey ??= key;
          return storage.get(key);
        },
        set: (key, value, ttlMs) => storage.set(key, value, ttlMs),
        delete: (key) => storage.delete(key),
        lock: (...lock) => storage.lock(...lock),
      }),
    );

  function remember(records: ReadonlyMap<string, string>, session: BrowserSession<Auth>): void {
    if (records.size > 0) sessions.set(idOf(records), session, REMEMBERED_MS);
  }

  return (request, isCall, waitMs) => {
    const jar = requestCookies(request);
    const cookies = serverCookies(jar, options);
    const sessionCookies = new SessionCookies(jar, options);
    const sent = sessionCookies.read();
    const session = sessions.get(idOf(sent)) ?? new BrowserSession<Auth>(new Map(sent), servers);
    remember(sent, session);
    const ownRefreshes = serialQueue();
    /** The sessions that this route has started or ended, by key; undefined if it has deleted them. */
    const replaced = new Map<string, string | undefined>();
    const isShared = (key: string): boolean => session.records.has(key) && !replaced.has(key);

    const storage = {
      get: async (key: string) =>
        isShared(key) ? session.get(key) : replaced.has(key) ? replaced.get(key) : cookies.get(key),
      async set(key: string, value: string, ttlMs?: number): Promise<void> {
        if (!parseSession(value)) return cookies.set(key, value, ttlMs);
        if (!replaced.has(key) && follows(session.records.get(key), value)) return session.set(key, value);
        toCookies('', value);
        replaced.set(key, value);
      },
      async delete(key: string): Promise<void> {
        if (isShared(key) || replaced.has(key)) replaced.set(key, undefined);
        else await cookies.delete(key);
      },
      lock: <T>(key: string, work: () => Promise<T>, isReplacement?: boolean): Promise<T> => {
        if (isReplacement && !replaced.has(key)) replaced.set(key, session.records.get(key));
        return isShared(key) ? session.lock(key, work) : ownRefreshes.run(work);
      },
    };

    async function save(): Promise<RequestCookies> {
      // a refresh of a session that this route has replaced is not waited for
      const refreshes = replaced.size > 0 ? [ownRefreshes] : [ownRefreshes, session.refreshes];
      await atMost(waitMs(), request.signal, Promise.all(refreshes.map(({ idle }) => idle())));
      const before = sessionCookies.read();
      await cookies.save();
      await sessionCookies.continue([...session.records].filter(([key]) => !replaced.has(key)));
      for (const [key, record] of replaced) await sessionCookies.replace(key, record);
      const after = sessionCookies.read();
      const record = sessionKey && after.get(sessionKey);
      if (sessionKey && record) {
        const isNew = before.get(sessionKey) !== record;
        sessionCookies.setSessionId(record, { isStart: replaced.has(sessionKey), isNew });
      }
      await sessionCookies.removeEarlier();
      // the cookies that the browser has from now on lead to the same session
      if (replaced.size === 0 && [...after.keys()].every((key) => session.records.has(key)))
        remember(after, session);
      return jar;
    }

    return {
      auth: isCall ? (session.auth ??= createAuth(session)) : createAuth(storage),
      storage,
      save,
      addTo: async (response) => (await save()).addTo(response),
    };
  };
}

/** Whether a record continues the session of the record before, if any. Otherwise a route has signed in or out. */
function follows(before: string | undefined, record: string): boolean {
  const [previous, next] = [parseSession(before), parseSession(record)];
  return !previous || !next || continuesSession(previous, next);
}

/** A request must have the tokens, or the random number of a session without tokens, to find its session. */
const idOf = (records: ReadonlyMap<string, string>): string => JSON.stringify([...records].toSorted());

/** Waits for work, whether it succeeds or fails, but no longer than this, nor than the page waits. */
const atMost = (ms: number, page: AbortSignal, work: Promise<unknown>): Promise<unknown> =>
  withTimeout(ms, page, () => work).catch(() => undefined);
