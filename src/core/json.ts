import { refuseInput } from '../errors/store-error.ts';
import { type Places, step } from './places.ts';

/**
 * JSON of an input. A number that JSON cannot represent becomes text where the contract marks a float; elsewhere it is rejected with its path,
 * as is an invalid date, which would turn into null.
 */
export function toJson(operationId: string, value: unknown, floats?: Places | 1, whole = ''): string {
  const text = JSON.stringify(value);
  // hardly any input has such a value, and all that do leave this trace
  if (!/null/.test(text)) return text;
  const known = new Map<unknown, { path: string; places: Places | 1 | undefined }>();
  return JSON.stringify(value, function (this: Record<string, unknown>, name, property: unknown) {
    const parent = known.get(this);
    const path = parent?.path ? `${parent.path}.${name}` : name || whole;
    const places = parent ? step(parent.places, this, name) : floats;
    known.set(property, { path, places });
    const problem = lossOf(this, name, property);
    if (!problem) return property;
    if (typeof property === 'number' && places === 1) return `${property}`;
    throw refuseInput(operationId, path, problem);
  });
}

/** JSON of any value. Throws a `TypeError` if a part of it would be lost: a function, a `Map`, an invalid date. */
export const toLosslessJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, property: unknown) {
    const isHole = property === undefined && Array.isArray(this);
    if (isHole || lossOf(this, name, property) || !isPlain(property))
      throw new TypeError(`"${name}" must be JSON data`);
    return property;
  });

/** What is wrong with a value that JSON writes as null. */
const lossOf = (holder: Record<string, unknown>, name: string, value: unknown): string | undefined =>
  typeof value === 'number' && !Number.isFinite(value)
    ? 'must be a finite number'
    : value === null && holder[name] !== null
      ? 'must be a valid date'
      : undefined;

/** Whether JSON represents all of the value. It writes `{}` for maps, promises, regular expressions and the like. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object'
    ? /\[object (?:Object|Array|Null)]/.test(Object.prototype.toString.call(value))
    : !/function|symbol/.test(typeof value);

/** The value of JSON; undefined for any other text. The parser's own error would quote the text. */
export function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
