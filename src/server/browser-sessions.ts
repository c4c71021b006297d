import { ENDED_MARK, FIRST_VISITOR, IDENTITY_COOKIE, MEMBER_MARK } from '../auth/backend-session.ts';
import { continuesSession, parseSession, roleOf } from '../auth/session/session-record.ts';
import { boundedMap } from '../lib/bounded-map.ts';
import { type SerialQueue, serialQueue } from '../lib/concurrency.ts';
import { toCookieName } from '../lib/cookie.ts';
import { withTimeout } from '../lib/timeout.ts';
import { fingerprint } from '../lib/tokens.ts';
import { fromCookies, toCookies } from '../storage/document-cookies.ts';
import { type KeyValueStorage, SessionTooLong } from '../storage/storage.ts';
import {
  cookieAttributes,
  cookiePrefix,
  type RequestCookies,
  type ServerCookieOptions,
  type ServerCookies,
  serverCookies,
} from './cookies.ts';

/**
 * How long a session is remembered after its last request: requests with cookies from before a refresh arrive
 * within this time.
 */
const REMEMBERED_MS = 60_000;
const MAX_SESSIONS = 10_000;
/** How many refreshes of other processes are followed from the record in the cookies of a request. */
const MAX_SUCCESSORS = 20;

/** What the sessions of a backend need. */
interface BrowserSessionOptions<Auth> {
  auth: (storage: KeyValueStorage) => Auth;
  cookies: ServerCookieOptions | undefined;
  /** Shared by several server processes. */
  shared: KeyValueStorage | undefined;
}

/** The session of one browser in this process, shared by all its requests: by pages' calls and by routes. */
interface BrowserSession<Auth> {
  /**
   * The newest record of each key, undefined if it was deleted. The cookies of a request may contain an older
   * one.
   */
  records: Map<string, string | undefined>;
  storage: KeyValueStorage;
  refreshes: SerialQueue;
  /** Credentials of the pages' calls. */
  auth: Auth | undefined;
  /**
   * A route has signed in or out: responses of calls still in progress must not overwrite the cookies of the
   * new session.
   */
  isReplaced: boolean;
}

/** The session of one request. */
export interface RequestSession<Auth> {
  auth: Auth;
  storage: KeyValueStorage;
  /**
   * Sets the cookies that differ from those of the request. Waits for refreshes in progress, but at most
   * `maxWaitMs`.
   */
  save(maxWaitMs: number): Promise<void>;
}

export interface BrowserSessions<Auth> {
  /** The session that pages' calls share. */
  forCall(jar: RequestCookies): Promise<RequestSession<Auth>>;
  /**
   * The session for a route, which may sign in or out. Other requests see that change once the browser sends the
   * cookies of the response.
   */
  forRoute(jar: RequestCookies): RequestSession<Auth>;
}

/**
 * The sessions of a backend. Each request brings its own copy of the session, and a refresh token works once.
 * Therefore all requests of one browser share the newest record and refresh one at a time. A request with an older
 * cookie finds that record too. With a shared storage, this includes the requests that other servers handle.
 * Requests without a session share nothing.
 */
export function browserSessions<Auth>(options: BrowserSessionOptions<Auth>): BrowserSessions<Auth> {
  const { cookies: cookieOptions, shared } = options;
  const sessions = boundedMap<string, BrowserSession<Auth>>(MAX_SESSIONS);
  /** The key under which `auth` stores a session. Cookies may also contain sessions of another client id. */
  let sessionKey: string | undefined;

  const createAuth = (storage: KeyValueStorage): Auth =>
    options.auth({
      ...storage,
      get(key) {
        sessionKey ??= key;
        return storage.get(key);
      },
    });

  function createSession(jar: RequestCookies): BrowserSession<Auth> {
    const records = new Map<string, string | undefined>(readRecords(jar, cookieOptions));
    const cookies = serverCookies(jar, cookieOptions);
    const refreshes = serialQueue();
    const storage: KeyValueStorage = {
      async get(key) {
        const known = records.get(key);
        if (known === undefined) return records.has(key) ? undefined : cookies.get(key);
        const newest = await newestRecord(key, known);
        if (records.get(key) === known) records.set(key, newest);
        return records.get(key);
      },
      async set(key, value) {
        // fails before the call is sent, not when the cookies are set
        toCookies('', value, SessionTooLong);
        const before = records.get(key);
        records.set(key, value);
        if (before !== undefined && before !== value)
          await shared?.set(await successorKey(key, before), value, REMEMBERED_MS);
      },
      delete: (key) => void records.set(key, undefined),
      lock: (key, work) =>
        refreshes.run(async () => {
          const identity = parseSession(records.get(key))?.identity;
          return shared?.lock && identity !== undefined
            ? shared.lock(`storewire:session:${await fingerprint(key + identity)}`, work)
            : work();
        }),
    };
    return { records, storage, refreshes, auth: undefined, isReplaced: false };
  }

  /** Follows the refreshes that other processes have made since. */
  async function newestRecord(key: string, record: string): Promise<string> {
    let newest = record;
    for (let count = 0; shared && count < MAX_SUCCESSORS; count++) {
      const next = await shared.get(await successorKey(key, newest));
      if (next === undefined) break;
      newest = next;
    }
    return newest;
  }

  async function findOrCreate(jar: RequestCookies): Promise<BrowserSession<Auth>> {
    const id = await idOf(readRecords(jar, cookieOptions));
    const session = (id && sessions.get(id)) || createSession(jar);
    if (id) sessions.set(id, session, REMEMBERED_MS);
    return session;
  }

  async function save(
    session: BrowserSession<Auth>,
    jar: RequestCookies,
    cookies: ServerCookies,
    replaced: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    if (session.isReplaced && replaced.size === 0) return cookies.save();
    const before = readRecords(jar, cookieOptions);
    if (!session.isReplaced)
      for (const [key, record] of session.records) {
        if (replaced.has(key)) continue;
        // a session that began with a call must not overwrite the cookies of a sign-in
        const name = isStored(jar, key) ? key : key + FIRST_VISITOR;
        await (record === undefined ? cookies.delete(name) : cookies.set(name, record));
      }
    for (const key of [...session.records.keys(), ...replaced])
      if (replaced.has(key) || isStored(jar, key)) await cookies.delete(key + FIRST_VISITOR);
    await cookies.save();
    const after = readRecords(jar, cookieOptions);
    setIdentity(jar, before, after);
    if (replaced.size > 0) session.isReplaced = true;
    // the cookies that the browser has from now on lead to the same session
    const isShared = !session.isReplaced && [...after.keys()].every((key) => session.records.has(key));
    const id = isShared ? await idOf(after) : undefined;
    if (id) sessions.set(id, session, REMEMBERED_MS);
  }

  /** Whether the cookies have a session of this key that is not a first visitor. */
  const isStored = (jar: RequestCookies, key: string): boolean =>
    jar.get(cookiePrefix(cookieOptions) + toCookieName(key)) !== undefined;

  /** Scripts of the page may know who the session belongs to, but not its tokens. */
  function setIdentity(
    jar: RequestCookies,
    before: ReadonlyMap<string, string>,
    after: ReadonlyMap<string, string>,
  ): void {
    const record = sessionKey && after.get(sessionKey);
    if (!sessionKey || !record) return;
    const session = parseSession(record);
    const mark = roleOf(session) === 'member' ? MEMBER_MARK : session?.hasEnded ? ENDED_MARK : '';
    const identity = encodeURIComponent(session?.identity ?? '') + mark;
    const suffix = isStored(jar, sessionKey) ? '' : FIRST_VISITOR;
    const name = cookiePrefix(cookieOptions) + toCookieName(IDENTITY_COOKIE + suffix);
    if (jar.get(name) !== identity || before.get(sessionKey) !== record)
      jar.set(name, identity, { ...cookieAttributes(cookieOptions), httpOnly: false });
  }

  return {
    async forCall(jar) {
      const session = await findOrCreate(jar);
      return {
        auth: (session.auth ??= createAuth(session.storage)),
        storage: session.storage,
        async save(maxWaitMs) {
          await atMost(maxWaitMs, session.refreshes.idle());
          await save(session, jar, serverCookies(jar, cookieOptions));
        },
      };
    },
    forRoute(jar) {
      const cookies = serverCookies(jar, cookieOptions);
      const found = findOrCreate(jar);
      const ownRefreshes = serialQueue();
      /** Keys under which this route has signed in or out. */
      const replaced = new Set<string>();

      /** The shared session, if it has this key and the route has not signed in or out under it. */
      async function sharedSession(key: string): Promise<BrowserSession<Auth> | undefined> {
        const session = await found;
        return session.records.has(key) && !replaced.has(key) ? session : undefined;
      }

      const storage: KeyValueStorage = {
        get: async (key) => (await sharedSession(key))?.storage.get(key) ?? cookies.get(key),
        async set(key, value, ttlMs) {
          const session = await sharedSession(key);
          if (session && follows(session.records.get(key), value)) return session.storage.set(key, value);
          await cookies.set(key, value, ttlMs);
          if (session) replaced.add(key);
        },
        async delete(key) {
          if (await sharedSession(key)) replaced.add(key);
          await cookies.delete(key);
        },
        async lock<T>(key: string, work: () => Promise<T>, isReplacement?: boolean): Promise<T> {
          const session = isReplacement ? undefined : await sharedSession(key);
          return session?.storage.lock?.(key, work) ?? ownRefreshes.run(work);
        },
      };
      return {
        auth: createAuth(storage),
        storage,
        async save(maxWaitMs) {
          const session = await found;
          // a refresh of a session that this route has replaced is not waited for
          const refreshes = replaced.size > 0 ? [ownRefreshes] : [ownRefreshes, session.refreshes];
          await atMost(maxWaitMs, Promise.all(refreshes.map(({ idle }) => idle())));
          await save(session, jar, cookies, replaced);
        },
      };
    },
  };
}

/**
 * Whether a record continues the session of the record before. Otherwise a route has signed in or out.
 */
function follows(before: string | undefined, record: string): boolean {
  const [previous, next] = [parseSession(before), parseSession(record)];
  return !!previous && !!next && continuesSession(previous, next);
}

/**
 * The sessions in the cookies of a request by key. A first visitor counts only if its key has no other session.
 * Only cookies with valid sessions count: a subdomain can set others.
 */
function readRecords(jar: RequestCookies, options: ServerCookieOptions | undefined): Map<string, string> {
  const prefix = cookiePrefix(options);
  const first = prefix + toCookieName('storewire:');
  const names = jar
    .header()
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => name.startsWith(first));
  const records = new Map(
    names.flatMap((name): [string, string][] => {
      const record = fromCookies(name, jar.get);
      const key = decodeName(name.slice(prefix.length));
      return record !== undefined && key !== undefined && parseSession(record) ? [[key, record]] : [];
    }),
  );
  for (const [name, record] of records) {
    if (!name.endsWith(FIRST_VISITOR)) continue;
    const key = name.slice(0, -FIRST_VISITOR.length);
    records.delete(name);
    if (!records.has(key)) records.set(key, record);
  }
  return records;
}

function decodeName(name: string): string | undefined {
  try {
    const key = decodeURIComponent(name);
    return toCookieName(key) === name ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Identifies the sessions of a request without revealing them. A request must have the tokens to find its
 * session.
 */
async function idOf(records: Map<string, string>): Promise<string | undefined> {
  return records.size > 0 ? fingerprint(JSON.stringify([...records].toSorted())) : undefined;
}

const successorKey = async (key: string, record: string): Promise<string> =>
  `storewire:successor:${await fingerprint(key + record)}`;

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  ms > 0
    ? withTimeout(
        ms,
        undefined,
        (_reason, cause) => cause as Error,
        () => work,
      ).catch(() => undefined)
    : Promise.resolve();
