import type { filters, sorts } from '../../../generated/filters.ts';
import { type Cell, type Column, SQL_TYPES } from './columns.ts';

type Filters = typeof filters;
type Sorts = typeof sorts;
type FilterName = keyof Filters;
type SortName = keyof Sorts;

/** Every field that a filter and a sort of the contract can name, except the id. */
type QueriedFields<F extends FilterName, S extends SortName> = Exclude<
  keyof Filters[F]['fields'] | Sorts[S][number],
  'id'
>;

/** Properties that start with these letters, such as `options.`. */
type Prefixes<T, F extends FilterName> = keyof Filters[F]['prefixes'] extends never
  ? { prefixes?: undefined }
  : {
      prefixes: Record<keyof Filters[F]['prefixes'], (item: T) => Readonly<Record<string, readonly Cell[]>>>;
    };

/**
 * A kind of item that the platform stores: indexed columns for what is searched, and the whole item as JSON.
 */
export interface Entity<T extends { id: string }> {
  /** Name of the table and of the file of an export. */
  name: string;
  columns: Readonly<Record<string, Column<T>>>;
  /** Lists of values by the beginning of their field and the rest of its name. */
  prefixes: Readonly<Record<string, (item: T) => Readonly<Record<string, readonly Cell[]>>>>;
  /**
   * Columns that are searched together, as one index. SQLite does not know that one of them alone, such as a status, finds
   * many items.
   */
  indexes: readonly (readonly string[])[];
  /** Whether its JSON is stored compressed. This is for large items that are read one at a time. */
  isCompressed: boolean;
  /** Whether exports contain it. Secrets are not exported. */
  isExported: boolean;
  /** What properties of an import must match, because they are trusted when they are used. */
  formats: Readonly<Record<string, RegExp>>;
  /**
   * The paths that an item of an import must have, though the contract lets them be missing. `[]` is each entry of a list, as
   * in `options.[].id`, and what follows a property with `?` is for items that have it.
   */
  required: readonly string[];
}

/**
 * Defines an entity. With `filter` and `sort`, the names of tables in generated/filters.ts, TypeScript
 * requires a column for each field that the contract lists.
 *
 * @example
 * const collections = defineEntity<StoredCollection>()({
 *   name: 'collection',
 *   filter: 'CollectionFilter',
 *   sort: 'CollectionSortField',
 *   columns: { name: text(({ name }) => name), slug: unique(({ slug }) => slug) },
 * });
 */
export const defineEntity =
  <T extends { id: string }>() =>
  <F extends FilterName = never, S extends SortName = never>(
    definition: {
      name: string;
      filter?: F;
      sort?: S;
      columns: Record<QueriedFields<F, S>, Column<T>> & Record<string, Column<T>>;
      indexes?: readonly (readonly string[])[];
      isCompressed?: boolean;
      isExported?: boolean;
      formats?: { [Name in keyof T]?: RegExp };
      required?: readonly string[];
    } & ([F] extends [never] ? { prefixes?: undefined } : Prefixes<T, F>),
  ): Entity<T> => ({
    name: definition.name,
    columns: definition.columns,
    prefixes: definition.prefixes ?? {},
    indexes: definition.indexes ?? [],
    isCompressed: definition.isCompressed ?? false,
    isExported: definition.isExported ?? true,
    formats: Object.fromEntries(Object.entries<RegExp>({ ...definition.formats })),
    required: definition.required ?? [],
  });

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const tableOf = ({ name }: { name: string }): string => quote(name);
/** The items as JSON. They are stored in a separate table, so that SQLite reads little while it filters. */
export const jsonTableOf = ({ name }: { name: string }): string => quote(`${name}.json`);
/** The table of lists: one row per value. */
export const listTableOf = ({ name }: { name: string }): string => quote(`${name}.list`);
export const columnName = (field: string): string => quote(field);

/** Statements that create the tables of an entity. The schema version is derived from them. */
export function tablesOf<T extends { id: string }>(entity: Entity<T>): string {
  const scalars = Object.entries(entity.columns).filter(([, { isList }]) => !isList);
  const table = tableOf(entity);
  const columns = scalars.map(([name, { kind }]) => `${columnName(name)} ${SQL_TYPES[kind]}`);
  const index = (names: readonly string[], isUnique: boolean): string =>
    `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${quote(`${entity.name}:${names.join(',')}`)} ON ${table} (${[
      ...names.map(columnName),
      ...(isUnique ? [] : ['id']),
    ].join(', ')});`;
  const hasLists =
    scalars.length < Object.keys(entity.columns).length || Object.keys(entity.prefixes).length > 0;
  return [
    `CREATE TABLE ${table} (${['id TEXT PRIMARY KEY', ...columns].join(', ')}) WITHOUT ROWID;`,
    `CREATE TABLE ${jsonTableOf(entity)} (id TEXT PRIMARY KEY, json ${entity.isCompressed ? 'BLOB' : 'TEXT'} NOT NULL);`,
    ...scalars.map(([name, { isUnique }]) => index([name], isUnique)),
    ...entity.indexes.map((names) => index(names, false)),
    ...(hasLists
      ? [
          `CREATE TABLE ${listTableOf(entity)} (id TEXT NOT NULL, field TEXT NOT NULL, value, PRIMARY KEY (field, value, id)) WITHOUT ROWID;`,
        ]
      : []),
  ].join('\n');
}

/** Whether an entity has a table of lists. */
export const hasListTable = <T extends { id: string }>({ columns, prefixes }: Entity<T>): boolean =>
  Object.keys(prefixes).length > 0 || Object.values(columns).some(({ isList }) => isList);
