/** Named copies of all data, in the same database: taking and restoring one is a single transaction. */
import type { Sqlite } from './sqlite.ts';

/** The table of snapshots. Their number is part of the names of their tables. */
export const SNAPSHOT_TABLE =
  'CREATE TABLE snapshot (name TEXT PRIMARY KEY, number INTEGER NOT NULL UNIQUE, time TEXT NOT NULL) WITHOUT ROWID;';

/** A snapshot of a shop. */
export interface Snapshot {
  name: string;
  /** When it was taken, by the platform's clock. */
  time: string;
}

/** What is copied: a table, or some of its rows. */
export interface CopiedTable {
  /** Quoted name. */
  table: string;
  where?: string;
}

/** The snapshots of a database. Call the methods that change something in a write. */
export class Snapshots {
  readonly #sqlite: Sqlite;
  readonly #tables: readonly CopiedTable[];
  readonly #onRestored: () => void;

  constructor(sqlite: Sqlite, tables: readonly CopiedTable[], onRestored: () => void) {
    this.#sqlite = sqlite;
    this.#tables = tables;
    this.#onRestored = onRestored;
  }

  list(): Snapshot[] {
    return this.#sqlite.all<Snapshot>('SELECT name, time FROM snapshot ORDER BY name');
  }

  /** Copies all data. A snapshot with the same name is replaced. */
  take(name: string, time: string): void {
    this.delete(name);
    const highest = this.#sqlite.get<{ number: number }>(
      'SELECT coalesce(max(number), 0) AS number FROM snapshot',
    );
    const number = (highest?.number ?? 0) + 1;
    this.#sqlite.run('INSERT INTO snapshot (name, number, time) VALUES (?, ?, ?)', name, number, time);
    for (const [index, { table, where }] of this.#tables.entries())
      this.#sqlite.exec(
        `CREATE TABLE ${copyName(number, index)} AS SELECT * FROM ${table}${where ? ` WHERE ${where}` : ''}`,
      );
  }

  /** Replaces all data by that of a snapshot. Returns whether there is one with this name. */
  restore(name: string): boolean {
    const number = this.#numberOf(name);
    if (number === undefined) return false;
    for (const [index, { table, where }] of this.#tables.entries()) {
      this.#sqlite.exec(`DELETE FROM ${table}${where ? ` WHERE ${where}` : ''}`);
      this.#sqlite.exec(`INSERT INTO ${table} SELECT * FROM ${copyName(number, index)}`);
    }
    this.#onRestored();
    return true;
  }

  /** Deletes a snapshot and returns whether it existed. */
  delete(name: string): boolean {
    const number = this.#numberOf(name);
    if (number === undefined) return false;
    for (const index of this.#tables.keys()) this.#sqlite.exec(`DROP TABLE ${copyName(number, index)}`);
    return this.#sqlite.run('DELETE FROM snapshot WHERE name = ?', name) > 0;
  }

  #numberOf(name: string): number | undefined {
    return this.#sqlite.get<{ number: number }>('SELECT number FROM snapshot WHERE name = ?', name)?.number;
  }
}

const copyName = (number: number, index: number): string => `"snapshot.${number}.${index}"`;
