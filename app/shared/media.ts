import {
  type ImageAttributes,
  type ImageObject,
  parseMedia,
  srcset,
  type VideoAttributes,
  type VideoFile,
  videoSources,
} from 'storewire/media';

/**
 * Host of the images in the contract's examples. It is a reserved name that does not resolve, so the app
 * serves those images itself.
 */
const EXAMPLES = 'https://static.example.com';

/** Image widths for `srcset`, for small and large screens. */
const WIDTHS = [320, 640, 960, 1280, 1920];

/** Attributes of an `<img>` for an image in a response. Undefined if it has no valid URL. */
export function pictureOf(picture: ImageObject): ImageAttributes | undefined {
  const { url, width, height } = picture;
  try {
    const id = url?.startsWith(`${EXAMPLES}/`) ? parseMedia(url, { host: EXAMPLES })?.id : undefined;
    if (id === undefined) return srcset(picture, { widths: WIDTHS });
    return {
      src: `${import.meta.env.BASE_URL}media/${encodeURIComponent(id)}`,
      ...(width && height ? { width, height } : {}),
    };
  } catch {
    return undefined;
  }
}

/** The `<source>` elements for a video in a response. Empty if it has no files or an invalid URL. */
export function sourcesOf(files: readonly VideoFile[]): VideoAttributes[] {
  try {
    return videoSources({ resolutions: files });
  } catch {
    return [];
  }
}
