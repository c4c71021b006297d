/** Images, videos, documents and audio: objects on the wire, media URIs or URLs for callers. */
import { present } from '../lib/fields.ts';
import { encodeSegment, formatMediaUri, parseMediaUri } from './media-uri.ts';
import { invalidValue, joinPath, parseCount, readCount, readObject, readString } from './scalar.ts';

/** An image, like `Image` of the contract. */
export interface WireImage {
  /** Id in the media library. */
  id?: string;
  /** URL. Without an id, the image is not in the media library. */
  url?: string;
  /** Width of the original, in pixels. */
  readonly width?: number;
  /** Height of the original, in pixels. */
  readonly height?: number;
  /** Alternative text. */
  altText?: string | null;
  /** File name. */
  readonly filename?: string | null;
}

/** A video, like `Video` of the contract. */
export interface WireVideo {
  /** Id in the media library. */
  id?: string;
  /** URL. Without an id, the video is not in the media library. */
  url?: string;
  /** File name. */
  readonly filename?: string | null;
  /** Images to show before the video plays. */
  readonly posters?: WireImage[];
}

/** A document, like `FileDocument` of the contract. */
export interface WireDocument {
  /** Id in the media library. */
  id?: string;
  /** URL. Without an id, the document is not in the media library. */
  url?: string;
  /** File name for downloads. */
  filename?: string | null;
}

/** An audio file, like `FileAudio` of the contract. */
export interface WireAudio {
  /** Id in the media library. */
  id?: string;
  /** URL. Without an id, the file is not in the media library. */
  url?: string;
  /** File name for downloads. */
  readonly filename?: string | null;
  /** Duration in seconds. */
  readonly duration?: number | null;
}

/**
 * Returns an image as a media URI, `wix:image://v1/{id}/{name}#originWidth=800&originHeight=600`, or as its
 * URL if it has no id. The name is the file name or else the alternative text; focal point, expiry and size
 * in bytes are left out. Returns `undefined` for null, undefined, and an image without id and `url`. Throws a
 * `StoreError` of kind `validation` that names a field of the wrong type.
 *
 * @example
 * import { imageFromWire } from 'storewire/wire';
 *
 * console.log(imageFromWire({ id: '11062b_c3d8~mv2.jpg', filename: 'vase.jpg', width: 800, height: 600 }));
 * // wix:image://v1/11062b_c3d8~mv2.jpg/vase.jpg#originWidth=800&originHeight=600
 */
export const imageFromWire = (
  image: (Omit<WireImage, 'url'> & { url?: string | null | undefined }) | null | undefined,
  path = 'image',
): string | undefined =>
  toMediaUri('image', image, path, (fields) => ({
    name: readString(fields, 'filename', path) ?? readString(fields, 'altText', path),
    originWidth: readCount(fields, 'width', path),
    originHeight: readCount(fields, 'height', path),
  }));

/**
 * Returns the image of a media URI or of a URL, for a request. The name in the URI becomes file name and
 * alternative text, and the URI itself becomes `url` (recorded). Throws a `StoreError` of kind `validation`
 * for any other text.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { imageFromWire, imageToWire } from 'storewire/wire';
 *
 * const uri = 'wix:image://v1/11062b_c3d8~mv2.jpg/blue%20vase.jpg#originWidth=800&originHeight=600';
 * const store = createClient();
 * const id = '0f3b1a52-6c1d-4c0e-9b61-5a4d2f7a1c01';
 * const content = { rating: 5, media: [{ image: imageToWire(uri) }] };
 * await store.reviews.updateReview({ reviewId: id, review: { revision: '1', content } });
 * const { cart } = await store.currentCartV2.getCurrentCartV2();
 * console.log(cart.lineItems.map(({ attributes }) => imageFromWire(attributes?.image)));
 */
export function imageToWire(text: string, path = 'image'): WireImage {
  const file = parseFile('image', text, path);
  if ('url' in file) return file;
  const { id, name, params } = file;
  return present({ id, url: text, ...parseSize(params, 'origin', path), altText: name, filename: name });
}

/**
 * Returns a video as a media URI,
 * `wix:video://v1/{id}/{name}#posterUri=p.jpg&posterWidth=1920&posterHeight=1080`, or as its URL if it has no
 * id. If it has several posters, the second counts (recorded); resolutions are left out. Returns `undefined`
 * for null, undefined, and a video without id and `url`. Throws a `StoreError` of kind `validation` that
 * names a field of the wrong type.
 *
 * @example
 * import { videoFromWire, videoToWire } from 'storewire/wire';
 *
 * const uri =
 *   'wix:video://v1/11062b_f00d/film.mp4#posterUri=11062b_f00df000.jpg&posterWidth=1920&posterHeight=1080';
 * const video = videoToWire(uri);
 * console.log(video.posters?.[0]?.width, videoFromWire(video) === uri); // 1920 true
 */
export const videoFromWire = (video: WireVideo | null | undefined, path = 'video'): string | undefined =>
  toMediaUri('video', video, path, (fields) => {
    const posters = fields['posters'] ?? [];
    const postersPath = joinPath(path, 'posters');
    if (!Array.isArray(posters)) throw invalidValue(postersPath, 'must be an array');
    const index = Math.min(1, posters.length - 1);
    return {
      name: readString(fields, 'filename', path),
      ...readPoster(posters[index], joinPath(postersPath, index)),
    };
  });

/**
 * Returns the video of a media URI or of a URL, for a request. Throws a `StoreError` of kind `validation` for
 * any other text.
 *
 * @example
 * import { videoToWire } from 'storewire/wire';
 *
 * console.log(videoToWire('wix:video://v1/11062b_f00d/throwing.mp4').filename); // throwing.mp4
 */
export function videoToWire(text: string, path = 'video'): WireVideo {
  const file = parseFile('video', text, path);
  if ('url' in file) return file;
  const { id, name, params } = file;
  const posterId = params.get('posterUri');
  const posters = posterId ? [present({ id: posterId, ...parseSize(params, 'poster', path) })] : undefined;
  return present({ id, filename: name, posters });
}

/**
 * Returns a document as a media URI, `wix:document://v1/{id}/{name}`, or as its URL if it has no id. Returns
 * `undefined` for null, undefined, and a document without id and `url`. Throws a `StoreError` of kind
 * `validation` that names a field of the wrong type.
 *
 * @example
 * import { documentFromWire, documentToWire } from 'storewire/wire';
 *
 * const uri = 'wix:document://v1/11062b_a91f.pdf/glaze-guide.pdf';
 * const document = documentToWire(uri);
 * console.log(document.id, documentFromWire(document) === uri); // 11062b_a91f.pdf true
 */
export const documentFromWire = (
  document: WireDocument | null | undefined,
  path = 'document',
): string | undefined =>
  toMediaUri('document', document, path, (fields) => ({ name: readString(fields, 'filename', path) }));

/**
 * Returns the document of a media URI or of a URL, for a request. Throws a `StoreError` of kind `validation`
 * for any other text.
 *
 * @example
 * import { documentToWire } from 'storewire/wire';
 *
 * // glaze-guide.pdf
 * console.log(documentToWire('wix:document://v1/11062b_a91f.pdf/glaze-guide.pdf').filename);
 */
export function documentToWire(text: string, path = 'document'): WireDocument {
  const file = parseFile('document', text, path);
  return 'url' in file ? file : present({ id: file.id, filename: file.name });
}

/**
 * Returns an audio file as a media URI, `wix:audio://v1/{id}/{name}#duration=12` with the duration in
 * seconds, or as its URL if it has no id. Returns `undefined` for null, undefined, and a file without id and
 * `url`. Throws a `StoreError` of kind `validation` that names a field of the wrong type.
 *
 * @example
 * import { audioFromWire, audioToWire } from 'storewire/wire';
 *
 * const audio = audioToWire('wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12');
 * // 12 wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12
 * console.log(audio.duration, audioFromWire(audio));
 */
export const audioFromWire = (audio: WireAudio | null | undefined, path = 'audio'): string | undefined =>
  toMediaUri('audio', audio, path, (fields) => ({
    name: readString(fields, 'filename', path),
    duration: readCount(fields, 'duration', path),
  }));

/**
 * Returns the audio file of a media URI or of a URL, for a request. Throws a `StoreError` of kind
 * `validation` for any other text.
 *
 * @example
 * import { audioToWire } from 'storewire/wire';
 *
 * console.log(audioToWire('wix:audio://v1/11062b_7c3e.mp3/kiln.mp3#duration=12').duration); // 12
 */
export function audioToWire(text: string, path = 'audio'): WireAudio {
  const file = parseFile('audio', text, path);
  if ('url' in file) return file;
  const { id, name, params } = file;
  return present({ id, filename: name, duration: parseCount(params.get('duration'), path) });
}

type FileKind = 'image' | 'video' | 'document' | 'audio';

type Params = Readonly<Record<string, string | number | undefined>>;

/**
 * The media URI of a file, or its URL if it has no id. `read` returns the file name and the parameters of the
 * URI.
 */
function toMediaUri(
  kind: FileKind,
  file: unknown,
  path: string,
  read: (fields: Readonly<Record<string, unknown>>) => Params & { name: string | undefined },
): string | undefined {
  if (file === undefined || file === null) return undefined;
  const fields = readObject(file, path);
  const { name, ...params } = read(fields);
  const id = readString(fields, 'id', path);
  if (id === undefined) return readString(fields, 'url', path);
  encodeSegment(id, (description) => invalidValue(joinPath(path, 'id'), description));
  return formatMediaUri(kind, name === undefined ? [id] : [id, name], params, (description) =>
    invalidValue(path, description),
  );
}

/** A file of the media library. */
interface MediaUriFile {
  id: string;
  name?: string;
  /** Parameters of the media URI. */
  params: ReadonlyMap<string, string>;
}

function parseFile(kind: FileKind, value: unknown, path: string): MediaUriFile | { url: string } {
  if (typeof value !== 'string') throw invalidValue(path, 'must be a string');
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return { url: value };
  const uri = parseMediaUri(value, (description, cause) => invalidValue(path, description, cause));
  if (uri?.kind !== kind) throw invalidValue(path, `must be a web URL or start with wix:${kind}://v1/`);
  const [id = '', name, ...more] = uri.segments;
  if (id === '' || more.length > 0) throw invalidValue(path, 'must have an id and at most one file name');
  return present({ id, name: name || undefined, params: uri.params });
}

function readPoster(poster: unknown, path: string): Params {
  if (poster === undefined || poster === null) return {};
  const fields = readObject(poster, path);
  const id =
    readString(fields, 'id', path) ?? lastSegment(readString(fields, 'url', path), joinPath(path, 'url'));
  if (id === undefined) return {};
  return {
    posterUri: id,
    posterWidth: readCount(fields, 'width', path),
    posterHeight: readCount(fields, 'height', path),
  };
}

/** The file name in the URL is the id of a poster without one (recorded). */
function lastSegment(url: string | undefined, path: string): string | undefined {
  if (url === undefined) return undefined;
  if (!URL.canParse(url)) throw invalidValue(path, 'must be an absolute URL');
  return new URL(url).pathname.split('/').at(-1) || undefined;
}

function parseSize(
  params: ReadonlyMap<string, string>,
  prefix: string,
  path: string,
): { width: number | undefined; height: number | undefined } {
  return {
    width: parseCount(params.get(`${prefix}Width`), path),
    height: parseCount(params.get(`${prefix}Height`), path),
  };
}
