/** Images and videos: objects on the wire, media URIs or URLs for callers. */
import type * as T from '../../generated/types.ts';
import { asText, type DefinedFields, omitUndefined } from '../lib/fields.ts';
import {
  formatMediaUri,
  invalidValue,
  type MediaFile,
  type MediaKind,
  parseLength,
  parseMediaUri,
} from './media-uri.ts';
import { listedPoster } from './video.ts';

/**
 * Returns an image as a media URI, `wix:image://v1/{id}/{name}#originWidth=800&originHeight=600`, or as its
 * URL if it has no id. The name is the file name or else the alternative text; focal point, expiry and size
 * in bytes are left out. Returns `undefined` for null, undefined, and an image without id and `url`. Throws a
 * `StoreError` of kind `validation` for an id that no URL can contain.
 *
 * @example
 * import { imageFromWire } from 'storewire';
 *
 * console.log(imageFromWire({ id: '11062b_c3d8~mv2.jpg', filename: 'vase.jpg', width: 800, height: 600 }));
 * // wix:image://v1/11062b_c3d8~mv2.jpg/vase.jpg#originWidth=800&originHeight=600
 */
export const imageFromWire = (
  image: T.Image | T.ImageV2 | null | undefined,
  path = 'image',
): string | undefined =>
  fromWire('image', image, path, ({ filename, altText, width, height }) => ({
    filename: asText(filename) ?? asText(altText),
    width: parseLength(width),
    height: parseLength(height),
  }));

/**
 * Returns the image of a media URI or of a URL, for a request. The name in the URI becomes file name and
 * alternative text, and the URI itself becomes `url` (recorded). Throws a `StoreError` of kind `validation`
 * for any other text.
 *
 * @example
 * import { imageToWire } from 'storewire';
 *
 * console.log(imageToWire('wix:image://v1/11062b_c3d8~mv2.jpg/vase.jpg#originWidth=800').width); // 800
 */
export const imageToWire = (text: string, path = 'image'): T.Image =>
  toWire('image', text, path, ({ id, filename, width, height }) => ({
    id,
    url: text,
    width,
    height,
    altText: filename,
    filename,
  }));

/**
 * Returns a video as a media URI,
 * `wix:video://v1/{id}/{name}#posterUri=p.jpg&posterWidth=1920&posterHeight=1080`, or as its URL if it has no
 * id. If it has several posters, the second counts (recorded); resolutions are left out. Returns `undefined`
 * and throws as `imageFromWire` does.
 *
 * @example
 * import { videoFromWire } from 'storewire';
 *
 * console.log(videoFromWire({ id: '11062b_f00d', filename: 'film.mp4' })); // wix:video://v1/11062b_f00d/film.mp4
 */
export const videoFromWire = (video: T.Video | null | undefined, path = 'video'): string | undefined =>
  fromWire('video', video, path, ({ filename, posters }) => ({
    filename: asText(filename),
    poster: readPoster(posters),
  }));

/**
 * Returns the video of a media URI or of a URL, for a request. Throws as `imageToWire` does.
 *
 * @example
 * import { videoToWire } from 'storewire';
 *
 * console.log(videoToWire('wix:video://v1/11062b_f00d/throwing.mp4').filename); // throwing.mp4
 */
export const videoToWire = (text: string, path = 'video'): T.Video =>
  toWire('video', text, path, ({ id, filename, poster }) => ({
    id,
    filename,
    posters: poster && [omitUndefined(poster)],
  }));

/** What of a response identifies a file. Responses may contain anything: what cannot be read is left out. */
type WireFile = { id?: string; url?: string | null };

/** The media URI of a file, with the details that `read` returns, or its URL if it has no id. */
function fromWire<Wire extends WireFile>(
  kind: MediaKind,
  file: Wire | null | undefined,
  path: string,
  read: (file: Wire) => Omit<MediaFile, 'kind' | 'id'>,
): string | undefined {
  if (!file) return undefined;
  const id = asText(file.id);
  return id === undefined ? asText(file.url) : formatMediaUri({ kind, id, ...read(file) }, path);
}

/** The file of a URL, or what `write` makes of that of a media URI. */
function toWire<Wire extends object>(
  kind: MediaKind,
  text: unknown,
  path: string,
  write: (file: MediaFile) => Wire,
): DefinedFields<Wire> | { url: string } {
  if (typeof text !== 'string') throw invalidValue(path, 'must be a string');
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return { url: text };
  const file = parseMediaUri(text, path);
  if (file?.kind !== kind) throw invalidValue(path, `must be a web URL or start with wix:${kind}://v1/`);
  return omitUndefined(write(file));
}

function readPoster(posters: T.Video['posters']): MediaFile['poster'] {
  const { id, url, width, height } = listedPoster(posters) ?? {};
  // the file name in the URL is the id of a poster without one (recorded)
  const fileName = URL.canParse(`${url}`) ? new URL(`${url}`).pathname.split('/').at(-1) : undefined;
  const posterId = asText(id) ?? fileName;
  return posterId ? { id: posterId, width: parseLength(width), height: parseLength(height) } : undefined;
}
