import { checkAmount } from '../core/amounts.ts';
import { checkUnread, readBounded } from '../core/bounded-body.ts';
import { inform } from '../core/tell.ts';
import { type Answer, type AnswerStyle, failureAnswer, sayOf } from './answers.ts';
import { type CallerOptions, identifyCallers } from './callers.ts';
import { refuse } from './error.ts';
import { toJson } from './json.ts';
import { crossOrigin } from './origins.ts';
import { findWebMethods, type Route, type WebModule } from './routes.ts';

/** What every event tells. Never an argument, a result or a token. */
interface CallFacts {
  /** Name of the module; undefined when the path names no web method. */
  module: string | undefined;
  /** Name of the function; undefined when the path names no web method. */
  function: string | undefined;
  /** HTTP status of the outcome. Compatible answers are sent with 200 all the same. */
  status: number;
  /** In the header `x-wix-request-id` of the answer. */
  requestId: string;
  /** Milliseconds since the request came. */
  elapsedMs: number;
}

/** The end of a call. The error of a failure is the whole one, of which the caller learns little. */
export type WebMethodEvent = (CallFacts & { type: 'answer' }) | (CallFacts & { type: 'failure'; error: unknown });

/** What `webMethodHandler` takes. */
export interface WebMethodHandlerOptions extends CallerOptions, AnswerStyle {
  /** What can be called, by module and function: records of `webMethod`, and modules of `lazyModule`. Nothing else can. */
  modules: Readonly<Record<string, WebModule>>;
  /** Path below which the handler is mounted, for example `/api`. Default none. */
  mount?: string | undefined;
  /** Origins of pages that may call from elsewhere, for example `https://shop.example`. Default none. */
  origins?: readonly string[] | undefined;
  /** Longest body of a request. Default 1 MiB. */
  maxBodyBytes?: number | undefined;
  /** Is told of each call when it is over. Default: failures of the server, those from 500 on, are written to the console. */
  on?: ((event: WebMethodEvent) => void) | undefined;
}

/** Functions have fewer parameters, and calls with very many arguments do not run. */
const MOST_ARGUMENTS = 1000;

/**
 * A fetch-style handler for `POST /_webMethods/{module}/{functionName}`, for any runtime; `nodeListener` of `storewire/node` puts it on Node.
 * The caller's token is in `Authorization`; it must be active and issued for this client and site. Refusals: 400 `invalid request`, 401
 * `Request is missing authentication data`, 403 `Insufficient permissions`, 404, 405, 413, and 503 when nobody can tell who calls. Of
 * other errors callers learn nothing. Settings that cannot be are refused with a `TypeError`.
 *
 * @example
 * import { createServer } from 'node:http';
 * import { createClient } from 'storewire';
 * import { nodeListener } from 'storewire/node';
 * import { webMethod, webMethodHandler } from 'storewire/web-methods/server';
 *
 * const client = createClient();
 * const handler = webMethodHandler({
 *   modules: { stock: { count: webMethod('anyone', (_caller, productId: string) => ({ productId, pieces: 14 })) } },
 *   tokenInfo: (token, options) => client.oauth.oauthTokenInfo({ token }, options),
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   siteId: '2c8f1a94-6d3b-4e57-9b20-8f1e4c7a5d63',
 * });
 * createServer(nodeListener(handler)).listen(3000);
 */
export function webMethodHandler(options: WebMethodHandlerOptions): (request: Request) => Promise<Response> {
  const { debug = false, mount = '', maxBodyBytes = 1024 * 1024, on = logFailure } = options;
  checkAmount('maxBodyBytes', maxBodyBytes, 1, Number.POSITIVE_INFINITY);
  const find = findWebMethods(options.modules, mount);
  const identify = identifyCallers(options);
  const headersFor = crossOrigin(options.origins ?? []);

  async function run(request: Request, { method }: Route): Promise<Answer> {
    const caller = await identify(request, method.permission);
    const given = await readArguments(request, maxBodyBytes);
    const args = await attempt(() => method.parse(given));
    const work = await method.load();
    // without `parse`, what a page sends is only said to be what the function takes
    const result = await work(caller, ...(args as never[]));
    return { status: 200, type: 'application/json', body: toJson({ result }) };
  }

  return async (request) => {
    const headers = headersFor(request);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: 'POST', ...headers } });
    const startedAt = performance.now();
    const requestId = crypto.randomUUID();
    let route: Route | undefined;
    const facts = (status: number): CallFacts => {
      return { module: route?.module, function: route?.function, status, requestId, elapsedMs: performance.now() - startedAt };
    };
    let answer: Answer;
    try {
      if (request.method !== 'POST') throw refuse(405, 'A web method is called by POST');
      route = find(new URL(request.url).pathname);
      answer = await run(request, route);
      void inform(on, { type: 'answer', ...facts(answer.status) });
    } catch (error) {
      const said = sayOf(error, debug);
      answer = failureAnswer(said, options);
      void inform(on, { type: 'failure', ...facts(said.status), error });
    }
    return toResponse(answer, { ...headers, 'x-wix-request-id': requestId });
  };
}

async function readArguments(request: Request, maxBodyBytes: number): Promise<unknown[]> {
  checkUnread(request);
  const text = await attempt(() => readBounded(request, maxBodyBytes));
  if (text === undefined) throw refuse(413, 'The arguments are too long');
  const args = await attempt((): unknown => JSON.parse(text));
  if (!Array.isArray(args) || args.length > MOST_ARGUMENTS) throw refuse(400, 'invalid request');
  return args;
}

/** What the request makes impossible is the fault of the request. */
async function attempt<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw refuse(400, 'invalid request', cause);
  }
}

function toResponse({ status, type, body }: Answer, headers: Record<string, string>): Response {
  const own = { 'content-type': type, 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
  return new Response(body, { status, headers: { ...own, ...(status === 405 ? { allow: 'POST' } : {}), ...headers } });
}

function logFailure(event: WebMethodEvent): void {
  if (event.type === 'failure' && event.status >= 500) console.error(`storewire: ${event.module}.${event.function} failed`, event.requestId, event.error);
}
