import { generateFileUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { checkRange } from '../lib/check-options.ts';
import { notify } from '../lib/emit.ts';
import { asRecord, asText } from '../lib/fields.ts';
import { within } from '../lib/timeout.ts';
import { createPauseControl, toRetryOptions, type UploadContext, withRetries } from './attempts.ts';
import { openContent, sha256, type UploadSource } from './content.ts';
import { isClientError, isMimeTypeMismatch, isSourceError, outcomeUnknown, toAbortError } from './errors.ts';
import { waitForFile } from './files.ts';
import {
  type FileInfo,
  fileExtension,
  toFileInfo,
  UNKNOWN_TYPE,
  type UploadOptions,
  type UploadProgress,
} from './options.ts';
import { sendInChunks } from './resumable.ts';
import { defaultResumeStorage, withResumeRecord } from './resume-record.ts';
import {
  parseUploadUrl,
  readSessionIdentity,
  readUploadedFile,
  requestUploadUrl,
  sendToHost,
  withFileName,
} from './upload-host.ts';

/** The platform accepts no larger file in one request (public docs: 10 MB). */
const RESUMABLE_ABOVE_BYTES = 10_000_000;

/**
 * A running upload. Await it for the descriptor; an `async` function that returns it resolves to the
 * descriptor.
 */
export interface Upload extends Promise<FileDescriptor> {
  /**
   * Pauses the upload until `resume()`; the phase is `paused` as soon as nothing more is sent. A file in one
   * request is not interrupted: only the request itself and its retry are delayed. In the phase
   * `processing` there is nothing to pause.
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
 * have been stored but the response was lost, with `SOURCE_FAILED` if it cannot be read or was changed during
 * the upload, and with `IDENTITY_CHANGED` if another user signs in before a URL is requested for it or before it is ready.
 *
 * The content goes straight to the upload host that the platform names, without the credentials of the
 * client. A file above 10 MB is sent in chunks, by tus, after it was read once to identify its content: the
 * upload survives lost connections, and a later upload of the same content by the same identity with the same
 * options continues it, after a reload, a failure or a renewal of tokens. Chunks of a file that was changed
 * are never mixed with earlier ones. This needs the package `tus-js-client`, which is loaded on demand.
 * Visitors and members get a 403.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { upload } from 'storewire/uploads';
 *
 * declare const staffId: string;
 * // the backend keeps the session, so the page provides the identity
 * const auth = { access: () => ({ headers: {}, identity: 'x' }), identity: async () => staffId };
 * const client = createClient({ baseUrl: `${location.origin}/api/store`, auth });
 *
 * export async function addPicture(file: File, bar: HTMLProgressElement) {
 *   const uploading = upload(client, file, {
 *     accept: ['image/*'],
 *     maxBytes: 25_000_000,
 *     labels: ['mug'],
 *     onProgress: ({ sentBytes, totalBytes }) => {
 *       bar.value = sentBytes / totalBytes;
 *     },
 *   });
 *   addEventListener('offline', () => uploading.pause());
 *   addEventListener('online', () => uploading.resume());
 *   const { id, url } = await uploading;
 *   return { id, url };
 * }
 */
export function upload(client: StoreClient, source: UploadSource, options: UploadOptions = {}): Upload {
  const abort = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, abort.signal]) : abort.signal;
  const report = progressReporter(options.onProgress, signal);
  const pause = createPauseControl((isPaused) => report({ phase: isPaused ? 'paused' : 'sending' }));
  const file = within(Number.POSITIVE_INFINITY, signal, toAbortError, (inner) =>
    run({ client, pause, signal: inner }, source, options, report),
  );
  return Object.assign(file, { pause: pause.pause, resume: pause.resume, abort: () => abort.abort() });
}

type Report = (change: Partial<UploadProgress>) => void;

function progressReporter(onProgress: UploadOptions['onProgress'], signal: AbortSignal): Report {
  const progress: UploadProgress = { sentBytes: 0, totalBytes: 0, phase: 'sending' };
  return (change) => {
    Object.assign(progress, change);
    if (onProgress && !signal.aborted) void notify(onProgress, { ...progress });
  };
}

async function run(
  { client, ...control }: Pick<UploadContext, 'client' | 'pause' | 'signal'>,
  source: UploadSource,
  options: UploadOptions,
  report: Report,
): Promise<FileDescriptor> {
  const {
    resumableAboveBytes = RESUMABLE_ABOVE_BYTES,
    chunkBytes = 5_000_000,
    timeoutMs = 120_000,
  } = options;
  checkRange('chunkBytes', chunkBytes, 1, Number.POSITIVE_INFINITY);
  const fileInfo = toFileInfo(source, options);
  const { signal } = control;
  const content = await openContent(source, { ...options, resumableAboveBytes }, signal);
  report({ totalBytes: content.size });
  const { blob } = content;
  const isResumable = !blob || content.size > resumableAboveBytes;
  const hash = isResumable ? await content.identify(signal) : undefined;
  const owner = await readSessionIdentity(client);
  const retry = toRetryOptions(options.retry);
  const onProgress = (sentBytes: number): void => report({ sentBytes });
  const file = await withTypeFallback(fileInfo, options, async (info) => {
    const context = { client, owner, info, ...control, retry, timeoutMs, onProgress };
    if (!isResumable) return sendInOneRequest(context, blob);
    // a client without an identity must not continue the upload of another user
    const { store = owner === 'none' ? null : defaultResumeStorage() } = options;
    const { baseUrl } = client[TRANSPORT];
    const date = source instanceof File ? source.lastModified : 0;
    const fingerprint = owner && hash && (await sha256(JSON.stringify([baseUrl, owner, info, date, hash])));
    return withResumeRecord(store, fingerprint, (record) =>
      sendInChunks({ ...context, content, record, chunkBytes }),
    );
  });
  report({ sentBytes: content.size, phase: 'processing' });
  return options.wait === false
    ? file
    : waitForFile(client, file.id, file, { ...options.wait, signal, owner });
}

/** If the platform rejects the type that was derived from the file name, sends the file without a type. */
async function withTypeFallback(
  info: FileInfo,
  { mimeType, accept }: UploadOptions,
  send: (info: FileInfo) => Promise<FileDescriptor>,
): Promise<FileDescriptor> {
  try {
    return await send(info);
  } catch (error) {
    const isTypeRequired = mimeType !== undefined || accept !== undefined;
    if (!isMimeTypeMismatch(error) || isTypeRequired) throw error;
    if (info.mimeType === UNKNOWN_TYPE || !fileExtension(info.fileName)) throw error;
    return send({ ...info, mimeType: UNKNOWN_TYPE });
  }
}

/** Statuses with which the host says that it has stored nothing. */
const STATUSES_WITHOUT_FILE = new Set([408, 429, 503]);

/** Error codes of Node for a connection that was never established. */
const NOT_CONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** Sends a file in one request. Sends it again only if the request before cannot have created a file. */
function sendInOneRequest(context: UploadContext, blob: Blob): Promise<FileDescriptor> {
  let cannotBeStored = false;
  return withRetries(
    context,
    () => cannotBeStored,
    async () => {
      cannotBeStored = false;
      const input = { ...context.info, sizeInBytes: String(blob.size) };
      const { uploadUrl } = await requestUploadUrl(context, generateFileUploadUrl, input);
      const url = parseUploadUrl(context.client, uploadUrl);
      let wasSent = false;
      const onSent = (): void => {
        wasSent = true;
      };
      try {
        return await putBlob(context, blob, url, onSent);
      } catch (error) {
        if (!isStoreError(error) || error.reason === 'abort' || isSourceError(error)) throw error;
        cannotBeStored =
          error.status === undefined
            ? !wasSent || wasNeverConnected(error)
            : STATUSES_WITHOUT_FILE.has(error.status);
        throw cannotBeStored || isClientError(error) ? error : outcomeUnknown(error);
      }
    },
  );
}

async function putBlob(
  { client, info, signal, timeoutMs, onProgress }: UploadContext,
  body: Blob,
  uploadUrl: URL,
  onSent: () => void,
): Promise<FileDescriptor> {
  onProgress(0);
  const request = {
    method: 'PUT',
    url: withFileName(uploadUrl, info.fileName),
    headers: { 'content-type': info.mimeType },
    body,
  };
  return readUploadedFile(await sendToHost(client, { ...request, timeoutMs, signal, onProgress, onSent }));
}

/** `fetch` has the error of the socket as the cause of its own. */
function wasNeverConnected({ cause }: StoreError): boolean {
  const socketError = asRecord(asRecord(cause)?.['cause']);
  return NOT_CONNECTED.test(asText(socketError?.['code']) ?? '');
}
