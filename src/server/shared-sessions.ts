import { fromCookies } from '../storage/cookie-parts.ts';
import { parseSession } from '../auth/session/session-record.ts';
import type { KeyValueStorage } from '../storage/storage.ts';
import { toCookieName } from '../lib/cookie.ts';
import { serialQueue } from '../lib/serial-queue.ts';
import { prefixOf, type ServerCookieOptions, serverCookies } from './cookies.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import type { RequestCookies } from './request-cookies.ts';

/** Who a request speaks for, and how its cookies follow. */
interface SharedSession<Auth> {
  auth: Auth;
  /** Sets the cookies that differ from what the request brought. */
  save(): Promise<void>;
}

interface Entry<Auth> {
  auth: Auth;
  changes: Map<string, string | undefined>;
  settled: () => Promise<void>;
  usedAt: number;
  /** A route has replaced the session: what still comes of this one must not overwrite the cookies of the next. */
  isOver?: boolean;
}

interface SharedSessions<Auth> {
  open(jar: RequestCookies): Promise<SharedSession<Auth>>;
  /** The session that these cookies hold has been replaced. */
  close(jar: RequestCookies): Promise<void>;
}

/** Requests that a page sent before it got its new cookies arrive within this time. */
const KEPT_MS = 60_000;
const MOST_ENTRIES = 10_000;

/**
 * Requests of one browser overlap and bring the same cookies. They share one session, so that a refresh token that works once is not
 * used by each of them. Requests without cookies are strangers and share nothing.
 */
export function sharedSessions<Auth>(
  make: (storage: KeyValueStorage) => Auth,
  options: ServerCookieOptions | undefined,
): SharedSessions<Auth> {
  const entries = new Map<string, Entry<Auth>>();

  function start(jar: RequestCookies): Entry<Auth> {
    const brought = serverCookies(jar, options);
    const changes = new Map<string, string | undefined>();
    const locks = serialQueue();
    const storage: KeyValueStorage = {
      get: (key) => (changes.has(key) ? changes.get(key) : brought.get(key)),
      set: (key, value) => void changes.set(key, value),
      delete: (key) => void changes.set(key, undefined),
      lock: (_key, work) => locks.run(work),
    };
    return { auth: make(storage), changes, settled: locks.idle, usedAt: 0 };
  }

  function remember(id: string, entry: Entry<Auth>): void {
    const now = Date.now();
    entry.usedAt = now;
    // the order of the map is the order of use
    entries.delete(id);
    entries.set(id, entry);
    for (const [oldest, { usedAt }] of entries) {
      if (now - usedAt < KEPT_MS && entries.size <= MOST_ENTRIES) break;
      entries.delete(oldest);
    }
  }

  async function save(entry: Entry<Auth>, jar: RequestCookies): Promise<void> {
    await entry.settled();
    if (entry.isOver) return;
    const cookies = serverCookies(jar, options);
    for (const [key, value] of entry.changes)
      await (value === undefined ? cookies.delete(key) : cookies.set(key, value));
    await cookies.save();
    const id = await idOf(jar, options);
    if (id) remember(id, entry);
  }

  async function find(jar: RequestCookies): Promise<Entry<Auth>> {
    const id = await idOf(jar, options);
    const entry = (id && entries.get(id)) || start(jar);
    if (id) remember(id, entry);
    return entry;
  }

  return {
    async open(jar) {
      const entry = await find(jar);
      return { auth: entry.auth, save: () => save(entry, jar) };
    },
    async close(jar) {
      (await find(jar)).isOver = true;
    },
  };
}

/** Stands for the sessions that a request brings, and for nothing else: other cookies come and go, and some of them any subdomain can set. */
async function idOf(
  jar: RequestCookies,
  options: ServerCookieOptions | undefined,
): Promise<string | undefined> {
  const first = `${prefixOf(options)}${toCookieName('storewire:')}`;
  const names = jar
    .header()
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => name.startsWith(first));
  const held = names.map((name) => fromCookies(name, jar.get)).filter(parseSession);
  return held.length > 0 ? fingerprint(held.toSorted().join('\n')) : undefined;
}
