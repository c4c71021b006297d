/** Files in chunks: tus-js-client sends them, and keeps where to continue. */
import type { FileReader, HttpStack, UploadOptions, UrlStorage } from 'tus-js-client';
import { generateFileResumableUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import type { StoreClient } from '../core/options.ts';
import { isTransient } from '../core/retry.ts';
import type { StoreError } from '../errors/store-error.ts';
import { sleep } from '../lib/timeout.ts';
import type { Transfer } from './host.ts';
import { checkUploadUrl, putFile, send, toUploadError, UPLOAD, uploadError } from './host.ts';

const CHUNK_BYTES = 5_000_000;

/** Waits before repetitions. A chunk that has arrived starts them again. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 8000];

const protocolError = (): StoreError =>
  uploadError({ reason: 'badAnswer', description: 'The upload host does not follow the tus protocol' });

const hasStatus = ({ operation, status = 0 }: StoreError, ...statuses: number[]): boolean =>
  operation === UPLOAD && statuses.includes(status);

/** 409: the host has another offset, for which the next request asks. 423: another request still locks the upload. */
const isTemporary = (error: StoreError): boolean => isTransient(error) || hasStatus(error, 409, 423);

/**
 * Sends a file, from where an earlier upload with the same key has ended (an empty key has none), and requests the file that it makes. The
 * library repeats nothing itself: it would create an upload again with the same token, which is good for one.
 */
export async function sendInChunks(
  transfer: Transfer,
  readKey: () => Promise<string>,
  isContinued = true,
): Promise<FileDescriptor> {
  const { client, content, signal, onProgress } = transfer;
  const first = await readKey();
  // nothing is found or kept for whom has signed in since
  const currentKey = async () => ((await readKey()) === first ? first : '');
  const tus = await import('tus-js-client').catch((cause: unknown) => {
    throw new TypeError('Files above resumableAboveBytes need the package tus-js-client', { cause });
  });
  const urlStorage = storageOf(tus.defaultOptions.urlStorage);
  let failures = 0;
  let arrived = 0;
  const upload = new tus.Upload(content, {
    chunkSize: CHUNK_BYTES,
    retryDelays: null,
    fingerprint: currentKey,
    fileReader: readerOf(content),
    httpStack: stackOf(client, signal),
    urlStorage,
    onProgress,
    onUploadUrlAvailable: () => {
      // is stored for the last request, and must not be used for another upload
      if (options.endpoint) options.metadata = { ...options.metadata, endpoint: options.endpoint };
      options.endpoint = null;
    },
    onChunkComplete: (bytes, offset) => {
      // with the same offset, the library would never end
      if (!(bytes > 0) || offset > content.size) throw protocolError();
      // a host that loses chunks gets no further repetitions for them
      if (offset > arrived) failures = 0;
      arrived = Math.max(arrived, offset);
    },
  });
  const { options } = upload;
  const findStored = async () => ((await currentKey()) ? upload.findPreviousUploads() : []);
  const [previous] = isContinued ? await findStored() : [];
  if (previous) {
    upload.resumeFromPreviousUpload(previous);
    options.metadata = previous.metadata;
  }
  for (;;) {
    let isSent = false;
    try {
      if (!upload.url) Object.assign(options, await requestAddress(transfer));
      await new Promise<void>((resolve, reject) => {
        Object.assign(options, { onSuccess: () => resolve(), onError: reject });
        upload.start();
      });
      isSent = true;
      const file = await putFile(transfer, lastUrl(client, options));
      await forget();
      return file;
    } catch (cause) {
      // the texts of the library quote URLs and headers
      const known = cause instanceof tus.DetailedError ? (cause.causingError ?? protocolError()) : cause;
      const error = await toUploadError(known, transfer);
      // in tus 1.0.0, the host says so that it no longer has an upload
      const isGone = previous && !isSent && hasStatus(error, 403, 404, 410);
      if (!isTemporary(error) && error.reason !== 'abort') await forget();
      if (isGone) return sendInChunks(transfer, readKey, false);
      const delayMs = RETRY_DELAYS_MS[failures++];
      if (delayMs === undefined || !isTemporary(error)) throw error;
      await sleep(delayMs, signal, (reason, cause) => uploadError({ reason, cause }));
    }
  }

  async function forget(): Promise<void> {
    for (const { urlStorageKey } of await findStored()) await urlStorage.removeUpload(urlStorageKey);
  }
}

/** The storage of the library, which is as none if it fails: `localStorage` throws where it is refused or full. */
function storageOf(kept: UrlStorage): UrlStorage {
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch {
      return otherwise;
    }
  };
  return {
    findAllUploads: () => attempt(() => kept.findAllUploads(), []),
    findUploadsByFingerprint: (key) => attempt(() => kept.findUploadsByFingerprint(key), []),
    removeUpload: (key) => attempt(() => kept.removeUpload(key), undefined),
    addUpload: (key, upload) => attempt(() => kept.addUpload(key, upload), ''),
  };
}

async function requestAddress({ client, info, signal }: Transfer): Promise<UploadOptions> {
  const input = { ...info, uploadProtocol: 'TUS' as const };
  const { uploadUrl, uploadToken: token = '' } = await generateFileResumableUploadUrl(client, input, {
    signal,
  });
  const metadata = { filename: info.fileName, contentType: info.mimeType, token };
  return { endpoint: checkUploadUrl(client, uploadUrl).href, metadata };
}

/** URL of the request for the file that the chunks make. It may be repeated, as a token makes one file. */
function lastUrl(client: StoreClient, { metadata }: UploadOptions): URL {
  const url = checkUploadUrl(client, metadata?.['endpoint']);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(metadata?.['token'] ?? '')}`;
  return url;
}

/** The readers of tus-js-client take no `Blob` in Node. */
const readerOf = (content: Blob): FileReader => ({
  openFile: async () => ({
    size: content.size,
    slice: async (start, end) => ({ value: content.slice(start, end), done: end >= content.size }),
    close: () => undefined,
  }),
});

/** Requests of the library, sent as all others are. Their signal ends them. */
const stackOf = (client: StoreClient, signal: AbortSignal): HttpStack => ({
  getName: () => 'storewire',
  createRequest: (method, url) => {
    const headers = new Headers();
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => headers.set(name, value),
      getHeader: (name) => headers.get(name) ?? undefined,
      setProgressHandler: () => undefined,
      send: async (body: Blob | null = null) => {
        const response = await send(client, url, { method, headers, body, signal });
        const text = await response.text();
        return {
          getStatus: () => response.status,
          getHeader: (name) => response.headers.get(name) ?? undefined,
          getBody: () => text,
          getUnderlyingObject: () => response,
        };
      },
      abort: async () => undefined,
      getUnderlyingObject: () => undefined,
    };
  },
});
