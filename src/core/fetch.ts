/** Requests that are not made from the input of a call, through the sender of a client. */
import { isStoreError } from '../errors/store-error.ts';
import { fromJson } from './json.ts';
import type { OperationInfo } from './operation-info.ts';
import {
  type CallOptions,
  type CallRequest,
  type Exchange,
  type SentCall,
  type StoreClient,
  TRANSPORT,
} from './options.ts';
import { toResponseError } from './response.ts';
import { isTransient } from './retry.ts';

/**
 * `fetch` for URLs of the servers of a client. It fails if there is no response in time, and resolves to any other
 * response.
 */
export const clientFetch =
  (client: StoreClient): typeof globalThis.fetch =>
  async (input, init) => {
    const { baseUrl } = client[TRANSPORT];
    const isUrl = typeof input === 'string' || !('url' in input);
    const url = toUrl(baseUrl, isUrl ? `${input}` : input.url);
    // a copy of a `Request` with another URL would lose its body in some browsers
    const request = new Request(isUrl ? url : input, init);
    return sendRequest(client, { id: 'fetch', method: request.method, path: url.pathname }, request);
  };

/** Paths are those of the base URL, which may have a path itself. */
function toUrl(baseUrl: string, path: string): URL {
  const url = new URL(path, baseUrl);
  return url.origin === new URL(baseUrl).origin && path.startsWith('/') ? new URL(baseUrl + path) : url;
}

interface RequestOptions extends Pick<Exchange<Response>, 'isElsewhere'>, Pick<CallOptions, 'timeoutMs'> {
  /** How the response is read. By default, every response is passed on, after repetitions. */
  readAsCall?: Exchange<Response>['read'];
}

/** What a body says: names and values of a form, unless it is JSON. */
const readInput = (text: string): unknown => fromJson(text) ?? [...new URLSearchParams(text)].flat();

/**
 * Sends a request, for what `operation` says of it. Resolves to the response; fails with a `StoreError` if there is none
 * in time.
 */
export async function sendRequest(
  client: StoreClient,
  operation: OperationInfo,
  request: Request,
  { readAsCall, isElsewhere = false, timeoutMs }: RequestOptions = {},
): Promise<Response> {
  const { run, rawFetch, baseUrl, siteUrl = baseUrl } = client[TRANSPORT];
  const { url, method, headers, signal } = request;
  if (!isElsewhere && ![baseUrl, siteUrl].some((base) => url.startsWith(`${base}/`)))
    throw new TypeError('fetch takes a path of the platform host');
  const hasNoBody = request.body === null || /^(?:GET|HEAD)$/.test(method);
  let body: ArrayBuffer | null = null;
  let failed: Response | undefined;
  const send: CallRequest['send'] = async (sentHeaders, attempt) => {
    failed = undefined;
    if (!hasNoBody) body ??= await request.arrayBuffer();
    const signals = AbortSignal.any([attempt, signal]);
    const init = { body, headers: sentHeaders, signal: signals, redirect: 'manual' } as const;
    return rawFetch(new Request(request, init));
  };
  const passOn = async (response: Response, call: SentCall): Promise<Response> => {
    if (response.ok) return response;
    const error = toResponseError(response, call, '');
    if (response.status !== 401 && !isTransient(error, response.headers.get('x-should-retry')))
      return response;
    // a failed attempt is aborted, and the body of its response with it
    failed = new Response(await response.arrayBuffer(), response);
    throw error;
  };
  const exchange: Exchange<Response> = {
    operation,
    get input() {
      return operation.secret && body ? readInput(new TextDecoder().decode(body)) : undefined;
    },
    isElsewhere,
    prepare: () => ({ url, send }),
    read: readAsCall ?? passOn,
  };
  return run(exchange, { headers, signal, timeoutMs }).catch((error: unknown) => {
    const isResponse = isStoreError(error) && (error.kind === 'client' || error.reason === 'server');
    if (failed && isResponse) return failed;
    throw error;
  });
}
