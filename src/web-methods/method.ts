import type { JsonOf } from './json.ts';

/** Who may call a web method. `anyone`: visitors, members and users of the site. `site-member`: members and users. `admin`: users only. */
export type WebMethodPermission = 'anyone' | 'site-member' | 'admin';

/** Who calls, as the platform says, and the request itself. */
export interface WebMethodCaller {
  /** A user is someone who manages the site. */
  readonly subjectType: 'VISITOR' | 'MEMBER' | 'USER';
  /** Id of the visitor, member or user. */
  readonly subjectId: string | undefined;
  /** For its headers and its `signal`, which aborts when the caller goes away. The body has been read. */
  readonly request: Request;
}

/** What runs on the server: the caller first, then the arguments of the call. */
export type WebMethodFunction = (caller: WebMethodCaller, ...args: never[]) => unknown;

/** The arguments that a caller gives. */
export type WebMethodArguments<Run extends WebMethodFunction> =
  Parameters<Run> extends [] ? [] : Parameters<Run> extends [_caller?: unknown, ...args: infer Args] ? Args : never;

/** A function that pages may call, and who may. Its types flow to the page by `import type`. */
export interface WebMethod<Run extends WebMethodFunction = WebMethodFunction> {
  /** Checked before anything of the function's module runs. */
  readonly permission: WebMethodPermission;
  /** Gets the function, and its module where that is not loaded yet. */
  readonly load: () => Promise<Run>;
  /** Checks and reads the arguments. */
  readonly parse: (args: unknown[]) => readonly unknown[];
}

/** What `webMethod` takes beside the function. */
export interface WebMethodSettings<Args> {
  /**
   * Checks and reads the arguments, for example `z.tuple([z.string()]).parse`. When it throws, the call is an invalid request. Without it
   * the arguments are whatever JSON a caller sends, whatever the types say.
   */
  parse?: ((args: unknown[]) => Args) | undefined;
}

/** Anything for functions whose arguments arrive as they are, else a text that no function is, which the compiler then shows. */
type Checked<Run extends WebMethodFunction> =
  IsSame<WebMethodArguments<Run>, JsonOf<WebMethodArguments<Run>>> extends true ? unknown : 'The arguments must be JSON';

/** What a parser gives. The compiler holds it against any function first, while it does not know yet which one it is. */
export type ParsedArguments<Run extends WebMethodFunction> = WebMethodFunction extends Run ? readonly unknown[] : WebMethodArguments<Run>;

type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** The exports of a module that can be web methods. */
export type WebMethodNames<Module> = {
  [Name in keyof Module]: Module[Name] extends WebMethodFunction ? (unknown extends Checked<Module[Name]> ? Name : never) : never;
}[keyof Module] &
  string;

/** Whom each level lets in: the spec's, section 6. */
export const LEVELS: Readonly<Record<WebMethodPermission, readonly WebMethodCaller['subjectType'][]>> = {
  anyone: ['VISITOR', 'MEMBER', 'USER'],
  'site-member': ['MEMBER', 'USER'],
  admin: ['USER'],
};

/**
 * Lets pages call a function. It gets the caller first, then the arguments, which must be JSON by their types. What it returns must be
 * JSON as well; dates arrive as text. An unknown permission is refused with a `TypeError`.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { webMethod, webMethodError, webMethodHandler } from 'storewire/web-methods/server';
 *
 * const modules = {
 *   cart: {
 *     applyGift: webMethod('site-member', async ({ subjectId }, code: string) => {
 *       if (code !== 'SPRING') throw webMethodError('UNKNOWN_GIFT', 'There is no such gift');
 *       return { code, owner: subjectId, appliedAt: new Date() };
 *     }),
 *   },
 * };
 *
 * const store = createClient();
 * export const handler = webMethodHandler({
 *   modules,
 *   tokenInfo: (token, options) => store.oauth.oauthTokenInfo({ token }, options),
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   siteId: '2c8f1a94-6d3b-4e57-9b20-8f1e4c7a5d63',
 * });
 */
export function webMethod<Run extends WebMethodFunction>(
  permission: WebMethodPermission,
  run: Run & Checked<Run>,
  settings: WebMethodSettings<ParsedArguments<Run>> = {},
): WebMethod<Run> {
  return method(permission, async () => run, settings.parse);
}

/**
 * Lets pages call some functions of a module that is loaded when it is first needed. The permissions stand here, not in the module, so
 * that nothing of it runs for callers who may not call it. Exports without a permission cannot be called.
 *
 * @example
 * import { lazyModule, type WebMethodCaller } from 'storewire/web-methods/server';
 *
 * // in a file of its own: const load = () => import('./orders.ts')
 * const load = async () => ({ refund: async (_caller: WebMethodCaller, orderId: string) => ({ orderId, refunded: true }) });
 * export const modules = { orders: lazyModule(load, { refund: 'admin' }) };
 */
export function lazyModule<Module extends object, Name extends WebMethodNames<Module>>(
  load: () => Promise<Module>,
  permissions: Readonly<Record<Name, WebMethodPermission>>,
): { readonly [Each in Name]: Module[Each] extends WebMethodFunction ? WebMethod<Module[Each]> : never } {
  const get = async (name: string): Promise<WebMethodFunction> => {
    const run: unknown = Reflect.get(await load(), name);
    if (typeof run !== 'function') throw new TypeError(`The module has no function ${name}`);
    return run as WebMethodFunction;
  };
  const methods = Object.entries<WebMethodPermission>(permissions).map(([name, permission]) => [name, method(permission, () => get(name))]);
  return Object.fromEntries(methods);
}

function method<Run extends WebMethodFunction>(
  permission: WebMethodPermission,
  load: () => Promise<Run>,
  parse: WebMethod['parse'] = (args) => args,
): WebMethod<Run> {
  if (!Object.hasOwn(LEVELS, permission)) throw new TypeError('The permission must be anyone, site-member or admin');
  return { permission, load, parse };
}
