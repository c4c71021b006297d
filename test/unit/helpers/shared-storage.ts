import type { KeyValueStorage } from '../../../src/index.ts';

type Watcher = (value: string | undefined) => void;

/**
 * What several tabs of one origin have: one storage area, a lock, and events for what the others have
 * written. Makes the storage of one tab. Every read and write waits for `pause` first, which may fail; one
 * that began later may be done earlier.
 */
export function sharedStorage(pause?: () => Promise<void>): () => KeyValueStorage {
  const values = new Map<string, string>();
  const tabs: Map<string, Set<Watcher>>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const later = <T>(work: () => T): Promise<T> | T => (pause ? pause().then(work) : work());

  return () => {
    const watchers = new Map<string, Set<Watcher>>();
    tabs.push(watchers);
    const write = (key: string, value: string | undefined): void => {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      const others = tabs.filter((tab) => tab !== watchers).flatMap((tab) => [...(tab.get(key) ?? [])]);
      // browsers notify other tabs a little later
      setImmediate(() => {
        for (const watcher of others) watcher(value);
      });
    };
    return {
      get: (key) => later(() => values.get(key)),
      set: (key, value) => later(() => write(key, value)),
      delete: (key) => later(() => write(key, undefined)),
      lock: (_key, work) => {
        const current = last.then(work);
        last = current.catch(() => undefined);
        return current;
      },
      watch: (key, listener) => {
        const those = watchers.get(key) ?? new Set();
        watchers.set(key, those.add(listener));
        return () => void those.delete(listener);
      },
    };
  };
}

/** What two tabs see of a `localStorage`: one area, for two storages. */
export function area(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A storage whose every operation takes some time. */
export function slowStorage(storage: KeyValueStorage): KeyValueStorage {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
  return {
    get: (key) => pause().then(() => storage.get(key)),
    set: (key, value) => pause().then(() => storage.set(key, value)),
    delete: (key) => pause().then(() => storage.delete(key)),
  };
}

/** A storage with visible content, which keeps what has expired, as `sessionStorage` does. */
export function watchedStorage(): KeyValueStorage & { content: Map<string, string> } {
  const content = new Map<string, string>();
  return {
    content,
    get: (key) => content.get(key),
    set: (key, value) => void content.set(key, value),
    delete: (key) => void content.delete(key),
  };
}
