import type { StreamSource } from './stream-reader.ts';

/** What can be uploaded. A Node stream is an `AsyncIterable`. */
export type UploadSource = Blob | Uint8Array | ArrayBuffer | StreamSource;

/** The bytes of a file. */
export interface Content {
  readonly size: number;
  /** The whole, where it can be read more than once. */
  readonly blob?: Blob;
  slice(start: number, end: number): Promise<Blob>;
}
