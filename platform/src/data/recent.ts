/** Most characters that are kept. */
const MOST_CHARACTERS = 2 << 20;

/** What was made from stored items most recently, by their ids. */
export class Recent<T> {
  readonly #entries = new Map<string, { value: T; characters: number }>();
  #characters = 0;

  get(id: string): T | undefined {
    return this.#entries.get(id)?.value;
  }

  /** Keeps a value that was made from a number of characters, and returns it. The oldest ones are dropped. */
  add(id: string, value: T, characters: number): T {
    this.delete(id);
    this.#entries.set(id, { value, characters });
    this.#characters += characters;
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= MOST_CHARACTERS) break;
      this.delete(oldest);
    }
    return value;
  }

  /** Drops what was made from an item that changes. */
  delete(id: string): void {
    this.#characters -= this.#entries.get(id)?.characters ?? 0;
    this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
    this.#characters = 0;
  }
}

/** Freezes a value of JSON with everything in it, so that readers can share it. */
export function frozen<T extends object>(value: T): T {
  for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) frozen(each as object);
  return Object.freeze(value);
}
