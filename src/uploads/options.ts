import type { FileExternalInfo, GenerateFileUploadUrlInput } from '../../generated/types.ts';
import type { RetryOptions } from '../core/retry.ts';
import { refuseInput, type StoreError, validationError } from '../errors/store-error.ts';
import { omitUndefined } from '../lib/fields.ts';
import { violation } from '../lib/violation.ts';
import type { KeyValueStorage } from '../storage/storage.ts';
import { UPLOAD } from './host.ts';

/** What can be uploaded. In Node, `openAsBlob` of `node:fs` opens a file. */
export type UploadSource = Blob | Uint8Array | ArrayBuffer;

/** The progress of an upload. */
export interface UploadProgress {
  /** Bytes that were sent so far. Decreases when some of them were lost on the way. */
  sentBytes: number;
  /** Size of the file in bytes. */
  totalBytes: number;
  /** `sending`, `paused`, or `processing`: all bytes were sent, and the platform processes the file. */
  phase: 'sending' | 'paused' | 'processing';
}

/** Options of `upload`. The names of the first seven are those of the contract. */
export interface UploadOptions {
  /** Name in the media manager, with its extension. Default: that of a `File`; required for every other source. */
  fileName?: string | undefined;
  /**
   * Media type. Default: that of the `Blob`, else `application/octet-stream`, with which the platform looks at the
   * extension. If the platform rejects the default (`MISMATCH_MIME_TYPE`), the file is sent once more as
   * `application/octet-stream`; a type that you pass is not replaced.
   */
  mimeType?: string | undefined;
  /** Folder for the file. Default of the platform: `media-root`. */
  parentFolderId?: string | undefined;
  /** True to make the file private permanently: it then opens with a download URL only. Default false. */
  private?: boolean | undefined;
  /** Words to find the file by. */
  labels?: readonly string[] | undefined;
  /** Your own ids, which the file events contain. */
  externalInfo?: FileExternalInfo | undefined;
  /** Path of folders to put the file in. */
  filePath?: string | undefined;
  /** Media types that may be uploaded, such as `image/*` or `application/pdf`. Default: any. */
  accept?: readonly string[] | undefined;
  /** Largest size in bytes that may be uploaded. Default: no limit except that of the platform. */
  maxBytes?: number | undefined;
  /** Called with the progress. What it throws is written to the console and does not affect the upload. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Aborts the upload, like `abort()`. */
  signal?: AbortSignal | undefined;
  /** How long to wait until the platform can use the file. `false` returns the descriptor at once. */
  wait?: Omit<WaitOptions, 'signal'> | false | undefined;
  /** Larger files are sent in chunks, by `tus-js-client`. Default 10000000, the limit of the platform. */
  resumableAboveBytes?: number | undefined;
  /** Size of a chunk in bytes, at least 1. One chunk is kept in memory. Default 5000000. */
  chunkBytes?: number | undefined;
  /**
   * Longest time in milliseconds that a request to the upload host may take without progress, or, without
   * `XMLHttpRequest`, without a response. Default 120000, two minutes.
   */
  timeoutMs?: number | undefined;
  /**
   * Retries after failures that may be temporary. Default 6, after at most half a second at first and 8
   * seconds later; `false` for none. The count starts again whenever a chunk has arrived. A file in one
   * request is sent again only if it cannot have been stored.
   */
  retry?: RetryOptions | false | undefined;
  /**
   * Where unfinished uploads in chunks are stored, so that a later upload of the same `File` by the same
   * session id continues. The value contains a token that can only finish this upload. Default: `sessionStorage`.
   * `null` stores nothing, which is the default outside of pages and of a client without `auth`, as it has no
   * sessionId: pass credentials with a `sessionId`, or storage that belongs to one person.
   */
  store?: KeyValueStorage | null | undefined;
}

/** How long to wait for a file, and how often to read its status. */
export interface WaitOptions {
  /** Longest wait in milliseconds. Default 300000, five minutes; long videos take longer. */
  timeoutMs?: number | undefined;
  /** Milliseconds between the first two requests; each wait is half as long again, up to 10 s. Default 500. */
  everyMs?: number | undefined;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
}

/** Everything that the request for an upload URL contains, except the size. */
export type FileInfo = Omit<GenerateFileUploadUrlInput, 'sizeInBytes' | keyof Names> & Names;

interface Names {
  fileName: string;
  mimeType: string;
}

/** With this type the platform looks at the content and the extension. */
export const UNKNOWN_TYPE = 'application/octet-stream';

const MIME_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+ *(?:;[\x20-\x7e]*)?$/;

/** The input of the request for an upload URL. The platform checks the rest, before any byte is sent. */
export function toFileInfo(source: UploadSource, options: UploadOptions): FileInfo {
  const { parentFolderId, labels, externalInfo, filePath, accept } = options;
  const fileName = options.fileName ?? (source instanceof File ? source.name : '');
  const mimeType = options.mimeType ?? ((source instanceof Blob && source.type) || UNKNOWN_TYPE);
  if (!fileName.trim()) throw refuseInput(UPLOAD, 'fileName', 'is required unless the source is a File');
  if (!fileName.isWellFormed()) throw refuseInput(UPLOAD, 'fileName', 'must be well-formed text');
  if (!MIME_TYPE.test(mimeType))
    throw refuseInput(UPLOAD, 'mimeType', 'must be a media type such as image/png');
  if (mimeType === UNKNOWN_TYPE && options.mimeType === undefined && !hasExtension(fileName))
    throw refuseInput(UPLOAD, 'mimeType', 'is required for a file whose name has no extension');
  if (accept && !accept.some((pattern) => matchesType(mimeType, pattern)))
    throw ruleViolation('mimeType', 'UNSUPPORTED_FILE_FORMAT', `must be ${accept.join(' or ')}`);
  const optional = {
    parentFolderId,
    private: options.private,
    labels: labels && [...labels],
    externalInfo,
    filePath,
  };
  return { fileName, mimeType, ...omitUndefined(optional) };
}

export function toContent(source: UploadSource, maxBytes = Number.POSITIVE_INFINITY): Blob {
  const isBytes = source instanceof Uint8Array || source instanceof ArrayBuffer;
  if (!isBytes && !(source instanceof Blob)) throw new TypeError('source must be a file or bytes');
  const content = isBytes ? new Blob([new Uint8Array(source)]) : source;
  if (content.size === 0) throw ruleViolation('sizeInBytes', 'ZERO_FILE_SIZE', 'must not be 0');
  if (content.size > maxBytes)
    throw ruleViolation('sizeInBytes', 'FILE_SIZE_OVER_LIMIT', `must be at most ${maxBytes}`);
  return content;
}

/** A rule that is checked here, under the name that the platform gives it. */
const ruleViolation = (field: string, ruleName: string, description: string): StoreError =>
  validationError([violation(field, description, 'OTHER', ruleName)], {
    kind: 'validation',
    operation: UPLOAD,
  });

export const hasExtension = (name: string): boolean => /[^.]\.\w{1,10}$/.test(name);

function matchesType(type: string, pattern: string): boolean {
  const [essence = ''] = type.toLowerCase().split(';', 1);
  const accepted = pattern.trim().toLowerCase();
  if (accepted === '*/*') return true;
  return accepted.endsWith('/*') ? essence.startsWith(accepted.slice(0, -1)) : essence.trim() === accepted;
}
