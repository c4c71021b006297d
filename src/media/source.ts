import { originalOf, readAddress, toWebAddress } from './address.ts';
import type { Size } from './geometry.ts';
import { type MediaKind, type MediaReference, readMediaString, toSize } from './media-string.ts';
import { refuse } from './refuse.ts';

/** A picture as answers have it. Items of a product's media do as well: their picture counts, or else their thumbnail. */
export interface ImageObject {
  /** Id in the media library, with its file extension. */
  id?: string | null | undefined;
  /** Where it is served. An address from elsewhere, or a signed one, is used as it is. */
  url?: string | null | undefined;
  /** Width of the original in pixels. */
  width?: number | null | undefined;
  /** Height of the original in pixels. */
  height?: number | null | undefined;
  /** What stays in sight when the picture is cut, as fractions of width and height. */
  focalPoint?: FocalPoint | null | undefined;
  /** The picture of an item of a product's media. */
  image?: ImageObject | null | undefined;
  /** The small picture of such an item, or of its video. */
  thumbnail?: ImageObject | null | undefined;
}

/** A place in a picture, as fractions: 0 is left or top, 1 is right or bottom. */
export interface FocalPoint {
  /** Fraction of the width, 0 to 1. */
  x?: number | undefined;
  /** Fraction of the height, 0 to 1. */
  y?: number | undefined;
}

/** A picture: an id, a `wix:image://v1/…` string (older ones without `wix:`), an address, scaled or not, or an object of an answer. */
export type ImageSource = string | ImageObject;

/** What a call of this entry reads and writes addresses with. */
export interface HostOptions {
  /** Where files are served from, for a store that is not the platform's, such as `http://127.0.0.1:4010`. Https only, except on this machine. */
  host?: string | undefined;
}

/** Options of {@link parseMedia} and {@link mediaUrl}. */
export interface MediaOptions extends HostOptions {
  /** What a bare id is. Default `image`. */
  kind?: MediaKind | undefined;
}

/** A file that is found by its id, or else by the address as it came. */
export type Found =
  | (MediaReference & { isScaled: boolean; url?: undefined })
  | { kind: MediaKind; url: string; isScaled: false; width?: undefined; height?: undefined };

/** Finds a file by any text that names one, or by an object: its address, or else its id, which is never taken for an address. */
export function find(source: string | Pick<ImageObject, 'id' | 'url'>, { kind = 'image', host }: MediaOptions): Found {
  if (typeof source === 'object' && source && !source.url) return { kind, id: checkText(source.id), isScaled: false };
  const text = checkText(typeof source === 'object' ? source?.url : source);
  const media = readMediaString(text);
  if (media) return { ...media, isScaled: false };
  const url = toWebAddress(text);
  if (!url) return { kind, id: text, isScaled: false };
  return readAddress(url, host) ?? { kind, url: url.href, isScaled: false };
}

/**
 * Reads a `wix:` string, an address of the media library or a bare id. Undefined for an address from elsewhere, and for a signed one: both are
 * good only as they are. The sizes in a scaled address are not those of the original, so they are left out. Fails with a `StoreError` of the
 * kind `validation` for what is no name of a file.
 *
 * @example
 * import { parseMedia } from 'storewire/media';
 *
 * const mug = parseMedia('wix:image://v1/11062b_5d0e~mv2.png/tidal%20mug.png#originWidth=2400&originHeight=1600');
 * console.log(mug?.id, mug?.filename, mug?.width, mug?.height); // 11062b_5d0e~mv2.png, tidal mug.png, 2400, 1600
 */
export function parseMedia(source: string, options: MediaOptions = {}): MediaReference | undefined {
  const found = find(source, options);
  if (found.url !== undefined) return undefined;
  const { isScaled: _isScaled, ...media } = found;
  originalOf(media.kind, media.id, options.host);
  return media;
}

/**
 * Address of the original of any file: pictures, videos, audio, documents, vector drawings and shapes. Of an object with both, the address
 * counts before the id, as private files are found by it alone. Fails as `parseMedia` does.
 *
 * @example
 * import { mediaUrl } from 'storewire/media';
 *
 * mediaUrl('wix:document://v1/11062b_1d5a.pdf/glazes.pdf'); // https://….usrfiles.com/ugd/11062b_1d5a.pdf
 * mediaUrl({ id: '11062b_9c1d.mp3' }, { kind: 'audio' }); // https://static.wixstatic.com/mp3/11062b_9c1d.mp3
 */
export function mediaUrl(source: ImageSource, options: MediaOptions = {}): string {
  const found = find(pictureIn(source), options);
  return found.url ?? originalOf(found.kind, found.id, options.host);
}

/** What is known of a picture. */
export interface Picture {
  /** Set when the picture is in the media library. */
  id?: string;
  /** Address of the original. */
  url: string;
  /** Set when both sides of the original are known. */
  size?: Size;
  focalPoint?: FocalPoint;
}

export function readPicture(source: ImageSource, { host }: HostOptions): Picture {
  const object = pictureIn(source);
  const found = find(object, { host });
  if (found.kind !== 'image') throw refuse('source', 'must be a picture');
  const beside = typeof object === 'object' ? object : {};
  // the sizes beside a scaled address are its own, not those of the original
  const size = found.isScaled ? undefined : (sizeOf(found) ?? sizeOf(beside));
  return {
    url: found.url ?? originalOf('image', found.id, host),
    ...(found.url === undefined ? { id: found.id } : {}),
    ...(size ? { size } : {}),
    ...(isPoint(beside.focalPoint) ? { focalPoint: beside.focalPoint } : {}),
  };
}

/** Answers may have numbers that are none, which is no reason to show no picture. */
const isPoint = (point: FocalPoint | null | undefined): point is FocalPoint => Number.isFinite(point?.x) && Number.isFinite(point?.y);

function sizeOf(facts: { width?: unknown; height?: unknown }): Size | undefined {
  const [width, height] = [toSize(facts.width), toSize(facts.height)];
  return width && height ? { width, height } : undefined;
}

/** The picture of an item of a product's media, whose own id may be that of a video. */
function pictureIn(source: ImageSource): ImageSource {
  return typeof source === 'object' ? (source?.image ?? source?.thumbnail ?? source) : source;
}

function checkText(text: unknown): string {
  if (typeof text !== 'string' || text === '') throw refuse('source', 'must name a file');
  return text;
}
