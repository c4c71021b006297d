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

/** Another response than the usual one. */
interface Other {
  status: number;
  body: unknown;
  /** Media type of the body. Default `application/json`. */
  type?: string;
}

type Others = () => Readonly<Record<string, Other>>;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete, HEAD: http.head, OPTIONS: http.options };

/** Makes the handler of one call. Generated code calls this once per call. */
export function exampleHandler<Input, Output>(
  operation: Operation<Input, Output>,
  examples: Readonly<Record<string, Output>>,
  others: Others,
  usual: { status: number; type?: string } = { status: 200 },
): ExampleHandler<Input, Output> {
  const { id, method, path, long } = operation.info;
  return ({ baseUrl = '*', example = Object.keys(examples)[0] ?? '', answer } = {}) => {
    const other = answer === undefined && !Object.hasOwn(examples, example) ? named(id, example, examples, others) : undefined;
    const respond = (): Response => toResponse(other ?? { ...usual, body: answer ?? examples[example] });
    if (long) return http.all(({ request }) => matches(request, method, baseUrl, path) || matches(request, 'POST', baseUrl, long), respond);
    return METHODS[method as keyof typeof METHODS](baseUrl + toPattern(path), respond);
  };
}

function named(id: string, example: string, examples: object, others: Others): Other {
  const table = others();
  const other = Object.hasOwn(table, example) ? table[example] : undefined;
  const names = [...Object.keys(examples), ...Object.keys(table)];
  if (!other) throw new TypeError(`${id} has no example ${JSON.stringify(example)}. It has ${names.join(', ')}`);
  return other;
}

function toResponse({ status, body, type }: Other): Response {
  const isRaw = body === undefined || body instanceof Blob || type !== undefined;
  if (!isRaw || /[/+]json$/.test(type ?? '')) return HttpResponse.json(body as never, { status, ...(type && { headers: { 'content-type': type } }) });
  return new HttpResponse(body as Blob | string, { status, headers: type ? { 'content-type': type } : {} });
}

/** A query that is too long for an address is a POST to another one, and still the same call. */
const matches = (request: Request, method: string, baseUrl: string, path: string): boolean =>
  request.method === method && matchRequestUrl(new URL(request.url), baseUrl + toPattern(path)).matches;

/** A path template as a pattern, in which other characters than those of parameters stand for themselves. */
const toPattern = (path: string): string => path.replaceAll(/\{(\w+)\}|[:()*+?]/g, (found, name: string | undefined) => (name ? `:${name}` : `\\${found}`));
