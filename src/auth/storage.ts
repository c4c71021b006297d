import { type Locks, locksOf, webLock } from './web-locks.ts';

/**
 * Where a session is kept, as one text under one key. Every method may be asynchronous. What it throws is the `cause` of the `system` error
 * with which the call that needed it fails.
 */
export interface SessionStorage {
  /**
   * The text under a key, as it was set last, by whomever; undefined when there is none. Stores that show old values for a while make tabs
   * and servers disagree.
   */
  get(key: string): Promise<string | undefined> | string | undefined;
  /** Keeps a text, also over what was there. The text holds tokens. */
  set(key: string, value: string): Promise<void> | void;
  /** Forgets a text. A key that is not there is no failure. */
  remove(key: string): Promise<void> | void;
  /**
   * Runs work while nobody else who shares this storage runs any under the same key, in another tab or on another server. Without it
   * tokens are renewed once per client instead of once for all.
   */
  lock?<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Tells what others who share this storage, such as other tabs, have put under a key; undefined when they removed it. Returns how to stop. */
  watch?(key: string, listener: (value: string | undefined) => void): () => void;
}

/**
 * Forgets everything when the page or process ends. The default of `visitor`, `member` and `app`.
 *
 * @example
 * import { member, memoryStorage } from 'storewire';
 *
 * // two clients of one process that share a session
 * const storage = memoryStorage();
 * export const shop = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage });
 * export const account = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage });
 */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Browsers run tabs in processes of their own, and what one writes reaches the others a little later than the lock does. */
const SPREAD_MS = 50;

/**
 * Keeps the session over reloads, in `localStorage` or `sessionStorage`. Scripts of the page can read it. A call whose tokens the browser
 * refuses to store fails as `system`, with the browser's error as `cause`. Tabs take turns by Web Locks; `null` for `locks` turns that off.
 * Tabs that share a `localStorage` hear of each other's sign-ins and sign-outs.
 *
 * @example
 * import { visitor, webStorage } from 'storewire';
 *
 * export const auth = visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: webStorage(sessionStorage) });
 */
export function webStorage(area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, locks: Locks | null = locksOf()): SessionStorage {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    get: (key) => area.getItem(key) ?? undefined,
    set(key, value) {
      area.setItem(key, value);
      writtenAt = performance.now();
    },
    remove(key) {
      area.removeItem(key);
      writtenAt = performance.now();
    },
    watch: (key, listener) => watchArea(area, key, listener),
    ...webLock(locks, () => writtenAt + SPREAD_MS - performance.now()),
  };
}

function watchArea(area: object, key: string, listener: (value: string | undefined) => void): () => void {
  const page: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>> = globalThis;
  const hear = (event: StorageEvent): void => {
    if (event.storageArea === area && event.key === key) listener(event.newValue ?? undefined);
  };
  page.addEventListener?.('storage', hear);
  return () => page.removeEventListener?.('storage', hear);
}
