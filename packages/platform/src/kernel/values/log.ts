/** How many entries a log keeps at least. */
const KEPT = 10_000;

/** The latest entries of a log, numbered in their order. They end with the process. */
export class Log<Entry extends object> {
  #entries: (Entry & { id: number })[] = [];
  #lastId = 0;

  add(entry: Entry): void {
    this.#entries.push({ ...entry, id: ++this.#lastId });
    // removing one by one would move the whole list with each entry
    if (this.#entries.length >= 2 * KEPT) this.#entries = this.#entries.slice(-KEPT);
  }

  /**
   * The latest entries that match, newest first. After one that is known, the next ones, so that who follows the
   * log gets all.
   */
  list(
    limit: number,
    after: number | undefined,
    matches: (entry: Entry) => boolean,
  ): (Entry & { id: number })[] {
    const found = this.#entries.slice(-KEPT).filter((entry) => entry.id > (after ?? 0) && matches(entry));
    return (after === undefined ? found.slice(-limit) : found.slice(0, limit)).reverse();
  }

  /** Removes all and returns how many there were. */
  clear(): number {
    return this.#entries.splice(0).length;
  }
}
