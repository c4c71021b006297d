import { turns } from '../core/turns.ts';
import { refuseInput, type StoreError } from '../errors/store-error.ts';
import type { Content } from './content.ts';
import { failed, UPLOAD } from './failures.ts';
import type { Reader } from './stream-reader.ts';

export const otherLength = (size: number): StoreError => refuseInput(UPLOAD, 'sizeInBytes', `must be the length of the stream, not ${size}`);

/** A stream as content. Holds one piece at a time, as a piece that was lost on the way is asked for again. */
export function ofStream(read: Reader, size: number): Content {
  let held = new Blob();
  let heldFrom = 0;
  let readTo = 0;
  let isOver = false;

  async function readUntil(end: number): Promise<Blob> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    // the last piece waits for the end of the stream, so that one of another length is never finished
    while (!isOver && (readTo < end || end >= size)) {
      const part = await read();
      if (part) parts.push(part);
      readTo += part?.byteLength ?? 0;
      isOver = !part;
      if (readTo > size || (isOver && readTo < size)) throw otherLength(size);
    }
    return new Blob(parts);
  }

  async function take(start: number, end: number): Promise<Blob> {
    if (start < heldFrom) throw failed({ reason: 'badAnswer', description: 'The upload host lost what it had, and a stream cannot be read again' });
    held = new Blob([held.slice(start - heldFrom), await readUntil(end)]);
    heldFrom = start;
    return held.slice(0, end - start);
  }

  // a piece that was asked for before a pause may still be on its way
  const pieces = turns();
  return { size, slice: (start, end) => pieces.run(() => take(start, end)) };
}
