import {
  cropImage,
  expiresAt,
  fillImage,
  fitImage,
  formatMedia,
  isExpired,
  mediaUrl,
  parseMedia,
  srcset,
  videoPoster,
  videoSources,
  videoUrl,
} from '../../../src/media/index.ts';

/** Everything that takes media of a response. */
export const functions: Record<string, (source: never) => unknown> = {
  cropImage: (source) => cropImage(source, { region: { x: 0, y: 0, width: 9, height: 9 } }),
  expiresAt,
  fillImage: (source) => fillImage(source, { width: 9, height: 9 }),
  fitImage: (source) => fitImage(source, { width: 9 }),
  formatMedia: (source) => formatMedia(source),
  isExpired: (source) => isExpired(source),
  mediaUrl: (source) => mediaUrl(source),
  parseMedia: (source) => parseMedia(source),
  srcset: (source) => srcset(source, { widths: [9] }),
  videoPoster: (source) => videoPoster(source),
  videoSources: (source) => videoSources(source),
  videoUrl: (source) => videoUrl(source),
};
