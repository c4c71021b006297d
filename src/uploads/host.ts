/** Requests to the upload host, whose URLs are their only credentials, and how they fail. */
import { numbers } from '../../generated/numbers.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { fromJson, readNumbers } from '../core/json.ts';
import type { CallContext } from '../core/operation-info.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { readRetryAfter } from '../core/response.ts';
import { isTransient } from '../core/retry.ts';
import { toStoreError } from '../errors/normalise.ts';
import { redactError } from '../errors/redact.ts';
import { isStoreError, type StoreError, type StoreErrorDetails, systemError } from '../errors/store-error.ts';
import { parseBaseUrl } from '../lib/check-options.ts';
import { asRecord, asText } from '../lib/fields.ts';
import { MAX_TIMEOUT_MS } from '../lib/timeout.ts';

/** `operation` of the errors that no call of the contract returns. */
export const UPLOAD = 'files.upload';

export const uploadError = (details: Omit<StoreErrorDetails, 'kind'>): StoreError =>
  systemError({ operation: UPLOAD, ...details });

export const badResponse = (description: string, context?: Partial<CallContext>): StoreError =>
  uploadError({ reason: 'badAnswer', description, ...context });

/** The error of every wait that has no time limit of its own. */
export const toAbortError = (_reason: unknown, cause: unknown): StoreError =>
  uploadError({ reason: 'abort', cause });

const OUTCOME_UNKNOWN = 'OUTCOME_UNKNOWN';

/** The platform may have created the file. Sending the content again could create a second one. */
export const outcomeUnknown = (cause: StoreError): StoreError =>
  uploadError({
    status: cause.status,
    requestId: cause.requestId,
    cause,
    code: OUTCOME_UNKNOWN,
    description: 'The last response was lost, so the file may exist',
    hint: 'look for the file before you upload it again',
  });

/** Whether the host has rejected a request with one of these statuses. */
export const isRejected = ({ operation, code, status = 0 }: StoreError, statuses: number[]): boolean =>
  operation === UPLOAD && code !== OUTCOME_UNKNOWN && statuses.includes(status);

/** Whether the host may accept the same request later. Calls have retries of their own. */
export const isTemporary = (error: StoreError): boolean =>
  // 423: another request still locks the upload
  isRejected(error, [423]) ||
  (error.operation === UPLOAD && error.code !== OUTCOME_UNKNOWN && isTransient(error));

export const isClientError = ({ status = 0 }: StoreError): boolean => status >= 400 && status < 500;

/** What all requests of an upload to its host have in common. */
export interface HostAccess {
  client: StoreClient;
  /** Longest time without progress, or without a response where progress is unknown. */
  timeoutMs: number;
  signal: AbortSignal;
}

export interface HostRequest {
  method: string;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: Blob | null;
  /** What authorizes the request besides its URL. */
  secrets?: readonly string[];
  /** Reports how many bytes of the body were sent, where that is known. */
  onProgress?: ((sentBytes: number) => void) | undefined;
  /** Called when the whole body was sent, or may have been. */
  onSent?: () => void;
}

export interface HostResponse {
  status: number;
  header(name: string): string | null;
  text: string;
}

/** Sends a request. Throws a `system` error if there is no response, and the error that a failed one means. */
export async function sendToHost(
  { client, timeoutMs, signal }: HostAccess,
  request: HostRequest,
): Promise<HostResponse> {
  const { rawFetch, ownFetch } = client[TRANSPORT];
  const timeout = new AbortController();
  const expire = (): void =>
    timeout.abort(new DOMException(`No progress for ${timeoutMs} ms`, 'TimeoutError'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onProgress = (sentBytes: number): void => {
    clearTimeout(timer);
    timer = setTimeout(expire, Math.min(timeoutMs, MAX_TIMEOUT_MS));
    if (sentBytes > 0) request.onProgress?.(sentBytes);
  };
  // only XMLHttpRequest reports how much of a body was sent, but it bypasses a fetch of the caller
  const byXhr = !ownFetch && typeof XMLHttpRequest === 'function';
  onProgress(0);
  try {
    const cut = AbortSignal.any([signal, timeout.signal]);
    cut.throwIfAborted();
    const response = byXhr
      ? await exchangeByXhr({ ...request, onProgress }, cut)
      : await exchangeByFetch(request, cut, rawFetch);
    if (response.status < 200 || response.status >= 300) throw toHostError(response);
    return response;
  } catch (cause) {
    const error = toFailure(cause);
    redactError(error, [...secretsIn(request.url), ...(request.secrets ?? [])]);
    throw error;
  } finally {
    clearTimeout(timer);
  }

  function toFailure(cause: unknown): StoreError {
    if (isStoreError(cause)) return cause;
    if (signal.aborted) return toAbortError('abort', signal.reason);
    if (isUnreadable(cause)) return unreadable(cause);
    return uploadError({ reason: timeout.signal.aborted ? 'timeout' : 'network', cause });
  }
}

/** Shorter parts of a path are words, such as `upload`. */
const MIN_TICKET_LENGTH = 16;

/** The parts of an upload URL that a host may quote. All but the name of the file authorize the upload. */
const secretsIn = ({ href, pathname, search, searchParams }: URL): string[] => [
  href,
  pathname + search,
  ...(pathname === '/' ? [] : [pathname]),
  ...pathname.split('/').filter(({ length }) => length >= MIN_TICKET_LENGTH),
  ...[...searchParams].flatMap(([name, value]) => (name === 'filename' ? [] : [value])),
];

const unreadable = (cause: unknown): StoreError =>
  uploadError({ code: 'SOURCE_FAILED', description: 'The file cannot be read to its end', cause });

/** True if the file was changed or removed. `fetch` reports that as the cause of its own error. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some(
    (each) => each instanceof Error && /^Not(?:Readable|Found)Error$/.test(each.name),
  );

async function exchangeByFetch(
  { method, url, headers = {}, body = null, onSent }: HostRequest,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch,
): Promise<HostResponse> {
  onSent?.();
  const response = await fetch(url.href, { method, headers, body, signal, redirect: 'manual' });
  const { status } = response;
  return { status, header: (name) => response.headers.get(name), text: await response.text() };
}

const exchangeByXhr = (
  { method, url, headers = {}, body = null, onProgress, onSent }: HostRequest,
  signal: AbortSignal,
): Promise<HostResponse> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    signal.addEventListener('abort', () => xhr.abort());
    xhr.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    xhr.upload.onload = () => onSent?.();
    xhr.onload = () =>
      resolve({ status: xhr.status, header: (name) => xhr.getResponseHeader(name), text: xhr.responseText });
    // the event does not say whether the file or the network failed, but a file that failed once fails again
    xhr.onerror = () =>
      (body ?? new Blob())
        .slice(0, 1)
        .arrayBuffer()
        .then(() => reject(new TypeError('The upload host cannot be reached')), reject);
    xhr.onabort = () => reject(signal.reason);
    xhr.open(method, url.href);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body);
  });

const toHostError = ({ status, header, text }: HostResponse): StoreError =>
  toStoreError({
    operation: UPLOAD,
    status,
    statusText: '',
    body: fromJson(text),
    requestId: header('x-wix-request-id') ?? undefined,
    retryAfterMs: readRetryAfter(header('retry-after'), Date.now()),
    attempts: 1,
    allowedRoles: undefined,
  });

/** The descriptor in the response to the last request of an upload. */
export function readUploadedFile({ status, text }: HostResponse): FileDescriptor {
  const body = asRecord(fromJson(text));
  const file = readDescriptor(body?.['file'] ?? body, { status });
  readNumbers({ file }, text, numbers);
  return file;
}

/** Checks that a value is a file descriptor: without an id it can be neither used nor waited for. */
export function readDescriptor(value: unknown, context: Partial<CallContext>): FileDescriptor {
  const file = asRecord(value);
  if (!asText(file?.['id'])) throw badResponse('The response contains no file descriptor', context);
  return file as FileDescriptor;
}

/** Parses a URL that bytes may be sent to. It authorizes the upload, so errors must not quote it. */
export function parseUploadUrl(client: StoreClient, value: unknown): URL {
  try {
    const url = new URL(String(value));
    // errors of `fetch` quote a URL with a user
    if (url.username || url.password) throw new TypeError();
    parseBaseUrl('uploadUrl', url.origin, client[TRANSPORT].insecureHosts);
    return url;
  } catch {
    throw badResponse('The platform returned no usable upload URL');
  }
}

/** Adds the file name to the query. The rest must stay byte for byte, as it may be signed. */
export function withFileName(uploadUrl: URL, fileName: string): URL {
  const url = new URL(uploadUrl);
  if (!url.searchParams.has('filename'))
    url.search += `${url.search ? '&' : '?'}filename=${encodeURIComponent(fileName)}`;
  return url;
}
