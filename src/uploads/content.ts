import { refuseInput, type StoreError } from '../errors/store-error.ts';
import { toBase64Url } from '../lib/base64.ts';
import { serialQueue } from '../lib/concurrency.ts';
import { badResponse, ruleViolation, sourceError, UPLOAD } from './errors.ts';

/** What can be uploaded. A Node stream is an `AsyncIterable`. */
export type UploadSource =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/** The bytes of a source. */
export interface Content {
  readonly size: number;
  /** The whole content. Absent for a stream that is read while it is sent. */
  readonly blob?: Blob;
  /**
   * Returns a hash of the whole content, and makes `read` fail for every range that no longer matches it.
   * Undefined if the content can be read only once, or without Web Crypto.
   */
  identify(signal: AbortSignal): Promise<string | undefined>;
  read(start: number, end: number): Promise<Blob>;
}

interface SizeOptions {
  sizeInBytes?: number | undefined;
  maxBytes?: number | undefined;
  resumableAboveBytes: number;
}

/** Opens a source. Of a stream, at most `resumableAboveBytes` are read here. */
export async function openContent(
  source: UploadSource,
  sizes: SizeOptions,
  signal: AbortSignal,
): Promise<Content> {
  const { sizeInBytes = 0 } = sizes;
  if (!Number.isSafeInteger(sizeInBytes) || sizeInBytes < 0)
    throw refuseInput(UPLOAD, 'sizeInBytes', 'must be a whole number');
  const content = await toContent(source, sizes, signal);
  if (content.size === 0) throw ruleViolation('sizeInBytes', 'ZERO_FILE_SIZE', 'must not be 0');
  checkLimit(content.size, sizes);
  return content;
}

function checkLimit(size: number, { maxBytes = Number.POSITIVE_INFINITY }: SizeOptions): void {
  if (size > maxBytes)
    throw ruleViolation('sizeInBytes', 'FILE_SIZE_OVER_LIMIT', `must be at most ${maxBytes}`);
}

function toContent(
  source: UploadSource,
  sizes: SizeOptions,
  signal: AbortSignal,
): Content | Promise<Content> {
  if (source instanceof Blob) return blobContent(source);
  if (source instanceof Uint8Array || source instanceof ArrayBuffer)
    return blobContent(new Blob([new Uint8Array(source)]));
  const { sizeInBytes = 0, resumableAboveBytes } = sizes;
  const next = openStream(source, signal);
  return sizeInBytes > resumableAboveBytes ? streamContent(next, sizeInBytes) : bufferStream(next, sizes);
}

/** Small, so that a range that starts within a block is cheap to verify. */
const BLOCK_BYTES = 2 ** 20;

export async function sha256(data: ArrayBuffer | string): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function blobContent(blob: Blob): Content {
  let hashes: string[] | undefined;

  async function readBlock(index: number): Promise<{ bytes: ArrayBuffer; hash: string }> {
    const block = blob.slice(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES);
    const bytes = await block.arrayBuffer().catch((cause: unknown) => {
      throw sourceError(UNREADABLE, cause);
    });
    return { bytes, hash: await sha256(bytes) };
  }

  return {
    size: blob.size,
    blob,
    async identify(signal) {
      if (!globalThis.crypto?.subtle) return undefined;
      const found: string[] = [];
      for (let index = 0; index * BLOCK_BYTES < blob.size; index++) {
        signal.throwIfAborted();
        found.push((await readBlock(index)).hash);
      }
      hashes = found;
      return sha256(found.join());
    },
    async read(start, end) {
      if (!hashes) return blob.slice(start, end);
      const first = Math.floor(start / BLOCK_BYTES);
      const blocks: ArrayBuffer[] = [];
      for (let index = first; index * BLOCK_BYTES < end; index++) {
        const { bytes, hash } = await readBlock(index);
        if (hash !== hashes[index]) throw sourceError('The file was changed during the upload');
        blocks.push(bytes);
      }
      return new Blob(blocks).slice(start - first * BLOCK_BYTES, end - first * BLOCK_BYTES);
    },
  };
}

export const UNREADABLE = 'The file or stream cannot be read to its end';

const wrongSize = (size: number): StoreError =>
  refuseInput(UPLOAD, 'sizeInBytes', `must be the length of the stream, not ${size}`);

/** Returns the next bytes; undefined at the end. */
type NextChunk = () => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Not every browser can iterate over a web stream. The stream is released when the signal is aborted. */
function openStream(
  source: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): NextChunk {
  if (typeof source !== 'object' || !('getReader' in source || Symbol.asyncIterator in source))
    throw new TypeError('source must be a file, bytes or a stream');
  const { next, release } = 'getReader' in source ? fromWebStream(source) : fromIterable(source);
  signal.addEventListener('abort', () => void release().catch(() => undefined), { once: true });
  return async () => {
    const { done, value } = await next().catch((cause: unknown) => {
      throw sourceError(UNREADABLE, cause);
    });
    if (done) return undefined;
    if (!(value instanceof Uint8Array)) throw refuseInput(UPLOAD, 'source', 'must be a stream of bytes');
    // a copy, as the producer may reuse its buffer
    return new Uint8Array(value);
  };
}

function fromWebStream(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  return { next: () => reader.read(), release: () => reader.cancel() };
}

function fromIterable(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  return { next: () => iterator.next(), release: async () => iterator.return?.() };
}

/** Reads a stream that is sent in one request. */
async function bufferStream(next: NextChunk, sizes: SizeOptions): Promise<Content> {
  const { sizeInBytes, maxBytes, resumableAboveBytes } = sizes;
  const limit = Math.min(sizeInBytes ?? resumableAboveBytes, maxBytes ?? resumableAboveBytes);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk = await next(); chunk; chunk = size > limit ? undefined : await next()) {
    chunks.push(chunk);
    size += chunk.byteLength;
  }
  checkLimit(size, sizes);
  if (size !== (sizeInBytes ?? size)) throw wrongSize(sizeInBytes ?? size);
  if (size > resumableAboveBytes)
    throw refuseInput(UPLOAD, 'sizeInBytes', `is required for a stream above ${resumableAboveBytes} bytes`);
  return blobContent(new Blob(chunks));
}

/** Keeps the range that was read last, because the host may require a part of it again. */
function streamContent(next: NextChunk, size: number): Content {
  let buffer = new Blob();
  let bufferStart = 0;
  let position = 0;
  let hasEnded = false;

  async function readTo(end: number): Promise<Blob> {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    // the last range waits for the end of the stream: a stream of another size must not become a file
    while (!hasEnded && (position < end || end >= size)) {
      const chunk = await next();
      if (chunk) chunks.push(chunk);
      position += chunk?.byteLength ?? 0;
      hasEnded = !chunk;
      if (position > size || (hasEnded && position < size)) throw wrongSize(size);
    }
    return new Blob(chunks);
  }

  async function read(start: number, end: number): Promise<Blob> {
    if (start < bufferStart)
      throw badResponse('The upload host lost bytes, and a stream cannot be read again');
    buffer = new Blob([buffer.slice(start - bufferStart), await readTo(end)]);
    bufferStart = start;
    return buffer.slice(0, end - start);
  }

  // a read that was started before a pause may still be running
  const reads = serialQueue();
  return {
    size,
    identify: async () => undefined,
    read: (start, end) => reads.run(() => read(start, end)),
  };
}
