/** URLs of media files, and values whose form on the wire is another: `xFromWire` and `xToWire`. */
export { imageFromWire, imageToWire, videoFromWire, videoToWire } from './conversions.ts';
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
export type { MediaKind } from './media-uri.ts';
export {
  type FocalPoint,
  type HostOptions,
  type ImageObject,
  type ImageSource,
  type MediaOptions,
  mediaUrl,
} from './source.ts';
export {
  type AddressFromWire,
  type AddressToWire,
  addressFromWire,
  addressToWire,
  dateFromWire,
} from './values.ts';
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
