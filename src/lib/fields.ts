/**
 * Helpers for objects whose fields are not known in advance. None of them changes the object that it is
 * given.
 */

/** The flat input of a call, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value if it is a non-empty string; otherwise undefined. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The value if it is an object and not an array; otherwise undefined. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** The field of a name that comes from data: `toString` and `constructor` are none unless they are fields. */
export const fieldOf = <Value>(fields: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The value at a dotted path; undefined if a part of the path is missing. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((parent, name) => asRecord(parent)?.[name], value);

export function omit(fields: Fields, names: readonly string[]): Fields {
  const rest: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) if (!names.includes(name)) rest[name] = fields[name];
  return rest;
}

export function pick(fields: Fields, names: readonly string[]): Fields {
  const picked: Record<string, unknown> = {};
  for (const name of names) if (Object.hasOwn(fields, name)) picked[name] = fields[name];
  return picked;
}

/** The type of an object without its undefined fields: each is either absent or has a value. */
export type DefinedFields<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

export const omitUndefined = <T extends object>(fields: T): DefinedFields<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<T>;
