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
  const reject: Reject = (path, description) => refuseInput(operationId, path, description);
  return stringify(value, reject, { floats, whole });
}

/** JSON of any value. Throws a `TypeError` for a part that would be lost: a function, a `Map`, an invalid date. */
export const toLosslessJson = (value: unknown): string =>
  stringify(value, (path, description) => new TypeError(`${path} ${description}`), { isStrict: true });

type Reject = (path: string, description: string) => Error;

function stringify(
  value: unknown,
  reject: Reject,
  {
    floats,
    whole = '',
    isStrict = false,
  }: { floats?: Places | 1 | undefined; whole?: string; isStrict?: boolean },
): string {
  const known = new Map<unknown, { path: string; places: Places | 1 | undefined }>();
  return JSON.stringify(value, function (this: Record<string, unknown>, name, property: unknown) {
    const parent = known.get(this);
    const path = parent?.path ? `${parent.path}.${name}` : name || whole;
    const places = parent ? step(parent.places, this, name) : floats;
    known.set(property, { path, places });
    if (typeof property === 'number' && !Number.isFinite(property)) {
      if (places === 1) return `${property}`;
      throw reject(path, 'must be a finite number');
    }
    if (property === null && this[name] !== null) throw reject(path, 'must be a valid date');
    if ((isStrict && !isPlain(property)) || (Array.isArray(this) && isOmitted(property)))
      throw reject(path, 'must be plain data that JSON can represent');
    return property;
  });
}

/** Whether JSON leaves the value out of objects, and writes null for it in arrays. */
const isOmitted = (value: unknown): boolean => ['undefined', 'function', 'symbol'].includes(typeof value);

/** Whether JSON represents all of the value. It writes `{}` for maps, promises, regular expressions and the like. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]'
    : value === undefined || !(isOmitted(value) || typeof value === 'bigint');

/** The value of JSON; undefined for any other text. The parser's own error would quote the text. */
export function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
