import type { FileMediaType } from 'storewire';
import { kindOf, mimeTypeOf } from './kinds.ts';
import { loadSharp } from './sharp.ts';

/** What the platform finds out about the content of a file. */
export interface Inspected {
  mimeType: string;
  mediaType: FileMediaType;
  width?: number;
  height?: number;
  /** Why the file cannot be used. */
  failure?: { code: string; description: string };
}

/** More pixels than this are not decoded: a small file can contain very many. */
export const MAX_PIXELS = 100_000_000;

/** Media types of what sharp calls formats. A file of one of these types must be readable. */
const FORMATS: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
};
const READABLE: ReadonlySet<string> = new Set(Object.values(FORMATS));

/** Reads type and dimensions of an image, which is what it contains, whatever type was sent with it. */
export async function inspect(path: string, sentType: string, name: string): Promise<Inspected> {
  const mimeType = mimeTypeOf(sentType, name);
  const mediaType = kindOf(mimeType);
  if (!READABLE.has(mimeType)) return { mimeType, mediaType };
  const sharp = await loadSharp();
  if (!sharp) return { mimeType, mediaType };
  const image = await sharp(path, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined);
  // an AVIF image and a HEIC photo have the same container; no browser shows the latter
  const found = image && image.compression !== 'hevc' ? FORMATS[image.format] : undefined;
  // a drawing that is called a photo would be shown as one
  if (!image || found === undefined || (found === 'image/svg+xml') !== (mimeType === 'image/svg+xml'))
    return {
      mimeType,
      mediaType,
      failure: { code: 'UNSUPPORTED_FORMAT', description: 'The file is not an image that can be read.' },
    };
  const { width, height } = image.autoOrient;
  return { mimeType: found, mediaType: kindOf(found), width, height };
}
