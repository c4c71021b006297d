import type { DetailedError, FileSource, HttpRequest } from 'tus-js-client';
import { generateFileResumableUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { textToBase64 } from '../lib/base64.ts';
import { asText } from '../lib/fields.ts';
import { requestUploadUrl, type UploadContext } from './context.ts';
import {
  badResponse,
  isClientError,
  isOutcomeUnknown,
  isTemporary,
  outcomeUnknown,
  UPLOAD,
} from './errors.ts';
import {
  type HostRequest,
  isSuccess,
  parseUploadUrl,
  readUploadedFile,
  sendToHost,
  toHostError,
  withFileName,
} from './host.ts';
import type { UploadRecord } from './record.ts';

/** Sends a file in chunks, from where an earlier upload of it ended, and finishes it. */
export async function sendInChunks(context: UploadContext, record: UploadRecord): Promise<FileDescriptor> {
  try {
    const isFinishing = (await record.read())?.isSent === true;
    if (!isFinishing)
      // the library repeats requests itself
      await context.attempts.run(context.signal, 0, (signal) => sendByTus({ ...context, signal }, record));
    const file = await finish(context, record, isFinishing);
    await record.delete();
    return file;
  } catch (error) {
    // only after these failures the next upload of the file can continue this one
    if (!isStoreError(error) || !isRetryable(error)) await record.delete();
    throw error;
  }
}

/** The upload can continue from where the host then is: it may be further than expected. */
const isRetryable = (error: StoreError): boolean =>
  isTemporary(error) || (error.operation === UPLOAD && error.status === 409 && !isOutcomeUnknown(error));

/** Whether the host no longer has the upload: its statuses for that are in tus 1.0.0, HEAD. */
const isGone = (status = 0): boolean => [403, 404, 410].includes(status);

/**
 * Creates or resumes an upload and sends the remaining chunks. A pause ends this, and a new `Upload` resumes:
 * what the paused one has in progress must not continue with it.
 */
async function sendByTus(context: UploadContext, record: UploadRecord): Promise<void> {
  const { info, content, attempts, retries, signal, chunkBytes, onProgress } = context;
  const { Upload } = await loadTus();
  const earlier = await record.read();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const address = { endpoint: earlier?.endpoint ?? '', token: earlier?.token ?? '' };
  // the library reads a delay after it has asked whether to retry
  const retryDelays = Array.from({ length: Math.min(retries, 1000) }, () => 0);
  const upload = new Upload(new Blob(), {
    uploadSize: content.size,
    chunkSize: chunkBytes,
    fileReader: { openFile: async () => sourceOf(content) },
    // a token is for one creation, so each creation requests its own, and where to use it
    endpoint: 'https://requested.invalid',
    async onBeforeRequest(request) {
      if (request.getMethod() !== 'POST') return;
      Object.assign(address, await requestAddress(context));
      upload.options.endpoint = address.endpoint;
      const metadata = { filename: info.fileName, contentType: info.mimeType, token: address.token };
      const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${textToBase64(value)}`);
      request.setHeader('Upload-Metadata', pairs.join());
    },
    httpStack: {
      getName: () => 'storewire',
      createRequest: (method, url) =>
        createRequest(context, method, () => (method === 'POST' ? address.endpoint : url)),
    },
    uploadUrl: earlier?.url ?? null,
    fingerprint: async () => 'upload',
    urlStorage: {
      async addUpload(key, { uploadUrl }) {
        await record.write({ ...address, url: uploadUrl ?? '' });
        return key;
      },
      removeUpload: async () => undefined,
      findAllUploads: async () => [],
      findUploadsByFingerprint: async () => [],
    },
    retryDelays,
    onShouldRetry({ causingError, originalRequest }, attempt) {
      if (signal.aborted || !isStoreError(causingError)) return false;
      // a request for the offset then tells whether the upload exists
      const isLost = originalRequest.getMethod() === 'PATCH' && isGone(causingError.status);
      const delayMs = attempts.delay(causingError, attempt + 1);
      retryDelays[attempt] = delayMs ?? 0;
      return (isLost || isRetryable(causingError)) && delayMs !== undefined;
    },
    onProgress: (sentBytes) => onProgress(sentBytes),
    onSuccess: () => resolve(),
    onError: (error) => reject(toUploadError(error)),
  });
  signal.throwIfAborted();
  const onAbort = (): void => {
    void upload.abort();
    reject(signal.reason);
  };
  signal.addEventListener('abort', onAbort);
  upload.start();
  return promise.finally(() => signal.removeEventListener('abort', onAbort));
}

/** The readers of the library take no `Blob` in Node. */
const sourceOf = (content: Blob): FileSource => ({
  size: content.size,
  slice: async (start, end) => ({ value: content.slice(start, end), done: end >= content.size }),
  close: () => undefined,
});

async function loadTus() {
  try {
    return await import('tus-js-client');
  } catch (cause) {
    throw new TypeError('Files above resumableAboveBytes need the package tus-js-client', { cause });
  }
}

async function requestAddress(context: UploadContext): Promise<{ endpoint: string; token: string }> {
  const { info, content } = context;
  const input = { ...info, sizeInBytes: String(content.size), uploadProtocol: 'TUS' as const };
  const { uploadUrl, uploadToken } = await requestUploadUrl(context, generateFileResumableUploadUrl, input);
  const token = asText(uploadToken);
  if (!token?.isWellFormed()) throw badResponse('The platform returned no upload token');
  return { endpoint: parseUploadUrl(context.client, uploadUrl).href, token };
}

/** The library's own stacks have no timeout, and ignore the `fetch` of the client. */
function createRequest(
  { client, timeoutMs, signal }: UploadContext,
  method: string,
  urlOf: () => string,
): HttpRequest {
  const headers: Record<string, string> = {};
  let onProgress: HostRequest['onProgress'];
  return {
    getMethod: () => method,
    getURL: urlOf,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    setProgressHandler: (handler) => {
      onProgress = handler;
    },
    async send(body: Blob | null) {
      const url = parseUploadUrl(client, urlOf());
      const request = { method, url, headers, body, timeoutMs, signal, onProgress };
      const response = await sendToHost(client, request);
      // the library creates an upload that is gone again
      if (!isSuccess(response) && !(method === 'HEAD' && isGone(response.status)))
        throw toHostError(response);
      const start = Number(headers['Upload-Offset']);
      const end = Number.parseInt(response.header('upload-offset') ?? '', 10);
      // with another offset, the library would never end, or leave out bytes
      if (method === 'PATCH' && !(end > start && end <= start + (body?.size ?? 0)))
        throw badResponse('The upload host returned an impossible offset');
      return {
        getStatus: () => response.status,
        getHeader: (name) => response.header(name) ?? undefined,
        getBody: () => response.text,
        getUnderlyingObject: () => response,
      };
    },
    // the signal has ended it already
    abort: async () => undefined,
    getUnderlyingObject: () => undefined,
  };
}

/** Errors of the library quote URLs and headers, so that only ours leave this module. */
function toUploadError(error: Error | DetailedError): StoreError {
  const cause = 'causingError' in error ? error.causingError : error;
  return isStoreError(cause) ? cause : badResponse('The upload host does not follow the tus protocol');
}

/**
 * Requests the file that the chunks make. That is safe to repeat, as a token makes one file. `mayExist`: an
 * earlier upload may have sent this request.
 */
async function finish(
  context: UploadContext,
  record: UploadRecord,
  mayExist: boolean,
): Promise<FileDescriptor> {
  const { client, info, content, signal, timeoutMs, onProgress } = context;
  const started = await record.read();
  if (!started) throw badResponse('The upload host does not follow the tus protocol');
  onProgress(content.size);
  await record.write({ ...started, isSent: true });
  const url = parseUploadUrl(client, started.endpoint);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(started.token)}`;
  const request = { method: 'PUT', url: withFileName(url, info.fileName), headers: {}, timeoutMs, signal };
  let isRepeated = mayExist;
  return context.attempts.run(signal, context.retries, async () => {
    const wasRepeated = isRepeated;
    isRepeated = true;
    try {
      return readUploadedFile(await sendToHost(client, request));
    } catch (error) {
      // perhaps rejected because an earlier request has succeeded
      throw wasRepeated && isStoreError(error) && isClientError(error) && !isTemporary(error)
        ? outcomeUnknown(error)
        : error;
    }
  });
}
