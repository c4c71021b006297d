import type {
  JsonOf,
  WebMethod,
  WebMethodCaller,
  WebMethodFunction,
  WebMethodParameters,
  WebMethodPermission,
} from 'storewire';

/**
 * `unknown` for functions whose arguments JSON can represent, else a string type, which the compiler then
 * shows in its error.
 */
type JsonArguments<Method extends WebMethodFunction> =
  IsSame<WebMethodParameters<Method>, JsonOf<WebMethodParameters<Method>>> extends true
    ? unknown
    : 'The arguments must be JSON';

type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false;

/**
 * What a parser returns. The compiler tries the general function type first, before it has inferred `Run`.
 */
type ParsedArguments<Method extends WebMethodFunction> = WebMethodFunction extends Method
  ? readonly unknown[]
  : WebMethodParameters<Method>;

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
 * import { webMethod, webMethodError } from 'storewire-server';
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
