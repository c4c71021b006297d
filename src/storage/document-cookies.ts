import {
  type CookiePage,
  cookieLine,
  EXPIRED,
  HOST_PREFIX,
  MS_PER_DAY,
  maxAgeOf,
  parseCookies,
  toCookieName,
} from '../lib/cookie.ts';
import { fromCookies, type Place, partNames, placeOf, toCookies } from './cookie-parts.ts';
import { type KeyValueStorage, SessionNotStored, TAB_LAG_MS } from './storage.ts';
import { openChannel, tabLock, untilVisible } from './tabs.ts';

/** Options of {@link documentCookies}. */
export interface DocumentCookieOptions {
  /** Lifetime of the cookies in days. Default 30; browsers allow at most 400. */
  days?: number | undefined;
}

/**
 * Stores the session in cookies of the page, so that the server receives them too: `serverCookies` reads
 * them, with `secure: false` on an http page. The server must not write them, so its jar has no `set`: a page
 * cannot read the HttpOnly cookies of a server. Scripts of the page can read these cookies. If the server is to
 * refresh the session, use `createBackend` and `backendSession` instead. Tabs receive each other's sign-ins and
 * sign-outs. While a server renders, there is no session, and calls that need one fail.
 *
 * @example
 * import { createClient, documentCookies, visitor } from 'storewire';
 *
 * const storage = documentCookies({ days: 90 });
 * const auth = visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage });
 * export const client = createClient({ auth });
 */
export function documentCookies({ days = 30 }: DocumentCookieOptions = {}): KeyValueStorage {
  if (!(days > 0)) throw new TypeError('days must be more than 0');
  const { document }: { document?: CookiePage } = globalThis;
  return document ? cookieStorage(document, days) : NO_PAGE;
}

/** The storage of a module that a server loads too: what it held would be shared by all requests. */
const NO_PAGE: KeyValueStorage = {
  get: () => undefined,
  set() {
    throw new SessionNotStored(
      'documentCookies stores sessions in pages only: on a server, use serverCookies with the cookies of the request',
    );
  },
  delete: () => undefined,
};

export function cookieStorage(document: CookiePage, days = 30): KeyValueStorage {
  const secure = document.location.protocol === 'https:';
  const nameOf = (key: string): string => (secure ? HOST_PREFIX : '') + toCookieName(key);

  function write(name: string, value: string, ttlMs = Number.POSITIVE_INFINITY): void {
    document.cookie = cookieLine(name, value, {
      maxAge: value === '' ? EXPIRED : maxAgeOf(Math.min(days, ttlMs / MS_PER_DAY)),
      secure,
    });
  }

  function get(key: string): string | undefined {
    const cookies = parseCookies(document.cookie);
    return fromCookies(nameOf(key), (name) => cookies.get(name));
  }

  function watch(key: string, listener: (value: string | undefined) => void): () => void {
    let newest: unknown;
    let isClosed = false;
    const channel = openChannel(`${key}:changed`);
    channel?.addEventListener('message', async ({ data }) => {
      newest = data;
      await untilVisible(() => isClosed || hashOf(get(key)) === newest);
      if (!isClosed) listener(get(key));
    });
    return () => {
      isClosed = true;
      channel?.close();
    };
  }

  /** Browsers do not report changes of cookies to other tabs. */
  function tell(key: string): void {
    const channel = openChannel(`${key}:changed`);
    channel?.postMessage(hashOf(get(key)));
    channel?.close();
  }

  return {
    get,
    set(key, value, ttlMs) {
      const present = parseCookies(document.cookie);
      const name = nameOf(key);
      const cookies = toCookies(name, value, freePlace(present.get(name)));
      if (!cookies) throw new RangeError('the value is too long for cookies');
      const [first, ...others] = cookies;
      // others may read in between: the first cookie says where its parts are, and the previous ones are removed last
      for (const [part, text] of [...others, first]) {
        write(part, text, ttlMs);
        present.delete(part);
      }
      for (const part of allNames(name)) if (present.has(part)) write(part, '');
      if (get(key) !== value) throw new Error('The browser has not kept the cookies');
      tell(key);
    },
    delete(key) {
      const present = parseCookies(document.cookie);
      for (const name of allNames(nameOf(key))) if (present.has(name)) write(name, '');
      tell(key);
    },
    watch,
    lagMs: TAB_LAG_MS,
    ...tabLock(),
  };
}

/** A short hash (FNV-1a) that distinguishes values and does not reveal them. */
function hashOf(value = ''): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index++)
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

const freePlace = (first: string | undefined): Place => (first && placeOf(first) === '' ? 'b' : '');

const allNames = (name: string): Set<string> => new Set([...partNames(name), ...partNames(name, 'b')]);
