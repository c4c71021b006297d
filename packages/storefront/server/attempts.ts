/** Maximum number of keys in memory. Then the key that was counted least recently is dropped. */
const MAX_KEYS = 10_000;

/** Counts attempts by key, in the memory of this process. */
export interface Attempts {
  /** Counts an attempt for each key. Returns false, and counts nothing, if a key has reached its maximum. */
  begin(keys: readonly string[]): boolean;
  /** Removes an attempt from the counts, because it has succeeded. */
  succeed(keys: readonly string[]): void;
}

/** Allows `maxFailed` failed attempts per key within `periodMs` of the first one. */
export function createAttempts({ maxFailed, periodMs }: { maxFailed: number; periodMs: number }): Attempts {
  const counts = new Map<string, { count: number; ends: number }>();
  const add = (key: string, step: number): void => {
    const { count, ends } = current(key);
    counts.delete(key);
    counts.set(key, { count: count + step, ends });
  };
  const current = (key: string) => {
    const found = counts.get(key);
    return found && found.ends > Date.now() ? found : { count: 0, ends: Date.now() + periodMs };
  };
  return {
    begin(keys) {
      if (keys.some((key) => current(key).count >= maxFailed)) return false;
      // before the attempt, so that attempts at the same time count as well
      for (const key of keys) add(key, 1);
      for (const oldest of counts.keys()) {
        if (counts.size <= MAX_KEYS) break;
        counts.delete(oldest);
      }
      return true;
    },
    succeed(keys) {
      for (const key of keys) if (current(key).count > 0) add(key, -1);
    },
  };
}
