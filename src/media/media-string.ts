import { refuse } from './refuse.ts';

/** Kinds of files that have addresses. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'vector' | 'shape';

/** A file of the media library. Members that nobody has said are absent. */
export interface MediaReference {
  /** Kind of the file. */
  kind: MediaKind;
  /** Id in the media library. Of pictures, with the file extension. */
  id: string;
  /** Name the file was uploaded with. */
  filename?: string | undefined;
  /** Width of the original in pixels. */
  width?: number | undefined;
  /** Height of the original in pixels. */
  height?: number | undefined;
  /** Length in seconds. */
  duration?: number | undefined;
  /** Still picture of a video. */
  poster?: { id: string; width?: number | undefined; height?: number | undefined } | undefined;
}

const FORM = /^(?:wix:)?(image|video|audio|document|vector|shape):\/\/v1\/([^#]*)(?:#(.*))?$/s;

/** Reads `wix:image://v1/…` and its sisters, also without `wix:` as older data has them. Undefined for any other text. */
export function readMediaString(text: string): MediaReference | undefined {
  const [, kind, path = '', fragment = ''] = FORM.exec(text) ?? [];
  if (!kind) return undefined;
  const segments = path.split('/');
  if (kind === 'document' && segments[0] === 'ugd' && segments[1]) segments.shift();
  const [id = '', filename = ''] = segments.map(decode);
  const facts = new URLSearchParams(fragment);
  const size = (name: string): number | undefined => toSize(facts.get(name));
  const posterId = facts.get('posterUri');
  return withoutAbsent({
    kind: kind as MediaKind,
    id,
    filename: filename || undefined,
    width: size('originWidth'),
    height: size('originHeight'),
    duration: size('duration'),
    poster: posterId ? withoutAbsent({ id: posterId, width: size('posterWidth'), height: size('posterHeight') }) : undefined,
  });
}

/**
 * Writes a file as one string, `wix:image://v1/{id}/{name}#originWidth=…`. `parseMedia` reads it back.
 *
 * @example
 * import { formatMedia } from 'storewire/media';
 *
 * formatMedia({ kind: 'image', id: '11062b_5d0e~mv2.png', filename: 'tidal mug.png', width: 2400, height: 1600 });
 * // wix:image://v1/11062b_5d0e~mv2.png/tidal%20mug.png#originWidth=2400&originHeight=1600
 */
export function formatMedia({ kind, id, filename, width, height, duration, poster }: MediaReference): string {
  const facts = Object.entries({
    originWidth: width,
    originHeight: height,
    duration,
    posterUri: poster?.id,
    posterWidth: poster?.width,
    posterHeight: poster?.height,
  }).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encode(name, String(value))}`));
  const name = filename ? `/${encode('filename', filename)}` : '';
  return `wix:${kind}://v1/${encodeId(id)}${name}${facts.length > 0 ? `#${facts.join('&')}` : ''}`;
}

/** An id as one segment of a path, whatever is in it. */
export function encodeId(id: string): string {
  if (!id || /^\.{1,2}$/.test(id)) throw refuse('id', 'must name a file of the media library');
  if (/\p{Cc}/u.test(id)) throw refuse('id', 'must not hold control characters');
  return encode('id', id);
}

/** A length in pixels or seconds; what is none, such as the text `undefined`, counts as not said. */
export function toSize(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : undefined;
}

function encode(field: string, text: string): string {
  if (!text.isWellFormed()) throw refuse(field, 'must be well-formed text');
  return encodeURIComponent(text);
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refuse('source', 'must not hold a broken percent escape');
  }
}

/** The type keeps what is required; members that may be absent are left out rather than undefined. */
function withoutAbsent<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
}
