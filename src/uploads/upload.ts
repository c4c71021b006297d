import { NEXT_STEP } from '#hints';
import { generateFileUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor, GenerateFileUploadUrlInput } from '../../generated/types.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { isStoreError, refuseInput } from '../errors/store-error.ts';
import { callListener } from '../lib/call-listener.ts';
import { canHash, fingerprint } from '../lib/tokens.ts';
import { checkUploadUrl, putFile, type Transfer, toUploadError, UPLOAD, uploadError } from './host.ts';
import { waitUntilReady } from './ready.ts';
import { sendInChunks } from './resumable.ts';

/** The progress of an upload. */
export interface UploadProgress {
  /** Bytes that were sent so far. Decreases when some of them were lost on the way. */
  sentBytes: number;
  /** Size of the file in bytes. */
  totalBytes: number;
}

/** What the request for an upload URL contains, except the size, and how to upload. */
export interface UploadOptions
  extends Partial<Omit<GenerateFileUploadUrlInput, 'sizeInBytes' | 'fileName' | 'mimeType'>> {
  /** Name in the media manager, with its extension. Default: that of a `File`; required for every other `Blob`. */
  fileName?: string | null | undefined;
  /**
   * Media type. Default: that of the `Blob`, else `application/octet-stream`, with which the platform looks at the
   * extension. If the platform rejects the default (`MISMATCH_MIME_TYPE`), the file is sent once more as
   * `application/octet-stream`; a type that you pass is not replaced.
   */
  mimeType?: string | undefined;
  /** Called with the progress: of a file in one request at its start and end. What it throws does not matter. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Aborts the upload. */
  signal?: AbortSignal | undefined;
  /** `false` returns the descriptor at once, before the platform can use the file. Default true. */
  wait?: boolean | undefined;
  /** Larger files are sent in chunks, by `tus-js-client`. Default 10000000, the limit of the platform. */
  resumableAboveBytes?: number | undefined;
}

/** The platform accepts no larger file in one request (public docs: 10 MB). */
const MAX_PLAIN_BYTES = 10_000_000;

/** The type with which the platform looks at the content and the extension. */
const UNKNOWN_TYPE = 'application/octet-stream';

const MIME_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+ *(?:;[\x20-\x7e]*)?$/;

/**
 * Uploads a file and waits until the platform can use it. In Node, `openAsBlob` of `node:fs` opens one. Fails as
 * `validation`, before any request, if the file has no name, no type or no content, and if the platform does not
 * allow it; as `system` with the code `OUTCOME_UNKNOWN` if the file may have been stored but the response was lost,
 * and with `SOURCE_FAILED` if it cannot be read. No error contains an upload URL.
 *
 * The content goes straight to the upload host that the platform names, without the credentials of the client. A
 * file above 10 MB is sent in chunks, by the package `tus-js-client`, which is loaded on demand: the upload
 * survives lost connections. In a page, a later upload of the same `File` (name, size, type and date) by the same
 * session with the same options continues it, after an abort, a failure or a reload: its URL is in the storage of
 * `tus-js-client`, `localStorage`, until then; where that is refused or full, it begins anew. Visitors and members get
 * a 403.
 *
 * @example
 * import type { Client } from 'storewire';
 * import { upload } from 'storewire/uploads';
 *
 * export async function addPicture(client: Client, file: File, bar: HTMLProgressElement) {
 *   const { id } = await upload(client, file, {
 *     onProgress: ({ sentBytes, totalBytes }) => {
 *       bar.value = sentBytes / totalBytes;
 *     },
 *   });
 *   return id;
 * }
 */
export async function upload(
  client: StoreClient,
  file: Blob,
  options: UploadOptions = {},
): Promise<FileDescriptor> {
  const { onProgress, wait = true, resumableAboveBytes = MAX_PLAIN_BYTES, ...others } = options;
  const { signal = new AbortController().signal, ...described } = others;
  const info = { ...described, ...nameAndType(file, described), sizeInBytes: `${file.size}` };
  const report = (sentBytes: number): void => {
    if (onProgress && !signal.aborted) void callListener(onProgress, { sentBytes, totalBytes: file.size });
  };
  const send = (transfer: Transfer): Promise<FileDescriptor> =>
    file.size > resumableAboveBytes
      ? sendInChunks(transfer, () => recordKey(transfer))
      : sendInOneRequest(transfer);
  const transfer = { client, content: file, info, signal, onProgress: report };
  report(0);
  const sent = await send(transfer).catch((error: unknown) => {
    // the platform may reject the type that was derived from the name
    if (options.mimeType || info.mimeType === UNKNOWN_TYPE || !isMismatch(error)) throw error;
    return send({ ...transfer, info: { ...info, mimeType: UNKNOWN_TYPE } });
  });
  report(file.size);
  return !wait || sent.operationStatus === 'READY' ? sent : waitUntilReady(client, sent.id, { signal });
}

/** The name and the type of a file, if it may be sent. The platform checks the rest, before any byte is sent. */
function nameAndType(file: Blob, { fileName, mimeType }: UploadOptions) {
  if (!(file instanceof Blob)) throw new TypeError('The file must be a Blob or a File');
  const name = fileName ?? (file instanceof File ? file.name : '');
  const type = mimeType ?? (file.type || UNKNOWN_TYPE);
  if (!name.trim()) throw refuseInput(UPLOAD, 'fileName', 'is required unless the file is a File');
  if (!name.isWellFormed()) throw refuseInput(UPLOAD, 'fileName', 'must be well-formed text');
  if (!MIME_TYPE.test(type)) throw refuseInput(UPLOAD, 'mimeType', 'must be a media type such as image/png');
  if (file.size === 0) throw refuseInput(UPLOAD, 'sizeInBytes', 'must not be 0');
  return { fileName: name, mimeType: type };
}

const MISMATCH = 'MISMATCH_MIME_TYPE';

const isMismatch = (error: unknown): boolean =>
  isStoreError(error) && error.violations.some(({ rule, ruleName }) => [rule, ruleName].includes(MISMATCH));

/** Identifies a file, its options and its owner. Empty for other blobs, as they have no date, and for no owner. */
async function recordKey({ client, info, content }: Transfer): Promise<string> {
  const transport = client[TRANSPORT];
  const owner = await transport.sessionId().catch(() => 'none');
  if (owner === 'none' || !(content instanceof File) || !canHash()) return '';
  const { name, size, type, lastModified } = content;
  return fingerprint(JSON.stringify([transport.baseUrl, owner, info, name, size, type, lastModified]));
}

/** Sends a file in one request. That is not repeated, as the file may be stored although the response is lost. */
async function sendInOneRequest(transfer: Transfer): Promise<FileDescriptor> {
  const { client, content: body, info, signal } = transfer;
  const { uploadUrl } = await generateFileUploadUrl(client, info, { signal });
  const url = checkUploadUrl(client, uploadUrl);
  try {
    return await putFile(transfer, url, { headers: { 'content-type': info.mimeType }, body });
  } catch (cause) {
    const error = await toUploadError(cause, transfer);
    const { kind, reason, code, status, requestId } = error;
    // with 503 the host says that it has stored nothing
    if (kind !== 'system' || reason === 'abort' || code || status === 503) throw error;
    const description = 'The last response was lost, so the file may exist';
    const hint = NEXT_STEP.upload;
    throw uploadError({ code: 'OUTCOME_UNKNOWN', description, hint, reason, status, requestId });
  }
}
