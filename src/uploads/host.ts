import { getFileDescriptor } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { fromJson } from '../core/json.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { readRetryAfter } from '../core/response.ts';
import { toStoreError } from '../errors/normalise.ts';
import type { StoreError, StoreErrorDetails } from '../errors/store-error.ts';
import { parseBaseUrl } from '../lib/check-options.ts';
import { asRecord, asText } from '../lib/fields.ts';
import { MAX_TIMEOUT_MS } from '../lib/timeout.ts';
import { badResponse, toAbortError, UPLOAD, unreadable, uploadError } from './errors.ts';

/** A request to the upload host. Its URL is its only credential. */
export interface HostRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: Blob | null;
  /** Longest time without progress, or without a response where progress is unknown. */
  timeoutMs: number;
  signal: AbortSignal;
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

type Exchange = (request: HostRequest, fetch: typeof globalThis.fetch) => Promise<HostResponse>;

/** Sends a request. Returns any response; throws a `system` error if there is none. */
export async function sendToHost(client: StoreClient, request: HostRequest): Promise<HostResponse> {
  const { signal, timeoutMs } = request;
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
  const exchange = !ownFetch && typeof XMLHttpRequest === 'function' ? exchangeByXhr : exchangeByFetch;
  onProgress(0);
  try {
    const cut = AbortSignal.any([signal, timeout.signal]);
    cut.throwIfAborted();
    return await exchange({ ...request, onProgress, signal: cut }, rawFetch);
  } catch (cause) {
    if (signal.aborted) throw toAbortError('abort', signal.reason);
    if (isUnreadable(cause)) throw unreadable(cause);
    throw uploadError({ reason: timeout.signal.aborted ? 'timeout' : 'network', cause });
  } finally {
    clearTimeout(timer);
  }
}

/** True if the file was changed or removed. `fetch` reports that as the cause of its own error. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some(
    (each) => each instanceof Error && /^Not(?:Readable|Found)Error$/.test(each.name),
  );

const exchangeByFetch: Exchange = async ({ method, url, headers, body = null, signal, onSent }, fetch) => {
  onSent?.();
  const response = await fetch(url.href, { method, headers, body, signal, redirect: 'manual' });
  const { status } = response;
  return { status, header: (name) => response.headers.get(name), text: await response.text() };
};

const exchangeByXhr: Exchange = ({ method, url, headers, body = null, signal, onProgress, onSent }) =>
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

export const isSuccess = ({ status }: HostResponse): boolean => status >= 200 && status < 300;

/** The error that a response means which is not a success. */
export const toHostError = ({ status, header, text }: HostResponse): StoreError =>
  toStoreError({
    operation: UPLOAD,
    status,
    statusText: '',
    body: fromJson(text),
    requestId: header('x-wix-request-id') ?? undefined,
    retryAfterMs: readRetryAfter(header('retry-after'), Date.now()),
    attempts: 1,
    callers: undefined,
  });

/** The descriptor in the response to the last request of an upload. */
export function readUploadedFile(response: HostResponse): FileDescriptor {
  if (!isSuccess(response)) throw toHostError(response);
  const body = asRecord(fromJson(response.text));
  const file = readDescriptor(body?.['file'] ?? body, { status: response.status });
  getFileDescriptor.info.decode?.({ file }, response.text);
  return file;
}

/** Checks that a value is a file descriptor: without an id it can be neither used nor waited for. */
export function readDescriptor(
  value: unknown,
  details: Pick<StoreErrorDetails, 'operation' | 'status' | 'attempts'>,
): FileDescriptor {
  const file = asRecord(value);
  if (!asText(file?.['id'])) throw badResponse('The response contains no file descriptor', details);
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
