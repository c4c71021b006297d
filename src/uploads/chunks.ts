/** Files in chunks: tus sends them, and the record of an upload lets a later one continue it. */
import type { DetailedError, FileSource, HttpRequest } from 'tus-js-client';
import { generateFileResumableUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { fromJson } from '../core/json.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { serialQueue } from '../lib/concurrency.ts';
import { asRecord, asText } from '../lib/fields.ts';
import type { KeyValueStorage } from '../storage/storage.ts';
import {
  badResponse,
  type HostResponse,
  isClientError,
  isRejected,
  isTemporary,
  outcomeUnknown,
  parseUploadUrl,
  readUploadedFile,
  sendToHost,
  toAbortError,
  withFileName,
} from './host.ts';
import { requestUploadUrl, type Transfer, type Work } from './transfer.ts';

/** An upload that the host has created. */
interface StartedUpload {
  /** Where uploads are created and finished. */
  endpoint: string;
  token: string;
  /** Where the chunks are sent. */
  url: string;
  /** Whether all chunks were sent. */
  isSent?: boolean;
}

interface UploadRecord {
  /** Undefined before the host has created the upload. */
  readonly current: StartedUpload | undefined;
  /** Replaces the record, or deletes it. */
  save(upload: StartedUpload | undefined): Promise<void>;
}

/** Keys in use: two concurrent uploads of one file must not share a record. */
const activeKeys = new Set<string>();

/**
 * Sends a file in chunks, from where an earlier upload with the same key ended, and finishes it. Without a key, or if
 * the storage fails, no later upload can continue this one.
 */
export async function sendInChunks(
  transfer: Transfer,
  storage: KeyValueStorage | null,
  key: string | undefined,
): Promise<FileDescriptor> {
  if (!storage || !key || activeKeys.has(key)) return sendAndFinish(transfer, await openRecord());
  activeKeys.add(key);
  try {
    return await sendAndFinish(transfer, await openRecord(storage, key));
  } finally {
    activeKeys.delete(key);
  }
}

/** Without a storage, the record lasts as long as the upload. */
async function openRecord(storage?: KeyValueStorage, key = ''): Promise<UploadRecord> {
  // in order, as slow storage could otherwise write again what was deleted
  const queue = serialQueue();
  const access = async <T>(operation: (stored: KeyValueStorage) => Promise<T> | T): Promise<T | undefined> =>
    storage && queue.run(async () => operation(storage)).catch(reportFailure);
  const record = {
    current: parseUpload(await access((stored) => stored.get(key))),
    async save(upload: StartedUpload | undefined) {
      record.current = upload;
      await access((stored) => (upload ? stored.set(key, JSON.stringify(upload)) : stored.delete(key)));
    },
  };
  return record;
}

function reportFailure(error: unknown): undefined {
  console.error('storewire: an upload cannot be stored for resuming', error);
}

function parseUpload(text: string | undefined): StartedUpload | undefined {
  const fields = asRecord(fromJson(text));
  const [endpoint, token, url] = [fields?.['endpoint'], fields?.['token'], fields?.['url']].map(asText);
  return endpoint && token && url && URL.canParse(endpoint) && URL.canParse(url)
    ? { endpoint, token, url, isSent: fields?.['isSent'] === true }
    : undefined;
}

/** The upload can continue from where the host then is: it may be further than expected. */
const canContinue = (error: StoreError): boolean => isTemporary(error) || isRejected(error, [409]);

/** Statuses with which the host says that it no longer has an upload, in tus 1.0.0, HEAD. */
const GONE = [403, 404, 410];

async function sendAndFinish(transfer: Transfer, record: UploadRecord): Promise<FileDescriptor> {
  try {
    const isFinishing = record.current?.isSent === true;
    if (!isFinishing) await sendChunks(transfer, record);
    const file = await finish(transfer, record, isFinishing);
    await record.save(undefined);
    return file;
  } catch (error) {
    // only after these failures the next upload of the file can continue this one
    if (!isStoreError(error) || !canContinue(error)) await record.save(undefined);
    throw error;
  }
}

function sendChunks(transfer: Transfer, record: UploadRecord): Promise<void> {
  let arrived = 0;
  const send: Work<void> = async (signal, onArrival) => {
    const onOffset = (offset: number): void => {
      if (!(offset > arrived)) return;
      arrived = offset;
      onArrival();
    };
    const isCreated = record.current !== undefined;
    await sendByTus({ ...transfer, signal }, record, onOffset).catch((error: unknown) => {
      if (!isCreated || record.current) throw error;
      // the host has lost the upload
      return sendByTus({ ...transfer, signal }, record, onOffset);
    });
  };
  // the status of a chunk does not tell whether the host has lost the upload, but the next attempt asks for its offset
  const canRepeat = (error: StoreError): boolean =>
    canContinue(error) || (record.current !== undefined && isRejected(error, GONE));
  return transfer.attempts.run(transfer.signal, send, canRepeat);
}

/**
 * Creates or resumes an upload and sends the remaining chunks. After a failure or a pause another call resumes: what
 * this one has in progress must not continue with it.
 */
async function sendByTus(
  transfer: Transfer,
  record: UploadRecord,
  onOffset: (offset: number) => void,
): Promise<void> {
  const { client, info, content, signal, chunkBytes, onProgress } = transfer;
  const { Upload } = await loadTus();
  // a token is for one creation
  const { endpoint, token, url: uploadUrl = null } = record.current ?? (await requestAddress(transfer));
  if (signal.aborted) throw toAbortError('abort', signal.reason);

  async function send({ method, target, ...request }: TusRequest): Promise<HostResponse> {
    const url = parseUploadUrl(client, target);
    const response = await sendToHost(transfer, { method, url, secrets: [token], ...request }).catch(
      async (error: StoreError) => {
        // the library would create the upload again, with the same token
        if (method === 'HEAD' && isRejected(error, GONE)) await record.save(undefined);
        throw error;
      },
    );
    const location = response.header('location');
    if (method === 'POST' && location)
      await record.save({ endpoint, token, url: new URL(location, target).href });
    const start = Number(request.headers['Upload-Offset']);
    const end = Number.parseInt(response.header('upload-offset') ?? '0', 10);
    // with another offset, the library would never end, or leave out bytes
    if (method === 'PATCH' && !(end > start && end <= start + (request.body?.size ?? 0)))
      throw badResponse('The upload host returned an impossible offset');
    onOffset(end);
    return response;
  }

  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const upload = new Upload(new Blob(), {
    endpoint,
    uploadUrl,
    metadata: { filename: info.fileName, contentType: info.mimeType, token },
    uploadSize: content.size,
    chunkSize: chunkBytes,
    fileReader: { openFile: async () => sourceOf(content) },
    httpStack: {
      getName: () => 'storewire',
      createRequest: (method, target) => createRequest(method, target, send),
    },
    storeFingerprintForResuming: false,
    retryDelays: null,
    onProgress: (sentBytes) => onProgress(sentBytes),
    onSuccess: () => resolve(),
    onError: (error) => reject(toUploadError(error)),
  });
  const onAbort = (): void => {
    void upload.abort();
    reject(toAbortError('abort', signal.reason));
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

async function requestAddress(
  transfer: Transfer,
): Promise<{ endpoint: string; token: string; url?: undefined }> {
  const input = { uploadProtocol: 'TUS' as const };
  const { uploadUrl, uploadToken } = await requestUploadUrl(transfer, generateFileResumableUploadUrl, input);
  const token = asText(uploadToken);
  if (!token?.isWellFormed()) throw badResponse('The platform returned no upload token');
  return { endpoint: parseUploadUrl(transfer.client, uploadUrl).href, token };
}

/** The readers of the library take no `Blob` in Node. */
const sourceOf = (content: Blob): FileSource => ({
  size: content.size,
  slice: async (start, end) => ({ value: content.slice(start, end), done: end >= content.size }),
  close: () => undefined,
});

interface TusRequest {
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Blob | null;
  onProgress: ((sentBytes: number) => void) | undefined;
}

/** The library's own stacks have no timeout, and ignore the `fetch` of the client. */
function createRequest(
  method: string,
  target: string,
  send: (request: TusRequest) => Promise<HostResponse>,
): HttpRequest {
  const headers: Record<string, string> = {};
  let onProgress: TusRequest['onProgress'];
  return {
    getMethod: () => method,
    getURL: () => target,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    setProgressHandler: (handler) => {
      onProgress = handler;
    },
    async send(body: Blob | null = null) {
      const response = await send({ method, target, headers, body, onProgress });
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
async function finish(transfer: Transfer, record: UploadRecord, mayExist: boolean): Promise<FileDescriptor> {
  const { client, info, content, onProgress } = transfer;
  const started = record.current;
  if (!started) throw badResponse('The upload host does not follow the tus protocol');
  onProgress(content.size);
  await record.save({ ...started, isSent: true });
  const url = parseUploadUrl(client, started.endpoint);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(started.token)}`;
  let isRepeated = mayExist;
  return transfer.attempts.run(transfer.signal, async () => {
    const wasRepeated = isRepeated;
    isRepeated = true;
    try {
      return readUploadedFile(
        await sendToHost(transfer, { method: 'PUT', url: withFileName(url, info.fileName) }),
      );
    } catch (error) {
      // perhaps rejected because an earlier request has succeeded
      throw wasRepeated && isStoreError(error) && isClientError(error) && !isTemporary(error)
        ? outcomeUnknown(error)
        : error;
    }
  });
}
