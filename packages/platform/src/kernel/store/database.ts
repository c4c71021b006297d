import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { frozen } from '../values/bounded-map.ts';
import { type Entity, hasListTable, jsonTableOf, listTableOf, tableOf, tablesOf } from './entity.ts';
import { DamagedError, OtherVersionError, UnusableFolderError } from './folder-errors.ts';
import { type CopiedTable, Snapshot } from './snapshot.ts';
import { Sqlite } from './sqlite.ts';
import { Store } from './store.ts';

/** Tables for the data of the platform that belongs to no entity. */
const SYSTEM_TABLES = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE document (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
`;

/** Tables of every version. */
const OWN_TABLES = ['meta', 'document'];

const SEQUENCES = [
  'event',
  'gatewayOrder',
  'id',
  'mail',
  'order.number',
  'product.numericId',
  'push',
] as const;

/** The sequences of numbers that ids and positions are from. */
export type SequenceName = (typeof SEQUENCES)[number];

/** The rows of `meta` that exports contain. */
const EXPORTED_META: ReadonlySet<string> = new Set(['seed', ...SEQUENCES.map((name) => `sequence:${name}`)]);

/** Whether exports contain a row of `meta`. All others belong to the machine, such as keys and event targets. */
export const isExportedMeta = (name: string): boolean => EXPORTED_META.has(name);

/** The rows of `meta` that belong to the data of the shop. All others identify the database. */
const META_OF_DATA = "name LIKE 'sequence:%' OR name IN ('seed', 'clock')";

const TRANSACTION = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT', rollback: ['ROLLBACK'] };
/** Savepoints of the same name nest. */
const NESTED = {
  begin: 'SAVEPOINT nested',
  commit: 'RELEASE nested',
  rollback: ['ROLLBACK TO nested', 'RELEASE nested'],
};

const FILE = 'shop.sqlite';

export interface DatabaseOptions {
  entities: readonly Entity<never>[];
  /** Folder of the file. Without one, everything is in memory. */
  folder?: string | undefined;
  /** What a database in memory starts from: the result of `image` of one with the same entities. */
  image?: Uint8Array | undefined;
  /** Version of the package, for messages of later versions. */
  version: string;
}

/** The database of one shop. Reads and writes are synchronous. */
export class Database {
  readonly #sqlite: Sqlite;
  readonly #stores = new Map<unknown, Pick<Store<never>, 'forget'>>();
  readonly #meta = new Map<string, string | undefined>();
  readonly #documents = new Map<string, object | undefined>();
  readonly #secret: string;
  #replacements = 0;
  #writes = 0;
  readonly #entities: readonly Entity<never>[];
  /** Whether it started from an image. */
  readonly isCopy: boolean;
  /** The state that a reset returns to, if a file filled the shop. */
  readonly snapshot: Snapshot;

  constructor({ entities, folder, image, version }: DatabaseOptions) {
    this.#entities = entities;
    this.isCopy = image !== undefined;
    this.#sqlite = image ? new Sqlite(':memory:', image) : open(folder, schemaOf(entities), version);
    const system: CopiedTable[] = [{ table: 'document' }, { table: 'meta', where: META_OF_DATA }];
    const tables = entities.flatMap(tableNames).map((table) => ({ table }));
    this.snapshot = new Snapshot(this.#sqlite, [...system, ...tables], () => this.#replaced());
    const secret = this.isCopy ? undefined : this.meta('secret');
    this.#secret = secret ?? this.#create('secret', randomBytes(32).toString('hex'));
  }

  /** How often all data was replaced. Asynchronous work compares it to learn whether its data still exists. */
  get replacements(): number {
    return this.#replacements;
  }

  /** How often something was written. Two equal numbers mean that nothing was written in between. */
  get writes(): number {
    return this.#writes;
  }

  /** The items of an entity. */
  of<T extends { id: string }>(entity: Entity<T>): Store<T> {
    let store = this.#stores.get(entity) as Store<T> | undefined;
    if (!store) {
      store = new Store(this.#sqlite, entity, this.#secret);
      this.#stores.set(entity, store);
    }
    return store;
  }

  /**
   * Runs a write as one transaction: everything in it is stored, or nothing. A write in a write is part of
   * the outer one, which is stored without it if it catches its error. The function must be synchronous; a
   * promise is rolled back with a `TypeError`.
   */
  write<R>(change: () => R): R {
    const { begin, commit, rollback } = this.#sqlite.isInTransaction ? NESTED : TRANSACTION;
    const replacements = this.#replacements;
    this.#sqlite.run(begin);
    try {
      const result = change();
      if (result instanceof Promise) throw new TypeError('A write must be synchronous');
      this.#sqlite.run(commit);
      this.#writes++;
      return result;
    } catch (error) {
      // some errors of SQLite, such as a full disk, end the transaction
      if (this.#sqlite.isInTransaction) for (const statement of rollback) this.#sqlite.run(statement);
      this.#replacements = replacements;
      this.#forget();
      throw error;
    }
  }

  /** A value of the platform that belongs to no entity, such as the clock. */
  meta(name: string): string | undefined {
    if (!this.#meta.has(name)) {
      const row = this.#sqlite.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', name);
      this.#meta.set(name, row?.value);
    }
    return this.#meta.get(name);
  }

  setMeta(name: string, value: string): void {
    this.#meta.set(name, value);
    this.#sqlite.run('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)', name, value);
  }

  deleteMeta(name: string): void {
    this.#meta.delete(name);
    this.#sqlite.run('DELETE FROM meta WHERE name = ?', name);
  }

  /** A single JSON document, such as the settings of a part. It is frozen. */
  document<T>(name: string): T | undefined {
    if (!this.#documents.has(name)) {
      const row = this.#sqlite.get<{ json: string }>('SELECT json FROM document WHERE name = ?', name);
      this.#documents.set(name, row && frozen(JSON.parse(row.json) as object));
    }
    return this.#documents.get(name) as T | undefined;
  }

  setDocument<T>(name: string, value: T): T {
    this.#documents.delete(name);
    this.#sqlite.run(
      'INSERT OR REPLACE INTO document (name, json) VALUES (?, ?)',
      name,
      JSON.stringify(value),
    );
    return value;
  }

  /** Documents and sequences, for exports. */
  values(): StoredValue[] {
    const sequences = this.#sqlite
      .all<{ name: string; value: string }>('SELECT name, value FROM meta ORDER BY name')
      .filter(({ name }) => isExportedMeta(name));
    const documents = this.#sqlite.all<{ name: string; json: string }>(
      'SELECT name, json FROM document ORDER BY name',
    );
    return [
      ...sequences.map(({ name, value }) => ({ name, value })),
      ...documents.map(({ name, json }) => ({ name, document: JSON.parse(json) as unknown })),
    ];
  }

  /** Deletes everything except what identifies the database. */
  clear(): void {
    for (const table of this.#entities.flatMap(tableNames)) this.#sqlite.run(`DELETE FROM ${table}`);
    this.#sqlite.run('DELETE FROM document');
    this.#sqlite.run("DELETE FROM meta WHERE name LIKE 'sequence:%'");
    this.#replaced();
  }

  /** A copy of everything, from which another database can start. That one has a secret of its own. */
  image(): Uint8Array {
    return this.#sqlite.image();
  }

  close(): void {
    this.#sqlite.close();
  }

  #replaced(): void {
    this.#replacements++;
    this.#forget();
  }

  /** Forgets what was read before all data was replaced, or a write was rolled back. */
  #forget(): void {
    this.#meta.clear();
    this.#documents.clear();
    for (const store of this.#stores.values()) store.forget();
  }

  #create(name: string, value: string): string {
    this.setMeta(name, value);
    return value;
  }
}

/** A document, or a row of `meta` that exports contain. */
export type StoredValue = { name: string; document: unknown } | { name: string; value: string };

const tableNames = (entity: Entity<never>): string[] => [
  tableOf(entity),
  jsonTableOf(entity),
  ...(hasListTable(entity) ? [listTableOf(entity)] : []),
];

/** The tables of these entities, and their version. */
function schemaOf(entities: readonly Entity<never>[]): { sql: string; version: number } {
  // a list of the same entities in another order has the same tables
  const tables = entities.map((entity) => tablesOf(entity)).toSorted();
  const sql = [SYSTEM_TABLES, ...tables].join('\n');
  const digest = createHash('sha256').update(sql).digest();
  return { sql, version: digest.readUInt32BE(0) >>> 1 || 1 };
}

function open(folder: string | undefined, schema: ReturnType<typeof schemaOf>, version: string): Sqlite {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const sqlite = new Sqlite(folder === undefined ? ':memory:' : join(folder, FILE));
  try {
    // takes effect in a new file; a commit may visit all cached pages, and larger pages are fewer
    sqlite.exec('PRAGMA page_size = 8192');
    // the lock is that of the file: the operating system releases it with the process
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE');
    const found = sqlite.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
    const tables = sqlite.all<{ name: string }>('SELECT name FROM sqlite_schema').map(({ name }) => name);
    const isNew = found === 0 && tables.length === 0;
    if (!isNew && (found === 0 || !OWN_TABLES.every((name) => tables.includes(name))))
      throw new UnusableFolderError(`${folder}/${FILE} is a database of another program. Move it away`);
    if (!isNew && found !== schema.version) throw new OtherVersionError(folder ?? '', writtenBy(sqlite));
    // what is damaged in any page is not written to
    const [check] = sqlite.all<{ quick_check: string }>('PRAGMA quick_check(1)');
    if (check?.quick_check !== 'ok') throw new DamagedError(folder ?? '');
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE');
    if (isNew) sqlite.exec(`${schema.sql}; PRAGMA user_version = ${schema.version}`);
    sqlite.run('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)', 'version', version);
    sqlite.exec('COMMIT');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

const writtenBy = (sqlite: Sqlite): string =>
  sqlite.get<{ value: string }>("SELECT value FROM meta WHERE name = 'version'")?.value ?? 'unknown';
