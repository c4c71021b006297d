import { refuseInput } from '../errors/store-error.ts';
import { type Places, step } from './places.ts';

/**
 * JSON of an input. A number that JSON cannot represent becomes text where the contract marks a float; any other value that would silently
 * turn into null, such as an invalid date, is rejected with its path.
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
    if (!turnsIntoNull(this, name, property)) return property;
    if (typeof property === 'number' && places === 1) return `${property}`;
    throw refuseInput(operationId, path, NULLS[typeof property] ?? 'must be JSON data');
  });
}

const NULLS: Readonly<Record<string, string>> = {
  number: 'must be a finite number',
  object: 'must be a valid date',
};

/** JSON of any value. Throws a `TypeError` if a part of it would be lost: a function, a `Map`, an invalid date. */
export const toLosslessJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, property: unknown) {
    if (turnsIntoNull(this, name, property) || !isPlain(property))
      throw new TypeError(`"${name}" must be JSON data`);
    return property;
  });

/** Whether JSON has null for the value: an invalid number or date, or an item of an array that it omits elsewhere. */
const turnsIntoNull = (holder: Record<string, unknown>, name: string, value: unknown): boolean =>
  value === null
    ? holder[name] !== null
    : typeof value === 'number'
      ? !Number.isFinite(value)
      : Array.isArray(holder) && /undefined|function|symbol/.test(typeof value);

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
