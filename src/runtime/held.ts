/** Two types that say the same: each takes the other's values, and neither has an optional member that the other does not know. */
type Same<A, B> = Mutual<A, B> extends true ? Mutual<Complete<A>, Complete<B>> : false;

type Mutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type Simple = string | number | bigint | boolean | symbol | null | undefined;

/** A type with nothing optional in it, at any depth. */
type Complete<T> = T extends Simple ? T : T extends object ? { [Name in keyof T]-?: Complete<T[Name]> } : T;

/** The values of an open enumeration that are known. */
type Known<T> = T extends string ? (string extends T ? never : T) : never;

/** `T` when the runtime schema `S` says the same as `T`, else `never`: a schema that drifts from its type does not compile. */
export type Held<S extends { _zod: { output: unknown } }, T> =
  Same<S['_zod']['output'], T> extends true ? T : [T] extends [string] ? (Same<S['_zod']['output'], Known<T>> extends true ? T : never) : never;
