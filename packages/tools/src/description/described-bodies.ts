/** The bodies that a description has schemas and examples of. */
import { type Document, type MediaType, operationsOf, type Response } from './openapi.ts';
import { requestBodyOf, resolve } from './references.ts';

export interface DescribedBody {
  side: 'request' | 'response';
  type: string;
  media: MediaType;
  /** `GET /v1/orders`; nothing for an event. */
  call?: string;
}

/**
 * The bodies of requests, of successful responses and of events. What the platform posts to a webhook has read-only
 * properties, like a response.
 */
export function* describedBodies(document: Document): Generator<DescribedBody> {
  for (const { path, method, operation } of operationsOf(document)) {
    const call = `${method.toUpperCase()} ${path}`;
    for (const [type, media] of Object.entries(requestBodyOf(document, operation)?.content ?? {}))
      yield { side: 'request', type, media, call };
    for (const [status, each] of Object.entries(operation.responses ?? {}))
      if (status.startsWith('2'))
        for (const [type, media] of Object.entries(resolve<Response>(document, each).content ?? {}))
          yield { side: 'response', type, media, call };
  }
  for (const { post = {} } of Object.values(document.webhooks ?? {}))
    for (const [type, media] of Object.entries(requestBodyOf(document, post)?.content ?? {}))
      yield { side: 'response', type, media };
}
