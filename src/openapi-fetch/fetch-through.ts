import { fromJson, textsAt } from '../core/json.ts';
import type { Fail, HttpResponse, OperationInfo, PreparedRequest, Received } from '../core/operation-info.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import type { FetchCallOptions } from './types.ts';

/** Options of one request, of openapi-fetch and of `fetch`. */
export interface RequestOptions extends FetchCallOptions {
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
  init: RequestOptions,
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
  init: RequestOptions,
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
const fetchOptionsOf = (init: RequestOptions): Omit<RequestInit, 'headers' | 'redirect' | 'signal'> =>
  Object.fromEntries(Object.entries(init).filter(([name]) => !OWN.has(name)));
