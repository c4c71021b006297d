import type { FileExternalInfo } from '../../generated/types.ts';
import type { RetryOptions } from '../core/retry.ts';
import type { WaitOptions } from './ready.ts';
import type { ResumeStore } from './resume-store.ts';

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes that were sent so far. Goes back when some were lost on the way. */
  sentBytes: number;
  /** Bytes of the whole file. */
  totalBytes: number;
  /** `sending`, `paused`, or `processing`: all bytes are there, and the platform is at work on them. */
  phase: 'sending' | 'paused' | 'processing';
}

/** Options of `upload`. The names of the first eight are those of the contract. */
export interface UploadOptions {
  /**
   * Name in the media manager, with its extension. Default: that of a `File`; anything else needs one. At most 1000 characters; the platform keeps
   * 255, so a longer one is cut here, before its extension.
   */
  fileName?: string | undefined;
  /**
   * Media type. Default: that of the `Blob`, which browsers guess by the extension, else `application/octet-stream`, by which the platform
   * looks at the extension. A guess that it refuses (`MISMATCH_MIME_TYPE`) is sent once more as that; a type that you name is not.
   */
  mimeType?: string | undefined;
  /** Length of a stream. Needed for one that is longer than `resumableAboveBytes`; a stream of another length fails as `validation`. */
  sizeInBytes?: number | undefined;
  /** Folder for the file. The platform takes `media-root` when it is absent. */
  parentFolderId?: string | undefined;
  /** True to make the file private for good: it is then open only through `downloadAddress`. Public otherwise. */
  private?: boolean | undefined;
  /** Words to find the file by: at most 50, of at most 200 characters. */
  labels?: readonly string[] | undefined;
  /** Marks of yours that come back in the file events. */
  externalInfo?: FileExternalInfo | undefined;
  /** Path of folders to put the file in, at most 100 characters. */
  filePath?: string | undefined;
  /** Media types that may be uploaded, such as `image/*` or `application/pdf`. Any by default. */
  accept?: readonly string[] | undefined;
  /** Longest file in bytes that may be uploaded. No limit of its own by default; the platform has one per kind of file. */
  maxBytes?: number | undefined;
  /** Is told how far the upload is. What it throws is written to the console and does not touch the upload. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Gives the upload up, like `abort()`. */
  signal?: AbortSignal | undefined;
  /** How long to wait until the platform can use the file. `false` gives the descriptor at once, which may still be `PENDING`. */
  wait?: Omit<WaitOptions, 'signal'> | false | undefined;
  /**
   * Files longer than this are sent in pieces, by tus, which needs the package `tus-js-client`. Default 10000000, the platform's limit for one piece;
   * 0 for every file.
   */
  resumableAboveBytes?: number | undefined;
  /**
   * Length of a piece in bytes, at least 1 or the upload fails with a `TypeError`. Default 5000000. Where there is no `XMLHttpRequest`, progress is
   * told once a piece.
   */
  chunkBytes?: number | undefined;
  /**
   * Longest time in milliseconds without news from the upload host: progress, where the browser tells it, else the answer. Default 120000, two
   * minutes.
   */
  timeoutMs?: number | undefined;
  /**
   * Repetition after failures that may go away by themselves: 6 times by default, from half a second up to 8; `false` turns it off. Pieces count
   * anew whenever one has arrived. A file that is sent in one is repeated only when it cannot have arrived.
   */
  retry?: RetryOptions | false | undefined;
  /**
   * Remembers unfinished uploads in pieces, so that a later one of the same file by the same identity goes on where it ended, whatever tokens were
   * renewed in between. Default: `sessionStorage`, which a reload keeps, else the memory of the process. `null` remembers nothing, which is the
   * default of a client without `auth`, as it cannot tell people apart: give it credentials with an `identity`, or a store that is of one person.
   */
  store?: ResumeStore | null | undefined;
}
