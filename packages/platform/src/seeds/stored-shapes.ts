/** Whether a value has the type that the code expects of what is stored. */
import { isObject } from '../kernel/errors/violations.ts';

/** What values of a type are. One without any property can be anything. */
export interface Shape {
  type?: 'text' | 'number' | 'integer' | 'boolean' | 'null' | 'list' | 'object';
  /** Of text. */
  format?: 'date-time' | 'date' | 'decimal' | 'currency';
  values?: readonly (string | number)[];
  forms?: readonly Shape[];
  /** Of a list. */
  items?: Shape;
  /** Name of the fields of an object. */
  fields?: string;
}

export interface Fields {
  required: readonly string[];
  known: Readonly<Record<string, Shape>>;
  /** All others. */
  others?: Shape;
}

export interface StoredShapes {
  fields: Readonly<Record<string, Fields>>;
  /** Names of fields by those of entities and documents. */
  roots: Readonly<Record<string, string>>;
}

interface Problem {
  field: string;
  problem: string;
}

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text));

const FORMATS: Readonly<Record<NonNullable<Shape['format']>, readonly [(text: string) => boolean, string]>> =
  {
    'date-time': [isDate, 'must be a date of ISO 8601'],
    date: [isDate, 'must be a date of ISO 8601'],
    // as long as a limit of the contract is
    decimal: [(text) => /^-?\d{1,30}(?:\.\d{1,30})?$/.test(text), 'must be a decimal number'],
    currency: [(text) => /^[A-Z]{3}$/.test(text), 'must be a currency code of ISO 4217'],
  };

/** Largest number of money, pieces and sizes: amounts are calculated from it without an exponent. */
const MAX_NUMBER = 1e15;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MAX_NUMBER;

const TYPES: Readonly<Record<NonNullable<Shape['type']>, readonly [(value: unknown) => boolean, string]>> = {
  text: [(value) => typeof value === 'string', 'must be a text'],
  number: [isNumber, 'must be a number'],
  integer: [(value) => isNumber(value) && Number.isInteger(value), 'must be a whole number'],
  boolean: [(value) => typeof value === 'boolean', 'must be true or false'],
  null: [(value) => value === null, 'must be null'],
  list: [Array.isArray, 'must be a list'],
  object: [isObject, 'must be an object'],
};

/** The first place at which a value has not the type that is stored under a name. */
export const typeProblem = (
  { roots, fields }: StoredShapes,
  name: string,
  value: unknown,
): Problem | undefined => problemOf(fields, { type: 'object', fields: roots[name] ?? '' }, value, '');

function problemOf(
  table: StoredShapes['fields'],
  shape: Shape,
  value: unknown,
  field: string,
): Problem | undefined {
  const { type, format, values, forms, items, fields } = shape;
  if (forms) return formProblem(table, forms, value, field);
  if (values)
    return values.some((each) => each === value)
      ? undefined
      : { field, problem: `must be ${values.join(' or ')}` };
  if (type && !TYPES[type][0](value)) return { field, problem: TYPES[type][1] };
  if (format && !FORMATS[format][0](String(value))) return { field, problem: FORMATS[format][1] };
  if (items && Array.isArray(value))
    return firstOf(value.entries(), ([index, item]) => problemOf(table, items, item, `${field}[${index}]`));
  const expected = fields === undefined ? undefined : table[fields];
  return expected && isObject(value) ? fieldsProblem(table, expected, value, field) : undefined;
}

function fieldsProblem(
  table: StoredShapes['fields'],
  { required, known, others }: Fields,
  value: Record<string, unknown>,
  field: string,
): Problem | undefined {
  const inner = (name: string): string => (field === '' ? name : `${field}.${name}`);
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return { field: inner(missing), problem: 'must be present' };
  return firstOf(Object.entries(value), ([name, each]) => {
    const shape = Object.hasOwn(known, name) ? known[name] : others;
    return shape && problemOf(table, shape, each, inner(name));
  });
}

/** The problem that lies deepest is in the form that was meant. */
function formProblem(
  table: StoredShapes['fields'],
  forms: readonly Shape[],
  value: unknown,
  field: string,
): Problem | undefined {
  const problems: Problem[] = [];
  for (const form of forms) {
    const problem = problemOf(table, form, value, field);
    if (!problem) return undefined;
    problems.push(problem);
  }
  const deepest = problems.reduce((one, other) => (other.field.length > one.field.length ? other : one));
  return deepest.field === field
    ? { field, problem: problems.map(({ problem }) => problem).join(', or ') }
    : deepest;
}

function firstOf<T>(values: Iterable<T>, find: (value: T) => Problem | undefined): Problem | undefined {
  for (const value of values) {
    const found = find(value);
    if (found) return found;
  }
  return undefined;
}
