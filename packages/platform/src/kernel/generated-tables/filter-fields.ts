/**
 * How the values of a field are compared: text by code point, decimals and numbers by value, dates by time.
 */
export type Kind = 'text' | 'number' | 'decimal' | 'date' | 'boolean';

/** A field that a list of the contract can be filtered by. */
export interface FilterField {
  kind: Kind;
  /** The operators that the contract lists for it, such as `$gte`. */
  operators: readonly string[];
  /** The values of an enumeration. */
  values?: readonly string[];
}

/** Everything that one filter of the contract can name. */
export interface FilterFields {
  fields: Readonly<Record<string, FilterField>>;
  /** Fields that share the beginning of their name, such as `options.`. */
  prefixes: Readonly<Record<string, FilterField>>;
}
