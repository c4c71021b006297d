/** Two types with the same members, each assignable to the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? ([Names<A>] extends [Names<B>] ? ([Names<B>] extends [Names<A>] ? true : false) : false) : false) : false;

/** Member names. A string index signature counts as string, however it is written. */
type Names<T> = Exclude<keyof T, number>;

/** The values of an open enumeration that are known. */
type Known<T> = T extends string ? (string extends T ? never : T) : never;

/** `T` when the runtime schema `S` says the same as `T`, else `never`: a schema that drifts from its type does not compile. */
export type Held<S extends { _zod: { output: unknown } }, T> = Same<S['_zod']['output'], T> extends true ? T : [T] extends [string] ? (Same<S['_zod']['output'], Known<T>> extends true ? T : never) : never;
