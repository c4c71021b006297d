import * as media from '../../../src/media/index.ts';

const { cropImage, fillImage, fitImage, srcset, mediaUrl, videoPoster, videoSources, videoUrl } = media;

/** Everything that takes media, or another value, of a response. */
export const functions: Record<string, (source: never) => unknown> = {
  ...media,
  cropImage: (source) => cropImage(source, { region: { x: 0, y: 0, width: 9, height: 9 } }),
  fillImage: (source) => fillImage(source, { width: 9, height: 9 }),
  fitImage: (source) => fitImage(source, { width: 9 }),
  mediaUrl: (source) => mediaUrl(source),
  srcset: (source) => srcset(source, { widths: [9] }),
  videoPoster: (source) => videoPoster(source),
  videoSources: (source) => videoSources(source),
  videoUrl: (source) => videoUrl(source),
};
