import type { FileSource } from 'tus-js-client';
import { refuseInput } from '../errors/store-error.ts';
import { serialQueue } from '../lib/concurrency.ts';
import { badResponse, ruleViolation, UPLOAD, unreadable } from './errors.ts';

/** What can be uploaded. A Node stream is an `AsyncIterable`. */
export type UploadSource =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/** The bytes of a source. The readers of tus take no `Blob` in Node, and do not verify the size of a stream. */
export interface Content extends FileSource {
  /** The whole content. Absent for a stream that is read while it is sent. */
  readonly blob?: Blob;
}

interface SizeOptions {
  sizeInBytes?: number | undefined;
  maxBytes?: number | undefined;
  resumableAboveBytes: number;
}

/** Opens a source. Of a stream, at most `resumableAboveBytes` are read here. */
export async function openSource(
  source: UploadSource,
  sizes: SizeOptions,
  signal: AbortSignal,
): Promise<Content> {
  const { sizeInBytes = 0, maxBytes = Number.POSITIVE_INFINITY } = sizes;
  if (!Number.isSafeInteger(sizeInBytes) || sizeInBytes < 0)
    throw refuseInput(UPLOAD, 'sizeInBytes', 'must be a whole number');
  const content = await toContent(source, sizes, signal);
  if (content.size === 0) throw ruleViolation('sizeInBytes', 'ZERO_FILE_SIZE', 'must not be 0');
  if (content.size > maxBytes)
    throw ruleViolation('sizeInBytes', 'FILE_SIZE_OVER_LIMIT', `must be at most ${maxBytes}`);
  return content;
}

function toContent(
  source: UploadSource,
  { sizeInBytes, maxBytes = Number.POSITIVE_INFINITY, resumableAboveBytes }: SizeOptions,
  signal: AbortSignal,
): Content | Promise<Content> {
  if (source instanceof Blob) return blobContent(source);
  if (source instanceof Uint8Array || source instanceof ArrayBuffer)
    return blobContent(new Blob([new Uint8Array(source)]));
  const next = openStream(source, signal);
  if (sizeInBytes && sizeInBytes > resumableAboveBytes) return streamContent(next, sizeInBytes);
  const limit = Math.min(sizeInBytes ?? resumableAboveBytes, maxBytes);
  return readBytes(next, limit + 1).then((blob) => {
    // one that is above maxBytes is rejected as such
    if (blob.size <= maxBytes) {
      if (blob.size !== (sizeInBytes ?? blob.size)) throw wrongSize(sizeInBytes);
      if (blob.size > resumableAboveBytes)
        throw refuseInput(
          UPLOAD,
          'sizeInBytes',
          `is required for a stream above ${resumableAboveBytes} bytes`,
        );
    }
    return blobContent(blob);
  });
}

const wrongSize = (size: number | undefined) =>
  refuseInput(UPLOAD, 'sizeInBytes', `must be the length of the stream, not ${size}`);

const blobContent = (blob: Blob): Content => ({
  size: blob.size,
  blob,
  slice: async (start, end) => ({ value: blob.slice(start, end), done: end >= blob.size }),
  close: () => undefined,
});

/** Keeps the range that was read last, because the host may require a part of it again. */
function streamContent(next: NextBytes, size: number): Content {
  let buffer = new Blob();
  let bufferStart = 0;

  async function read(start: number, end: number): Promise<Blob> {
    if (start < bufferStart)
      throw badResponse('The upload host lost bytes, and a stream cannot be read again');
    const missing = end - bufferStart - buffer.size;
    // the last range waits for the end of the stream: a stream of another size must not become a file
    const added = await readBytes(next, end >= size ? missing + 1 : missing);
    buffer = new Blob([buffer.slice(start - bufferStart), added]);
    bufferStart = start;
    if (start + buffer.size > size || added.size < missing) throw wrongSize(size);
    return buffer.slice(0, end - start);
  }

  // a read that was started before a pause may still be running
  const reads = serialQueue();
  return {
    size,
    slice: async (start, end) => ({ value: await reads.run(() => read(start, end)), done: end >= size }),
    close: () => undefined,
  };
}

/** Returns the next bytes; undefined at the end. */
type NextBytes = () => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Reads at least this many bytes, unless the stream ends before. */
async function readBytes(next: NextBytes, atLeast: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size < atLeast; ) {
    const chunk = await next();
    if (!chunk) break;
    chunks.push(chunk);
    size += chunk.byteLength;
  }
  return new Blob(chunks);
}

/** Not every browser can iterate over a web stream. The stream is released when the signal is aborted. */
function openStream(
  source: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): NextBytes {
  if (typeof source !== 'object' || !('getReader' in source || Symbol.asyncIterator in source))
    throw new TypeError('source must be a file, bytes or a stream');
  const { read, release } = 'getReader' in source ? fromWebStream(source) : fromIterable(source);
  signal.addEventListener('abort', () => void release().catch(() => undefined), { once: true });
  return async () => {
    const { done, value } = await read().catch((cause: unknown) => {
      throw unreadable(cause);
    });
    if (done) return undefined;
    if (!(value instanceof Uint8Array)) throw refuseInput(UPLOAD, 'source', 'must be a stream of bytes');
    // a copy, as the producer may reuse its buffer
    return new Uint8Array(value);
  };
}

function fromWebStream(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  return { read: () => reader.read(), release: () => reader.cancel() };
}

function fromIterable(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  return { read: () => iterator.next(), release: async () => iterator.return?.() };
}
