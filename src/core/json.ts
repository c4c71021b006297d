/**
 * JSON of inputs and responses. It cannot represent NaN and infinities: in the fields that are numbers by the
 * contract, they are sent as text.
 */
import { refuseInput } from '../errors/store-error.ts';
import { fieldOf } from '../lib/fields.ts';
import type { Numbers } from './operation-info.ts';

/**
 * JSON of an input. A number that JSON cannot represent becomes text in these fields; elsewhere it is rejected
 * with its path, as is all else that would turn into null: an invalid date, and an item of a list that is
 * undefined, a function or a symbol.
 */
export function toJson(operationId: string, value: unknown, numbers: Numbers = {}, bodyName = ''): string {
  const text = JSON.stringify(value);
  // hardly any input has such a value, and all that do leave this trace
  if (!text.includes('null')) return text;
  const known = new Map<unknown, { path: string; holder: string }>();
  return JSON.stringify(value, function (this: Record<string, unknown>, name, field: unknown) {
    const parent = known.get(this);
    const path = parent?.path ? `${parent.path}.${name}` : name || bodyName;
    const holder = parent?.holder ?? '';
    known.set(field, { path, holder: Array.isArray(this) ? holder : name });
    const problem = findLoss(this, name, field);
    if (!problem) return field;
    if (typeof field === 'number' && isNumber(numbers, holder, name)) return `${field}`;
    throw refuseInput(operationId, path, problem);
  });
}

/** JSON of any value. Throws a `TypeError` if a part of it would be lost: a function, a `Map`, an invalid date. */
export const toLosslessJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, field: unknown) {
    if (findLoss(this, name, field) || !isJsonData(field)) throw new TypeError(`"${name}" must be JSON data`);
    return field;
  });

/** What is wrong with a value that JSON writes as null. */
function findLoss(holder: Record<string, unknown>, name: string, value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'must be a finite number';
  if (value === null && holder[name] !== null) return 'must be a valid date';
  // as a field of an object, JSON omits it
  if (Array.isArray(holder) && /undefined|function|symbol/.test(typeof value))
    return `must not be ${typeof value === 'undefined' ? '' : 'a '}${typeof value}`;
  return undefined;
}

/** Whether JSON represents all of the value. It writes `{}` for maps, promises and regular expressions. */
const isJsonData = (value: unknown): boolean =>
  typeof value === 'object'
    ? /\[object (?:Object|Array|Null)]/.test(Object.prototype.toString.call(value))
    : !/function|symbol/.test(typeof value);

/** The value of JSON; undefined for any other text. The error of the parser would quote the text. */
export function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const NOT_JSON: readonly unknown[] = ['NaN', 'Infinity', '-Infinity'];

/**
 * Turns texts in these fields back into numbers, in place. `text` is the JSON of the value: most responses have
 * no such text, and their fields are not visited.
 */
export function readNumbers(value: unknown, text: string, numbers: Numbers): void {
  if (text.includes('NaN"') || text.includes('Infinity"')) convertTexts(value, numbers);
}

/**
 * Turns texts in these fields back into numbers, in place. `holder` is the name of the field that holds the value, itself
 * or in a list.
 */
export function convertTexts(value: unknown, numbers: Numbers, holder = ''): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields))
    if (!NOT_JSON.includes(field)) convertTexts(field, numbers, Array.isArray(value) ? holder : name);
    else if (isNumber(numbers, holder, name)) fields[name] = Number(field);
}

function isNumber(numbers: Numbers, holder: string, name: string): boolean {
  const holders = fieldOf(numbers, name) ?? [];
  return holders === true || holders.includes(holder);
}
