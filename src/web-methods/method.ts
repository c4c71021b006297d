/**
 * Who may call a web method. `anyone`: visitors, members and users of the site. `site-member`: members and
 * users. `admin`: users only.
 */
export type WebMethodPermission = 'anyone' | 'site-member' | 'admin';

/** Who calls, as the platform confirmed it, and the request. */
export interface WebMethodCaller {
  /** A user is someone who manages the site. */
  readonly subjectType: 'VISITOR' | 'MEMBER' | 'USER';
  /** Id of the visitor, member or user. */
  readonly subjectId: string | undefined;
  /** The request with its headers and its `signal`, which aborts when the client disconnects. The body has been read. */
  readonly request: Request;
}

/** The function that runs on the server. It receives the caller, then the arguments of the call. */
export type WebMethodFunction = (caller: WebMethodCaller, ...args: never[]) => unknown;

/** The arguments that a page passes. */
export type WebMethodParameters<Method extends WebMethodFunction> =
  Parameters<Method> extends []
    ? []
    : Parameters<Method> extends [_caller?: unknown, ...args: infer Args]
      ? Args
      : never;

/** A function that pages may call, with the permission that a caller needs. A page gets its types with `import type`. */
export interface WebMethod<Method extends WebMethodFunction = WebMethodFunction> {
  /** What a caller needs, which is checked before the function runs. */
  readonly permission: WebMethodPermission;
  /** Runs on the server. */
  readonly run: Method;
  /** Validates the arguments. */
  readonly parse: (args: unknown[]) => readonly unknown[];
}

/**
 * The type of a value after it was sent as JSON: dates become strings; methods, properties with symbol keys
 * and accessors of classes are missing. A value that JSON cannot represent is `never`. Sending such a value,
 * an array with holes, or an invalid number or date fails.
 */
export type JsonOf<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends { toJSON(): infer Written }
      ? JsonOf<Written>
      : T extends NotJson
        ? never
        : T extends readonly unknown[]
          ? { [Index in keyof T]: JsonOf<T[Index]> }
          : T extends object
            ? { [Key in keyof T as JsonKey<T, Key>]: JsonOf<T[Key]> }
            : T;

type AnyFunction = (...args: never[]) => unknown;

type JsonKey<T, Key extends keyof T> = Key extends symbol ? never : T[Key] extends AnyFunction ? never : Key;

/**
 * What JSON cannot represent, and objects that would arrive empty: maps, promises, generators, bytes and
 * others with a string tag.
 */
type NotJson =
  | bigint
  | symbol
  | AnyFunction
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | AsyncGenerator<unknown, unknown, never>
  | RegExp
  | Error
  | { readonly [Symbol.toStringTag]: string };

/** An identifier. JavaScript itself reads `then` and `toJSON` of objects. */
const FUNCTION_NAME = /^(?!(?:then|toJSON)$)[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Whether a web method may have this name. */
export const isFunctionName = (name: unknown): name is string =>
  typeof name === 'string' && FUNCTION_NAME.test(name) && !(name in Object.prototype);
