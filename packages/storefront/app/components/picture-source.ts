import {
  type ImageAttributes,
  type ImageObject,
  srcset,
  type VideoAttributes,
  type VideoFile,
  videoSources,
} from 'storewire';

/** An image with a text that says what is on it. */
export interface DescribedImage extends ImageObject {
  altText?: string | null | undefined;
}

/** Proportions of a picture: the box that it fills, cropped around its focal point. */
const RATIOS = { square: 1, landscape: 2 / 3 } as const;

/** `natural` shows the whole picture in its own proportions. */
type Ratio = keyof typeof RATIOS | 'natural';

/** Widths of the sizes that the browser chooses from. The platform chooses their format, by what the browser accepts. */
const WIDTHS = [240, 360, 480, 720, 960, 1440];

/** Attributes of an `<img>` for an image of the platform. Undefined if it has no valid URL. */
export function pictureOf(image: ImageObject, ratio: Ratio = 'natural'): ImageAttributes | undefined {
  const widths = WIDTHS.filter((width, index) => index < 2 || width <= (image.width ?? Infinity));
  try {
    return srcset(image, {
      host: hostOf(image.url),
      ...(ratio === 'natural'
        ? { widths }
        : { sizes: widths.map((width) => ({ width, height: Math.round(width * RATIOS[ratio]) })) }),
    });
  } catch {
    return undefined;
  }
}

/** Server of an image of the media library, such as the local platform: its ids end in `~mv2` and a format. */
function hostOf(url: string | null | undefined): string | undefined {
  const [, host] = /^(https?:\/\/[^/]+)\/media\/[^/]+~mv2\.\w+(?:[/?#]|$)/.exec(url ?? '') ?? [];
  return host;
}

/** The `<source>` elements for a video in a response. Empty if it has no files or an invalid URL. */
export function sourcesOf(files: readonly VideoFile[]): VideoAttributes[] {
  try {
    return videoSources({ resolutions: files });
  } catch {
    return [];
  }
}
