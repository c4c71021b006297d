import { refuseInput } from '../errors/store-error.ts';
import { changeAt, valueAt } from '../lib/fields.ts';
import type { Encoder } from './operation-info.ts';

/** Removes undefined and empty conditions from the filters of a read: services answer an empty one with 400. */
export const trimFilters = (...paths: string[]): Encoder =>
  changeAt(paths, (filter) => (isTrimmed(filter) ? filter : trimFilter(filter)));

/** Requires complete filters: a write must not change more than its caller meant. */
export const requireFilters =
  (...paths: string[]): Encoder =>
  (input, { id }) => {
    for (const path of paths) {
      const gap = findGap(valueAt(input, path), true);
      if (gap !== undefined) throw refuseInput(id, path + gap, 'must have a condition');
    }
    return input;
  };

/** A filter without undefined and empty conditions; undefined if none remains. */
export function trimFilter(value: unknown, name?: string): unknown {
  if (!isGroup(value, name)) return value;
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const trimmed = trimFilter(part, key);
    return trimmed === undefined || (trimmed === null && Array.isArray(value)) ? [] : [[key, trimmed]];
  });
  if (kept.length === 0) return undefined;
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

/** Whether there is nothing to remove, as in most filters: then they are not copied. */
function isTrimmed(value: unknown, name?: string): boolean {
  if (!isGroup(value, name)) return value !== undefined;
  let isEmpty = true;
  for (const key in value) {
    const part = value[key];
    if (!isTrimmed(part, key) || (part === null && Array.isArray(value))) return false;
    isEmpty = false;
  }
  return !isEmpty;
}

/** Path, from a value on, of the first part that JSON omits or that has no condition. */
function findGap(value: unknown, isFilter: boolean, name?: string): string | undefined {
  const isJoined = isJoin(name);
  const isList = Array.isArray(value);
  if (isFilter && isList !== isJoined) return '';
  if (!isList && !isGroup(value)) return isFilter || JSON.stringify(value) === undefined ? '' : undefined;
  const parts = Object.entries(value);
  if (parts.length === 0) return '';
  for (const [key, part] of parts) {
    const gap = findGap(part, isJoined || isJoin(key) || key === '$not', key);
    if (gap !== undefined) return `.${key}${gap}`;
  }
  return undefined;
}

const isJoin = (name: string | undefined): boolean => name === '$and' || name === '$or';

/** Whether a value consists of conditions. Other lists, and dates, also those of another realm, are values. */
const isGroup = (value: unknown, name?: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) ? isJoin(name) : !('toJSON' in value));
