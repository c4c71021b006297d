import type { WebMethod } from 'storewire';
import { callListener, fromJson, isFunctionName, toLosslessJson } from 'storewire/internal';
import { PRIVATE_RESPONSE } from '../backend/forward-call.ts';
import { BodyWasRead, readBounded } from '../lib/bounded-body.ts';
import { checkRange } from '../lib/check-options.ts';
import { pathBelow } from '../lib/mount.ts';
import { failureResponse, readFailure, rejection } from './errors.ts';
import { type CallerOptions, callerVerifier } from './verify-caller.ts';

/** What every event says about a call. Never an argument, a result or a token. */
interface CallDetails {
  /** Name of the module; undefined if the path matches no web method. */
  module: string | undefined;
  /** Name of the function; undefined if the path matches no web method. */
  function: string | undefined;
  /** HTTP status of the response. */
  status: number;
  /** The value of the response header `x-wix-request-id`. */
  requestId: string;
  /** Milliseconds since the request arrived. */
  elapsedMs: number;
}

/** The end of a call. A failure has the original error, which is more than the caller receives. */
export type WebMethodEvent =
  | (CallDetails & { type: 'success' })
  | (CallDetails & { type: 'failure'; error: unknown });

/** Options of `webMethodHandler`. */
export interface WebMethodHandlerOptions extends CallerOptions {
  /** What can be called, by module and function. Nothing else can. */
  modules: Readonly<Record<string, Readonly<Record<string, WebMethod>>>>;
  /**
   * Path under which the handler is mounted, for example `/api`. Frameworks such as Express may have removed it
   * from the URL. Default none.
   */
  mount?: string | undefined;
  /** Longest body of a request, in bytes. Default 1 MiB. */
  maxBodyBytes?: number | undefined;
  /** Whether callers see the messages of all errors. For development only. Default false. */
  debug?: boolean | undefined;
  /**
   * Receives the end of each call. Default: failures of the server, with a status from 500, are logged to the
   * console.
   */
  on?: ((event: WebMethodEvent) => void) | undefined;
}

/**
 * Creates a fetch-style handler for `POST /_webMethods/{module}/{functionName}`, for any runtime. The caller's
 * token is read from `Authorization`; it must be active and issued for this client and site. Rejects calls with
 * 400, 401, 403, 404, 405, 413, and 503 if the platform cannot confirm the token. All other errors are masked. A
 * failure has the platform's error body, which is plain text for a malformed call. Throws a `TypeError` for
 * invalid options.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { webMethod, webMethodHandler } from 'storewire-server';
 *
 * const client = createClient();
 * export const handler = webMethodHandler({
 *   modules: { stock: { count: webMethod('anyone', (_caller, productId: string) => productId.length) } },
 *   tokenInfo: (token, options) => client.oauth.oauthTokenInfo({ token }, options),
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   siteId: '2c8f1a94-6d3b-4e57-9b20-8f1e4c7a5d63',
 * });
 */
export function webMethodHandler(options: WebMethodHandlerOptions): (request: Request) => Promise<Response> {
  const { debug = false, maxBodyBytes = 1024 * 1024, on = logFailure } = options;
  checkRange('maxBodyBytes', maxBodyBytes, 1, Number.POSITIVE_INFINITY);
  const findRoute = createRouter(options.modules, options.mount ?? '');
  const verifyCaller = callerVerifier(options);

  async function run(request: Request, { method }: WebMethodRoute): Promise<Response> {
    const caller = await verifyCaller(request, method.permission);
    const sent = await readArguments(request, maxBodyBytes);
    const args = await orInvalid(() => method.parse(sent));
    // without `parse` nothing has checked that the arguments are what the function declares
    const result = await method.run(caller, ...(args as never[]));
    return new Response(toLosslessJson({ result }), { headers: { 'content-type': 'application/json' } });
  }

  return async (request) => {
    const startedAt = performance.now();
    const requestId = crypto.randomUUID();
    let route: WebMethodRoute | undefined;
    const details = (status: number): CallDetails => {
      const elapsedMs = performance.now() - startedAt;
      return { module: route?.module, function: route?.function, status, requestId, elapsedMs };
    };
    let response: Response;
    try {
      if (request.method !== 'POST') throw rejection(405, 'Web methods must be called with POST');
      route = findRoute(new URL(request.url).pathname);
      response = await run(request, route);
      void callListener(on, { type: 'success', ...details(response.status) });
    } catch (error) {
      response = failureResponse(readFailure(error, debug));
      void callListener(on, { type: 'failure', ...details(response.status), error });
    }
    for (const [name, value] of Object.entries({ ...PRIVATE_RESPONSE, 'x-wix-request-id': requestId }))
      response.headers.set(name, value);
    return response;
  };
}

/** A web method and the names by which it is called. */
interface WebMethodRoute {
  module: string;
  function: string;
  method: WebMethod;
}

/** A file name, which needs no encoding in a path. */
const MODULE_NAME = /^[\w$-][\w$.-]*$/;
/** Clients of the platform append `.ajax` to the name of the function. */
const CALL_PATH = /^\/_webMethods\/([^/]+)\/([^/]+?)(?:\.ajax)?$/;

/**
 * Returns the function that finds the web method of a path. Only own properties of modules can be found, not
 * inherited ones.
 */
function createRouter(
  modules: WebMethodHandlerOptions['modules'],
  mount: string,
): (path: string) => WebMethodRoute {
  const pathOf = pathBelow(mount);
  const routes = new Map<string, WebMethodRoute>();
  for (const [module, methods] of Object.entries(modules)) {
    if (!MODULE_NAME.test(module)) throw new TypeError(`${module} is not a valid module name`);
    for (const [name, method] of Object.entries(methods)) {
      if (!isFunctionName(name))
        throw new TypeError(`${module}.${name} is not a valid name for a web method`);
      if (typeof method?.run !== 'function')
        throw new TypeError(`${module}.${name} must be created by webMethod`);
      routes.set(`${module}/${name}`, { module, function: name, method });
    }
  }
  return (path) => {
    const names = CALL_PATH.exec(pathOf(path))?.slice(1);
    if (!names) throw rejection(400, 'invalid request');
    const route = routes.get(names.map(decodeModuleName).join('/'));
    if (!route) throw rejection(404, 'Web method not found');
    return route;
  };
}

function decodeModuleName(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (cause) {
    throw rejection(400, 'invalid request', cause);
  }
}

const NO_ARGUMENTS =
  'The body must be the arguments as a JSON array, as it was sent: not in base64, and not the result of a body parser';

async function readArguments(request: Request, maxBodyBytes: number): Promise<unknown[]> {
  const text = await orInvalid(() => readBounded(request, maxBodyBytes));
  if (text === undefined) throw rejection(413, 'The request body is too large');
  const args = fromJson(text);
  // the error of JSON.parse quotes the text
  if (!Array.isArray(args)) throw rejection(400, 'invalid request', new TypeError(NO_ARGUMENTS));
  return args;
}

/** Turns any failure of reading the request into a 400, except for a mistake of the server. */
async function orInvalid<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw cause instanceof BodyWasRead ? cause : rejection(400, 'invalid request', cause);
  }
}

function logFailure(event: WebMethodEvent): void {
  if (event.type === 'failure' && event.status >= 500)
    console.error(`storewire: ${event.module}.${event.function} failed`, event.requestId, event.error);
}
