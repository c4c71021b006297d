import { columnName, tableOf } from './entity.ts';
import type { Sqlite } from './sqlite.ts';

/** What is copied: a table, or some of its rows. */
export interface CopiedTable {
  /** Quoted name. */
  table: string;
  where?: string;
}

/**
 * A copy of all data in the same database, which a reset restores. Taking and restoring it is part of a write.
 */
export class Snapshot {
  readonly #sqlite: Sqlite;
  readonly #tables: readonly CopiedTable[];
  readonly #onRestored: () => void;

  constructor(sqlite: Sqlite, tables: readonly CopiedTable[], onRestored: () => void) {
    this.#sqlite = sqlite;
    this.#tables = tables;
    this.#onRestored = onRestored;
  }

  get exists(): boolean {
    return this.#sqlite.get('SELECT 1 FROM sqlite_schema WHERE name = ?', copyName(0)) !== undefined;
  }

  /** Whether the copy has an item with this value of a column. */
  has(entity: { name: string }, field: string, value: string): boolean {
    if (!this.exists) return false;
    const index = this.#tables.findIndex(({ table }) => table === tableOf(entity));
    const query = `SELECT 1 FROM "${copyName(index)}" WHERE ${columnName(field)} = ?`;
    return this.#sqlite.get(query, value) !== undefined;
  }

  /** Replaces an earlier copy. */
  take(): void {
    for (const [index, { table, where }] of this.#tables.entries()) {
      this.#sqlite.exec(`DROP TABLE IF EXISTS "${copyName(index)}"`);
      this.#sqlite.exec(`CREATE TABLE "${copyName(index)}" AS SELECT * FROM ${table}${condition(where)}`);
    }
  }

  /** Replaces all data by the copy. Returns whether there is one. */
  restore(): boolean {
    if (!this.exists) return false;
    for (const [index, { table, where }] of this.#tables.entries()) {
      this.#sqlite.exec(`DELETE FROM ${table}${condition(where)}`);
      this.#sqlite.exec(`INSERT INTO ${table} SELECT * FROM "${copyName(index)}"`);
    }
    this.#onRestored();
    return true;
  }
}

const copyName = (index: number): string => `snapshot.${index}`;

const condition = (where: string | undefined): string => (where === undefined ? '' : ` WHERE ${where}`);
