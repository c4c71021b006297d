/** Translates filters of the contract to SQL. They were validated before: see server/http/filters.ts. */

import type { Kind } from '../generated-tables/filter-fields.ts';
import { type Cell, toSql } from './columns.ts';
import { columnName, type Entity, listTableOf } from './entity.ts';
import type { SqlValue } from './sqlite.ts';

/** A filter as it is sent: conditions by field, and `$and`, `$or` and `$not`. */
export type Filter = Readonly<Record<string, unknown>>;

/** A condition in SQL with its parameters. */
export interface Condition {
  sql: string;
  parameters: SqlValue[];
}

export const EVERYTHING: Condition = { sql: '1', parameters: [] };

export function all(conditions: readonly Condition[]): Condition {
  return join(conditions, ' AND ', '1');
}

function join(conditions: readonly Condition[], operator: string, empty: string): Condition {
  return {
    sql: conditions.length === 0 ? empty : `(${conditions.map(({ sql }) => sql).join(operator)})`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

/** Negates a condition. SQL has NULL, not false, for an item without the value: that item matches the negation. */
const not = ({ sql, parameters }: Condition): Condition => ({ sql: `(${sql}) IS NOT TRUE`, parameters });

/** Translates a filter to a condition on the table of an entity. */
export function filterToSql<T extends { id: string }>(entity: Entity<T>, filter: Filter): Condition {
  return all(
    Object.entries(filter).map(([name, value]) => {
      if (name === '$and') return all((value as Filter[]).map((each) => filterToSql(entity, each)));
      if (name === '$or')
        return join(
          (value as Filter[]).map((each) => filterToSql(entity, each)),
          ' OR ',
          '0',
        );
      if (name === '$not') return not(all([value].flat().map((each) => filterToSql(entity, each as Filter))));
      return all(conditionsOf(entity, name, value));
    }),
  );
}

function conditionsOf<T extends { id: string }>(
  entity: Entity<T>,
  field: string,
  value: unknown,
): Condition[] {
  const known = entity.columns[field];
  const kind = known?.kind ?? 'text';
  const isScalar = field === 'id' || (known && !known.isList);
  return operatorsOf(value).map(([operator, operand]) =>
    operator === '$matchItems'
      ? all((operand as readonly { id: unknown }[]).map(({ id }) => someItem(entity, field, kind, id)))
      : isScalar
        ? scalar(columnName(field), kind, operator, operand as Operand)
        : ofList(entity, field, kind, operator, operand as Operand),
  );
}

/** The operators of a condition: a value alone means `$eq`. */
const operatorsOf = (value: unknown): [operator: string, operand: unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : [['$eq', value]];

/** The condition for a list of items, of whose ids the column has a list. */
const someItem = <T extends { id: string }>(
  entity: Entity<T>,
  field: string,
  kind: Kind,
  id: unknown,
): Condition =>
  someValue(
    entity,
    field,
    operatorsOf(id).map(([operator, operand]) => scalar('l.value', kind, operator, operand as Operand)),
  );

/** True if a value of a list meets all conditions. */
function someValue<T extends { id: string }>(
  entity: Entity<T>,
  field: string,
  conditions: readonly Condition[],
): Condition {
  const { sql, parameters } = all(conditions);
  return {
    sql: `id IN (SELECT l.id FROM ${listTableOf(entity)} AS l WHERE l.field = ? AND ${sql})`,
    parameters: [field, ...parameters],
  };
}

type Operand = Cell | readonly Cell[];

const COMPARISONS: Readonly<Record<string, string>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };

function scalar(column: string, kind: Kind, operator: string, operand: Operand): Condition {
  const one = (): SqlValue => toSql(kind, operand as Cell);
  switch (operator) {
    case '$eq': {
      const sql = `${column} IS ?`;
      // without it, SQLite takes the index of a boolean for as good as that of an id
      return { sql: kind === 'boolean' ? `likelihood(${sql}, 0.5)` : sql, parameters: [one()] };
    }
    case '$ne':
      return { sql: `${column} IS NOT ?`, parameters: [one()] };
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return { sql: `${column} ${COMPARISONS[operator]} ?`, parameters: [one()] };
    case '$in':
    case '$hasSome':
      return { sql: `${column} IN (SELECT value FROM json_each(?))`, parameters: [many(kind, operand)] };
    case '$nin':
      return {
        sql: `(${column} IS NULL OR ${column} NOT IN (SELECT value FROM json_each(?)))`,
        parameters: [many(kind, operand)],
      };
    case '$hasAll':
      return {
        sql: `NOT EXISTS (SELECT 1 FROM json_each(?) WHERE value IS NOT ${column})`,
        parameters: [many(kind, operand)],
      };
    case '$startsWith':
      return { sql: `starts_with(${column}, ?)`, parameters: [String(operand).toUpperCase()] };
    case '$endsWith':
      return {
        sql: `substr(${column}, length(${column}) - length(?) + 1) = ?`,
        parameters: [String(operand), String(operand)],
      };
    case '$contains':
      return { sql: `instr(${column}, ?) > 0`, parameters: [String(operand)] };
    case '$exists':
      return { sql: `${column} IS ${operand ? 'NOT ' : ''}NULL`, parameters: [] };
    case '$isEmpty':
      return { sql: `(${column} IS ${operand ? '' : 'NOT '}NULL)`, parameters: [] };
    default:
      throw new Error(`No operator ${operator}`);
  }
}

/**
 * The condition for a field that is a list. It is true if one value meets the operator. For `$ne` and `$nin`, all
 * values must meet it.
 */
function ofList<T extends { id: string }>(
  entity: Entity<T>,
  field: string,
  kind: Kind,
  operator: string,
  operand: Operand,
): Condition {
  const exists = (conditions: readonly Condition[]): Condition => someValue(entity, field, conditions);
  const some = (name: string, value: Operand): Condition => exists([scalar('l.value', kind, name, value)]);
  switch (operator) {
    case '$exists':
      return operand ? exists([]) : not(exists([]));
    case '$isEmpty':
      return operand ? not(exists([])) : exists([]);
    case '$eq':
      return operand === null ? not(exists([])) : some('$eq', operand);
    case '$ne':
      return operand === null ? exists([]) : not(some('$eq', operand));
    case '$nin':
      return not(some('$in', operand));
    case '$hasAll':
      return all((operand as readonly Cell[]).map((value) => some('$eq', value)));
    default:
      return some(operator, operand);
  }
}

const many = (kind: Kind, operand: Operand): string =>
  JSON.stringify([operand].flat().map((value) => toSql(kind, value as Cell)));
