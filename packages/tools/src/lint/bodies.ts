/** The JSON that calls and events send and get, with its examples. */

import {
  type Document,
  type Example,
  jsonOf,
  METHODS,
  type MediaType,
  type OperationObject,
  type Response,
  type Schema,
} from '../generate/openapi.ts';
import { requestBodyOf, resolve } from '../generate/references.ts';
import type { Side } from '../generate/sides.ts';

export interface Body {
  side: Side;
  /** `GET /v1/orders`; nothing for an event. */
  call?: string;
  schema: Schema;
  examples: Record<string, unknown>;
}

/**
 * The bodies of requests, of successful responses and of events. What a packed parameter carries is the body of the
 * other form of its call.
 */
export function* bodiesOf(document: Document): Generator<Body> {
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS)
      for (const body of bodiesOfOperation(document, item[method] ?? {}))
        yield { ...body, call: `${method.toUpperCase()} ${path}` };
  // what the platform posts to a webhook has read-only properties, like a response
  for (const { post = {} } of Object.values(document.webhooks ?? {}))
    for (const body of bodiesOfOperation(document, post))
      if (body.side === 'request') yield { ...body, side: 'response' };
}

function* bodiesOfOperation(document: Document, operation: OperationObject): Generator<Body> {
  const { responses = {} } = operation;
  const body = jsonOf(requestBodyOf(document, operation)?.content);
  if (body) yield bodyOf(document, 'request', body);
  for (const [status, each] of Object.entries(responses)) {
    const media = status.startsWith('2') && jsonOf(resolve<Response>(document, each).content);
    if (media) yield bodyOf(document, 'response', media);
  }
}

const bodyOf = (document: Document, side: Side, { schema = {}, examples = {} }: MediaType): Body => ({
  side,
  schema,
  examples: Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, resolve<Example>(document, example).value]),
  ),
});
