/**
 * What was made most recently, by a key. The oldest values are dropped when the sizes of all exceed a limit.
 */
export class BoundedMap<T> {
  readonly #entries = new Map<string, { value: T; size: number }>();
  readonly #limit: number;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): T | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Keeps a value, and returns it. */
  add(key: string, value: T, size = 1): T {
    this.delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break;
      this.delete(oldest);
    }
    return value;
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }
}

/** Freezes a value of JSON with everything in it, so that readers can share it. */
export function frozen<T extends object>(value: T): T {
  for (const each of Object.values(value))
    if (typeof each === 'object' && each !== null) frozen(each as object);
  return Object.freeze(value);
}
