import type { FileExternalInfo, GenerateFileUploadUrlInput } from '../../generated/types.ts';
import type { RetryOptions } from '../core/retry.ts';
import { refuseInput } from '../errors/store-error.ts';
import { omitUndefined, valueAt } from '../lib/fields.ts';
import type { KeyValueStorage } from '../storage/storage.ts';
import { ruleViolation, UPLOAD } from './errors.ts';

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
  /**
   * Name in the media manager, with its extension. Default: that of a `File`; required for every other
   * source. At most 1000 characters; the platform stores 255, so a longer name is cut before its extension.
   */
  fileName?: string | undefined;
  /**
   * Media type. Default: that of the `Blob`, which browsers derive from the extension, else
   * `application/octet-stream`, with which the platform looks at the extension. If the platform rejects the
   * default (`MISMATCH_MIME_TYPE`), the file is sent once more as `application/octet-stream`; a type that you
   * pass is not replaced.
   */
  mimeType?: string | undefined;
  /** Folder for the file. Default of the platform: `media-root`. */
  parentFolderId?: string | undefined;
  /**
   * True to make the file private permanently: it can then be opened only through `createDownloadUrl`.
   * Default false.
   */
  private?: boolean | undefined;
  /** Words to find the file by: at most 50, of at most 200 characters. */
  labels?: readonly string[] | undefined;
  /** Your own ids, which the file events contain. */
  externalInfo?: FileExternalInfo | undefined;
  /** Path of folders to put the file in, at most 100 characters. */
  filePath?: string | undefined;
  /** Media types that may be uploaded, such as `image/*` or `application/pdf`. Default: any. */
  accept?: readonly string[] | undefined;
  /** Largest size in bytes that may be uploaded. Default: no limit except that of the platform. */
  maxBytes?: number | undefined;
  /** Called with the progress. What it throws is written to the console and does not affect the upload. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Aborts the upload, like `abort()`. */
  signal?: AbortSignal | undefined;
  /**
   * How long to wait until the platform can use the file. `false` returns the descriptor at once, which may
   * be `PENDING`.
   */
  wait?: Omit<WaitOptions, 'signal'> | false | undefined;
  /**
   * Larger files are sent in chunks, by tus, which needs the package `tus-js-client`. Default 10000000, the
   * platform's limit for one request; 0 for every file.
   */
  resumableAboveBytes?: number | undefined;
  /**
   * Size of a chunk in bytes, at least 1; otherwise the upload fails with a `TypeError`. Default 5000000.
   * One chunk is kept in memory. Without `XMLHttpRequest`, progress is reported once per chunk.
   */
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
   * identity continues, also after a renewal of tokens. The value contains the upload token, which allows
   * finishing this one upload; the key is a hash of name, size, type, date, options and identity. Default:
   * `sessionStorage`, which survives a reload, else the memory of the process. `null` stores nothing, which is
   * the default of a client without `auth`, as it has no identity: pass credentials with an `identity`, or
   * storage that belongs to one person.
   */
  store?: KeyValueStorage | null | undefined;
}

/** How long to wait for a file, and how often to read its status. */
export interface WaitOptions {
  /** Longest wait in milliseconds. Default 300000, five minutes; long videos take longer. */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds between the first two requests. Default 500. Each wait is half as long again as the one
   * before, up to 10 seconds.
   */
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

const MIME_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: *; *[\w!#$&^.+-]+=(?:[\w!#$&^.+-]+|"[^"\\\p{Cc}]*"))*$/u;

/** Most characters of a text, and most items of a list. */
const LIMITS: readonly [field: string, length: number, items?: number][] = [
  ['fileName', 1000],
  ['mimeType', 100],
  ['parentFolderId', 100],
  ['filePath', 100],
  ['labels', 200, 50],
  ['externalInfo.origin', 1000],
  ['externalInfo.externalIds', 4000, 30],
];

/**
 * Checks everything that can be checked without the content. Throws a `validation` error that names the
 * field.
 */
export function toFileInfo(source: UploadSource, options: UploadOptions): FileInfo {
  const { parentFolderId, labels, externalInfo, filePath, accept } = options;
  const fileName = options.fileName ?? (source instanceof File ? source.name : '');
  const mimeType = options.mimeType ?? ((source instanceof Blob && source.type) || UNKNOWN_TYPE);
  const optional = {
    parentFolderId,
    private: options.private,
    labels: labels && [...labels],
    externalInfo,
    filePath,
  };
  const info: FileInfo = { fileName, mimeType, ...omitUndefined(optional) };
  for (const [field, length, items] of LIMITS) checkLimits(field, valueAt(info, field), length, items);
  if (!fileName.trim()) throw refuseInput(UPLOAD, 'fileName', 'is required unless the source is a File');
  if (/\p{Cc}/u.test(fileName) || !fileName.isWellFormed())
    throw refuseInput(UPLOAD, 'fileName', 'must be text without control characters');
  if (!MIME_TYPE.test(mimeType))
    throw refuseInput(UPLOAD, 'mimeType', 'must be a media type such as image/png');
  if (mimeType === UNKNOWN_TYPE && options.mimeType === undefined && !fileExtension(fileName))
    throw refuseInput(UPLOAD, 'mimeType', 'is required for a file whose name has no extension');
  if (accept && !accept.some((pattern) => matchesType(mimeType, pattern)))
    throw ruleViolation('mimeType', 'UNSUPPORTED_FILE_FORMAT', `must be ${accept.join(' or ')}`);
  return { ...info, fileName: cutName(fileName) };
}

function checkLimits(field: string, value: unknown, length: number, items = 0): void {
  if (typeof value === 'string' && value.length > length)
    throw refuseInput(UPLOAD, field, `must be at most ${length} characters`);
  if (!Array.isArray(value)) return;
  if (value.length > items) throw refuseInput(UPLOAD, field, `must have at most ${items} items`);
  for (const [index, item] of value.entries()) checkLimits(`${field}.${index}`, item, length);
}

/** The content of a source. Throws a `validation` error if it is empty or larger than allowed. */
export function toContent(source: UploadSource, maxBytes = Number.POSITIVE_INFINITY): Blob {
  const content = toBlob(source);
  if (content.size === 0) throw ruleViolation('sizeInBytes', 'ZERO_FILE_SIZE', 'must not be 0');
  if (content.size > maxBytes)
    throw ruleViolation('sizeInBytes', 'FILE_SIZE_OVER_LIMIT', `must be at most ${maxBytes}`);
  return content;
}

function toBlob(source: UploadSource): Blob {
  if (source instanceof Blob) return source;
  if (source instanceof Uint8Array || source instanceof ArrayBuffer)
    return new Blob([new Uint8Array(source)]);
  throw new TypeError('source must be a file or bytes');
}

/** The letters after the last dot of a name; empty if there are none. */
export const fileExtension = (name: string): string => /[^.]\.(\w{1,10})$/.exec(name)?.[0].slice(1) ?? '';

/** The platform stores 255 characters, and would cut the extension. */
function cutName(name: string): string {
  if (name.length <= 255) return name;
  const extension = fileExtension(name);
  // the cut must not leave half of a surrogate pair
  return name.slice(0, 255 - extension.length).replace(/[\uD800-\uDBFF]$/, '') + extension;
}

function matchesType(type: string, pattern: string): boolean {
  const [essence = ''] = type.toLowerCase().split(';', 1);
  const accepted = pattern.trim().toLowerCase();
  if (accepted === '*/*') return true;
  return accepted.endsWith('/*') ? essence.startsWith(accepted.slice(0, -1)) : essence.trim() === accepted;
}
