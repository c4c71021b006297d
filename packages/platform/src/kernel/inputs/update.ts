/** How inputs become items: new items, and partial updates, as all services apply them. */
import { isObject } from '../errors/violations.ts';
import { MAX_DEPTH } from './received.ts';

/**
 * Changes the fields that are present: null clears, absent fields stay, objects are changed field by
 * field, lists are replaced. With the paths of a mask, these get the values of `changes`, where a missing
 * value clears, and everything else stays.
 */
export function updated<T extends object>(current: T, changes: object, paths: readonly string[] = []): T {
  if (paths.length === 0) return merge(current, changes) as T;
  const result = structuredClone(current);
  for (const path of paths) {
    const names = path.split('.', MAX_DEPTH + 1);
    // what lies deeper is in no input
    if (names.length <= MAX_DEPTH) copy(result, changes, names);
  }
  return result;
}

/** The paths of a field mask, which is one text. */
export const pathsOf = (mask = ''): string[] =>
  mask
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/**
 * A new item: everything of its input that is not null, and what the platform sets. Nothing is
 * listed by hand, so that a property that the contract gets later is kept.
 */
export const createdFrom = <Input extends object, Item extends object>(
  input: Input,
  set: Item,
): Omit<WithoutNull<Input>, keyof Item> & Item => ({ ...(updated({}, input) as WithoutNull<Input>), ...set });

type WithoutNull<Input> = { [Name in keyof Input]: Exclude<Input[Name], null> };

type ChangedFields = Record<string, unknown>;

function merge(current: object, changes: object): object {
  const result: ChangedFields = { ...current };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete result[name];
    else if (value !== undefined && name !== '__proto__') {
      const before = result[name];
      result[name] = isObject(value) && isObject(before) ? merge(before, value) : value;
    }
  }
  return result;
}

function copy(target: object, source: object, [name = '', ...rest]: readonly string[]): void {
  if (name === '__proto__') return;
  const value = Object.hasOwn(source, name) ? (source as ChangedFields)[name] : undefined;
  const fields = target as ChangedFields;
  if (rest.length === 0) {
    if (value === undefined || value === null) delete fields[name];
    else fields[name] = value;
    return;
  }
  const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const next = isObject(inner) ? inner : {};
  copy(next, isObject(value) ? value : {}, rest);
  if (Object.keys(next).length > 0) fields[name] = next;
}
