/** Web methods as pages call them: functions of the site's own server, with its types. */
import { NEXT_STEP } from '#hints';
import { callWebMethod } from '../../generated/operations/web-methods.ts';
import type { CallWebMethodResponse } from '../../generated/types.ts';
import { toLosslessJson } from '../core/json.ts';
import { type CallContext, type CallOptions, type StoreClient, TRANSPORT } from '../core/options.ts';
import { noContext } from '../errors/no-context.ts';
import { refuseInput, StoreError } from '../errors/store-error.ts';
import { asRecord, asText } from '../lib/fields.ts';
import { isFunctionName, type JsonOf, type WebMethod, type WebMethodParameters } from './method.ts';

/** Options of calls of web methods. */
export interface WebMethodOptions extends CallOptions {
  /**
   * Whether the function changes nothing, so that a failed call is retried like any read. Default false:
   * calls are not retried.
   */
  read?: boolean | undefined;
}

/** The functions of a module as a page calls them. */
export type WebMethods<Module> = {
  readonly [Name in keyof Module & string as Name extends 'then' | 'toJSON'
    ? never
    : Name]: Module[Name] extends WebMethod<infer Method>
    ? (...args: WebMethodParameters<Method>) => Promise<JsonOf<Awaited<ReturnType<Method>>>>
    : Module[Name] extends (...args: infer Args) => infer Result
      ? (...args: Args) => Promise<JsonOf<Awaited<Result>>>
      : never;
};

/**
 * Returns the web methods of a module on the client's `siteUrl`, typed by the server's own module: `import
 * type` gets the types without the code. For functions on other servers, pass an interface of them. Each
 * function sends a request and fails as `runWebMethod` does.
 *
 * @example
 * import { type Client, type WebMethod, type WebMethodCaller, webMethods } from 'storewire';
 *
 * // a page imports it from the server: import type { cart } from '../server/cart.ts'
 * declare const cart: {
 *   applyGift: WebMethod<(caller: WebMethodCaller, code: string) => { code: string; appliedAt: Date }>;
 * };
 *
 * export const applyGift = (client: Client, code: string) =>
 *   webMethods<typeof cart>(client, 'cart').applyGift(code); // `appliedAt` is a string
 */
export function webMethods<Module>(
  client: StoreClient,
  module: string,
  options?: WebMethodOptions,
): WebMethods<Module> {
  const functions: Record<string | symbol, unknown> = {};
  const get = (_target: object, name: string | symbol): unknown => {
    if (!isFunctionName(name)) return functions[name];
    return (functions[name] ??= (...args: unknown[]) => runWebMethod(client, module, name, args, options));
  };
  // nothing here can check that the server has the functions that `Module` declares
  return new Proxy(functions, { get }) as WebMethods<Module>;
}

/**
 * Calls a web method by its names. Fails with a `StoreError`: `validation` for names and arguments that
 * cannot be sent, `application` with the code of what the function threw, or `WEB_METHOD_EXCEPTION`, `client`
 * when the call is rejected, `system` otherwise. A call is retried only with `read` or an idempotency key.
 * Throws a `TypeError` if the client has no `siteUrl`, and an error with the code `NO_CONTEXT` without a client.
 *
 * @example
 * import { createClient, runWebMethod } from 'storewire';
 *
 * const client = createClient({ siteUrl: 'https://shop.example' });
 * export const countInStock = (productId: string) =>
 *   runWebMethod(client, 'stock.web.js', 'countInStock', [productId], { read: true });
 */
export async function runWebMethod(
  client: StoreClient,
  module: string,
  name: string,
  args: readonly unknown[] = [],
  options: WebMethodOptions = {},
): Promise<unknown> {
  const { info } = callWebMethod;
  if (!client?.[TRANSPORT])
    throw noContext('fetchWithAuth is not available in this context', NEXT_STEP.client);
  if (!isFunctionName(name)) throw refuseInput(info.id, 'functionName', 'must be a function name');
  // servers of the platform know a function by its name and `.ajax`
  const input = { module, functionName: `${name}.ajax`, args: checkArguments(args) };
  const operation = { ...info, safe: options.read === true };
  return client[TRANSPORT].read(operation, input, options, (body: CallWebMethodResponse, { context }) => {
    if (body.exception === true) throw toException(body.result, context);
    return body.result;
  });
}

/** Rejects arguments that JSON cannot represent, and drops undefined ones at the end. */
function checkArguments(args: readonly unknown[]): readonly unknown[] {
  const given = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
  given.forEach((arg, index) => {
    try {
      toLosslessJson([arg]);
    } catch (cause) {
      throw refuseInput(callWebMethod.info.id, `args.${index}`, 'must be JSON data', cause);
    }
  });
  return given;
}

/** The platform's own servers respond with 200 when a function throws. What it threw may be any value. */
function toException(thrown: unknown, context: CallContext): StoreError {
  const data = asRecord(thrown);
  const description = asText(data?.['message'] ?? thrown);
  const code = data?.['code'];
  return new StoreError(description ?? 'Web method failed', {
    ...context,
    kind: 'application',
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : 'WEB_METHOD_EXCEPTION',
    description,
    data,
  });
}
