/** The one-line address of a medium: `wix:image://v1/<id>/<name>#originWidth=8&originHeight=6`, as recorded. A plain web address stands for a medium from elsewhere. */
import { present } from '../core/members.ts';
import { type FailAs, readMediaLine, toSegment, writeMediaLine } from '../core/media-line.ts';
import { at, malformed, textOf } from './malformed.ts';

export type MediaKind = 'image' | 'video' | 'document' | 'audio';

export interface MediaAddress {
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

export function parseMedia(kind: MediaKind, value: unknown, place: string): MediaAddress | { url: string } {
  if (typeof value !== 'string') throw malformed(place, 'must be text');
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return { url: value };
  const line = readMediaLine(value, failAt(place));
  if (line?.kind !== kind) throw malformed(place, `must be a web address or start with wix:${kind}://v1/`);
  const [id = '', name, ...more] = line.segments;
  if (id === '' || more.length > 0) throw malformed(place, 'must hold an id and at most one name');
  return present({ id, name: name || undefined, facts: line.facts });
}

/** The address of a medium of the library, or `url` where there is no id; undefined where there is neither. */
export function formatMedia(kind: MediaKind, medium: Record<string, unknown>, { name, facts = {}, place }: MediaParts): string | undefined {
  const id = textOf(medium['id'], at(place, 'id'));
  if (id === undefined) return textOf(medium['url'], at(place, 'url'));
  toSegment(id, failAt(at(place, 'id')));
  return writeMediaLine(kind, name === undefined ? [id] : [id, name], facts, failAt(place));
}

interface MediaParts {
  name?: string | undefined;
  /** What to write behind the `#`; what is undefined is left out. */
  facts?: Readonly<Record<string, string | number | undefined>>;
  place: string;
}
