/**
 * URLs of images in any size, of videos, posters, audio, documents and shapes, and when signed URLs expire.
 */
export { expiresAt, isExpired, type SignedMedia } from './expiry.ts';
export type { Region, Size } from './geometry.ts';
export {
  type CropOptions,
  cropImage,
  type FillOptions,
  type FitOptions,
  fillImage,
  fitImage,
  type ImageAttributes,
  type SrcsetOptions,
  srcset,
} from './image.ts';
export {
  type FocalPoint,
  formatMedia,
  type HostOptions,
  type ImageObject,
  type ImageSource,
  type MediaKind,
  type MediaOptions,
  type MediaReference,
  mediaUrl,
  parseMedia,
} from './reference.ts';
export {
  type VideoAttributes,
  type VideoFile,
  type VideoObject,
  type VideoOptions,
  type VideoSource,
  videoPoster,
  videoSources,
  videoUrl,
} from './video.ts';
