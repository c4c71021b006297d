/** Makes the error of a text that is none of the form. */
export type FailAs = (problem: string, cause?: unknown) => Error;

/** A file in one line: `wix:image://v1/{id}/{name}#originWidth=8&originHeight=6`, as recorded. Everything in it is read, percent escapes too. */
interface MediaLine {
  kind: string;
  /** The id, the name of the file where there is one, and whatever else there is. */
  segments: string[];
  /** What stands behind the `#`. */
  facts: ReadonlyMap<string, string>;
}

/** Older lines lack the `wix:`. */
const FORM = /^(?:wix:)?(\w+):\/\/v1\/([^#]*)(?:#(.*))?$/s;

/** Reads a file in one line; undefined for any other text. */
export function readMediaLine(text: string, failAs: FailAs): MediaLine | undefined {
  const [, kind, path = '', fragment = ''] = FORM.exec(text) ?? [];
  if (kind === undefined) return undefined;
  const segments = path.split('/');
  // documents may stand in a folder, which is no part of their id (recorded)
  if (kind === 'document' && segments[0] === 'ugd' && segments[1]) segments.shift();
  const facts = fragment
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, fromSegment(value.join('='), failAs)];
    });
  return { kind, segments: segments.map((segment) => fromSegment(segment, failAs)), facts: new Map(facts) };
}

/** Writes a file in one line. Facts that are undefined or null are left out. */
export function writeMediaLine(kind: string, names: readonly string[], facts: Readonly<Record<string, unknown>>, failAs: FailAs): string {
  const pairs = Object.entries(facts).flatMap(([name, value]) => (value === undefined || value === null ? [] : `${name}=${toSegment(String(value), failAs)}`));
  return `wix:${kind}://v1/${names.map((name) => toSegment(name, failAs)).join('/')}${pairs.length > 0 ? `#${pairs.join('&')}` : ''}`;
}

/** Text as one segment of an address. */
export function toSegment(text: string, failAs: FailAs): string {
  if (!text.isWellFormed()) throw failAs('must be well-formed text');
  return encodeURIComponent(text);
}

export function fromSegment(text: string, failAs: FailAs): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw failAs('must not hold broken % escapes', cause);
  }
}
