import { present } from '../core/members.ts';
import { readMediaLine, toSegment, writeMediaLine } from '../core/media-line.ts';
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

/** Of kinds that are served from the same folder, the first is the one that an address stands for. */
export const KINDS: readonly MediaKind[] = ['image', 'video', 'audio', 'document', 'shape', 'vector'];

export const isKind = (kind: string): kind is MediaKind => KINDS.some((known) => known === kind);

/** Reads `wix:image://v1/…` and its sisters, also without `wix:` as older data has them. Undefined for any other text. */
export function readMediaString(text: string): MediaReference | undefined {
  const line = readMediaLine(text, (problem) => refuse('source', problem));
  if (!line || !isKind(line.kind)) return undefined;
  const { kind, segments, facts } = line;
  const [id = '', filename = ''] = segments;
  const size = (name: string): number | undefined => toSize(facts.get(name));
  const posterId = facts.get('posterUri');
  return present({
    kind,
    id,
    filename: filename || undefined,
    width: size('originWidth'),
    height: size('originHeight'),
    duration: size('duration'),
    poster: posterId ? present({ id: posterId, width: size('posterWidth'), height: size('posterHeight') }) : undefined,
  });
}

/**
 * Writes a file as one string, `wix:image://v1/{id}/{name}#originWidth=…`. `parseMedia` reads it back. Sizes and lengths of 0 are left out, as nobody
 * knows them. Fails with a `StoreError` of the kind `validation` for what no such string can say.
 *
 * @example
 * import { formatMedia } from 'storewire/media';
 *
 * formatMedia({ kind: 'image', id: '11062b_5d0e~mv2.png', filename: 'tidal mug.png', width: 2400, height: 1600 });
 * // wix:image://v1/11062b_5d0e~mv2.png/tidal%20mug.png#originWidth=2400&originHeight=1600
 */
export function formatMedia({ kind, id, filename, width, height, duration, poster }: MediaReference): string {
  if (!isKind(kind)) throw refuse('kind', `must be ${KINDS.join(', ')}`);
  encodeId(id);
  const facts = {
    originWidth: toFact('width', width),
    originHeight: toFact('height', height),
    duration: toFact('duration', duration),
    ...(poster && {
      posterUri: poster.id || undefined,
      posterWidth: toFact('poster.width', poster.width),
      posterHeight: toFact('poster.height', poster.height),
    }),
  };
  return writeMediaLine(kind, filename ? [id, filename] : [id], facts, (problem) => refuse('filename', problem));
}

function toFact(field: string, value: number | undefined): number | undefined {
  if ((value ?? 0) !== 0 && !toSize(value)) throw refuse(field, 'must be a whole number, 0 or more');
  return toSize(value);
}

/** An id as one segment of a path, whatever is in it. */
export function encodeId(id: string): string {
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw refuse('id', 'must name a file of the media library');
  if (/\p{Cc}/u.test(id)) throw refuse('id', 'must not hold control characters');
  return toSegment(id, (problem) => refuse('id', problem));
}

/** A length in pixels or seconds; what is none, such as the text `undefined`, counts as not said. */
export function toSize(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : undefined;
}
