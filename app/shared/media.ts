import { type ImageAttributes, type ImageObject, parseMedia, srcset, type VideoAttributes, type VideoFile, videoSources } from 'storewire/media';

/** Host of the pictures in the contract's examples. It is reserved and never answers; the app brings those pictures along. */
const EXAMPLES = 'https://static.example.com';

/** Widths that a picture is offered in, for small and large screens. */
const WIDTHS = [320, 640, 960, 1280, 1920];

/** What an `<img>` shows of a picture of an answer. Undefined when its address is none. */
export function pictureOf(picture: ImageObject): ImageAttributes | undefined {
  const { url, width, height } = picture;
  try {
    const id = url?.startsWith(`${EXAMPLES}/`) ? parseMedia(url, { host: EXAMPLES })?.id : undefined;
    if (id === undefined) return srcset(picture, { widths: WIDTHS });
    return { src: `${import.meta.env.BASE_URL}media/${encodeURIComponent(id)}`, ...(width && height ? { width, height } : {}) };
  } catch {
    return undefined;
  }
}

/** What a `<video>` can play of the files of an answer. Empty when there are none, or an address is none. */
export function sourcesOf(files: readonly VideoFile[]): VideoAttributes[] {
  try {
    return videoSources({ resolutions: files });
  } catch {
    return [];
  }
}
