interface Entry<Value> {
  readonly value: Value;
  readonly ttlMs: number;
  readonly date: number;
  readonly tick: number;
}

/** A map that keeps at most `maxSize` entries, and each for at most its time to live. The entry that was set first is dropped first. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>();
  readonly #maxSize: number;
  readonly #ttlMs: number;

  constructor(maxSize: number, ttlMs = Number.POSITIVE_INFINITY) {
    this.#maxSize = maxSize;
    this.#ttlMs = ttlMs;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && !isExpired(entry) ? entry.value : undefined;
  }

  /** Adds or replaces an entry, which makes it the newest. */
  set(key: Key, value: Value, ttlMs = this.#ttlMs): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, ttlMs, date: Date.now(), tick: performance.now() });
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= this.#maxSize && !isExpired(entry)) break;
      this.#entries.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}

/** Uses two clocks: one may be set back, the other may stop while the machine sleeps. */
const isExpired = ({ ttlMs, date, tick }: Entry<unknown>): boolean =>
  Math.max(Date.now() - date, performance.now() - tick) >= ttlMs;
