import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Operation } from '../core/operation.ts';

/** What a handler answers with, and where it listens. */
export interface ExampleOptions<Output> {
  /** Platform host. Default: any host. */
  baseUrl?: string;
  /** Name of an example of the contract: a success (`full`, `minimal`) or a failure (`notFound`, an own error code). */
  example?: string;
  /** A body of your own instead of an example. */
  answer?: Output;
}

/** A handler of one call: by itself it answers with the first example of the contract. */
export type ExampleHandler<_Input, Output> = (options?: ExampleOptions<Output>) => RequestHandler;

interface Failure {
  status: number;
  body: unknown;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** Makes the handler of one call. Generated code calls this once per call. */
export function exampleHandler<Input, Output>(operation: Operation<Input, Output>, examples: Readonly<Record<string, Output>>, failures: () => Readonly<Record<string, Failure>>): ExampleHandler<Input, Output> {
  return ({ baseUrl = '*', example, answer } = {}) => {
    const respond = (): Response => {
      if (answer !== undefined) return HttpResponse.json(answer as never);
      const name = example ?? Object.keys(examples)[0] ?? '';
      if (Object.hasOwn(examples, name)) return HttpResponse.json(examples[name] as never);
      const failure = failures()[name];
      if (!failure) throw new TypeError(`${operation.info.id} has no example ${JSON.stringify(name)}`);
      return HttpResponse.json(failure.body as never, { status: failure.status });
    };
    const path = operation.info.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const method = METHODS[operation.info.method as keyof typeof METHODS];
    return method(`${baseUrl}${path}`, respond);
  };
}
