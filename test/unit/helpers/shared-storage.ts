import type { SessionStorage } from '../../../src/index.ts';

type Watcher = (value: string | undefined) => void;

/** What several tabs of one origin have: one area, turns under a lock, and word of what the others have written. Makes the storage of one tab. */
export function sharedStorage(): () => SessionStorage {
  const values = new Map<string, string>();
  const tabs: Map<string, Set<Watcher>>[] = [];
  let last: Promise<unknown> = Promise.resolve();

  return () => {
    const watchers = new Map<string, Set<Watcher>>();
    tabs.push(watchers);
    const write = (key: string, value: string | undefined): void => {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      const others = tabs.filter((tab) => tab !== watchers).flatMap((tab) => [...(tab.get(key) ?? [])]);
      // browsers tell other tabs a little later
      setImmediate(() => {
        for (const watcher of others) watcher(value);
      });
    };
    return {
      get: (key) => values.get(key),
      set: (key, value) => write(key, value),
      remove: (key) => write(key, undefined),
      lock: (_key, work) => {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
      watch: (key, listener) => {
        const those = watchers.get(key) ?? new Set();
        watchers.set(key, those.add(listener));
        return () => void those.delete(listener);
      },
    };
  };
}
