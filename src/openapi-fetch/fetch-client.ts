import { checkSegment } from '../core/path.ts';
import createOpenapiClient, { type ClientOptions } from 'openapi-fetch';
import type { paths } from '../../generated/paths.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { toStoreError } from '../errors/normalise.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { fetchThrough, type FetchRequestOptions, type FetchClient } from './fetch-through.ts';

/**
 * The serializers of openapi-fetch, for descriptions that need other styles. Those of a single request take
 * precedence.
 */
export type FetchClientOptions = Pick<
  ClientOptions,
  Extract<keyof ClientOptions, `${'query' | 'body' | 'path'}Serializer`>
>;

/** What a request of openapi-fetch returns. */
interface Outcome {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type SendRequest = (path: string, init: object) => Promise<Outcome>;

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;
type Method = (typeof METHODS)[number];

/**
 * Creates an openapi-fetch client whose requests are sent by the transport of a client: with tokens, one
 * replay after a 401, retries of reads, timeouts that cover the body, events (with an `operation` such as
 * `GET /ecom/v1/carts/current`) and errors. Types are those of the contract, or the `paths` that `storewire
 * generate` wrote for another description. openapi-react-query and swr-openapi accept the client directly.
 *
 * A request does not reject if the network or the server fails: `error` is a `StoreError`, and `response` is
 * `Response.error()`, with the status 0, if there was none. It rejects with a `TypeError` if a middleware
 * sends it to another host than that of the client.
 *
 * GET, HEAD and OPTIONS are reads, which are retried. The option `read: true` marks a POST that changes
 * nothing as a read. The options of a request are those of openapi-fetch and `fetch`, and `FetchCallOptions`;
 * `baseUrl`, `fetch` and `redirect` are ignored.
 *
 * Bodies are sent and returned as JSON in wire format, without the conversions of the functions in
 * `storewire/operations`.
 *
 * @example
 * import { createTransport, visitor } from 'storewire';
 * import { createFetchClient } from 'storewire/openapi-fetch';
 *
 * const client = createTransport({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const api = createFetchClient(client);
 * const { data, error } = await api.GET('/stores-reader/v1/products/{id}', {
 *   params: { path: { id: '5376ab97-83ab-4ae1-b5a8-c18bc4e9b9b6' } },
 * });
 * if (error) console.error(error.kind, error.code, error.requestId);
 * else console.log(data.product?.name);
 */
export function createFetchClient<Paths extends object = paths>(
  client: StoreClient,
  options: FetchClientOptions = {},
): FetchClient<Paths> {
  const inner = createOpenapiClient<Record<never, never>>({ ...options, baseUrl: client[TRANSPORT].baseUrl });

  async function call(method: Method, path: string, init: FetchRequestOptions = {}): Promise<Outcome> {
    const label = `${method} ${path}`;
    const { fetch, failure } = fetchThrough(client, { id: label, method, path }, init);
    try {
      checkPath(label, path, init.params?.path);
      // untyped: callers use the types of `FetchClient`
      const outcome = await (inner[method] as SendRequest)(path, { ...init, baseUrl: undefined, fetch });
      if (outcome.response.ok) return outcome;
      return { error: failure() ?? failureOf(label, outcome), response: outcome.response };
    } catch (error) {
      if (!isStoreError(error)) throw error;
      return { error, response: Response.error() };
    }
  }

  const calls = METHODS.map((method) => [
    method,
    (path: string, init?: FetchRequestOptions) => call(method, path, init),
  ]);
  const request = (method: string, path: string, init?: FetchRequestOptions) =>
    call(method.toUpperCase() as Method, path, init);
  return { ...inner, ...Object.fromEntries(calls), request } as FetchClient<Paths>;
}

/** The error of a response that a middleware created. */
function failureOf(
  operation: string,
  { error: body, response: { status, statusText } }: Outcome,
): StoreError {
  const unknown = { requestId: undefined, retryAfterMs: undefined, callers: undefined };
  return toStoreError({ operation, status, statusText, body, attempts: 0, ...unknown });
}

/** Name of a parameter in a path, without the syntax of other styles: `{id}`, `{.id}`, `{;id*}`. */
const PATH_EXPRESSION = /\{[.;]?([^{}*]+)\*?\}/g;

/**
 * Rejects values that would change which endpoint is called. openapi-fetch sends `..` unchanged, and `{id}`
 * if there is no value.
 */
function checkPath(label: string, template: string, values: Readonly<Record<string, unknown>> = {}): void {
  for (const [, name = ''] of template.matchAll(PATH_EXPRESSION)) {
    for (const value of [values[name]].flat())
      checkSegment(label, name, typeof value === 'boolean' ? `${value}` : value);
  }
}
