/** Pages of lists: by offset, and by keyset cursors in both directions. */
import type { Column } from './columns.ts';
import { toSql } from './columns.ts';
import type { Sort } from './cursor.ts';
import { columnName, type Entity } from './entity.ts';
import { all, type Condition } from './filter.ts';
import type { SqlValue } from './sqlite.ts';

/** A sorted column and its direction. */
interface Key {
  column: string;
  field: string;
  isDescending: boolean;
}

/** The columns of a sort. The id comes last, so that the order is total. */
export function keysOf(sort: readonly Sort[]): Key[] {
  const keys = sort.map(({ fieldName, order }) => ({
    column: columnName(fieldName),
    field: fieldName,
    isDescending: order === 'DESC',
  }));
  const end = keys.findIndex(({ field }) => field === 'id');
  return end >= 0 ? keys.slice(0, end + 1) : [...keys, { column: 'id', field: 'id', isDescending: false }];
}

/** The ORDER BY of a sort. */
export const orderOf = (keys: readonly Key[], isBackward = false): string =>
  keys
    .map(({ column, isDescending }) => `${column} ${isDescending !== isBackward ? 'DESC' : 'ASC'}`)
    .join(', ');

/** The position of an item in a sort. */
export const positionOf = <T extends { id: string }>(
  { columns }: Entity<T>,
  keys: readonly Key[],
  item: T,
): SqlValue[] => keys.map(({ field }) => (field === 'id' ? item.id : cellOf(columns[field], item)));

function cellOf<T>(column: Column<T> | undefined, item: T): SqlValue {
  return column ? toSql(column.kind, [column.read(item)].flat()[0]) : null;
}

/**
 * Items in the order of a sort of which no column has all values: `cellAt` returns those, by their place in the sort.
 */
export function inOrder<T extends { id: string }>(
  entity: Entity<T>,
  items: readonly T[],
  sort: readonly Sort[],
  cellAt: (item: T, place: number) => number | undefined,
): T[] {
  const keys = keysOf(sort);
  const placed = items.map((item) => ({
    item,
    at: positionOf(entity, keys, item).map((cell, place) => cellAt(item, place) ?? cell),
  }));
  return placed
    .toSorted((one, other) => {
      const place = keys.findIndex((_, each) => one.at[each] !== other.at[each]);
      const isFirst = isBefore(one.at[place] ?? null, other.at[place] ?? null);
      return place < 0 ? 0 : isFirst === keys[place]?.isDescending ? 1 : -1;
    })
    .map(({ item }) => item);
}

/** As in SQLite, null comes first. */
const isBefore = (one: SqlValue, other: SqlValue): boolean => one === null || (other !== null && one < other);

/** The items after a position, or before it. SQLite sorts null first. */
export function beyond(keys: readonly Key[], at: readonly SqlValue[], isBackward: boolean): Condition {
  const steps = keys.map((key, index) => {
    const equal = keys.slice(0, index).map(({ column }, place) => ({
      sql: `${column} IS ?`,
      parameters: [at[place] ?? null],
    }));
    return all([...equal, past(key.column, at[index] ?? null, key.isDescending !== isBackward)]);
  });
  return {
    sql: `(${steps.map(({ sql }) => sql).join(' OR ')})`,
    parameters: steps.flatMap(({ parameters }) => parameters),
  };
}

function past(column: string, value: SqlValue, isDescending: boolean): Condition {
  if (!isDescending)
    return value === null
      ? { sql: `${column} IS NOT NULL`, parameters: [] }
      : { sql: `${column} > ?`, parameters: [value] };
  return value === null
    ? { sql: '0', parameters: [] }
    : { sql: `(${column} < ? OR ${column} IS NULL)`, parameters: [value] };
}
