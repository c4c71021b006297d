import createOpenapiClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from '../../generated/paths.ts';
import { availableTransport } from '../core/available-transport.ts';
import { fromJson, textsAt, toLosslessJson } from '../core/json.ts';
import type {
  FailCall,
  HttpResponse,
  OperationInfo,
  PreparedRequest,
  Received,
} from '../core/operation-info.ts';
import { type CallOptions, type StoreClient, TRANSPORT } from '../core/options.ts';
import { checkSegment } from '../core/path.ts';
import { toStoreError } from '../errors/normalise.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { textToBase64Url } from '../lib/base64.ts';
import type { FieldViolation } from '../lib/violation.ts';

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
 * `GET /ecom/v2/carts/current`) and errors. Types are those of the contract, or the `paths` that `storewire
 * generate` wrote for another description. openapi-react-query and swr-openapi accept the client directly.
 *
 * A request does not reject if the network or the server fails: `error` is a `StoreError`, and `response` is
 * `Response.error()`, with the status 0, if there was none. It rejects with a `TypeError` if a middleware
 * sends it to another host than that of the client.
 *
 * GET, HEAD and OPTIONS are reads, which are retried. The option `read: true` marks a POST that changes
 * nothing as a read. The options of a request are those of openapi-fetch and `fetch`, and `FetchCallOptions`;
 * `baseUrl`, `fetch` and `redirect` are ignored. Without a client, it throws a `StoreError` with the code `NO_CONTEXT`.
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
  const { baseUrl } = availableTransport(client, 'fetchWithAuth');
  const inner = createOpenapiClient<Record<never, never>>({ ...options, baseUrl });

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
    const value = values[name];
    for (const item of Array.isArray(value) && value.length > 0 ? value : [value])
      checkSegment(label, name, typeof item === 'boolean' ? `${item}` : item);
  }
}

/** Options of one request, of openapi-fetch and of `fetch`. */
export interface FetchRequestOptions extends FetchCallOptions {
  params?: { path?: Record<string, unknown> };
  parseAs?: string;
  [option: string]: unknown;
}

interface Fetching {
  /** What openapi-fetch sends the request with. */
  fetch: (request: Request) => Promise<Response>;
  /** Why the request failed, if it did. */
  failure: () => StoreError | undefined;
}

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A `fetch` for one request that is sent by the transport. Error responses are returned, so that middlewares
 * see them.
 */
function fetchThrough(
  client: StoreClient,
  facts: Pick<OperationInfo, 'id' | 'method' | 'path'>,
  init: FetchRequestOptions,
): Fetching {
  const {
    timeoutMs,
    retries,
    idempotencyKey,
    read = READS.includes(facts.method),
    open = false,
    secret = false,
    parseAs = 'json',
  } = init;
  let failure: StoreError | undefined;
  let last: Response | undefined;

  async function receive(response: HttpResponse, fail: FailCall): Promise<Received> {
    const bytes = await response.arrayBuffer();
    last = copyOf(response, bytes);
    if (response.ok && parseAs !== 'json') return { text: '', data: last };
    const text = new TextDecoder().decode(bytes);
    if (!response.ok) return { text };
    if (text === '' || fromJson(text) !== undefined) return { text, data: last };
    throw fail(
      'badAnswer',
      new TypeError(`The response is not JSON but ${response.headers.get('content-type')}`),
    );
  }

  async function fetch(sent: Request): Promise<Response> {
    const request = await toPrepared(client, sent, init);
    const headers = Object.fromEntries(sent.headers);
    const body = `${request.content.body}`;
    const secrets = secret && {
      secrets: () => textsAt(1)(fromJson(body) ?? [...new URLSearchParams(body).values()]),
    };
    try {
      const options = { timeoutMs, retries, idempotencyKey, headers, signal: sent.signal };
      const { data } = await client[TRANSPORT].send<Response>(
        { ...facts, read, open, prepare: () => request, receive, ...secrets },
        undefined,
        options,
      );
      return data;
    } catch (error) {
      if (!isStoreError(error)) throw error;
      failure = error;
      if (last && !last.ok && last.status === error.status) return last;
      throw error;
    }
  }

  return { fetch, failure: () => failure };
}

/**
 * A copy of a response with an unread body. Undefined for a status that the `Response` constructor does not
 * accept.
 */
function copyOf({ status, statusText, headers }: HttpResponse, bytes: ArrayBuffer): Response | undefined {
  if (status < 200 || status > 599) return undefined;
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers });
}

const TEXT = /json|text|urlencoded/i;
const HAS_BODY: readonly string[] = ['POST', 'PUT', 'PATCH'];

async function toPrepared(
  { [TRANSPORT]: { baseUrl, api } }: StoreClient,
  request: Request,
  init: FetchRequestOptions,
): Promise<PreparedRequest> {
  const { url, method, headers } = request;
  if (!url.startsWith(`${baseUrl}/`))
    throw new TypeError('openapi-fetch can only send requests to the host of its client');
  const isText = TEXT.test(headers.get('content-type') ?? '');
  const body = isText ? await request.text() : await request.arrayBuffer();
  const isEmpty = (typeof body === 'string' ? body.length : body.byteLength) === 0;
  const nothing = api.emptyBody && HAS_BODY.includes(method) ? '{}' : null;
  return {
    path: url.slice(baseUrl.length),
    content: { ...fetchOptionsOf(init), method, body: isEmpty ? nothing : body },
  };
}

/** Options that openapi-fetch or the transport reads. */
const OWN = new Set([
  ...[
    'params',
    'body',
    'headers',
    'parseAs',
    'querySerializer',
    'bodySerializer',
    'pathSerializer',
    'middleware',
  ],
  ...['baseUrl', 'fetch', 'Request', 'method', 'redirect', 'signal'],
  ...['read', 'open', 'secret', 'timeoutMs', 'retries', 'idempotencyKey'],
]);

/**
 * The remaining options are for `fetch` itself, such as `cache` and `credentials`, and those that frameworks
 * add.
 */
const fetchOptionsOf = (init: FetchRequestOptions): Omit<RequestInit, 'headers' | 'redirect' | 'signal'> =>
  Object.fromEntries(Object.entries(init).filter(([name]) => !OWN.has(name)));

/**
 * The facts of a {@link StoreError}, which is what every `error` is at run time: `isStoreError(error)`
 * narrows to the class. Without its method and with plain arrays, because openapi-fetch copies the type of an
 * error property by property.
 */
export interface FetchError extends Omit<StoreError, 'toJSON' | 'violations' | 'callers'> {
  /** Violated rules, sorted by field. Empty unless `kind` is `validation`. */
  violations: FieldViolation[];
  /** Undefined here: only the functions of the contract know the callers of a call. */
  callers: string[] | undefined;
}

type ErrorResponse = {
  default: { headers: { [name: string]: unknown }; content: { 'application/json': FetchError } };
};

type Success<Responses> = {
  [Status in keyof Responses as Status extends SuccessStatus ? Status : never]: Responses[Status];
};

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | '2XX';

type WithStoreError<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & { responses: Success<Responses> & ErrorResponse }
  : Operation;

/** `paths` of a description, in which every failing response is a {@link FetchError}. */
type WithStoreErrors<Paths> = {
  [Path in keyof Paths]: { [Method in keyof Paths[Path]]: WithStoreError<Paths[Path][Method]> };
};

/** The openapi-fetch client that `createFetchClient` returns. */
export type FetchClient<Paths extends object> = Client<WithStoreErrors<Paths>>;

/**
 * Options of one request in addition to those of openapi-fetch. openapi-fetch does not check the names of
 * options, so write `satisfies FetchCallOptions` to detect typos.
 */
export interface FetchCallOptions extends Pick<CallOptions, 'timeoutMs' | 'retries' | 'idempotencyKey'> {
  /**
   * The request changes nothing, so it may be retried. Default: true for GET, HEAD and OPTIONS, false for all
   * others.
   */
  read?: boolean | undefined;
  /**
   * The request contains a password, code or token: it is sent only once, and its error has `***` where the
   * response repeats a text of its body, JSON or a form. Default false.
   */
  secret?: boolean | undefined;
  /** Send the request without a token. Default false. */
  open?: boolean | undefined;
}

/**
 * Encodes the input of an operation whose whole query is the one parameter `.r`: the base64url of its JSON.
 * Throws a `TypeError` if JSON cannot represent the input.
 *
 * @example
 * import { createTransport, type ListMembersInput } from 'storewire';
 * import { createFetchClient, packed } from 'storewire/openapi-fetch';
 *
 * const api = createFetchClient(createTransport());
 * const input: ListMembersInput = { paging: { limit: 10 } };
 * const { data } = await api.GET('/members/v1/members', { params: { query: { '.r': packed(input) } } });
 * console.log(data?.members?.length);
 */
export const packed = (input: object): string => textToBase64Url(toLosslessJson(input));
