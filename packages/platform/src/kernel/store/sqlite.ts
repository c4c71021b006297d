/** The only file that imports `node:sqlite`. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** A value of a column or a parameter. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** A database connection that prepares each statement once. */
export class Sqlite {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** `path` is a file, or `:memory:`, which can start from an image. */
  constructor(path: string, image?: Uint8Array) {
    this.#database = new DatabaseSync(path);
    this.#database.function('starts_with', { deterministic: true }, startsWith);
    if (image) this.#database.deserialize(image);
  }

  /** All content as bytes. */
  image(): Uint8Array {
    return this.#database.serialize();
  }

  /** Executes statements without parameters. */
  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** Executes a statement and returns the number of changed rows. */
  run(sql: string, ...parameters: SqlValue[]): number {
    return Number(this.#prepare(sql).run(...parameters).changes);
  }

  /** Returns the first row. */
  get<Row>(sql: string, ...parameters: SqlValue[]): Row | undefined {
    return this.#prepare(sql).get(...parameters) as Row | undefined;
  }

  /** Returns all rows. */
  all<Row>(sql: string, ...parameters: SqlValue[]): Row[] {
    return this.#prepare(sql).all(...parameters) as Row[];
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Closes the connection. Closing it again has no effect. */
  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      // filters produce ever new statements
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

const MAX_STATEMENTS = 500;

/**
 * `starts_with(text, start)`, for a start in upper case: the case of letters does not count. SQLite itself knows the case
 * of ASCII letters only. In upper case, a letter does not depend on those around it, unlike the sigma of Greek in lower
 * case, and a text is never shorter.
 */
function startsWith(text: SqlValue, start: SqlValue): SqlValue {
  if (text === null || start === null) return null;
  const beginning = String(text).slice(0, String(start).length);
  return beginning.toUpperCase().startsWith(String(start)) ? 1 : 0;
}
