/** Requests that are not made from the input of a call, through the sender of a client. */
import type { StoreError } from '../errors/store-error.ts';
import { fromJson } from './json.ts';
import type { OperationInfo } from './operation-info.ts';
import {
  type CallOptions,
  type CallRequest,
  type Exchange,
  type RequestBody,
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
    return sendRequest(client, isUrl ? url.href : input, init);
  };

/** Paths are those of the base URL, which may have a path itself. */
function toUrl(baseUrl: string, path: string): URL {
  const url = new URL(path, baseUrl);
  return url.origin === new URL(baseUrl).origin && path.startsWith('/') ? new URL(baseUrl + path) : url;
}

interface RequestOptions extends Pick<Exchange<Response>, 'isElsewhere'>, Pick<CallOptions, 'timeoutMs'> {
  /** The operation of the contract that the request is, if it is one. */
  operation?: OperationInfo | undefined;
  /** Takes the place of that of the client. */
  fetch?: CallRequest['fetch'];
  /** How the response is read. By default, every response is passed on, after repetitions. */
  readAsCall?: Exchange<Response>['read'];
}

/** What a `Request` says apart from its method, headers and body. */
const SETTINGS = [
  'cache',
  'credentials',
  'integrity',
  'keepalive',
  'mode',
  'referrer',
  'referrerPolicy',
] as const;

/** What a `Request` asks of `fetch` besides, with what libraries add to a `Request` that does not know it, such as `next`. */
function settingsOf(input: string | Request): RequestInit {
  if (typeof input === 'string') return {};
  const plain = new Request(input.url);
  const settings = SETTINGS.filter((name) => input[name] !== plain[name]).map((name) => [name, input[name]]);
  return { ...input, ...Object.fromEntries(settings) };
}

const isJson = (headers: Headers): boolean => /[/+]json\b/i.test(headers.get('content-type') ?? '');

/** A body that needs no reading, so that it leaves at once, as a page that goes away requires. */
function contentOf(body: RequestInit['body']): RequestBody | undefined {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return `${body}`;
  if (body instanceof ArrayBuffer) return new Uint8Array(body.slice());
  return ArrayBuffer.isView(body)
    ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength).slice()
    : undefined;
}

/** React Native reads no bytes of a `Request`, but text. */
const readContent = async (request: Request): Promise<RequestBody> =>
  isJson(request.headers) ? request.text() : new Uint8Array(await request.arrayBuffer());

/** What a body says: names and values of a form, unless it is JSON. */
function readInput(body: RequestBody): unknown {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined);
  return fromJson(text) ?? [...new URLSearchParams(text)].flat();
}

/** A copy of a response, as a failed attempt is aborted, and the body of its response with it. */
async function withOwnBody(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  // some statuses, such as 304, allow no body
  const copy = new Response(bytes.byteLength > 0 ? bytes : null, response);
  return Object.defineProperty(copy, 'url', { value: response.url });
}

/** Sends a request. Resolves to the response; fails with a `StoreError` if there is none in time. */
export async function sendRequest(
  client: StoreClient,
  input: string | Request,
  init: RequestInit | undefined,
  { readAsCall, isElsewhere = false, timeoutMs, ...options }: RequestOptions = {},
): Promise<Response> {
  const { run, baseUrl, siteUrl = baseUrl } = client[TRANSPORT];
  const request = new Request(input, init);
  const { url, method, headers } = request;
  if (!isElsewhere && ![baseUrl, siteUrl].some((base) => url.startsWith(`${base}/`)))
    throw new TypeError('fetch takes a path of the platform host');
  const { operation = { id: 'fetch', method, path: new URL(url).pathname } } = options;
  const signal = (typeof input === 'string' ? init?.signal : request.signal) ?? undefined;
  const settings = { ...settingsOf(input), ...init };
  const hasNoBody = request.body === null || /^(?:GET|HEAD)$/.test(method);
  let content = hasNoBody ? null : contentOf(init?.body);
  const read = async (): Promise<RequestBody> => (content ??= await readContent(request));
  let failed: { error: StoreError; response: Response } | undefined;
  const passOn = async (response: Response, call: SentCall): Promise<Response> => {
    if (response.ok) return response;
    const error = toResponseError(response, call, '');
    if (response.status !== 401 && !isTransient(error, response.headers.get('x-should-retry')))
      return response;
    const copy = await withOwnBody(response);
    // an application error, such as that of a wrong password, says nothing about the token
    const { kind } = toResponseError(response, call, await copy.clone().text());
    if (response.status === 401 && kind === 'application') return copy;
    failed = { error, response: copy };
    throw error;
  };
  const exchange: Exchange<Response> = {
    operation,
    get input() {
      return operation.secret ? readInput(content ?? null) : undefined;
    },
    isElsewhere,
    prepare: () => ({
      url,
      method,
      body: content === undefined ? read : content,
      init: settings,
      signal,
      fetch: options.fetch,
    }),
    read: readAsCall ?? passOn,
    recover: (error) => (error === failed?.error ? failed.response : undefined),
  };
  return run(exchange, { headers, signal, timeoutMs });
}
