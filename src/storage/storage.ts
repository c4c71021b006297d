import { tabLock } from './tabs.ts';

/**
 * Stores text under keys: sessions and sign-ins in progress. Every method may be asynchronous. If `get` or `set`
 * throws or does not answer within a second, tokens are kept in memory and the call continues; sessions report the error
 * once, by the event `unsaved` or by `onUnsaved`.
 */
export interface KeyValueStorage {
  /**
   * Returns the text that was last stored under a key, also by other tabs and servers that share the storage.
   * Returns undefined for an unknown key.
   */
  get(key: string): Promise<string | undefined> | string | undefined;
  /**
   * Stores a text, replacing the previous one. The text contains tokens. After `ttlMs` milliseconds it is no
   * longer needed, and the storage drops it; `webStorage` keeps it. Without `ttlMs` it is kept as long as the
   * storage keeps texts.
   */
  set(key: string, value: string, ttlMs?: number): Promise<void> | void;
  /** Deletes a key. A key that does not exist is not an error. */
  delete(key: string): Promise<void> | void;
  /**
   * Runs work exclusively per key among all users of this storage, including other tabs and servers. The work
   * must read the value after it acquires the lock. It is waited for while `get` answers, for up to 30 seconds. Without a
   * lock, tokens are refreshed once per client instead of once for all.
   */
  lock?<T>(key: string, work: () => Promise<T>): Promise<T>;
  /**
   * Calls the listener with the text that another tab or server stores under a key, or with undefined when it
   * deletes the key. Returns a function that removes the listener.
   */
  watch?(key: string, listener: (value: string | undefined) => void): () => void;
  /**
   * For how long `get` may return an older text after another tab or server has written, in milliseconds. Before
   * a session ends because its refresh token was rejected, it waits so long for a newer one. Default 0.
   */
  lagMs?: number | undefined;
}

/**
 * Thrown by `set` of a storage where a session that cannot be stored must not be used: the call fails with it. On
 * servers, the memory ends with the request, or is that of all requests.
 *
 * @example
 * import { type KeyValueStorage, SessionNotStored } from 'storewire';
 *
 * // for pages that only read the session of a request
 * export const readOnly = (storage: KeyValueStorage): KeyValueStorage => ({
 *   get: (key) => storage.get(key),
 *   set: () => {
 *     throw new SessionNotStored('this page cannot set cookies');
 *   },
 *   delete: () => undefined,
 * });
 */
export class SessionNotStored extends RangeError {}

/**
 * Stores everything in memory, until the page or process ends. The default of `visitor`, `member` and `app`.
 *
 * @example
 * import { member, memoryStorage } from 'storewire';
 *
 * // two clients of one process that share a session
 * const storage = memoryStorage();
 * export const shop = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage });
 * export const account = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage });
 */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, { value: string; endsAt: number }>();
  return {
    get(key) {
      const entry = values.get(key);
      return entry && entry.endsAt > Date.now() ? entry.value : undefined;
    },
    set(key, value, ttlMs = Number.POSITIVE_INFINITY) {
      const now = Date.now();
      // most of what expires is never read again
      for (const [name, { endsAt }] of values) if (endsAt <= now) values.delete(name);
      values.set(key, { value, endsAt: now + ttlMs });
    },
    delete: (key) => void values.delete(key),
  };
}

/**
 * Stores sessions in `localStorage` or `sessionStorage`, so that they survive a reload. Scripts of the page
 * can read them. Tabs that share a `localStorage` exclude each other by Web Locks and receive each other's
 * sign-ins and sign-outs. A tab may read an older text for a moment after another one has written. Pass a function:
 * a browser that blocks storage throws on the mere access to `localStorage`.
 *
 * @example
 * import { visitor, webStorage } from 'storewire';
 *
 * const storage = webStorage(() => sessionStorage);
 * export const auth = visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage });
 */
export function webStorage(area: WebArea | (() => WebArea)): KeyValueStorage {
  const find = typeof area === 'function' ? area : () => area;
  return {
    get: (key) => tabStorage(find()).get(key),
    set: (key, value) => tabStorage(find()).set(key, value),
    delete: (key) => tabStorage(find()).delete(key),
    watch: (key, listener) => watchArea(find, key, listener),
    ...(!isSessionStorage(find) && { lagMs: TAB_LAG_MS, ...tabLock() }),
  };
}

/** The part of a `Storage` of the page that {@link webStorage} uses. */
export type WebArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** No browser takes longer to show tabs what another one has written. */
export const TAB_LAG_MS = 1000;

/** The storage of an area that belongs to one tab, without the code for several tabs. */
export const tabStorage = (area: WebArea) =>
  ({
    get: (key: string): string | undefined => area.getItem(key) ?? undefined,
    set: (key: string, value: string): void => area.setItem(key, value),
    delete: (key: string): void => area.removeItem(key),
  }) satisfies KeyValueStorage;

/** Every tab has its own `sessionStorage`, so it needs no lock. */
function isSessionStorage(find: () => WebArea): boolean {
  try {
    return find() === globalThis.sessionStorage;
  } catch {
    return false;
  }
}

function watchArea(
  find: () => WebArea,
  key: string,
  listener: (value: string | undefined) => void,
): () => void {
  const area = find();
  const page: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>> = globalThis;
  const onStorage = (event: StorageEvent): void => {
    // `clear()` sends one event without a key
    if (event.storageArea === area && (event.key ?? key) === key) listener(event.newValue ?? undefined);
  };
  page.addEventListener?.('storage', onStorage);
  return () => page.removeEventListener?.('storage', onStorage);
}
