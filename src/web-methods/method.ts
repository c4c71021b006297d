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
  /** For its headers and its `signal`, which aborts when the client disconnects. The body has been read. */
  readonly request: Request;
}

/** The function that runs on the server. It receives the caller, then the arguments of the call. */
export type WebMethodFunction = (caller: WebMethodCaller, ...args: never[]) => unknown;

/** The arguments that a page passes. */
export type WebMethodArguments<Method extends WebMethodFunction> =
  Parameters<Method> extends []
    ? []
    : Parameters<Method> extends [_caller?: unknown, ...args: infer Args]
      ? Args
      : never;

/** A function that pages may call, with the permission that a caller needs. A page gets its types with `import type`. */
export interface WebMethod<Method extends WebMethodFunction = WebMethodFunction> {
  /** Checked before the function runs. */
  readonly permission: WebMethodPermission;
  /** The function. */
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

/**
 * `unknown` for functions whose arguments JSON can represent, else a string type, which the compiler then
 * shows in its error.
 */
type JsonArguments<Method extends WebMethodFunction> =
  IsSame<WebMethodArguments<Method>, JsonOf<WebMethodArguments<Method>>> extends true
    ? unknown
    : 'The arguments must be JSON';

type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false;

/**
 * What a parser returns. The compiler tries the general function type first, before it has inferred `Run`.
 */
type ParsedArguments<Method extends WebMethodFunction> = WebMethodFunction extends Method
  ? readonly unknown[]
  : WebMethodArguments<Method>;

/** Callers that each permission allows, as in section 6 of the specification. */
export const ALLOWED_CALLERS: Readonly<
  Record<WebMethodPermission, readonly WebMethodCaller['subjectType'][]>
> = {
  anyone: ['VISITOR', 'MEMBER', 'USER'],
  'site-member': ['MEMBER', 'USER'],
  admin: ['USER'],
};

/**
 * Lets pages call a function. The function receives the caller first, then the arguments. Arguments and
 * result must be JSON; dates in the result arrive as strings. `parse` validates the arguments, for example
 * `z.tuple([z.string()]).parse`; if it throws, the call gets a 400. Without `parse` the arguments are any
 * JSON that a client sends, whatever their types say. Throws a `TypeError` for an unknown permission.
 *
 * @example
 * import { webMethod, webMethodError } from 'storewire/server';
 *
 * export const applyGift = webMethod('site-member', async ({ subjectId }, code: string) => {
 *   if (code !== 'SPRING') throw webMethodError('UNKNOWN_GIFT', 'There is no such gift');
 *   return { code, owner: subjectId, appliedAt: new Date() };
 * });
 */
export function webMethod<Method extends WebMethodFunction>(
  permission: WebMethodPermission,
  run: Method & JsonArguments<Method>,
  {
    parse = (args) => args as never,
  }: { parse?: ((args: unknown[]) => ParsedArguments<Method>) | undefined } = {},
): WebMethod<Method> {
  if (!Object.hasOwn(ALLOWED_CALLERS, permission))
    throw new TypeError('permission must be anyone, site-member or admin');
  return { permission, run, parse };
}

/** An identifier. JavaScript itself reads `then` and `toJSON` of objects. */
const FUNCTION_NAME = /^(?!(?:then|toJSON)$)[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Whether a web method may have this name. */
export const isFunctionName = (name: unknown): name is string =>
  typeof name === 'string' && FUNCTION_NAME.test(name) && !(name in Object.prototype);
