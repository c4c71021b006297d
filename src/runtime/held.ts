type Simple = string | number | bigint | boolean | symbol | null | undefined;

/**
 * What a type says, at any depth, with each member's being optional written out. What an optional member may be when it is there is the same whether
 * or not a project's compiler knows `exactOptionalPropertyTypes`.
 */
type Shape<T> = T extends Simple
  ? T
  : T extends readonly (infer Item)[]
    ? // an object of its own, which the compiler looks into only when it has to: an item may hold its list
      { items: Shape<Item> }
    : T extends object
      ? { [Name in keyof T]-?: [Shape<Exclude<T[Name], undefined>>, Record<never, never> extends Pick<T, Name> ? 'optional' : 'required'] }
      : T;

/** Two types that say the same: each takes the other's values. */
type Same<A, B> = [Shape<A>] extends [Shape<B>] ? ([Shape<B>] extends [Shape<A>] ? true : false) : false;

/** The values of an open enumeration that are known. */
type Known<T> = T extends string ? (string extends T ? never : T) : never;

interface Schema<T> {
  _zod: { output: T };
}

/** Whether a runtime schema says the same as a type, or is the closed form of an open enumeration. */
type Holds<S extends Schema<unknown>, T> =
  Same<S['_zod']['output'], T> extends true ? true : [T] extends [string] ? Same<S['_zod']['output'], Known<T>> : false;

/** `Typed` when the runtime schema `S` says the same as it, else a text: a schema that drifts from its type does not compile. */
export type Held<S extends Schema<unknown>, Typed extends Schema<unknown>> = Typed extends Schema<infer T> ? (Holds<S, T> extends true ? Typed : Drift) : never;

type Drift = 'This runtime schema does not say the same as its type';
