import { type FileHandle, open } from 'node:fs/promises';

interface Box {
  type: string;
  start: number;
  end: number;
}

/** The size of the picture of an MP4 file, from its track headers; nothing for other files. */
export async function videoSize(path: string): Promise<{ width?: number; height?: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (const movie of await boxes(file, 0, size))
      if (movie.type === 'moov')
        for (const track of await boxes(file, movie.start, movie.end))
          if (track.type === 'trak')
            for (const header of await boxes(file, track.start, track.end)) {
              const found = header.type === 'tkhd' ? await trackSize(file, header) : undefined;
              if (found) return found;
            }
    return {};
  } finally {
    await file.close();
  }
}

/** The last eight bytes of a track header are width and height, in 65536ths of a pixel. Sound has neither. */
async function trackSize(
  file: FileHandle,
  { end }: Box,
): Promise<{ width: number; height: number } | undefined> {
  const bytes = await read(file, end - 8, 8);
  const [width, height] = bytes.length === 8 ? [bytes.readUInt16BE(0), bytes.readUInt16BE(4)] : [0, 0];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

const MAX_BOXES = 1000;

async function boxes(file: FileHandle, from: number, to: number): Promise<Box[]> {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to && found.length < MAX_BOXES; ) {
    const head = await read(file, at, 16);
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    if (size < 8 || at + size > to) break;
    found.push({ type: head.toString('latin1', 4, 8), start: at + (isLong ? 16 : 8), end: at + size });
    at += size;
  }
  return found;
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
