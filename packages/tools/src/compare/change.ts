import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../generate/openapi.ts';
import { below } from '../generate/references.ts';

/** How much of a version a change takes, by the rules of semantic versions from 1.0.0 on. */
export type Level = 'major' | 'minor' | 'patch';

/** One difference between two descriptions that a user of the package can meet. */
export interface Change {
  level: Level;
  /**
   * JSON pointer to the place: in the new description, or in the old one for what is gone. What a part of an `allOf`
   * declares has the place of the whole.
   */
  pointer: string;
  /** What happened there, to be read after the pointer. */
  what: string;
}

/** Where a schema travels. */
export interface Sides {
  input: boolean;
  response: boolean;
}

/** Two schemas at the same location of two descriptions. */
export interface Pair {
  pointer: string;
  before: Schema;
  after: Schema;
  sides: Sides;
}

export type Compare = (pair: Pair) => Change[];

export const major = (pointer: string, what: string): Change => ({ level: 'major', pointer, what });
export const minor = (pointer: string, what: string): Change => ({ level: 'minor', pointer, what });

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

/** What changed among the members of two objects, each of which callers may rely on. */
export function compareEach<T>(
  pointer: string,
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  compareBoth: (pointer: string, old: T, now: T) => Change[],
): Change[] {
  const { both, gone, fresh } = split(Object.keys(before), Object.keys(after));
  const at = (name: string): string => below(pointer, name);
  return [
    ...gone.map((name) => major(at(name), 'is removed')),
    ...fresh.map((name) => minor(at(name), 'is new')),
    ...both.flatMap((name) => compareBoth(at(name), before[name] as T, after[name] as T)),
  ];
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
  'externalDocs',
  '$comment',
  'x-source',
  'x-sdk',
  'x-enum-descriptions',
  'x-assumed',
  'example',
  'examples',
]);

/** A value without its texts and examples. */
export function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (TEXTS.has(key) ? [] : [[key, withoutTexts(inner)]])),
  );
}
