import { refuseInput } from '../errors/store-error.ts';
import { changeAt } from './members.ts';
import { type Encoder, isRead } from './operation-info.ts';

/** Trims the filters at these dotted paths. Services answer 400 to an empty filter, and a write must not lose one and act on everything. */
export const trimFilters = (...paths: string[]): Encoder =>
  changeAt(paths, (filter, path, operation) => {
    const gap = gapIn(filter);
    if (gap === undefined) return filter;
    if (!isRead(operation)) throw refuseInput(operation.id, path + gap, 'must hold a condition');
    return trimFilter(filter);
  });

/** The filters at these dotted paths must be there and hold a condition: the write acts on all that they match. */
export const requireFilters =
  (...paths: string[]): Encoder =>
  (members, operation) => {
    for (const path of paths) {
      const filter = path.split('.').reduce<unknown>((value, name) => (isJoined(value) ? value[name] : undefined), members);
      const gap = isJoined(filter) ? gapIn(filter) : '';
      if (gap !== undefined) throw refuseInput(operation.id, path + gap, 'must hold a condition');
    }
    return members;
  };

/** A filter without what is undefined or empty; undefined when nothing is left. */
export function trimFilter(value: unknown, name?: string): unknown {
  if (isEmpty(value, name)) return undefined;
  if (!isJoined(value, name)) return value;
  if (Array.isArray(value)) return value.flatMap((part) => trimFilter(part) ?? []);
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (isEmpty(part, key) ? [] : [[key, trimFilter(part, key)]])));
}

/** Where the first part is that is undefined or empty: what to add to the path of the filter. */
function gapIn(value: unknown, name?: string): string | undefined {
  if (!isJoined(value, name)) return value === undefined ? '' : undefined;
  let gap: string | undefined = '';
  for (const key in value) {
    gap = gapIn(value[key], key);
    if (gap !== undefined) return `.${key}${gap}`;
  }
  return gap;
}

const isEmpty = (value: unknown, name?: string): boolean =>
  isJoined(value, name) ? Object.entries(value).every(([key, part]) => isEmpty(part, key)) : value === undefined;

/**
 * Whether a value is made of conditions. Lists are so in `$and` and `$or`; others are of values, and an empty one asks for none. Dates, also
 * those of another realm, say by `toJSON` what they are.
 */
const isJoined = (value: unknown, name?: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) ? name === '$and' || name === '$or' : !('toJSON' in value));
