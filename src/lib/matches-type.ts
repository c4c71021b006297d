/** Compares runtime schemas with types, at compile time only. */
import type { UnknownValue } from './unknown-value.ts';

type Primitive = string | number | bigint | boolean | symbol | null | undefined;

/**
 * A type in a form that can be compared at any depth: whether a property is optional is written out, so that
 * the result is the same with and without `exactOptionalPropertyTypes`.
 */
type Comparable<T> = T extends Primitive
  ? T extends UnknownValue
    ? string
    : T
  : T extends readonly (infer Item)[]
    ? // a nested object, which the compiler expands only when needed: items may contain their own list
      { items: Comparable<Item> }
    : T extends object
      ? {
          [Name in keyof T]-?: [
            Comparable<Exclude<T[Name], undefined>>,
            string extends Name
              ? // an index signature covers required and optional properties
                'optional' | 'required'
              : Record<never, never> extends Pick<T, Name>
                ? 'optional'
                : 'required',
          ];
        }
      : T;

/** Whether two types have the same values. */
type IsEqual<A, B> = [Comparable<A>] extends [Comparable<B>]
  ? [Comparable<B>] extends [Comparable<A>]
    ? true
    : false
  : false;

/** The known values of an open enumeration. */
type KnownValues<T> = T extends UnknownValue ? never : T;

interface Schema<T> {
  _zod: { output: T };
}

/** Whether the values of a runtime schema are those of a type, or the known values of an open enumeration. */
type IsMatch<S extends Schema<unknown>, T> =
  IsEqual<S['_zod']['output'], T> extends true
    ? true
    : [T] extends [string]
      ? IsEqual<S['_zod']['output'], KnownValues<T>>
      : false;

/**
 * `Typed` if the runtime schema `S` has the same values, and otherwise a text: a schema that does not match
 * its type does not compile.
 */
export type MatchesType<S extends Schema<unknown>, Typed extends Schema<unknown>> =
  Typed extends Schema<infer T> ? (IsMatch<S, T> extends true ? Typed : Mismatch) : never;

type Mismatch = 'This runtime schema does not match its type';
