import { getFileDescriptor } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { fromJson } from '../core/json.ts';
import type { Operation } from '../core/operation.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { readRetryAfter } from '../core/response.ts';
import { toStoreError } from '../errors/normalise.ts';
import type { StoreError, StoreErrorDetails } from '../errors/store-error.ts';
import { checkHost } from '../lib/check-options.ts';
import { asRecord, asText } from '../lib/fields.ts';
import { MAX_TIMEOUT_MS } from '../lib/timeout.ts';
import type { UploadContext } from './attempts.ts';
import { UNREADABLE } from './content.ts';
import { badResponse, sourceError, toAbortError, UPLOAD, uploadError } from './errors.ts';

/** A request to the upload host. Its URL is its only credential. */
export interface HostRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: Blob | undefined;
  /** Longest time without progress, or without a response where progress is unknown. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Reports how many bytes of the body were sent, where that is known. */
  onProgress?: ((sentBytes: number) => void) | undefined;
  /** Called when the whole body was sent, or may have been. */
  onSent?: (() => void) | undefined;
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
  const { fetch, ownFetch } = client[TRANSPORT];
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => timeout.abort(new DOMException(`No progress for ${timeoutMs} ms`, 'TimeoutError')),
      Math.min(timeoutMs, MAX_TIMEOUT_MS),
    );
  };
  const onProgress = (sentBytes: number): void => {
    restartTimer();
    request.onProgress?.(sentBytes);
  };
  // only XMLHttpRequest reports how much of a body was sent, but it bypasses a fetch of the caller
  const usesXhr = !ownFetch && typeof XMLHttpRequest === 'function';
  const exchange = usesXhr ? exchangeByXhr : exchangeByFetch;
  restartTimer();
  try {
    const cut = AbortSignal.any([signal, timeout.signal]);
    cut.throwIfAborted();
    return await exchange({ ...request, onProgress, signal: cut }, fetch);
  } catch (cause) {
    if (signal.aborted) throw toAbortError('abort', signal.reason);
    if (isUnreadable(cause)) throw sourceError(UNREADABLE, cause);
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

const exchangeByFetch: Exchange = async ({ method, url, headers, body, signal, onSent }, fetch) => {
  onSent?.();
  const response = await fetch(url.href, { method, headers, body: body ?? null, signal, redirect: 'manual' });
  const { status } = response;
  return { status, header: (name) => response.headers.get(name), text: await response.text() };
};

const exchangeByXhr: Exchange = ({ method, url, headers, body, signal, onProgress, onSent }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const onAbort = (): void => xhr.abort();
    signal.addEventListener('abort', onAbort);
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
    xhr.onloadend = () => signal.removeEventListener('abort', onAbort);
    xhr.open(method, url.href);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body ?? null);
  });

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

export const isSuccess = ({ status }: HostResponse): boolean => status >= 200 && status < 300;

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

/** Requests an upload URL. That stores nothing, so the transport may repeat it. */
export async function requestUploadUrl<Input, Output>(
  { client, owner, signal }: UploadContext,
  { info }: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  const transport = client[TRANSPORT];
  const { data } = await transport.send<Output>({ ...info, read: true }, input, { signal });
  // a retry, also after a long pause, must not upload as another user
  await checkOwner(client, owner);
  return data;
}

/** Throws if another user has signed in since this identity was read. */
export async function checkOwner(client: StoreClient, owner: string | undefined): Promise<void> {
  if ((await readSessionIdentity(client)) !== owner)
    throw uploadError({ code: 'IDENTITY_CHANGED', description: 'Another user has signed in' });
}

export const readSessionIdentity = (client: StoreClient): Promise<string | undefined> =>
  client[TRANSPORT].identity().catch(() => undefined);

/** Parses a URL that bytes may be sent to. It authorizes the upload, so errors must not quote it. */
export function parseUploadUrl(client: StoreClient, value: unknown): URL {
  try {
    const url = new URL(String(value));
    // errors of `fetch` quote a URL with a user
    if (url.username || url.password) throw new TypeError();
    checkHost('uploadUrl', url.origin, client[TRANSPORT].insecureHosts);
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
