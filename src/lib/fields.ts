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

/** The value at a dotted path; undefined if a part of the path is missing. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((parent, name) => asRecord(parent)?.[name], value);

/** The object without the named fields. */
export function omit(fields: Fields, names: readonly string[]): Fields {
  const rest: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) if (!names.includes(name)) rest[name] = fields[name];
  return rest;
}

/** The object with the named fields only. */
export function pick(fields: Fields, names: readonly string[]): Fields {
  const picked: Record<string, unknown> = {};
  for (const name of names) if (Object.hasOwn(fields, name)) picked[name] = fields[name];
  return picked;
}

/** The type of an object without its undefined fields: each is either absent or has a value. */
export type DefinedFields<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

/** The object without its undefined fields. */
export const omitUndefined = <T extends object>(fields: T): DefinedFields<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<T>;

/** Turns an object into its wire form; the context is the operation that sends it. */
type FieldEncoder<Context> = (fields: Fields, context: Context) => Fields;

/** One encoder that applies several, from first to last. */
export const chainEncoders =
  <Context>(...encoders: FieldEncoder<Context>[]): FieldEncoder<Context> =>
  (fields, context) =>
    encoders.reduce((result, encode) => encode(result, context), fields);

/** Fills in fields that are undefined, where the server requires what the contract has a default for. */
export const withDefaults =
  (defaults: Fields): FieldEncoder<unknown> =>
  (fields) => ({ ...defaults, ...omitUndefined(fields) });

/** The new value of a field; `path` is its dotted path. */
type Change<Context> = (value: unknown, path: string, context: Context) => unknown;

/**
 * Changes the values at these dotted paths, in every item of the lists along the way. Fields that do not
 * exist are not added; lists along the way are copied, and objects in which something changes.
 */
export function changeAt<Context>(paths: readonly string[], change: Change<Context>): FieldEncoder<Context> {
  const changes = paths.map((path) =>
    path
      .split('.')
      .reduceRight<(value: unknown, context: Context) => unknown>(changeField, (value, context) =>
        change(value, path, context),
      ),
  );
  return (fields, context) => {
    let result: unknown = fields;
    for (const apply of changes) result = apply(result, context);
    return result as Fields;
  };
}

/** Changes one field of an object, or of all objects of a list. */
function changeField<Context>(change: (value: unknown, context: Context) => unknown, name: string) {
  return function apply(holder: unknown, context: Context): unknown {
    if (Array.isArray(holder)) return holder.map((item) => apply(item, context));
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return holder;
    const before = (holder as Fields)[name];
    const after = change(before, context);
    return after === before ? holder : { ...holder, [name]: after };
  };
}
