/** Writes ZIP files without compression, which images and videos do not need. */
import { createReadStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

interface Entry {
  name: string;
  path: string;
}

/** A ZIP file of files on disk. Entries with the same name get a number. */
export function zipStream(entries: readonly Entry[]): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(zip(withUniqueNames(entries)))) as ReadableStream<Uint8Array>;
}

async function* zip(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, path } of entries) {
    const bytes = Buffer.from(name);
    const { size } = statSync(path);
    let sum = 0;
    for await (const chunk of createReadStream(path)) sum = crc32(chunk as Buffer, sum);
    const common = commonHeader(sum, size, bytes.length);
    yield Buffer.concat([uint32(0x04034b50), common, bytes]);
    yield* createReadStream(path);
    directory.push(
      Buffer.concat([uint32(0x02014b50), uint16(20), common, Buffer.alloc(10), uint32(offset), bytes]),
    );
    offset += 4 + common.length + bytes.length + size;
  }
  const all = Buffer.concat(directory);
  yield Buffer.concat([
    all,
    uint32(0x06054b50),
    Buffer.alloc(4),
    uint16(entries.length),
    uint16(entries.length),
    uint32(all.length),
    uint32(offset),
    uint16(0),
  ]);
}

/**
 * What the header of a file and its entry in the directory have in common. Bit 11 says that names are
 * UTF-8.
 */
const commonHeader = (sum: number, size: number, nameLength: number): Buffer =>
  Buffer.concat([
    uint16(20),
    uint16(1 << 11),
    uint16(0),
    // 1 January 1980, the earliest date of the format
    uint16(0),
    uint16(33),
    uint32(sum),
    uint32(size),
    uint32(size),
    uint16(nameLength),
    uint16(0),
  ]);

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** Names without folders, so that unpacking writes nowhere else. */
function withUniqueNames(entries: readonly Entry[]): Entry[] {
  const used = new Set<string>();
  return entries.map(({ name, path }) => {
    const safe = name.replaceAll(/[/\\:\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'file';
    let unique = safe;
    for (let number = 2; used.has(unique); number++) unique = safe.replace(/(\.\w+)?$/, ` (${number})$1`);
    used.add(unique);
    return { name: unique, path };
  });
}
