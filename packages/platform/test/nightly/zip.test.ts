import { expect, test } from 'vitest';
import { zipStream } from '../../src/features/media/zip.ts';

const PART = new Uint8Array(64 << 20);
const PARTS = 65;

/** More than 4 GiB, which are not in memory at the same time. */
function content(): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull: (controller) => (sent++ < PARTS ? controller.enqueue(PART) : controller.close()),
  });
}

test('a ZIP file of more than 4 GiB has the size of its file, and the position of the next one', async () => {
  const size = PART.byteLength * PARTS;
  const lastModified = new Date(0);
  const small = () => new Response('glaze').body ?? content();
  let length = 0;
  let end = Buffer.alloc(0);
  for await (const chunk of zipStream([
    { name: 'film.mp4', lastModified, open: content },
    { name: 'notes.txt', lastModified, open: small },
  ])) {
    length += chunk.byteLength;
    end = Buffer.concat([end, chunk.subarray(-1000)]).subarray(-1000);
  }
  // the fields of 64 bits: of the first entry its size, of the second one its position
  const directory = end.subarray(end.indexOf('PK\u0001\u0002'));
  const second = directory.subarray(directory.indexOf('PK\u0001\u0002', 4));
  const wide = (value: number): Buffer => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt(value));
    return bytes;
  };
  expect(length).toBeGreaterThan(size);
  expect(directory.subarray(0, -second.length).includes(wide(size))).toBe(true);
  const descriptor = 24;
  const header = 30 + 'film.mp4'.length;
  expect(second.includes(wide(header + size + descriptor))).toBe(true);
});
