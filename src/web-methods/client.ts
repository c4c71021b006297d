import type { OperationInfo } from '../core/operation-info.ts';
import { type CallOptions, type Result, type StoreClient, TRANSPORT } from '../core/options.ts';
import { fillPath } from '../core/path.ts';
import { asRecord, asText } from '../errors/normalise.ts';
import { refuseInput, StoreError } from '../errors/store-error.ts';
import { type JsonOf, toJson } from './json.ts';
import type { WebMethod, WebMethodArguments } from './method.ts';
import { isFunctionName } from './names.ts';

/** Options of calls of web methods. */
export interface WebMethodOptions extends CallOptions {
  /** For functions that change nothing: a failed call is repeated like any read. Only who wrote them knows. Default false: never repeated. */
  read?: boolean | undefined;
}

/** The functions of a module as a page calls them. */
export type WebMethods<Module> = {
  readonly [Name in keyof Module & string as Name extends 'then' | 'toJSON'
    ? never
    : Name]: Module[Name] extends WebMethod<infer Run>
    ? (...args: WebMethodArguments<Run>) => Promise<JsonOf<Awaited<ReturnType<Run>>>>
    : Module[Name] extends (...args: infer Args) => infer Result
      ? (...args: Args) => Promise<JsonOf<Awaited<Result>>>
      : never;
};

/** The call as the contract has it, `webMethods.callWebMethod`. */
const CALL: OperationInfo = {
  id: 'webMethods.callWebMethod',
  method: 'POST',
  path: '/_webMethods/{module}/{functionName}',
  site: true,
  body: 'args',
  fill: fillPath,
};

interface Outcome {
  result?: unknown;
  exception?: unknown;
}

/**
 * The web methods of a module on the client's `siteUrl`, typed by the server's own module: `import type` brings the types over without its
 * code. For functions on other servers, give an interface of them. Nothing is sent before a function is called, which fails as
 * `runWebMethod` does.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { webMethods } from 'storewire/web-methods';
 * import type { WebMethod, WebMethodCaller } from 'storewire/web-methods/server';
 *
 * // a page has it from the server: import type { cart } from '../server/cart.ts'
 * declare const cart: { applyGift: WebMethod<(caller: WebMethodCaller, code: string) => { code: string; appliedAt: Date }> };
 *
 * const client = createClient({ siteUrl: 'https://shop.example', auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { appliedAt } = await webMethods<typeof cart>(client, 'cart').applyGift('SPRING');
 * console.log(appliedAt.slice(0, 10));
 */
export function webMethods<Module>(
  client: StoreClient,
  module: string,
  options?: WebMethodOptions,
): WebMethods<Module> {
  const known: Record<string | symbol, unknown> = {};
  const get = (_target: object, name: string | symbol): unknown => {
    if (!isFunctionName(name)) return known[name];
    return (known[name] ??= (...args: unknown[]) => runWebMethod(client, module, name, args, options));
  };
  // what the functions take and give is the server's word
  return new Proxy(known, { get }) as WebMethods<Module>;
}

/**
 * Calls a web method by its names. Fails with a `StoreError`: `validation` for names and arguments that cannot be sent, `application` with
 * the code of what the function threw, or `WEB_METHOD_EXCEPTION`, `client` when the call is refused, `system` otherwise. Is never repeated,
 * unless `read` or an idempotency key says that it may be. Without `siteUrl` on the client it throws a `TypeError`.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { runWebMethod } from 'storewire/web-methods';
 *
 * const client = createClient({ siteUrl: 'https://shop.example' });
 * const pieces = await runWebMethod(client, 'stock.web.js', 'countInStock', ['4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12'], { read: true });
 * console.log(pieces);
 */
export async function runWebMethod(
  client: StoreClient,
  module: string,
  name: string,
  args: readonly unknown[] = [],
  { read = false, ...options }: WebMethodOptions = {},
): Promise<unknown> {
  if (!isFunctionName(name)) throw refuseInput(CALL.id, 'functionName', 'must be the name of a function');
  // servers of the platform know a function by its name and `.ajax`
  const input = { module, functionName: `${name}.ajax`, args: checkArguments(args) };
  const answer = await client[TRANSPORT].send<Outcome>({ ...CALL, read }, input, options);
  if (answer.data.exception !== true) return answer.data.result;
  throw toException(answer);
}

/** Arguments that are left out at the end are not sent. */
function checkArguments(args: readonly unknown[]): readonly unknown[] {
  const given = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
  for (const [index, arg] of given.entries()) {
    try {
      toJson([arg]);
    } catch (cause) {
      throw refuseInput(CALL.id, `args.${index}`, 'must be plain data that JSON can carry', cause);
    }
  }
  return given;
}

/** What the platform's own servers answer with a 200 when a function throws: anything at all. */
function toException(answer: Result<Outcome>): StoreError {
  const thrown = answer.data.result;
  const data = asRecord(thrown);
  const description = asText(data?.['message']) ?? asText(thrown);
  const code = data?.['code'];
  return new StoreError(description ?? 'The web method failed', {
    ...answer.facts(),
    kind: 'application',
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : 'WEB_METHOD_EXCEPTION',
    description,
    data,
  });
}
