import type { SessionStorage } from '../../../src/index.ts';

type Watcher = (value: string | undefined) => void;

/** What several tabs of one origin have: one area, turns under a lock, and word of what the others have written. */
export function sharedStorage(): { openTab: () => SessionStorage } {
  const values = new Map<string, string>();
  const tabs = new Set<Map<string, Set<Watcher>>>();
  let last: Promise<unknown> = Promise.resolve();

  function openTab(): SessionStorage {
    const watchers = new Map<string, Set<Watcher>>();
    tabs.add(watchers);
    const write = (key: string, value: string | undefined): void => {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      const others = [...tabs].filter((tab) => tab !== watchers).flatMap((tab) => [...(tab.get(key) ?? [])]);
      // browsers tell other tabs a little later
      setImmediate(() => {
        for (const watcher of others) watcher(value);
      });
    };
    const storage = {
      get: (key: string) => values.get(key),
      set: (key: string, value: string) => write(key, value),
      remove: (key: string) => write(key, undefined),
      lock: <T>(_key: string, work: () => Promise<T>) => {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
      watch: (key: string, listener: Watcher) => {
        const those = watchers.get(key) ?? new Set();
        watchers.set(key, those.add(listener));
        return () => void those.delete(listener);
      },
    };
    return storage;
  }

  return { openTab };
}
