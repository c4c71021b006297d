import type { DetailedError, FileReader, HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { generateFileResumableUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { isTransient } from '../core/retry.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { asText } from '../lib/fields.ts';
import { retryDelay, type UploadContext, withRetries } from './attempts.ts';
import type { Content } from './content.ts';
import { badResponse, isClientError, isOutcomeUnknown, outcomeUnknown } from './errors.ts';
import type { ResumeRecord, StartedUpload } from './resume-record.ts';
import {
  type HostRequest,
  type HostResponse,
  isSuccess,
  parseUploadUrl,
  readUploadedFile,
  requestUploadUrl,
  sendToHost,
  toHostError,
  withFileName,
} from './upload-host.ts';

/** What sending in chunks needs in addition. */
export interface ResumableContext extends UploadContext {
  content: Content;
  record: ResumeRecord;
  chunkBytes: number;
}

/**
 * How many requests for one chunk may succeed in part or fail after a part of it has arrived, in addition to
 * the retries. Without a limit, an upload would never end if its host took one byte of each request.
 */
const MAX_PARTS_OF_CHUNK = 50;

/** Sends a file in chunks, from where an earlier upload of it ended, and finishes it. */
export async function sendInChunks(context: ResumableContext): Promise<FileDescriptor> {
  const { record } = context;
  try {
    const stored = await record.read();
    const isFinishing = stored?.isSent === true;
    const upload = isFinishing ? stored : await sendAllChunks(context, stored);
    const file = await finish(context, upload, isFinishing);
    await record.delete();
    return file;
  } catch (error) {
    // only after these failures the next upload of the file can continue this one
    if (!isStoreError(error) || !isRetryable(error) || isOutcomeUnknown(error)) await record.delete();
    throw error;
  }
}

/** The host may accept the same request later: it failed, or another request still locks the upload. */
const isTemporary = (error: StoreError): boolean => isTransient(error, undefined) || error.status === 423;

/** The upload can continue from where the host then is: it may be further than expected. */
const isRetryable = (error: StoreError): boolean => isTemporary(error) || error.status === 409;

/** Whether the host no longer has the upload: its statuses for that are in tus 1.0.0, HEAD. */
const isGone = ({ status = 0 }: StoreError): boolean => [403, 404, 410].includes(status);

/**
 * tus retries and resumes an upload that exists. One that was never created, or that the host has lost,
 * starts again here, with a new token.
 */
async function sendAllChunks(
  context: ResumableContext,
  stored: StartedUpload | undefined,
): Promise<StartedUpload> {
  let upload = stored;
  let canStartAgain = false;
  const attempt = async (): Promise<StartedUpload> => {
    canStartAgain = false;
    const current = (upload ??= await requestUpload(context));
    try {
      await sendByTus(context, current);
      return current;
    } catch (error) {
      const isLost = current.url !== undefined && isStoreError(error) && isGone(error);
      canStartAgain = isLost || (!current.url && isStoreError(error) && isRetryable(error));
      // a token is for one creation, which may have happened
      if (isLost || !current.url) upload = undefined;
      // no retry is counted for an earlier upload that the host no longer has
      if (isLost && current === stored) return attempt();
      throw error;
    }
  };
  return withRetries(context, () => canStartAgain, attempt);
}

async function requestUpload(context: ResumableContext): Promise<StartedUpload> {
  const { info, content } = context;
  const input = { ...info, sizeInBytes: String(content.size), uploadProtocol: 'TUS' as const };
  const { uploadUrl, uploadToken } = await requestUploadUrl(context, generateFileResumableUploadUrl, input);
  const token = asText(uploadToken);
  if (!token?.isWellFormed()) throw badResponse('The platform returned no upload token');
  return { endpoint: parseUploadUrl(context.client, uploadUrl).href, token };
}

/**
 * Creates or resumes an upload and sends the remaining chunks. A pause or an abort ends this. After a pause,
 * a new `Upload` resumes: a late failure of the aborted one must not count as its own.
 */
async function sendByTus(context: ResumableContext, started: StartedUpload): Promise<void> {
  const { info, content, record, pause, retry, chunkBytes, onProgress } = context;
  const { Upload } = await loadTus();
  const signal = pause.interrupting(context.signal);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // the library reads a delay after it has asked whether to retry
  const retryDelays = Array.from({ length: Math.min(retry.retries, 1000) }, () => 0);
  const upload = new Upload(new Blob(), {
    endpoint: started.endpoint,
    metadata: { filename: info.fileName, contentType: info.mimeType, token: started.token },
    uploadSize: content.size,
    chunkSize: chunkBytes,
    retryDelays,
    onShouldRetry({ causingError }, attempt) {
      // without a URL, the library would use the token for a second creation
      if (signal.aborted || !started.url || !isStoreError(causingError) || !isRetryable(causingError))
        return false;
      const delayMs = retryDelay(causingError, attempt + 1, retry);
      retryDelays[attempt] = delayMs ?? 0;
      return delayMs !== undefined;
    },
    // the library's storage has no field for the endpoint, which is needed to finish the upload
    storeFingerprintForResuming: false,
    uploadUrl: started.url ?? null,
    onUploadUrlAvailable() {
      if (!upload.url || upload.url === started.url) return;
      started.url = upload.url;
      void record.write(started);
    },
    fileReader: fileReader(content),
    httpStack: httpStack(context, signal, limitAttempts(context)),
    onAfterResponse: (request, response) => checkUploadResponse(request, response, content.size, chunkBytes),
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

async function loadTus() {
  try {
    return await import('tus-js-client');
  } catch (cause) {
    throw new TypeError('Files above resumableAboveBytes need the package tus-js-client', { cause });
  }
}

/** The library's readers support no `Blob` in Node, and do not verify the content or the size of a stream. */
const fileReader = (content: Content): FileReader => ({
  openFile: async () => ({
    size: content.size,
    slice: async (start, end) => ({ value: await content.read(start, end), done: end >= content.size }),
    close: () => undefined,
  }),
});

/**
 * The library's own stacks have no timeout; the one for Node sends no `Blob` and ignores `fetch` of the
 * client.
 */
const httpStack = (
  context: ResumableContext,
  signal: AbortSignal,
  beforeChunk: (offset: number) => void,
): HttpStack => ({
  getName: () => 'storewire',
  createRequest: (method, url) => createRequest(context, signal, beforeChunk, method, url),
});

/** Returns a function that throws if too many requests start at offsets of the same chunk. */
function limitAttempts({ chunkBytes, retry }: ResumableContext): (offset: number) => void {
  const attempts = new Map<number, number>();
  return (offset) => {
    const chunk = Math.floor(offset / chunkBytes);
    const count = (attempts.get(chunk) ?? 0) + 1;
    attempts.set(chunk, count);
    if (count > retry.retries + MAX_PARTS_OF_CHUNK)
      throw badResponse('The upload host takes too little of each chunk');
  };
}

function createRequest(
  { client, timeoutMs }: ResumableContext,
  signal: AbortSignal,
  beforeChunk: (offset: number) => void,
  method: string,
  url: string,
): HttpRequest {
  const headers: Record<string, string> = {};
  let onProgress: HostRequest['onProgress'];
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    setProgressHandler: (handler) => {
      onProgress = handler;
    },
    async send(body: Blob | null) {
      if (method === 'PATCH') beforeChunk(Number(headers['Upload-Offset']));
      const request = { method, url: parseUploadUrl(client, url), headers, body: body ?? undefined };
      const response = await sendToHost(client, {
        ...request,
        timeoutMs,
        signal,
        onProgress,
      });
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

/** Throws for every response that is not a success, and for impossible byte counts. */
function checkUploadResponse(
  request: HttpRequest,
  response: HttpResponse,
  size: number,
  chunkBytes: number,
): void {
  const hostResponse: HostResponse = response.getUnderlyingObject();
  if (!isSuccess(hostResponse)) throw toHostError(hostResponse);
  const offset = readByteCount(response, 'upload-offset');
  const start = Number(request.getHeader('Upload-Offset'));
  const isPlausible = {
    POST: true,
    HEAD: offset >= 0 && offset <= size && readByteCount(response, 'upload-length') === size,
    PATCH: offset > start && offset <= Math.min(start + chunkBytes, size),
  }[request.getMethod()];
  if (!isPlausible) throw badResponse('The upload host returned an impossible byte count');
}

/** Digits only: the library reads `0x10` as 0, and would send the first chunk forever. */
function readByteCount(response: HttpResponse, name: string): number {
  const text = response.getHeader(name) ?? '';
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Errors of the library quote URLs and headers, so that only ours leave this module. */
function toUploadError(error: Error | DetailedError): StoreError {
  const cause = 'causingError' in error ? error.causingError : error;
  return isStoreError(cause) ? cause : badResponse('The upload host does not follow the tus protocol');
}

/**
 * Requests the file that the chunks make. That is safe to repeat, as a token makes one file. `isRepeated`: an
 * earlier upload may have sent this request.
 */
async function finish(
  { client, info, content, record, signal, timeoutMs, onProgress, ...context }: ResumableContext,
  upload: StartedUpload,
  isRepeated: boolean,
): Promise<FileDescriptor> {
  onProgress(content.size);
  upload.isSent = true;
  await record.write(upload);
  const url = finishingUrl(parseUploadUrl(client, upload.endpoint), upload.token, info.fileName);
  let mayExist = isRepeated;
  return withRetries({ ...context, signal }, isTemporary, async () => {
    const mayExistAlready = mayExist;
    mayExist = true;
    try {
      const request = { method: 'PUT', url, headers: {}, timeoutMs, signal };
      return readUploadedFile(await sendToHost(client, request));
    } catch (error) {
      // perhaps rejected because an earlier request has succeeded
      throw mayExistAlready && isStoreError(error) && isClientError(error) && !isTemporary(error)
        ? outcomeUnknown(error)
        : error;
    }
  });
}

function finishingUrl(endpoint: URL, token: string, fileName: string): URL {
  const url = new URL(endpoint);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(token)}`;
  return withFileName(url, fileName);
}
