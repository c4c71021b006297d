import { isDeepStrictEqual } from 'node:util';

/** How much of a version a change takes, by the rules of semantic versions from 1.0.0 on. */
export type Level = 'major' | 'minor' | 'patch';

/** One difference between two descriptions that a user of the package can meet. */
export interface Change {
  level: Level;
  /** JSON pointer to the place: in the new description, or in the old one for what is gone. */
  pointer: string;
  /** What happened there, to be read after the pointer. */
  what: string;
}

/** Where a schema travels. */
export interface Sides {
  input: boolean;
  response: boolean;
}

export const major = (pointer: string, what: string): Change => ({ level: 'major', pointer, what });
export const minor = (pointer: string, what: string): Change => ({ level: 'minor', pointer, what });

/** Goes one step down with a JSON pointer (RFC 6901). */
export const below = (pointer: string, ...steps: (string | number)[]): string =>
  [pointer, ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** Names of both, of the old alone and of the new alone. */
export function split(
  before: Iterable<string>,
  after: Iterable<string>,
): { both: string[]; gone: string[]; fresh: string[] } {
  const old = new Set(before);
  const now = new Set(after);
  return {
    both: [...old].filter((name) => now.has(name)),
    gone: [...old].filter((name) => !now.has(name)),
    fresh: [...now].filter((name) => !old.has(name)),
  };
}

/** The one thing of the new that says the same as what is gone, its texts aside. */
export function renamed<T>(value: T, fresh: readonly (readonly [name: string, value: T])[]): string {
  const same = fresh.filter(([, other]) => isDeepStrictEqual(withoutTexts(value), withoutTexts(other)));
  return same.length === 1 ? `is renamed to ${same[0]?.[0]}` : 'is removed';
}

const TEXTS = new Set([
  'title',
  'description',
  'summary',
  'x-source',
  'x-sdk',
  'x-enum-descriptions',
  'x-assumed',
  'example',
  'examples',
  'x-examples',
]);

/** A value without its texts and examples. */
export function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (TEXTS.has(key) ? [] : [[key, withoutTexts(inner)]])),
  );
}
