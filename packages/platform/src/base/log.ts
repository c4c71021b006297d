/** How many entries a log keeps at least. */
const KEPT = 1000;

/** The latest entries of a log, numbered in their order. They end with the process. */
export class Log<Entry extends object> {
  #entries: (Entry & { id: number })[] = [];
  #lastId = 0;

  add(entry: Entry): void {
    this.#entries.push({ ...entry, id: ++this.#lastId });
    // removing one by one would move the whole list with each entry
    if (this.#entries.length >= 2 * KEPT) this.#entries = this.#entries.slice(-KEPT);
  }

  /** The latest entries that match, newest first. */
  list(limit: number, matches: (entry: Entry & { id: number }) => boolean): (Entry & { id: number })[] {
    return this.#entries.slice(-KEPT).filter(matches).reverse().slice(0, limit);
  }

  /** Removes all and returns how many there were. */
  clear(): number {
    return this.#entries.splice(0).length;
  }
}
