import type { Kind } from '../generated-tables/filter-fields.ts';
import { decimalKey } from '../values/decimals.ts';
import type { SqlValue } from './sqlite.ts';

/** A value of the contract that a column is made from. */
export type Cell = string | number | boolean | null | undefined;

/** An indexed column: what a filter or a sort can name, or what the platform looks up. */
export interface Column<T> {
  kind: Kind;
  /** The value of one row, or of a list all values. */
  read: (item: T) => Cell | readonly Cell[];
  isList: boolean;
  isUnique: boolean;
}

type Read<T> = (item: T) => Cell;
type ReadList<T> = (item: T) => readonly Cell[];

const column =
  (kind: Kind) =>
  <T>(read: Read<T>): Column<T> => ({ kind, read, isList: false, isUnique: false });

/** Compared by code point, case-sensitive. */
export const text = column('text');
/** Compared as a number. */
export const number = column('number');
/** Compared exactly, for amounts of money: decimal strings. */
export const decimal = column('decimal');
/** ISO 8601 dates, compared as points in time. */
export const date = column('date');
export const boolean = column('boolean');

/** Text that no two items share. Null and undefined are not compared. */
export const unique = <T>(read: Read<T>): Column<T> => ({ ...text(read), isUnique: true });

/** Several values per item, as for `collections.id`. Lists cannot be sorted by. */
export const list = <T>(kind: Kind, read: ReadList<T>): Column<T> => ({
  kind,
  read,
  isList: true,
  isUnique: false,
});

/** The form in which SQLite compares a value. */
export function toSql(kind: Kind, value: Cell): SqlValue {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'boolean':
      return value ? 1 : 0;
    case 'number':
      return Number(value);
    case 'decimal':
      return decimalKey(typeof value === 'number' ? value : String(value));
    case 'date':
      return new Date(String(value)).toISOString();
    case 'text':
      return String(value);
  }
}

export const SQL_TYPES: Readonly<Record<Kind, string>> = {
  text: 'TEXT',
  decimal: 'TEXT',
  date: 'TEXT',
  number: 'REAL',
  boolean: 'INTEGER',
};
