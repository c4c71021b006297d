import { HttpResponse, http, matchRequestUrl, type RequestHandler } from 'msw';
import type { Operation } from '../core/operation.ts';

/** What a handler answers with, and where it listens. */
export interface ExampleOptions<Output, Name extends string = string> {
  /** Platform host, as `https://www.wixapis.com`. Default: any host. */
  baseUrl?: string | undefined;
  /**
   * Name of an example of the contract: a success (`full`, `minimal`) or a failure (`notFound`, an own error code). Default: the first.
   * Another name throws a `TypeError`.
   */
  example?: Name | (string & {}) | undefined;
  /** A body of your own instead of an example, with the status of the first example. */
  answer?: Output | undefined;
}

/** A handler of one call: by itself it answers with the first example of the contract. */
export type ExampleHandler<_Input, Output, Name extends string = string> = (options?: ExampleOptions<Output, Name>) => RequestHandler;

/** Makes a response of a body. */
export type Respond = (body: unknown, status: number) => Response;

/** How a response is made. */
export interface Made {
  /** HTTP status. */
  status: number;
  /** Default: as `application/json`. */
  as?: Respond | undefined;
}

/** How the call of a handler is made. */
export interface Usual extends Made {
  /** Path of the GET that other clients send instead of a POST. */
  short?: string | undefined;
}

/** Another response than the usual one. */
export interface Other extends Made {
  /** What `as` makes the response of. */
  body: unknown;
}

/** The responses of a call beside the usual one, by the name of their example. */
export type Others = () => Readonly<Record<string, Other>>;

const asJson: Respond = (body, status) => HttpResponse.json(body as never, { status });

/** Responses of another media type than JSON, or without a body. */
export const asIs =
  (type?: string): Respond =>
  (body, status) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    return new HttpResponse(type?.endsWith('json') ? JSON.stringify(body) : (body as Blob | string | undefined), { status, headers });
  };

/** Makes the handler of one call. Generated code calls this once per call. */
export function exampleHandler<Input, Output>(
  operation: Operation<Input, Output>,
  examples: Readonly<Record<string, Output>>,
  others: Others,
  usual: Usual = { status: 200 },
): ExampleHandler<Input, Output> {
  const { id, method, path, long } = operation.info;
  const [otherMethod, otherPath] = long === undefined ? (['GET', usual.short] as const) : (['POST', long] as const);
  return ({ baseUrl = '*', example = Object.keys(examples)[0] ?? '', answer } = {}) => {
    const isUsual = answer !== undefined || Object.hasOwn(examples, example);
    const { status, as = asJson, body } = isUsual ? { ...usual, body: answer ?? examples[example] } : named(id, example, examples, others());
    const respond = (): Response => as(body, status);
    if (otherPath !== undefined)
      return http.all(({ request }) => matches(request, method, baseUrl, path) || matches(request, otherMethod, baseUrl, otherPath), respond);
    return http[method.toLowerCase() as 'get'](baseUrl + toPattern(path), respond);
  };
}

function named(id: string, example: string, examples: object, others: ReturnType<Others>): Other {
  const other = Object.hasOwn(others, example) ? others[example] : undefined;
  const names = [...Object.keys(examples), ...Object.keys(others)];
  if (!other) throw new TypeError(`${id} has no example ${JSON.stringify(example)}. It has ${names.join(', ')}`);
  return other;
}

/** Another path can be the same call: a GET with a packed parameter, or a POST for a query that is too long for a URL. */
const matches = (request: Request, method: string, baseUrl: string, path: string): boolean =>
  request.method === method && matchRequestUrl(new URL(request.url), baseUrl + toPattern(path)).matches;

/** A path template as a pattern, in which other characters than those of parameters stand for themselves. */
const toPattern = (path: string): string => path.replaceAll(/\{(\w+)\}|[:()*+?]/g, (found, name: string | undefined) => (name ? `:${name}` : `\\${found}`));
