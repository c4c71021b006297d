/** Validates filters: only fields and operators that the contract lists, with values of their kind. */

import { filters } from '../../../generated/filters.ts';
import type { Rule, Violation } from '../../kernel/errors/violations.ts';
import { isObject } from '../../kernel/errors/violations.ts';
import type { FilterField, FilterFields, Kind } from '../../kernel/generated-tables/filter-fields.ts';

/**
 * Each condition, each filter within a filter and each value of `$hasAll` is a part of the expression in SQL,
 * whose depth SQLite limits.
 */
const MAX_PARTS = 400;
const MAX_FILTER_DEPTH = 10;

/** Longest part of a text: it is searched in the text of each item. */
const MAX_PART_LENGTH = 1000;

/**
 * The violations of a filter. `table` is a key of generated/filters.ts, `path` is
 * the location of the filter in the input.
 */
export function filterViolations(table: string, filter: object, path: string): Violation[] {
  const fields: FilterFields | undefined = (filters as Readonly<Record<string, FilterFields>>)[table];
  if (!fields) throw new Error(`There is no filter ${table}`);
  const check = new FilterCheck(fields);
  const violations = check.filter(filter, path, 1);
  if (check.parts > MAX_PARTS)
    return broken(path, 'MAX_SIZE', `must have at most ${MAX_PARTS} parts`, { threshold: MAX_PARTS });
  return violations;
}

/**
 * The violation of a filter that must have a condition in each of its parts. A part without one selects
 * everything, or turns a change of some items into a change of all.
 */
export function conditionViolations(filter: unknown, path: string): Violation[] {
  const gap = emptyPart(filter, path);
  return gap === undefined ? [] : broken(gap, 'REQUIRED_FIELD', 'must have a condition');
}

/** The path of the first object or list that is empty. */
function emptyPart(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Array.isArray(value)
    ? value.map((part: unknown, index) => [`${path}[${index}]`, part] as const)
    : Object.entries(value).map(([name, part]) => [`${path}.${name}`, part] as const);
  if (parts.length === 0) return path;
  for (const [at, part] of parts) {
    const gap = emptyPart(part, at);
    if (gap !== undefined) return gap;
  }
  return undefined;
}

const broken = (
  field: string,
  violatedRule: Rule,
  description: string,
  data: Violation['data'] = {},
): Violation[] => [{ field, violatedRule, description, data }];

class FilterCheck {
  parts = 0;
  readonly #fields: FilterFields;
  readonly #names: string;

  constructor(fields: FilterFields) {
    this.#fields = fields;
    const prefixed = Object.keys(fields.prefixes).map((prefix) => `${prefix}*`);
    this.#names = [...Object.keys(fields.fields), ...prefixed].join(', ');
  }

  filter(filter: object, path: string, depth: number): Violation[] {
    this.parts++;
    if (depth > MAX_FILTER_DEPTH)
      return broken(path, 'MAX_SIZE', `is nested deeper than ${MAX_FILTER_DEPTH}`, {
        threshold: MAX_FILTER_DEPTH,
      });
    return Object.entries(filter).flatMap(([name, value]) => {
      const at = `${path}.${name}`;
      return name === '$and' || name === '$or' || name === '$not'
        ? this.#combined(name, value, at, depth)
        : this.#condition(name, value, at);
    });
  }

  #combined(name: string, value: unknown, path: string, depth: number): Violation[] {
    if (name === '$not' && isObject(value)) return this.filter(value, path, depth + 1);
    if (!Array.isArray(value)) return broken(path, 'FORMAT', 'must be a list of filters');
    return value.flatMap((each: unknown, index) => {
      const at = `${path}[${index}]`;
      return isObject(each) ? this.filter(each, at, depth + 1) : broken(at, 'FORMAT', 'must be a filter');
    });
  }

  #condition(name: string, value: unknown, path: string): Violation[] {
    this.parts++;
    const field = this.#find(name);
    if (!field)
      return broken(
        path,
        'FIELD_NOT_ALLOWED',
        `is not a field that can be filtered by: use one of ${this.#names}`,
      );
    if (!isObject(value)) return operatorViolations(field, '$eq', value, path);
    return Object.entries(value).flatMap(([operator, operand]) => {
      if (ALL_OF.has(operator) && Array.isArray(operand)) this.parts += operand.length;
      return operatorViolations(field, operator, operand, `${path}.${operator}`);
    });
  }

  #find(name: string): FilterField | undefined {
    if (Object.hasOwn(this.#fields.fields, name)) return this.#fields.fields[name];
    const prefixes = Object.entries(this.#fields.prefixes);
    return prefixes.find(([prefix]) => name.startsWith(prefix) && name !== prefix)?.[1];
  }
}

function operatorViolations(
  field: FilterField,
  operator: string,
  operand: unknown,
  path: string,
): Violation[] {
  if (!field.operators.includes(operator))
    return broken(
      path,
      'FIELD_NOT_ALLOWED',
      `has no operator ${operator}: use one of ${field.operators.join(', ')}`,
    );
  if (operator === '$exists' || operator === '$isEmpty')
    return typeof operand === 'boolean' ? [] : broken(path, 'FORMAT', 'must be a boolean');
  if (PART_OF.has(operator) && isText(operand) && operand.length > MAX_PART_LENGTH)
    return broken(path, 'MAX_LENGTH', `must have at most ${MAX_PART_LENGTH} characters`, {
      threshold: MAX_PART_LENGTH,
    });
  if (operator === '$matchItems') return itemViolations(operand, path);
  if (LISTS.has(operator))
    return Array.isArray(operand)
      ? operand.flatMap((value: unknown, index) => valueViolations(field, value, `${path}[${index}]`))
      : broken(path, 'FORMAT', 'must be a list');
  const takesNull = operator === '$eq' || operator === '$ne';
  return operand === null && takesNull ? [] : valueViolations(field, operand, path);
}

/** The violations of items, of which a filter names the ids. */
const itemViolations = (items: unknown, path: string): Violation[] =>
  Array.isArray(items)
    ? items.flatMap((item: unknown, index) =>
        idConditionViolations(isObject(item) ? item['id'] : undefined, `${path}[${index}].id`),
      )
    : broken(path, 'FORMAT', 'must be a list');

/** The violations of an id, or of ids of which an item has one. */
function idConditionViolations(value: unknown, path: string): Violation[] {
  if (!isObject(value)) return idViolations(value, path);
  return Object.entries(value).flatMap(([operator, operand]) => {
    const at = `${path}.${operator}`;
    if (operator === '$eq') return idViolations(operand, at);
    if (operator !== '$in')
      return broken(at, 'FIELD_NOT_ALLOWED', `has no operator ${operator}: use one of $eq, $in`);
    return Array.isArray(operand)
      ? operand.flatMap((id: unknown, index) => idViolations(id, `${at}[${index}]`))
      : broken(at, 'FORMAT', 'must be a list');
  });
}

const idViolations = (id: unknown, path: string): Violation[] =>
  isText(id) && UUID.test(id) ? [] : broken(path, 'FORMAT', 'is not a valid uuid');

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function valueViolations({ kind, values }: FilterField, value: unknown, path: string): Violation[] {
  if (!IS_OF_KIND[kind](value)) return broken(path, 'FORMAT', `must be a ${kind}`);
  return values && !values.includes(value as string)
    ? broken(path, 'INVALID_ENUM_VALUE', 'is not a known value')
    : [];
}

/** Operators that make a condition of each of their values. */
const ALL_OF: ReadonlySet<string> = new Set(['$hasAll', '$matchItems']);

/** Operators that search a part of a text. */
const PART_OF: ReadonlySet<string> = new Set(['$startsWith', '$endsWith', '$contains']);

const LISTS: ReadonlySet<string> = new Set(['$in', '$nin', '$hasSome', '$hasAll']);

const isText = (value: unknown): value is string => typeof value === 'string';

const IS_OF_KIND: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  number: (value) => typeof value === 'number',
  decimal: (value) => Number.isFinite(value) || (isText(value) && /^-?\d{1,300}(\.\d{1,300})?$/.test(value)),
  date: (value) => isText(value) && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  boolean: (value) => typeof value === 'boolean',
};
