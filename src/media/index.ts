/** Addresses of media: pictures in every size, videos, posters, audio, documents and shapes, and when signed addresses end. */
export { expiresAt, isExpired, type SignedMedia } from './expiry.ts';
export type { Region, Size } from './geometry.ts';
export { type CropOptions, cropImage, type FillOptions, type FitOptions, fillImage, fitImage } from './image.ts';
export { formatMedia, type MediaKind, type MediaReference } from './media-string.ts';
export { type FocalPoint, type HostOptions, type ImageObject, type ImageSource, type MediaOptions, mediaUrl, parseMedia } from './source.ts';
export { type ImageAttributes, type SrcsetOptions, srcset } from './srcset.ts';
export type { ScaleOptions } from './transform.ts';
export { posterOf, type VideoAttributes, type VideoFile, type VideoObject, type VideoOptions, type VideoSource, videoSources, videoUrl } from './video.ts';
