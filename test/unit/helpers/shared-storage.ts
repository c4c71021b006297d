import type { SessionStorage } from '../../../src/index.ts';

/** Storage that tabs share: each hears what the others write. */
export function sharedStorage(): () => SessionStorage {
  const values = new Map<string, string>();
  const watchers = new Map<SessionStorage, Set<(key: string, value: string | undefined) => void>>();
  return () => {
    const tell = (key: string): void => {
      for (const [tab, heard] of watchers) if (tab !== storage) for (const hear of heard) hear(key, values.get(key));
    };
    const storage: SessionStorage = {
      get: (key) => values.get(key),
      set: (key, value) => {
        values.set(key, value);
        tell(key);
      },
      remove: (key) => {
        values.delete(key);
        tell(key);
      },
      watch: (key, listener) => {
        const hear = (changed: string, value: string | undefined): void => void (changed === key && listener(value));
        watchers.get(storage)?.add(hear);
        return () => void watchers.get(storage)?.delete(hear);
      },
    };
    watchers.set(storage, new Set());
    return storage;
  };
}
