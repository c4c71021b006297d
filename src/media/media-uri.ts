/**
 * Media URIs: a media file in one line, as in `wix:image://v1/{id}/{filename}#originWidth=8&originHeight=6`
 * (recorded).
 */
import { refuseInput, type StoreError } from '../errors/store-error.ts';
import { omitUndefined } from '../lib/fields.ts';

/** Kinds of files that the media library serves. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'vector' | 'shape';

/** A file of the media library. What is not known is absent. */
export interface MediaFile {
  kind: MediaKind;
  id: string;
  filename?: string | undefined;
  /** Width of the original in pixels. */
  width?: number | undefined;
  /** Height of the original in pixels. */
  height?: number | undefined;
  /** The image of a video. */
  poster?: Pick<MediaFile, 'id' | 'width' | 'height'> | undefined;
}

/** Older URIs lack the `wix:`. */
const MEDIA_URI = /^(?:wix:)?(image|video|audio|document|vector|shape):\/\/v1\/([^#]*)(?:#(.*))?$/s;

/** Returns `undefined` for text that is not a media URI. */
export function parseMediaUri(text: string, path: string): MediaFile | undefined {
  const [, kind, location = '', fragment = ''] = MEDIA_URI.exec(text) ?? [];
  if (kind === undefined) return undefined;
  const segments = location.split('/').map((segment) => decodeSegment(segment, path));
  // the folder of documents is not part of their id (recorded)
  if (kind === 'document' && segments[0] === 'ugd' && segments[1]) segments.shift();
  const [id, filename] = segments;
  encodeId(id, path);
  const params = new URLSearchParams(fragment.replaceAll('+', '%2B'));
  const length = (name: string): number | undefined => parseLength(params.get(name));
  const posterId = params.get('posterUri');
  return omitUndefined({
    kind: kind as MediaKind,
    id: id ?? '',
    filename: filename || undefined,
    width: length('originWidth'),
    height: length('originHeight'),
    poster: posterId
      ? omitUndefined({ id: posterId, width: length('posterWidth'), height: length('posterHeight') })
      : undefined,
  });
}

export function formatMediaUri(file: MediaFile, path: string): string {
  const { kind, id, filename, width, height, poster } = file;
  const name = filename ? `/${encodeSegment(filename, path)}` : '';
  const params = Object.entries({
    originWidth: width,
    originHeight: height,
    posterUri: poster?.id,
    posterWidth: poster?.width,
    posterHeight: poster?.height,
  }).flatMap(([param, value]) => (value ? [`${param}=${encodeSegment(`${value}`, path)}`] : []));
  return `wix:${kind}://v1/${encodeId(id, path)}${name}${params.length > 0 ? `#${params.join('&')}` : ''}`;
}

/**
 * A number of pixels above 0, also from digits. Undefined for anything else, such as the text
 * `undefined`.
 */
export function parseLength(value: unknown): number | undefined {
  const length = typeof value === 'string' ? Number(value) : value;
  return Number.isSafeInteger(length) && Number(length) > 0 ? Number(length) : undefined;
}

/** An id as one segment of a URL path. */
export function encodeId(id: unknown, path: string): string {
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw invalidValue(path, 'must have the id of a file');
  if (/\p{Cc}/u.test(id)) throw invalidValue(path, 'must not contain control characters');
  return encodeSegment(id, path);
}

function encodeSegment(text: string, path: string): string {
  if (!text.isWellFormed()) throw invalidValue(path, 'must be a well-formed string');
  return encodeURIComponent(text);
}

export function decodeSegment(text: string, path: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw invalidValue(path, 'must not contain invalid percent-encoding', cause);
  }
}

/** The error for an invalid value. It does not quote the value, which may be a signed URL. */
export const invalidValue = (path: string, description: string, cause?: unknown): StoreError =>
  refuseInput('media', path, description, cause);
