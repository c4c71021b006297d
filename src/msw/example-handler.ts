import {
  delay,
  type HttpHandler,
  HttpResponse,
  http,
  matchRequestUrl,
  type RequestHandlerOptions,
} from 'msw';
import { type InputFormat, readInput } from './read-input.ts';

/** The hosts whose requests are handled, and the options of MSW, such as `once`. */
export interface HandlerOptions extends RequestHandlerOptions {
  /** Base URL of the platform, such as `https://www.wixapis.com`. Default: any host. */
  baseUrl?: string | undefined;
  /** Base URL of the site, which serves web methods. Default: any host. */
  siteUrl?: string | undefined;
}

/** A request that a handler received. */
export interface HandledRequest<Input> {
  /** The input of the call: path, query and body. Dates are strings. It is not validated. */
  input: Input;
  /** The request itself, whose body is unread. */
  request: Request;
}

// biome-ignore lint/suspicious/noConfusingVoidType: with undefined, compilers report a wrong body as one that lacks a status
type NoBody = void;

/** A response of a handler. `delayMs` is waited for first, in milliseconds; `Infinity` never responds. */
export type HandlerResponse<Output, Name extends string = string> = { delayMs?: number | undefined } & (
  | {
      /** The request fails as if the host could not be reached. */
      networkError: true;
      example?: undefined;
      body?: NoBody;
      status?: undefined;
    }
  | {
      /** HTTP status. */
      status: number;
      /** Any body, sent as JSON. Default: none. */
      body?: unknown;
      example?: undefined;
      networkError?: undefined;
    }
  | {
      /**
       * Name of an example of the contract: a success (`full`, `minimal`) or a failure (`notFound`, an
       * application error code). Default: the first success. Throws a `TypeError` if there is no such
       * example.
       */
      example?: Name | undefined;
      body?: NoBody;
      status?: undefined;
      networkError?: undefined;
    }
  | {
      /** A response body to send instead of an example, with status 200. */
      body: Output;
      example?: undefined;
      status?: undefined;
      networkError?: undefined;
    }
);

/**
 * Decides on the response to each request: `{}` is the first success, a `Response` is sent unchanged, and without a
 * result, the next handler that matches the request responds.
 */
export type Respond<Input, Output, Name extends string = string> = (
  request: HandledRequest<Input>,
) => Reply<Output, Name> | Promise<Reply<Output, Name>>;

type Reply<Output, Name extends string> = HandlerResponse<Output, Name> | Response | NoBody | undefined;

/**
 * Creates the handler of one call, which responds with the first example of the contract by default. The
 * first argument is the response, or a function that returns it for each request.
 */
export interface ExampleHandler<Input, Output, Name extends string = string> {
  (
    response?: HandlerResponse<Output, Name> | Respond<Input, Output, Name>,
    options?: HandlerOptions,
  ): HttpHandler;
  /** Path from the base URL, as a pattern of MSW. */
  readonly path: string;
}

/** The response of an example, which is JSON. */
interface ExampleResponse {
  status: number;
  body: unknown;
}

/** The call that a handler handles. */
export interface HandledCall {
  /** Operation id, `service.method`. */
  id: string;
  method: string;
  /** Path from the base URL, as a pattern of MSW. */
  path: string;
  /** The same call with another method: a POST for long queries, or the GET that other clients send. */
  otherForm?: { method: string; path: string } | undefined;
  /** Whether the site serves it rather than the platform. */
  isOnSite?: boolean | undefined;
  input?: InputFormat | undefined;
}

/** Creates the handlers of one call. Generated code calls this once per call. */
export function exampleHandler<Input, Output, Name extends string = string>(
  call: HandledCall,
  examples: Readonly<Record<string, NoInfer<Output>>>,
  failures: () => Readonly<Record<string, ExampleResponse>>,
): ExampleHandler<Input, Output, Name> {
  /** The response, and what is wrong with the name of the example before a request arrives. */
  function toResponse({
    example,
    body,
    status,
    networkError,
  }: HandlerResponse<Output, Name>): () => Response {
    if (networkError) return () => HttpResponse.error();
    if (status !== undefined)
      return () => (body === undefined ? new HttpResponse(null, { status }) : json(body, status));
    const responses = new Map<string, ExampleResponse>([
      ...Object.entries(examples).map(([name, value]) => [name, { status: 200, body: value }] as const),
      ...Object.entries(failures()),
    ]);
    const names = [...responses.keys()];
    const chosen = body === undefined ? responses.get(example ?? names[0] ?? '') : { status: 200, body };
    if (!chosen)
      throw new TypeError(`${call.id} has no example ${JSON.stringify(example)}. It has ${names.join(', ')}`);
    return () => json(chosen.body, chosen.status);
  }

  async function send(reply: Reply<Output, Name>): Promise<Response | undefined> {
    if (!reply || reply instanceof Response) return reply ?? undefined;
    const create = toResponse(reply);
    if (reply.delayMs !== undefined) await delay(reply.delayMs === Infinity ? 'infinite' : reply.delayMs);
    return create();
  }

  function create(
    first: HandlerResponse<Output, Name> | Respond<Input, Output, Name> = {},
    options: HandlerOptions = {},
  ): HttpHandler {
    if (typeof first === 'function')
      return handle(call, options, async (request, parameters) => {
        const input = await readInput(request, parameters, call.input);
        // the description says what a valid input is; what this request has is up to its sender
        return send(await first({ input: input as Input, request }));
      });
    toResponse(first);
    return handle(call, options, () => send(first));
  }

  return Object.assign(create, { path: call.path });
}

const json = (body: unknown, status: number): Response =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Answer = (
  request: Request,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<Response | undefined>;

/** The handler of both forms of a call. */
function handle(
  { method, path, otherForm, isOnSite }: HandledCall,
  { baseUrl = '*', siteUrl = '*', ...options }: HandlerOptions,
  answer: Answer,
): HttpHandler {
  const host = (isOnSite ? siteUrl : baseUrl).replace(/\/$/, '');
  if (!otherForm)
    return http[method.toLowerCase() as 'get'](
      host + path,
      ({ request, params }) => answer(request, params),
      options,
    );
  const forms = [{ method, path }, otherForm];
  return http.all(
    // what a handler does not match neither uses up its `once`, nor counts as handled
    ({ request }) => {
      for (const form of forms) {
        const { matches, params = {} } = matchRequestUrl(new URL(request.url), host + form.path);
        if (matches && form.method === request.method) return { matches, params };
      }
      return false;
    },
    ({ request, params }) => answer(request, params),
    options,
  );
}

/** Handlers of one service, by name. */
type Handlers = Readonly<Record<string, ExampleHandler<never, never, never>>>;

/**
 * Creates the function that returns the handlers of all calls. Of two paths that match the same URL, that with
 * more fixed text comes first: `/members/my` before `/members/:id`, and `/reports/:name.json` before
 * `/reports/:name`.
 */
export const allHandlers =
  (...services: readonly object[]): ((options?: HandlerOptions) => HttpHandler[]) =>
  (options = {}) =>
    services
      .flatMap((service) => Object.values(service as Handlers))
      .toSorted((a, b) => compareFixed(fixedLengths(a.path), fixedLengths(b.path)))
      .map((create) => create({}, options));

/** The length of the fixed text of each segment of a path; that of a segment without a parameter is infinite. */
const fixedLengths = (path: string): number[] =>
  path.split('/').map((segment) => {
    const fixed = segment.replaceAll(/(?<!\\):\w+/g, '');
    return fixed === segment ? Number.MAX_VALUE : fixed.length;
  });

/** Paths of different lengths match no common URL. */
function compareFixed(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((length, index) => (other[index] ?? 0) - length);
  return one.length - other.length || (differences.find((difference) => difference !== 0) ?? 0);
}
