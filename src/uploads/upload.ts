import { generateFileUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { isTransient } from '../core/retry.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { callListener } from '../lib/call-listener.ts';
import { checkRange } from '../lib/check-options.ts';
import { withTimeout } from '../lib/timeout.ts';
import { canHash, fingerprint } from '../lib/tokens.ts';
import { type KeyValueStorage, tabStorage } from '../storage/storage.ts';
import { sendInChunks } from './chunks.ts';
import {
  isClientError,
  outcomeUnknown,
  parseUploadUrl,
  readUploadedFile,
  sendToHost,
  toAbortError,
  withFileName,
} from './host.ts';
import {
  type FileInfo,
  hasExtension,
  toContent,
  toFileInfo,
  UNKNOWN_TYPE,
  type UploadOptions,
  type UploadProgress,
  type UploadSource,
} from './options.ts';
import { waitForFile } from './ready.ts';
import { createAttempts, readSessionId, requestUploadUrl, type Transfer } from './transfer.ts';

/** A running upload. Await it for the descriptor. */
export interface Upload extends Promise<FileDescriptor> {
  /**
   * Pauses the upload until `resume()`; the phase is `paused` as soon as nothing more is sent. A file in one
   * request is not interrupted: only the request itself and its retry are delayed.
   */
  pause(): void;
  /** Continues, from the last byte that has arrived. */
  resume(): void;
  /**
   * Aborts the upload and deletes its record: it then fails as `system` with the reason `abort`. To continue
   * later, pause, or leave the page.
   */
  abort(): void;
}

/**
 * Uploads a file and waits until the platform can use it. Fails as `validation`, before any request, if the
 * options or the platform do not allow the file; as `system` with the code `OUTCOME_UNKNOWN` if the file may
 * have been stored but the response was lost, with `SOURCE_FAILED` if it cannot be read, and with
 * `USER_CHANGED` if another user signs in before a URL is requested for it or before it is ready.
 *
 * The content goes straight to the upload host that the platform names, without the credentials of the
 * client. A file above 10 MB is sent in chunks, by the package `tus-js-client`, which is loaded on demand: the
 * upload survives lost connections, and a later upload of the same `File` (name, size, type and date) by the
 * same session with the same options continues it, after a reload, a failure or a renewal of tokens.
 * Visitors and members get a 403.
 *
 * @example
 * import type { Client } from 'storewire';
 * import { upload } from 'storewire/uploads';
 *
 * export async function addPicture(client: Client, file: File, bar: HTMLProgressElement) {
 *   const { id } = await upload(client, file, {
 *     accept: ['image/*'],
 *     maxBytes: 25_000_000,
 *     onProgress: ({ sentBytes, totalBytes }) => {
 *       bar.value = sentBytes / totalBytes;
 *     },
 *   });
 *   return id;
 * }
 */
export function upload(client: StoreClient, source: UploadSource, options: UploadOptions = {}): Upload {
  const abort = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, abort.signal]) : abort.signal;
  const progress: UploadProgress = { sentBytes: 0, totalBytes: 0, phase: 'sending' };
  const report: Report = (change) => {
    Object.assign(progress, change);
    if (options.onProgress && !signal.aborted) void callListener(options.onProgress, { ...progress });
  };
  const attempts = createAttempts(options.retry, (isPaused) =>
    report({ phase: isPaused ? 'paused' : 'sending' }),
  );
  const file = withTimeout(Number.POSITIVE_INFINITY, signal, toAbortError, (inner) =>
    run(source, options, { client, attempts, signal: inner }, report),
  );
  return Object.assign(file, { pause: attempts.pause, resume: attempts.resume, abort: () => abort.abort() });
}

type Report = (change: Partial<UploadProgress>) => void;

/** The platform accepts no larger file in one request (public docs: 10 MB). */
const RESUMABLE_ABOVE_BYTES = 10_000_000;

async function run(
  source: UploadSource,
  options: UploadOptions,
  control: Pick<Transfer, 'client' | 'attempts' | 'signal'>,
  report: Report,
): Promise<FileDescriptor> {
  const {
    resumableAboveBytes = RESUMABLE_ABOVE_BYTES,
    chunkBytes = 5_000_000,
    timeoutMs = 120_000,
  } = options;
  const { client, signal } = control;
  checkRange('chunkBytes', chunkBytes, 1, Number.POSITIVE_INFINITY);
  const fileInfo = toFileInfo(source, options);
  const content = toContent(source, options.maxBytes);
  const { size } = content;
  const owner = await readSessionId(client);
  // not before the caller has the `Upload`, which a listener may pause
  report({ totalBytes: size });
  // a client without a session must not continue the upload of another user
  const { store = owner === 'none' ? null : defaultStorage() } = options;
  const onProgress = (sentBytes: number): void => report({ sentBytes });
  const send = async (info: FileInfo): Promise<FileDescriptor> => {
    const transfer = { ...control, owner, info, content, chunkBytes, timeoutMs, onProgress };
    if (size <= resumableAboveBytes) return sendInOneRequest(transfer);
    return sendInChunks(transfer, store, await recordKey(transfer));
  };
  const file = await send(fileInfo).catch((error: unknown) => {
    // the platform may reject the type that was derived from the name
    const isDerived = options.mimeType === undefined && !options.accept && hasExtension(fileInfo.fileName);
    if (!isMimeTypeMismatch(error) || !isDerived || fileInfo.mimeType === UNKNOWN_TYPE) throw error;
    return send({ ...fileInfo, mimeType: UNKNOWN_TYPE });
  });
  report({ sentBytes: size, phase: 'processing' });
  return options.wait === false
    ? file
    : waitForFile(client, file.id, { ...options.wait, signal }, { file, owner });
}

const MISMATCH = 'MISMATCH_MIME_TYPE';

const isMimeTypeMismatch = (error: unknown): boolean =>
  isStoreError(error) &&
  (error.code === MISMATCH ||
    error.violations.some(({ rule, ruleName }) => rule === MISMATCH || ruleName === MISMATCH));

/** `sessionStorage`, which survives a reload; null where it is missing or blocked. */
function defaultStorage(): KeyValueStorage | null {
  try {
    return typeof document === 'undefined' ? null : tabStorage(sessionStorage);
  } catch {
    return null;
  }
}

/** Identifies a file, its options and its owner. Undefined for other sources, as they have no date. */
async function recordKey({ client, owner, info, content }: Transfer): Promise<string | undefined> {
  if (!owner || !(content instanceof File) || !canHash()) return undefined;
  const { name, size, type, lastModified } = content;
  const { baseUrl } = client[TRANSPORT];
  const facts = [baseUrl, owner, info, name, size, type, lastModified];
  return `storewire:upload:${await fingerprint(JSON.stringify(facts))}`;
}

/** Sends a file in one request. Sends it again only if the request before cannot have created a file. */
const sendInOneRequest = (transfer: Transfer): Promise<FileDescriptor> =>
  transfer.attempts.run(transfer.signal, async () => {
    const { client, info, content: body, onProgress } = transfer;
    const { uploadUrl } = await requestUploadUrl(transfer, generateFileUploadUrl);
    const url = withFileName(parseUploadUrl(client, uploadUrl), info.fileName);
    const headers = { 'content-type': info.mimeType };
    let wasSent = false;
    const onSent = (): void => {
      wasSent = true;
    };
    onProgress(0);
    try {
      const request = { method: 'PUT', url, headers, body, onProgress, onSent };
      return readUploadedFile(await sendToHost(transfer, request));
    } catch (error) {
      throw isStoreError(error) && mayBeStored(error, wasSent) ? outcomeUnknown(error) : error;
    }
  });

/** With the statuses 4xx and 503 the host says that it has stored nothing. */
const mayBeStored = (error: StoreError, wasSent: boolean): boolean =>
  error.status === undefined
    ? isTransient(error) && wasSent && !NOT_CONNECTED.test(error.description ?? '')
    : !isClientError(error) && error.status !== 503;

/** Error codes of Node for a connection that was never established. */
const NOT_CONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)\b/;
