/** Media of products and categories, which are files of the media library. */
import type { Image, ProductMediaItemV3, ProductThumbnail } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { present } from '../../kernel/values/present.ts';
import { videoOf } from '../media/descriptor.ts';
import { noteUse } from '../media/input-media.ts';
import { files, type StoredFile } from '../media/stored-file.ts';
import { fileUrl } from '../media/urls.ts';

/** Longest side of a thumbnail, in pixels. */
const THUMBNAIL_SIZE = 300;

/** A picture or video of the media library as a medium of a product. Call it in a write. */
export function mediaItemV3(context: Context, fileId: string, altText: string): ProductMediaItemV3 {
  const file = usedFile(context, fileId);
  const common = { id: fileId, altText, ...present({ displayName: file?.displayName }) };
  if (file?.mediaType === 'VIDEO') return { ...common, video: videoOf(file), mediaType: 'VIDEO' };
  return {
    ...common,
    image: imageOf(fileId, altText, file),
    mediaType: 'IMAGE',
    ...(file && { thumbnail: thumbnailOf(file, altText) }),
  };
}

/** A picture of the media library. Call it in a write. */
export const pictureOf = (context: Context, fileId: string, altText: string): Image =>
  imageOf(fileId, altText, usedFile(context, fileId));

function usedFile(context: Context, id: string): StoredFile | undefined {
  const file = context.db.of(files).get(id);
  if (file) noteUse(context, id);
  return file;
}

const imageOf = (id: string, altText: string, file: StoredFile | undefined): Image => ({
  id,
  url: fileUrl(file ?? { id, mediaType: 'IMAGE' }),
  ...present({ height: file?.height, width: file?.width }),
  altText,
});

function thumbnailOf(file: StoredFile, altText: string): ProductThumbnail {
  const { width = THUMBNAIL_SIZE, height = THUMBNAIL_SIZE } = file;
  const scale = Math.min(THUMBNAIL_SIZE / Math.max(width, height), 1);
  const [w, h] = [width, height].map((pixels) => Math.max(Math.round(pixels * scale), 1));
  return {
    url: `${fileUrl(file)}/v1/fit/w_${w},h_${h},q_90/file.webp`,
    ...present({ width: w, height: h }),
    altText,
  };
}
