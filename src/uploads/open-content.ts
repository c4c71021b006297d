import { refuseInput } from '../errors/store-error.ts';
import type { Content, UploadSource } from './content.ts';
import { refuseByRule, UPLOAD } from './failures.ts';
import { ofStream, otherLength } from './stream-content.ts';
import { type Reader, readerOf } from './stream-reader.ts';

interface Sizes {
  sizeInBytes?: number | undefined;
  maxBytes?: number | undefined;
  resumableAboveBytes: number;
}

/** Opens what was given. Of a stream no more is read than fits into one request. */
export async function openContent(source: UploadSource, sizes: Sizes, signal: AbortSignal): Promise<Content> {
  const { sizeInBytes = 0, maxBytes = Number.POSITIVE_INFINITY } = sizes;
  if (!Number.isSafeInteger(sizeInBytes) || sizeInBytes < 0) throw refuseInput(UPLOAD, 'sizeInBytes', 'must be a whole number');
  const content = await open(source, sizes, signal);
  if (content.size === 0) throw refuseByRule('sizeInBytes', 'ZERO_FILE_SIZE', 'must not be 0');
  if (content.size > maxBytes) throw refuseByRule('sizeInBytes', 'FILE_SIZE_OVER_LIMIT', `must be at most ${maxBytes}`);
  return content;
}

function open(source: UploadSource, sizes: Sizes, signal: AbortSignal): Content | Promise<Content> {
  if (source instanceof Blob) return ofBlob(source);
  if (source instanceof Uint8Array || source instanceof ArrayBuffer) return ofBlob(new Blob([new Uint8Array(source)]));
  const { sizeInBytes = 0, resumableAboveBytes } = sizes;
  const read = readerOf(source, signal);
  return sizeInBytes > resumableAboveBytes ? ofStream(read, sizeInBytes) : ofShortStream(read, sizes);
}

const ofBlob = (blob: Blob): Content => ({ size: blob.size, blob, slice: async (start, end) => blob.slice(start, end) });

async function ofShortStream(read: Reader, { sizeInBytes, maxBytes, resumableAboveBytes }: Sizes): Promise<Content> {
  const longest = Math.min(sizeInBytes ?? resumableAboveBytes, maxBytes ?? resumableAboveBytes);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await read(); part; part = size > longest ? undefined : await read()) {
    parts.push(part);
    size += part.byteLength;
  }
  if (size !== (sizeInBytes ?? size)) throw otherLength(sizeInBytes ?? size);
  if (size > resumableAboveBytes) throw refuseInput(UPLOAD, 'sizeInBytes', `is required for a stream above ${resumableAboveBytes} bytes`);
  return ofBlob(new Blob(parts));
}
