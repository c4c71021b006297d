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
  /** A body of your own instead of an example, with status 200. */
  answer?: Output | undefined;
}

/** A handler of one call: by itself it answers with the first example of the contract. */
export type ExampleHandler<_Input, Output, Name extends string = string> = (options?: ExampleOptions<Output, Name>) => RequestHandler;

interface Failure {
  status: number;
  body: unknown;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** Makes the handler of one call. Generated code calls this once per call. */
export function exampleHandler<Input, Output>(
  operation: Operation<Input, Output>,
  examples: Readonly<Record<string, Output>>,
  failures: () => Readonly<Record<string, Failure>>,
  /** Address of the GET that other clients send instead of this POST. */
  short?: string,
): ExampleHandler<Input, Output> {
  const { id, method, path, long } = operation.info;
  const [otherMethod, otherPath] = long === undefined ? ['GET', short] : ['POST', long];
  return ({ baseUrl = '*', example = Object.keys(examples)[0] ?? '', answer } = {}) => {
    const { status, body } = answer === undefined ? named(id, example, examples, failures) : { status: 200, body: answer };
    const respond = (): Response => HttpResponse.json(body as never, { status });
    if (otherPath !== undefined)
      return http.all(({ request }) => matches(request, method, baseUrl + path) || matches(request, otherMethod, baseUrl + otherPath), respond);
    return METHODS[method as keyof typeof METHODS](baseUrl + toPattern(path), respond);
  };
}

function named<Output>(id: string, example: string, examples: Readonly<Record<string, Output>>, failures: () => Readonly<Record<string, Failure>>): Failure {
  if (Object.hasOwn(examples, example)) return { status: 200, body: examples[example] };
  const table = failures();
  const failure = Object.hasOwn(table, example) ? table[example] : undefined;
  const names = [...Object.keys(examples), ...Object.keys(table)];
  if (!failure) throw new TypeError(`${id} has no example ${JSON.stringify(example)}. It has ${names.join(', ')}`);
  return failure;
}

/** A query is the same call as a GET with a packed parameter and as a POST. */
const matches = (request: Request, method: string | undefined, address: string): boolean =>
  request.method === method && matchRequestUrl(new URL(request.url), toPattern(address)).matches;

const toPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
