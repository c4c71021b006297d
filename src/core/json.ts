/**
 * JSON of inputs and responses. It cannot represent NaN and infinities: in the fields that the contract
 * marks, they are sent as text.
 */
import { refuseInput } from '../errors/store-error.ts';
import type { FieldPaths } from './operation-info.ts';

/**
 * JSON of an input. A number that JSON cannot represent becomes text where the contract marks a float;
 * elsewhere it is rejected with its path, as is all else that would turn into null: an invalid date, and an
 * item of a list that is undefined, a function or a symbol.
 */
export function toJson(operationId: string, value: unknown, floats?: FieldPaths | 1, bodyName = ''): string {
  const text = JSON.stringify(value);
  // hardly any input has such a value, and all that do leave this trace
  if (!text.includes('null')) return text;
  const known = new Map<unknown, { path: string; floats: FieldPaths | 1 | undefined }>();
  return JSON.stringify(value, function (this: Record<string, unknown>, name, field: unknown) {
    const parent = known.get(this);
    const path = parent?.path ? `${parent.path}.${name}` : name || bodyName;
    const marks = parent ? pathsBelow(parent.floats, this, name) : floats;
    known.set(field, { path, floats: marks });
    const problem = findLoss(this, name, field);
    if (!problem) return field;
    if (typeof field === 'number' && marks === 1) return `${field}`;
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

const FLOAT_TEXTS: readonly unknown[] = ['NaN', 'Infinity', '-Infinity'];

/**
 * Turns texts at the marked paths back into numbers. `text` is the JSON of the value: most responses have no such
 * text, and their fields are not visited.
 */
export const readFloats =
  (paths: FieldPaths) =>
  (data: unknown, text: string): void => {
    if (text.includes('NaN"') || text.includes('Infinity"')) decodeFloats(data, paths);
  };

/** Turns the texts at these paths of a value back into numbers, in place. */
export function decodeFloats(value: unknown, paths: FieldPaths): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields)) {
    const below = pathsBelow(paths, value, name);
    if (below === 1) fields[name] = FLOAT_TEXTS.includes(field) ? Number(field) : field;
    else if (below) decodeFloats(field, below);
  }
}

/** The non-empty texts in the marked fields of an input; a mark applies to everything in its field. */
export const textsAt =
  (paths: FieldPaths | 1) =>
  (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null)
      return paths === 1 && /string|number/.test(typeof value) && value !== '' ? [`${value}`] : [];
    return Object.entries(value).flatMap(([name, field]) => {
      const below = paths === 1 ? 1 : pathsBelow(paths, value, name);
      return below ? textsAt(below)(field) : [];
    });
  };

/** The paths within one field. */
const pathsBelow = (
  paths: FieldPaths | 1 | undefined,
  holder: unknown,
  name: string,
): FieldPaths | 1 | undefined =>
  paths && paths !== 1
    ? Object.hasOwn(paths, name)
      ? paths[name]
      : (paths['*'] ?? (Array.isArray(holder) ? paths : undefined))
    : undefined;
