import { fromJson, textsAt } from '../core/json.ts';
import type { Fail, HttpResponse, OperationInfo, PreparedRequest, Received } from '../core/operation-info.ts';
import { type StoreClient, TRANSPORT, type CallOptions } from '../core/options.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import type { Client } from 'openapi-fetch';
import type { FieldViolation } from '../lib/violation.ts';
import { textToBase64Url } from '../lib/base64.ts';

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
export function fetchThrough(
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

  async function receive(response: HttpResponse, fail: Fail): Promise<Received> {
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
    const body =
      secret && typeof request.content.body === 'string' ? fromJson(request.content.body) : undefined;
    const secrets = body === undefined ? {} : { secrets: () => textsAt(1)(body) };
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
  /** Undefined here: only the functions of the contract know who may make a call. */
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
export type WithStoreErrors<Paths> = {
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
   * The JSON body contains a password, code or token: the request is sent only once, and the text of an error
   * that repeats one of the texts of the body is replaced by the status text. Default false.
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
export const packed = (input: object): string => textToBase64Url(JSON.stringify(input));
