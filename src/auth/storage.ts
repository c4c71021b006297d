import { type Locks, locksOf, webLock } from './web-locks.ts';

/** Where a session is kept. Every method may be asynchronous. */
export interface SessionStorage {
  get(key: string): Promise<string | undefined> | string | undefined;
  set(key: string, value: string): Promise<void> | void;
  remove(key: string): Promise<void> | void;
  /**
   * Runs work while nobody else who shares this storage runs any under the same key, in another tab or on another server. Without it
   * tokens are renewed once per client instead of once for all.
   */
  lock?<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Forgets everything when the page or process ends. */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Keeps the session over reloads, in `localStorage` or `sessionStorage`. Scripts of the page can read it. Tabs take turns by Web Locks; `null` turns that off. */
export function webStorage(area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, locks: Locks | null = locksOf()): SessionStorage {
  return {
    get: (key) => area.getItem(key) ?? undefined,
    set: (key, value) => area.setItem(key, value),
    remove: (key) => area.removeItem(key),
    ...webLock(locks),
  };
}
