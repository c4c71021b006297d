import type { FileDescriptor } from 'storewire';
import { fitImage } from 'storewire/media';

/** A file as pages have it. */
export type FileRecord = FileDescriptor;

/** URL of a small picture of a file; undefined if it has none, or is still processed. */
export function thumbnailOf({ media, thumbnailUrl }: FileRecord, side: number): string | undefined {
  const picture = media?.image?.image;
  if (!picture) return thumbnailUrl ?? undefined;
  const { devicePixelRatio } = globalThis;
  return fitImage(picture, { width: side, height: side, devicePixelRatio });
}
