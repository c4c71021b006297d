/** Most keys that are counted. Beyond it, the oldest is forgotten. */
const MAX_KEYS = 10_000;

/** Counts attempts by key, in the memory of this process. */
export interface Attempts {
  /** Counts an attempt with all these keys. Returns false, and counts nothing, if one of them has none left. */
  begin(keys: readonly string[]): boolean;
  /** Does not count an attempt, because it was successful. */
  succeed(keys: readonly string[]): void;
}

/** Allows some failed attempts with a key in a period, which begins with the first of them. */
export function createAttempts({ most, periodMs }: { most: number; periodMs: number }): Attempts {
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
      if (keys.some((key) => current(key).count >= most)) return false;
      // before the attempt, so that attempts at the same time count as well
      for (const key of keys) add(key, 1);
      for (const oldest of counts.keys()) {
        if (counts.size <= MAX_KEYS) break;
        counts.delete(oldest);
      }
      return true;
    },
    succeed(keys) {
      for (const key of keys) add(key, -1);
    },
  };
}
