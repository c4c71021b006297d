/** Most characters of JSON whose items are kept per entity. */
const MOST_CHARACTERS = 1 << 20;

/** The latest items that were read. Each is parsed once for all readers, and is therefore frozen. */
export class ItemCache<T extends object> {
  readonly #entries = new Map<string, { item: T; length: number }>();
  #characters = 0;

  get(id: string): T | undefined {
    return this.#entries.get(id)?.item;
  }

  /** Keeps an item, and returns it. The oldest ones are dropped. */
  add(id: string, json: string): T {
    const item = frozen(JSON.parse(json) as T);
    this.delete(id);
    this.#entries.set(id, { item, length: json.length });
    this.#characters += json.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= MOST_CHARACTERS) break;
      this.delete(oldest);
    }
    return item;
  }

  /** Forgets an item that is changed. */
  delete(id: string): void {
    this.#characters -= this.#entries.get(id)?.length ?? 0;
    this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
    this.#characters = 0;
  }
}

/** Freezes a value of JSON with everything in it. */
function frozen<T extends object>(value: T): T {
  for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) frozen(each as object);
  return Object.freeze(value);
}
