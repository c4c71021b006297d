/**
 * Media URIs: a media file in one line, as in `wix:image://v1/{id}/{filename}#originWidth=8&originHeight=6`
 * (recorded).
 */
import { present } from '../lib/fields.ts';

interface MediaUri {
  kind: string;
  /** The id, the file name if there is one, and any further segments of the path. Decoded. */
  segments: string[];
  /** The parameters after the `#`. Decoded. */
  params: ReadonlyMap<string, string>;
}

/** Creates the error for text that cannot be read or written. */
export type CreateError = (description: string, cause?: unknown) => Error;

/** Older URIs lack the `wix:`. */
const MEDIA_URI = /^(?:wix:)?(\w+):\/\/v1\/([^#]*)(?:#(.*))?$/s;

/** Returns `undefined` for text that is not a media URI. Throws if its percent-encoding is invalid. */
export function parseMediaUri(text: string, createError: CreateError): MediaUri | undefined {
  const [, kind, path = '', fragment = ''] = MEDIA_URI.exec(text) ?? [];
  if (kind === undefined) return undefined;
  const segments = path.split('/');
  // the folder of documents is not part of their id (recorded)
  if (kind === 'document' && segments[0] === 'ugd' && segments[1]) segments.shift();
  const params = fragment.split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name, decodeSegment(value.join('='), createError)];
  });
  return {
    kind,
    segments: segments.map((segment) => decodeSegment(segment, createError)),
    params: new Map(params),
  };
}

/** Omits parameters that are undefined. Throws for text that is not well-formed. */
export function formatMediaUri(
  kind: string,
  segments: readonly string[],
  params: Readonly<Record<string, unknown>>,
  createError: CreateError,
): string {
  const encode = (text: string): string => encodeSegment(text, createError);
  const pairs = Object.entries(present(params)).map(([name, value]) => `${name}=${encode(String(value))}`);
  return `wix:${kind}://v1/${segments.map(encode).join('/')}${pairs.length > 0 ? `#${pairs.join('&')}` : ''}`;
}

/** Text as one segment of a URL path. Throws for anything else than well-formed text. */
export function encodeSegment(text: unknown, createError: CreateError): string {
  if (typeof text !== 'string' || !text.isWellFormed()) throw createError('must be a well-formed string');
  return encodeURIComponent(text);
}

export function decodeSegment(text: string, createError: CreateError): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw createError('must not contain invalid percent-encoding', cause);
  }
}
