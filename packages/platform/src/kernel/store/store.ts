import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Kind } from '../generated-tables/filter-fields.ts';
import { BoundedMap, frozen } from '../values/bounded-map.ts';
import { type Cell, type Column, toSql } from './columns.ts';
import { type Cursor, readCursor, type Sort, writeCursor } from './cursor.ts';
import { columnName, type Entity, hasListTable, jsonTableOf, listTableOf, tableOf } from './entity.ts';
import { all, type Condition, EVERYTHING, type Filter, filterToSql } from './filter.ts';
import { pageOfList } from './listed-page.ts';
import { beyond, inOrder, keysOf, orderOf, positionOf } from './paging.ts';
import type { Sqlite, SqlValue } from './sqlite.ts';

export type { Filter };

/** Which items a list contains, and in which order. */
export interface Selection {
  /** A filter of the caller, validated against the contract. */
  filter?: Filter | null | undefined;
  /**
   * Conditions that the call adds to those of the request, such as the owner of an item. They may use
   * columns that the contract does not offer as filters.
   */
  where?: Filter | undefined;
  sort?: readonly Sort[] | null | undefined;
}

/** A page by offset. */
export interface OffsetPage<T> {
  items: T[];
  /** Number of all items of the selection. */
  total: number;
  offset: number;
}

/** A page by cursor. A missing cursor means there is no page on that side. */
export interface CursorPage<T> {
  items: T[];
  cursors: { next?: string; prev?: string };
}

/** A cursor that was not issued for this list and caller. */
export class InvalidCursorError extends Error {}

/** Maximum length of the JSON whose parsed items, and of the texts, that are kept in memory per entity. */
const MAX_CHARACTERS = 2 << 20;
/** How many items a part of all has. */
const PART = 200;
/** Maximum number of values of unique columns whose ids are kept in memory per entity. */
const MAX_VALUES = 10_000;

type ListRow = readonly [field: string, value: SqlValue];

/** The values of the lists of an item, each once. */
function listRowsOf<T extends { id: string }>(
  { columns, prefixes }: Entity<T>,
  item: T,
): ReadonlyMap<string, ListRow> {
  const rows = new Map<string, ListRow>();
  const add = (field: string, kind: Kind, values: readonly Cell[]): void => {
    for (const value of values.map((each) => toSql(kind, each)))
      if (value !== null) rows.set(`${field}\n${typeof value}\n${value}`, [field, value]);
  };
  for (const [field, { kind, isList, read }] of Object.entries(columns))
    if (isList) add(field, kind, [read(item)].flat() as Cell[]);
  for (const [prefix, read] of Object.entries(prefixes))
    for (const [name, values] of Object.entries(read(item))) add(prefix + name, 'text', values);
  return rows;
}

/**
 * The items of one entity. All methods are synchronous. Callers must not change the items that methods return,
 * which may be shared and frozen: a change takes effect with `save`.
 */
export class Store<T extends { id: string }> {
  readonly #sqlite: Sqlite;
  readonly #entity: Entity<T>;
  readonly #secret: string;
  readonly #items = new BoundedMap<T>(MAX_CHARACTERS);
  readonly #table: string;
  readonly #json: string;
  readonly #lists: string;
  /** Columns that are not lists. */
  readonly #scalars: readonly Column<T>[];
  readonly #saveRow: string;
  readonly #saveJson: string;
  /** Ids by columns and values that no two items share. */
  readonly #idsByValue = new BoundedMap<string>(MAX_VALUES);
  #changes = 0;

  constructor(sqlite: Sqlite, entity: Entity<T>, secret: string) {
    this.#sqlite = sqlite;
    this.#entity = entity;
    this.#secret = secret;
    this.#table = tableOf(entity);
    this.#json = jsonTableOf(entity);
    this.#lists = listTableOf(entity);
    const scalars = Object.entries(entity.columns).filter(([, { isList }]) => !isList);
    this.#scalars = scalars.map(([, column]) => column);
    const names = ['id', ...scalars.map(([name]) => columnName(name))];
    const values = names.map(() => '?').join(', ');
    const updates = names.slice(1).map((name) => `${name} = excluded.${name}`);
    this.#saveJson = `INSERT INTO ${this.#json} (id, json) VALUES (?, ?)
      ON CONFLICT (id) DO UPDATE SET json = excluded.json`;
    this.#saveRow = `INSERT INTO ${this.#table} (${names.join(', ')}) VALUES (${values}) ON CONFLICT (id) DO ${
      updates.length === 0 ? 'NOTHING' : `UPDATE SET ${updates.join(', ')}`
    }`;
  }

  get(id: string): T | undefined {
    const known = this.#items.get(id);
    if (known) return known;
    const json = this.#jsonOf(id);
    return json === undefined ? undefined : this.#items.add(id, frozen(JSON.parse(json) as T), json.length);
  }

  /** The items with these ids, in the order of the ids. Missing ones are left out. */
  getMany(ids: readonly string[]): T[] {
    // parsed items are not kept, since lists can be long
    return ids.flatMap((id) => {
      const known = this.#items.get(id);
      if (known) return known;
      const json = this.#jsonOf(id);
      return json === undefined ? [] : (JSON.parse(json) as T);
    });
  }

  /** Increases with every change of an item. Callers compare it to learn whether earlier results are outdated. */
  get changes(): number {
    return this.#changes;
  }

  /** Forgets what was read, because all data was replaced, or a write was rolled back. */
  forget(): void {
    this.#changes++;
    this.#items.clear();
  }

  /** The first item with these values of columns. */
  find(where: Filter, sort: readonly Sort[] = []): T | undefined {
    const { sql, parameters } = filterToSql(this.#entity, where);
    const found = this.#sqlite.get<{ id: string }>(
      `SELECT id FROM ${this.#table} WHERE ${sql} ORDER BY ${orderOf(keysOf(sort))} LIMIT 1`,
      ...parameters,
    );
    return found && this.get(found.id);
  }

  /** The item with a value of a column that no two items share. */
  findUnique(field: string, value: string): T | undefined {
    const key = `${field}\n${value}`;
    const id = this.#idsByValue.get(key);
    const known = id === undefined ? undefined : this.get(id);
    // its value may have changed
    if (known && this.#entity.columns[field]?.read(known) === value) return known;
    const found = this.#sqlite.get<{ id: string }>(
      `SELECT id FROM ${this.#table} WHERE ${columnName(field)} = ?`,
      value,
    );
    return found && this.get(this.#idsByValue.add(key, found.id));
  }

  /** All items of a selection. */
  all({ sort, ...selection }: Selection = {}): T[] {
    const { sql, parameters } = this.#condition(selection);
    const order = orderOf(keysOf(sort ?? []));
    return this.#select(`${sql} ORDER BY ${order}`, parameters);
  }

  /** All items, in the order of their ids without another one, some at a time, so that few are in memory. */
  *parts(sort: readonly Sort[] = []): Generator<T[]> {
    const ids = this.#ids(`1 ORDER BY ${orderOf(keysOf(sort))}`, []);
    for (let start = 0; start < ids.length; start += PART) yield this.getMany(ids.slice(start, start + PART));
  }

  count(selection: Selection = {}): number {
    const { sql, parameters } = this.#condition(selection);
    const row = this.#sqlite.get<{ count: number }>(
      `SELECT count(*) AS count FROM ${this.#table} WHERE ${sql}`,
      ...parameters,
    );
    return row?.count ?? 0;
  }

  /** Adds an item, or replaces the one with its id. */
  save(item: T): T {
    if (hasListTable(this.#entity)) this.#saveLists(item.id, item);
    const values = this.#valuesOf(item);
    const before = this.#items.get(item.id);
    // most changes do not affect the columns
    if (!before || this.#valuesOf(before).some((value, index) => value !== values[index]))
      this.#sqlite.run(this.#saveRow, item.id, ...values);
    this.#drop(item.id);
    const json = JSON.stringify(item);
    const stored = this.#entity.isCompressed ? deflateRawSync(json, { level: 1 }) : json;
    this.#sqlite.run(this.#saveJson, item.id, stored);
    return item;
  }

  /** Deletes an item and returns whether it existed. */
  delete(id: string): boolean {
    if (hasListTable(this.#entity)) this.#saveLists(id);
    this.#drop(id);
    this.#sqlite.run(`DELETE FROM ${this.#json} WHERE id = ?`, id);
    return this.#sqlite.run(`DELETE FROM ${this.#table} WHERE id = ?`, id) > 0;
  }

  /** The items that were added before the last ones, as many as `limit`. */
  olderThanLatest(limit: number): T[] {
    const older = `SELECT id FROM ${this.#json} ORDER BY rowid DESC LIMIT -1 OFFSET ?`;
    return this.getMany(this.#sqlite.all<{ id: string }>(older, limit).map(({ id }) => id));
  }

  pageByOffset(selection: Selection, page: { limit: number; offset: number }): OffsetPage<T> {
    const items = this.#idsOfPage(selection, page).flatMap((id) => this.get(id) ?? []);
    return { items, total: this.count(selection), offset: page.offset };
  }

  /**
   * A page by cursor. `scope` names the call and the caller. With a cursor, filter and sort are those of the
   * cursor. Throws an `InvalidCursorError` for a cursor of another scope or from elsewhere.
   */
  pageByCursor(
    { where, ...selection }: Selection,
    { limit, cursor, scope }: { limit: number; cursor?: string | null | undefined; scope: string },
  ): CursorPage<T> {
    const { filter, sort } = selection;
    const start: Cursor = cursor
      ? this.#readCursor(scope, cursor)
      : { scope, filter: filter ?? {}, sort: sort ?? [], at: undefined, isBackward: false };
    const keys = keysOf(start.sort);
    const { sql, parameters } = all([
      this.#condition({ where, filter: start.filter }),
      start.at ? beyond(keys, start.at, start.isBackward) : EVERYTHING,
    ]);
    const found = this.#select(`${sql} ORDER BY ${orderOf(keys, start.isBackward)} LIMIT ?`, [
      ...parameters,
      limit + 1,
    ]);
    const hasMore = found.length > limit;
    const items = found.slice(0, limit);
    if (start.isBackward) items.reverse();
    // an empty page is after the last item, so the cursor in the other direction has no position: it starts there
    const isEnd = found.length === 0;
    const cursorAt = (item: T | undefined, isBackward: boolean): string | undefined => {
      const at = item ? positionOf(this.#entity, keys, item) : isEnd ? undefined : start.at;
      return at || isEnd ? writeCursor(this.#secret, { ...start, at, isBackward }) : undefined;
    };
    const isContinued = start.at !== undefined;
    const next = (start.isBackward ? isContinued : hasMore) && cursorAt(items.at(-1), false);
    const prev = (start.isBackward ? hasMore : isContinued) && cursorAt(items[0], true);
    return { items, cursors: { ...(next && { next }), ...(prev && { prev }) } };
  }

  /** The filter and the sort of the list that a cursor continues. Throws as `pageByCursor` does. */
  askedFor({ scope, cursor }: { scope: string; cursor: string }): Pick<Cursor, 'filter' | 'sort'> {
    const { filter, sort } = this.#readCursor(scope, cursor);
    return { filter, sort };
  }

  /**
   * A page by cursor of a list whose order is no order of columns, such as by relevance. `items` is all of it, found
   * anew for each page. The cursor holds what was asked for, which may contain more than conditions.
   */
  pageOfList(
    items: readonly T[],
    asked: Pick<Cursor, 'filter' | 'sort'>,
    { limit, cursor, scope }: { limit: number; cursor?: string | null | undefined; scope: string },
  ): CursorPage<T> {
    const start: Cursor = cursor
      ? this.#readCursor(scope, cursor)
      : { scope, ...asked, at: undefined, isBackward: false };
    return pageOfList(items, start, limit, (next) => writeCursor(this.#secret, next));
  }

  /** Items in the order of a sort of which `cellAt` has the values that no column has, by their place in the sort. */
  inOrder(
    items: readonly T[],
    sort: readonly Sort[],
    cellAt: (item: T, place: number) => number | undefined,
  ): T[] {
    return inOrder(this.#entity, items, sort, cellAt);
  }

  #idsOfPage(selection: Selection, { limit, offset }: { limit: number; offset: number }): string[] {
    if (limit === 0) return [];
    const { sql, parameters } = this.#condition(selection);
    const order = orderOf(keysOf(selection.sort ?? []));
    return this.#ids(`${sql} ORDER BY ${order} LIMIT ? OFFSET ?`, [...parameters, limit, offset]);
  }

  #readCursor(scope: string, text: string): Cursor {
    const cursor = readCursor(this.#secret, scope, text);
    if (!cursor) throw new InvalidCursorError('The cursor is not one of this list');
    return cursor;
  }

  #condition({ where, filter }: Selection): Condition {
    return all([where, filter].flatMap((each) => (each ? filterToSql(this.#entity, each) : [])));
  }

  /** Replaces the list rows of a stored item by those of `item`, or deletes them. Rows that stay are not written. */
  #saveLists(id: string, item?: T): void {
    const stored = this.get(id);
    const before = stored ? listRowsOf(this.#entity, stored) : new Map<string, ListRow>();
    const after = item ? listRowsOf(this.#entity, item) : new Map<string, ListRow>();
    for (const [key, row] of before)
      if (!after.has(key))
        this.#sqlite.run(`DELETE FROM ${this.#lists} WHERE field = ? AND value = ? AND id = ?`, ...row, id);
    for (const [key, row] of after)
      if (!before.has(key))
        this.#sqlite.run(`INSERT INTO ${this.#lists} (field, value, id) VALUES (?, ?, ?)`, ...row, id);
  }

  /** Drops the cached item that changes. */
  #drop(id: string): void {
    this.#changes++;
    this.#items.delete(id);
  }

  #valuesOf(item: T): SqlValue[] {
    return this.#scalars.map(({ kind, read }) => toSql(kind, read(item) as Cell));
  }

  #jsonOf(id: string): string | undefined {
    const sql = `SELECT json FROM ${this.#json} WHERE id = ?`;
    const stored = this.#sqlite.get<{ json: string | Uint8Array }>(sql, id)?.json;
    return typeof stored === 'object' ? inflateRawSync(stored).toString() : stored;
  }

  /** The items that match a condition. `condition` includes the order and the limit. */
  #select(condition: string, parameters: readonly SqlValue[]): T[] {
    return this.getMany(this.#ids(condition, parameters));
  }

  #ids(condition: string, parameters: readonly SqlValue[]): string[] {
    const sql = `SELECT id FROM ${this.#table} WHERE ${condition}`;
    return this.#sqlite.all<{ id: string }>(sql, ...parameters).map(({ id }) => id);
  }
}
