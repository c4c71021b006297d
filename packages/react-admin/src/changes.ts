import { type Fields, fieldsOf } from './calls.ts';

/** What an update sends. */
export interface Changes {
  /** The changed fields, nested as in the record. */
  values: Fields;
  /** Their dotted names. */
  mask: string[];
}

/**
 * The fields of a record that differ from those before; all that are set if these are not known. Nested fields are
 * compared one by one, lists as a whole. Forms have null where a record has nothing, so these are equal. A field
 * that is missing or undefined was not edited. As in the cache of react-admin, an object replaces the one before:
 * what it lacks is removed, with null.
 */
export function changesOf(record: Fields, before?: Fields): Changes {
  const values: Record<string, unknown> = {};
  const mask: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    const old = before && (before[name] ?? null);
    const fields = fieldsOf(value);
    if (fields && (old === undefined || old === null || fieldsOf(old))) {
      const inner = changesOf({ ...emptied(old), ...fields }, old === null ? {} : fieldsOf(old));
      if (inner.mask.length > 0) values[name] = inner.values;
      mask.push(...inner.mask.map((path) => `${name}.${path}`));
    } else if (value !== undefined && JSON.stringify(value) !== JSON.stringify(old)) {
      values[name] = value;
      mask.push(name);
    }
  }
  return { values, mask };
}

/** The fields of an object, all of them null. */
const emptied = (value: unknown): Fields =>
  Object.fromEntries(Object.keys(fieldsOf(value) ?? {}).map((name) => [name, null]));
