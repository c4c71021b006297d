/** The one-line address of a medium: `wix:image://v1/<id>/<name>#originWidth=8&originHeight=6`, as recorded. A plain web address stands for a medium from elsewhere. */
import { at, isNothing, malformed, present, textOf } from './malformed.ts';

export type MediaKind = 'image' | 'video' | 'document' | 'audio';

export interface MediaAddress {
  id: string;
  /** Name of the file. */
  name?: string;
  /** What stands behind the `#`. */
  facts: ReadonlyMap<string, string>;
}

/** Old addresses lack the `wix:`. */
const FORM = /^(?:wix:)?(\w+):\/\/v1\/([^#]*)(?:#(.*))?$/s;

export function parseMedia(kind: MediaKind, value: unknown, place: string): MediaAddress | { url: string } {
  if (typeof value !== 'string') throw malformed(place, 'must be text');
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return { url: value };
  const [, found, path = '', fragment = ''] = FORM.exec(value) ?? [];
  if (found !== kind) throw malformed(place, `must be a web address or start with wix:${kind}://v1/`);
  const [id = '', name, ...more] = segmentsOf(kind, path).map((segment) => decode(segment, place));
  if (id === '' || more.length > 0) throw malformed(place, 'must hold an id and at most one name');
  return present<MediaAddress>({ id, name: name || undefined, facts: factsOf(fragment, place) });
}

/** Documents may stand in the folder `ugd`, which is no part of their id (recorded). */
function segmentsOf(kind: MediaKind, path: string): string[] {
  const segments = path.split('/');
  return kind === 'document' && segments.length === 3 && segments[0] === 'ugd' ? segments.slice(1) : segments;
}

function factsOf(fragment: string, place: string): ReadonlyMap<string, string> {
  const pairs = fragment.split('&').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, decode(value.join('='), place)];
    }),
  );
}

/** The address of a medium of the library, or `url` where there is no id; undefined where there is neither. */
export function formatMedia(kind: MediaKind, medium: Record<string, unknown>, { name, facts = {}, place }: MediaParts): string | undefined {
  const id = textOf(medium['id'], at(place, 'id'));
  if (id === undefined) return textOf(medium['url'], at(place, 'url'));
  const file = name === undefined ? '' : `/${encode(name, place)}`;
  const pairs = Object.entries(facts).flatMap(([key, value]) => (isNothing(value) ? [] : `${key}=${encode(String(value), place)}`));
  return `wix:${kind}://v1/${encode(id, at(place, 'id'))}${file}${pairs.length > 0 ? `#${pairs.join('&')}` : ''}`;
}

interface MediaParts {
  name?: string | undefined;
  /** What to write behind the `#`; what is undefined is left out. */
  facts?: Readonly<Record<string, string | number | undefined>>;
  place: string;
}

function decode(text: string, place: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw malformed(place, 'must not hold broken % escapes', cause);
  }
}

function encode(text: string, place: string): string {
  if (!text.isWellFormed()) throw malformed(place, 'must be well-formed text');
  return encodeURIComponent(text);
}
