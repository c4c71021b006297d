/** Everything that can identify a media file: ids, media URIs, URLs, and objects of responses. */

import { refuseInput, type StoreError } from '../errors/store-error.ts';
import { checkHost } from '../lib/check-options.ts';
import { asRecord, present } from '../lib/fields.ts';
import { decodeSegment, encodeSegment, formatMediaUri, parseMediaUri } from '../wire/media-uri.ts';
import type { Size } from './geometry.ts';

/** A file of the media library. Unknown properties are absent. */
export interface MediaReference {
  /** Kind of the file. */
  kind: MediaKind;
  /** Id in the media library; of images, with the file extension. */
  id: string;
  /** Name of the uploaded file. */
  filename?: string | undefined;
  /** Width of the original in pixels. */
  width?: number | undefined;
  /** Height of the original in pixels. */
  height?: number | undefined;
  /** Duration in seconds. */
  duration?: number | undefined;
  /** Poster of a video. */
  poster?: { id: string; width?: number | undefined; height?: number | undefined } | undefined;
}

/** A point of an image, as fractions of its width and height. */
export interface FocalPoint {
  /** From 0 (left) to 1 (right). */
  x?: number | undefined;
  /** From 0 (top) to 1 (bottom). */
  y?: number | undefined;
}

/** An image of a response, or a media item of a product: then its `image` is used, or its `thumbnail` if it has no `image`. */
export interface ImageObject {
  /** Id in the media library, with the file extension. */
  id?: string | null | undefined;
  /** URL, used instead of the id. A signed URL or one of another site is used unchanged. */
  url?: string | null | undefined;
  /** Width of the original in pixels. */
  width?: number | null | undefined;
  /** Height of the original in pixels. */
  height?: number | null | undefined;
  /** The point to keep visible when the image is cropped. */
  focalPoint?: FocalPoint | null | undefined;
  /** The image of a media item. */
  image?: ImageObject | null | undefined;
  /** The thumbnail of a media item. */
  thumbnail?: ImageObject | null | undefined;
}

/**
 * An image: an id, a media URI (`wix:image://v1/…`, or without `wix:`), a URL, or an object of a response.
 */
export type ImageSource = string | ImageObject;

/** Options of all functions that return URLs. */
export interface HostOptions {
  /**
   * Base URL of a server that serves the files instead of the platform, such as `http://127.0.0.1:4010`. Must
   * be https, except on localhost.
   */
  host?: string | undefined;
}

/** Options of {@link parseMedia} and {@link mediaUrl}. */
export interface MediaOptions extends HostOptions {
  /** Kind of the file if the source is an id. Default `image`. */
  kind?: MediaKind | undefined;
}

/**
 * Reads a media URI, a URL of the media library, or an id. Returns `undefined` for a signed URL and for a URL
 * of another site, which are valid only unchanged. The size in the URL of a scaled image is ignored, because
 * it differs from that of the original. Throws a `StoreError` of kind `validation` for any other text.
 *
 * @example
 * import { parseMedia } from 'storewire/media';
 *
 * const mug = parseMedia(
 *   'wix:image://v1/11062b_5d0e~mv2.png/tidal%20mug.png#originWidth=2400&originHeight=1600',
 * );
 * // 11062b_5d0e~mv2.png, tidal mug.png, 2400, 1600
 * console.log(mug?.id, mug?.filename, mug?.width, mug?.height);
 */
export function parseMedia(source: string, options: MediaOptions = {}): MediaReference | undefined {
  const file = resolveFile(source, options);
  if (file.url !== undefined) return undefined;
  const { isScaled: _isScaled, ...media } = file;
  // throws for an id that no URL can contain
  originalUrl(media.kind, media.id, options.host);
  return media;
}

/**
 * Returns a file as a media URI, `wix:image://v1/{id}/{filename}#originWidth=…`, which `parseMedia` reads.
 * Sizes and durations of 0 are omitted. Throws a `StoreError` of kind `validation` that names a field that
 * cannot be represented.
 *
 * @example
 * import { formatMedia } from 'storewire/media';
 *
 * formatMedia({
 *   kind: 'image',
 *   id: '11062b_5d0e~mv2.png',
 *   filename: 'tidal mug.png',
 *   width: 2400,
 *   height: 1600,
 * });
 * // wix:image://v1/11062b_5d0e~mv2.png/tidal%20mug.png#originWidth=2400&originHeight=1600
 */
export function formatMedia({ kind, id, filename, width, height, duration, poster }: MediaReference): string {
  checkKind(kind);
  encodeId(id);
  const params = {
    originWidth: checkLength('width', width),
    originHeight: checkLength('height', height),
    duration: checkLength('duration', duration),
    ...(poster && {
      posterUri: poster.id || undefined,
      posterWidth: checkLength('poster.width', poster.width),
      posterHeight: checkLength('poster.height', poster.height),
    }),
  };
  return formatMediaUri(kind, filename ? [id, filename] : [id], params, (description) =>
    invalidArgument('filename', description),
  );
}

/**
 * Returns the URL of the original of a file of any kind. If an object has both, its URL is used rather than
 * its id, as private files have signed URLs only. Throws a `StoreError` of kind `validation` if the source
 * does not identify a file.
 *
 * @example
 * import { mediaUrl } from 'storewire/media';
 *
 * mediaUrl('wix:document://v1/11062b_1d5a.pdf/glazes.pdf'); // https://….usrfiles.com/ugd/11062b_1d5a.pdf
 * mediaUrl({ id: '11062b_9c1d.mp3' }, { kind: 'audio' }); // https://static.wixstatic.com/mp3/11062b_9c1d.mp3
 */
export function mediaUrl(source: ImageSource, options: MediaOptions = {}): string {
  const file = resolveFile(selectImage(source), options);
  return file.url ?? originalUrl(file.kind, file.id, options.host);
}

/** A file of the media library, or else a URL that is used unchanged. */
export type ResolvedFile =
  | (MediaReference & LibraryFile & { url?: undefined })
  | {
      kind: MediaKind;
      url: string;
      id?: undefined;
      isScaled?: undefined;
      width?: undefined;
      height?: undefined;
    };

/** The `id` of an object is never read as a URL. */
export function resolveFile(
  source: string | Pick<ImageObject, 'id' | 'url'>,
  { kind = 'image', host }: MediaOptions,
): ResolvedFile {
  const fields = asRecord(source) ?? { url: source };
  if (!fields['url']) return { kind, id: checkText(fields['id']) };
  const text = checkText(fields['url']);
  const media = readMediaUri(text);
  if (media) return media;
  const url = parseWebUrl(text);
  if (!url) return { kind, id: text };
  return parseLibraryUrl(url, host) ?? { kind, url: url.href };
}

/** An image with all that is known about its original. */
export interface ResolvedImage {
  /** Absent if the image is not in the media library. */
  id?: string;
  /** URL of the original. */
  url: string;
  /** Absent unless both sides are known. */
  size?: Size;
  focalPoint?: FocalPoint;
}

export function resolveImage(source: ImageSource, { host }: HostOptions): ResolvedImage {
  const image = selectImage(source);
  const file = resolveFile(image, { host });
  if (file.kind !== 'image') throw invalidArgument('source', 'must be an image');
  const fields = typeof image === 'object' ? image : {};
  // an object with the URL of a scaled image has the scaled size
  const size = file.isScaled ? undefined : (readSize(file) ?? readSize(fields));
  const focalPoint = isPoint(fields.focalPoint) ? fields.focalPoint : undefined;
  const url = file.url ?? originalUrl('image', file.id, host);
  return present({ id: file.id, url, size, focalPoint });
}

/**
 * A number of pixels or seconds above 0, also from digits. Undefined for anything else, such as the text
 * `undefined`.
 */
export function parseLength(value: unknown): number | undefined {
  const length = typeof value === 'string' ? Number(value) : value;
  return Number.isSafeInteger(length) && Number(length) > 0 ? Number(length) : undefined;
}

function readMediaUri(text: string): MediaReference | undefined {
  const uri = parseMediaUri(text, (description) => invalidArgument('source', description));
  if (!uri || !isMediaKind(uri.kind)) return undefined;
  const { kind, segments, params } = uri;
  const [id = '', filename = ''] = segments;
  const length = (name: string): number | undefined => parseLength(params.get(name));
  const posterId = params.get('posterUri');
  return present({
    kind,
    id,
    filename: filename || undefined,
    width: length('originWidth'),
    height: length('originHeight'),
    duration: length('duration'),
    poster: posterId
      ? present({ id: posterId, width: length('posterWidth'), height: length('posterHeight') })
      : undefined,
  });
}

function checkLength(field: string, value: number | undefined): number | undefined {
  if ((value ?? 0) !== 0 && !parseLength(value))
    throw invalidArgument(field, 'must be an integer of at least 0');
  return parseLength(value);
}

/** Responses may contain NaN, which must not prevent the image from being shown. */
const isPoint = (point: FocalPoint | null | undefined): point is FocalPoint =>
  Number.isFinite(point?.x) && Number.isFinite(point?.y);

function readSize(fields: { width?: unknown; height?: unknown }): Size | undefined {
  const [width, height] = [parseLength(fields.width), parseLength(fields.height)];
  return width && height ? { width, height } : undefined;
}

/** The image of a media item, whose own id may be that of a video. */
const selectImage = (source: ImageSource): ImageSource =>
  typeof source === 'object' ? (source?.image ?? source?.thumbnail ?? source) : source;

function checkText(text: unknown): string {
  if (typeof text !== 'string' || text === '') throw invalidArgument('source', 'must identify a file');
  return text;
}

/** Kinds of files that the media library serves. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'vector' | 'shape';

const STATIC = 'https://static.wixstatic.com';

type Location = readonly [origin: string, folder: string, suffix?: string];

/**
 * Where the platform serves the original of each kind (recorded): `{origin}/{folder}/{id}{suffix}`. A URL
 * belongs to the first kind that matches, so those of vectors are read as shapes.
 */
const LOCATIONS: Readonly<Record<MediaKind, Location>> = {
  image: [STATIC, 'media'],
  video: ['https://video.wixstatic.com', 'video', '/file'],
  audio: [STATIC, 'mp3'],
  document: ['https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com', 'ugd'],
  shape: [STATIC, 'shapes'],
  vector: [STATIC, 'shapes'],
};

const MEDIA_KINDS = /* @__PURE__ */ Object.keys(LOCATIONS) as MediaKind[];

const isMediaKind = (kind: string): kind is MediaKind => MEDIA_KINDS.some((known) => known === kind);

/** Each site has an origin for its documents. */
const DOCUMENT_ORIGIN = /^https:\/\/[^/]+\.usrfiles\.com$/;

/** The error for an invalid argument. It does not quote the argument, which may be a signed URL. */
export const invalidArgument = (field: string, description: string): StoreError =>
  refuseInput('media', field, description);

function checkKind(kind: string): void {
  if (!isMediaKind(kind)) throw invalidArgument('kind', `must be ${MEDIA_KINDS.join(', ')}`);
}

/** The URL of a file without the suffix of the original: the start of the URLs of its transformations. */
export function fileUrl(kind: MediaKind, id: string, host: string | undefined): string {
  checkKind(kind);
  const [origin, folder] = LOCATIONS[kind];
  return `${host === undefined ? origin : checkHost('host', host)}/${folder}/${encodeId(id)}`;
}

export const originalUrl = (kind: MediaKind, id: string, host: string | undefined): string =>
  fileUrl(kind, id, host) + (LOCATIONS[kind][2] ?? '');

/** A file that a URL of the media library identifies. */
export interface LibraryFile {
  kind: MediaKind;
  id: string;
  /** True for an image that does not have the size of the original. */
  isScaled?: boolean;
}

/** Returns `undefined` for URLs of other sites, and for signed URLs, which are valid only unchanged. */
function parseLibraryUrl(url: URL, host: string | undefined): LibraryFile | undefined {
  if (url.searchParams.has('token')) return undefined;
  const ownHost = host === undefined ? undefined : checkHost('host', host);
  const location = url.origin + url.pathname;
  for (const kind of MEDIA_KINDS) {
    const [origin, folder] = LOCATIONS[kind];
    const isPlatform = url.origin === origin || (kind === 'document' && DOCUMENT_ORIGIN.test(url.origin));
    const start = [isPlatform ? url.origin : ownHost, ownHost]
      .map((base) => `${base}/${folder}/`)
      .find((each) => location.startsWith(each));
    const [segment, next] = start ? location.slice(start.length).split('/') : [];
    if (!segment) continue;
    const id = decodeSegment(segment, (description) => invalidArgument('source', description));
    return { kind, id, isScaled: kind === 'image' && next === 'v1' };
  }
  return undefined;
}

/**
 * Returns `undefined` for text without a scheme. Throws for schemes other than http and https, such as
 * `javascript:`.
 */
export function parseWebUrl(text: string): URL | undefined {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!/^[a-z][a-z\d+.-]*:/i.test(absolute)) return undefined;
  const url = /^https?:\/\//i.test(absolute) && URL.canParse(absolute) ? new URL(absolute) : undefined;
  if (!url || url.username || url.password)
    throw invalidArgument('source', 'must be an id, a media URI or a web URL');
  return url;
}

/** An id as one segment of a path. */
export function encodeId(id: string): string {
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw invalidArgument('id', 'must be the id of a file');
  if (/\p{Cc}/u.test(id)) throw invalidArgument('id', 'must not contain control characters');
  return encodeSegment(id, (description) => invalidArgument('id', description));
}
