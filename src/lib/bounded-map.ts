/** A map of limited size whose entries may expire. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  /** Adds or replaces an entry, which makes it the newest. */
  set(key: Key, value: Value, ttlMs?: number): void;
  delete(key: Key): void;
}

/** Creates a map that keeps at most `maxSize` entries, each for at most `ttlMs` milliseconds. The entry that was set first is dropped first. */
export function boundedMap<Key, Value>(
  maxSize: number,
  defaultTtlMs = Number.POSITIVE_INFINITY,
): BoundedMap<Key, Value> {
  const entries = new Map<Key, { value: Value; isExpired: () => boolean }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry?.isExpired() ? undefined : entry?.value;
    },
    set(key, value, ttlMs = defaultTtlMs) {
      entries.delete(key);
      entries.set(key, { value, isExpired: expiry(ttlMs) });
      for (const [oldest, { isExpired }] of entries) {
        if (entries.size <= maxSize && !isExpired()) break;
        entries.delete(oldest);
      }
    },
    delete(key) {
      entries.delete(key);
    },
  };
}

/** Uses two clocks: one may be set back, the other may stop while the machine sleeps. */
function expiry(ttlMs: number): () => boolean {
  const [date, tick] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - date, performance.now() - tick) >= ttlMs;
}
