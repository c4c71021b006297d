/** A map of limited size whose entries may expire. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  /** Adds or replaces an entry, which makes it the newest. */
  set(key: Key, value: Value, ttlMs?: number): void;
  delete(key: Key): void;
}

/**
 * Creates a map that keeps at most `maxSize` entries, each for at most its time to live. The entry that was
 * set first is dropped first.
 */
export function boundedMap<Key, Value>(maxSize: number): BoundedMap<Key, Value> {
  const entries = new Map<Key, { value: Value; expiresAt: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && entry.expiresAt > Date.now() ? entry.value : undefined;
    },
    set(key, value, ttlMs = Number.POSITIVE_INFINITY) {
      const now = Date.now();
      entries.delete(key);
      entries.set(key, { value, expiresAt: now + ttlMs });
      for (const [oldest, { expiresAt }] of entries) {
        if (entries.size <= maxSize && expiresAt > now) break;
        entries.delete(oldest);
      }
    },
    delete(key) {
      entries.delete(key);
    },
  };
}
