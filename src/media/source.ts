/** What can identify a media file: ids, media URIs, URLs, and objects of responses. */
import type { FocalPoint } from '../../generated/types.ts';
import { asRecord, omitUndefined } from '../lib/fields.ts';
import type { Size } from './geometry.ts';
import { originalUrl, parseLibraryUrl, parseWebUrl } from './library-url.ts';
import { invalidValue, type MediaFile, type MediaKind, parseLength, parseMediaUri } from './media-uri.ts';

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

/** Options of {@link mediaUrl}. */
export interface MediaOptions extends HostOptions {
  /** Kind of the file if the source is an id. Default `image`. */
  kind?: MediaKind | undefined;
}

/**
 * Returns the URL of the original of a file of any kind. If an object has both, its URL is used rather than
 * its id, as private files have signed URLs only. Throws a `StoreError` of kind `validation` if the source
 * does not identify a file.
 *
 * @example
 * import { mediaUrl } from 'storewire';
 *
 * mediaUrl('wix:document://v1/11062b_1d5a.pdf/glazes.pdf'); // https://….usrfiles.com/ugd/11062b_1d5a.pdf
 * mediaUrl({ id: '11062b_9c1d.mp3' }, { kind: 'audio' }); // https://static.wixstatic.com/mp3/11062b_9c1d.mp3
 */
export const mediaUrl = (source: ImageSource, options: MediaOptions = {}): string =>
  resolveFile(selectImage(source), options).url;

/** A file of the media library, or else a URL that is used unchanged. */
export interface ResolvedFile extends Omit<MediaFile, 'id'> {
  /** Absent if the file is not in the media library. */
  id?: string;
  /** URL of the original. */
  url: string;
  /** True for an image that does not have the size of the original. */
  isScaled?: boolean;
}

/** The `id` of an object is never read as a URL. */
export function resolveFile(
  source: string | Pick<ImageObject, 'id' | 'url'>,
  { kind = 'image', host }: MediaOptions,
): ResolvedFile {
  const fields = asRecord(source) ?? { url: source };
  const text = fields['url'] || fields['id'];
  if (typeof text !== 'string' || text === '') throw invalidValue('source', 'must identify a file');
  const media = fields['url'] ? parseMediaUri(text, 'source') : undefined;
  const url = fields['url'] && !media ? parseWebUrl(text) : undefined;
  const file = media ?? (url ? parseLibraryUrl(url, host) : { kind, id: text });
  return file ? { ...file, url: originalUrl(file.kind, file.id, host) } : { kind, url: url?.href ?? text };
}

/** An image with all that is known about its original. */
export interface ResolvedImage extends Pick<ResolvedFile, 'id' | 'url'> {
  /** Absent unless both sides are known. */
  size?: Size;
  focalPoint?: FocalPoint;
}

export function resolveImage(source: ImageSource, { host }: HostOptions): ResolvedImage {
  const image = selectImage(source);
  const file = resolveFile(image, { host });
  if (file.kind !== 'image') throw invalidValue('source', 'must be an image');
  const fields = typeof image === 'object' ? image : {};
  // an object with the URL of a scaled image has the scaled size
  const size = file.isScaled ? undefined : (readSize(file) ?? readSize(fields));
  const focalPoint = isPoint(fields.focalPoint) ? fields.focalPoint : undefined;
  return omitUndefined({ id: file.id, url: file.url, size, focalPoint });
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
