/** The fields that have a value: absent and null ones are left out. */
export const present = <T extends object>(fields: T): { [Name in keyof T]?: NonNullable<T[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };

/**
 * A property made from another value, or none if that is missing:
 * `...optional('vatId', vatId, completeVatId)`.
 */
export const optional = <Name extends string, T, R>(
  name: Name,
  value: T | null | undefined,
  convert: (value: T) => R,
): { [Each in Name]?: R } =>
  (value === null || value === undefined ? {} : { [name]: convert(value) }) as { [Each in Name]?: R };

/** The fields that have a value as one object, or nothing: `...presentIn('source', { channelType })`. */
export function presentIn<Name extends string, T extends object>(
  name: Name,
  fields: T,
): { [Each in Name]?: { [Field in keyof T]?: NonNullable<T[Field]> } } {
  const given = present(fields);
  return (Object.keys(given).length > 0 ? { [name]: given } : {}) as {
    [Each in Name]?: { [Field in keyof T]?: NonNullable<T[Field]> };
  };
}
