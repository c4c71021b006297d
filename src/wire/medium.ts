import { present } from '../core/members.ts';
import type { Members } from '../core/operation-info.ts';
import { type FailAs, readMediaLine, toSegment, writeMediaLine } from '../core/media-line.ts';
import { at, malformed, textIn } from './malformed.ts';

type Kind = 'image' | 'video' | 'document' | 'audio';

/** A file of the media library, as its line tells. */
export interface Medium {
  id: string;
  /** Name of the file. */
  name?: string;
  /** What stands behind the `#`. */
  facts: ReadonlyMap<string, string>;
}

const failAt =
  (place: string): FailAs =>
  (problem, cause) =>
    malformed(place, problem, cause);

/** Reads a file in one line. A web address stands for a file from elsewhere. */
export function readMedium(kind: Kind, value: unknown, place: string): Medium | { url: string } {
  if (typeof value !== 'string') throw malformed(place, 'must be text');
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return { url: value };
  const line = readMediaLine(value, failAt(place));
  if (line?.kind !== kind) throw malformed(place, `must be a web address or start with wix:${kind}://v1/`);
  const [id = '', name, ...more] = line.segments;
  if (id === '' || more.length > 0) throw malformed(place, 'must hold an id and at most one name');
  return present({ id, name: name || undefined, facts: line.facts });
}

/** A file in one line, or its `url` where there is no id; undefined where there is neither. */
export function writeMedium(kind: Kind, medium: Members, { name, facts = {}, place }: MediaParts): string | undefined {
  const id = textIn(medium, 'id', place);
  if (id === undefined) return textIn(medium, 'url', place);
  toSegment(id, failAt(at(place, 'id')));
  return writeMediaLine(kind, name === undefined ? [id] : [id, name], facts, failAt(place));
}

interface MediaParts {
  name?: string | undefined;
  /** What to write behind the `#`; what is undefined is left out. */
  facts?: Readonly<Record<string, string | number | undefined>>;
  place: string;
}
