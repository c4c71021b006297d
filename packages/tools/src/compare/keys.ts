/** Changes of keys whose values are compared as a whole. */
import { isDeepStrictEqual } from 'node:util';
import { below, type Change, type Level, major, split, withoutTexts } from './change.ts';

/** How much of a version a key takes that is added, and one that is removed. Another value takes the more. */
export type Levels = readonly [added: Level, removed: Level];

/** A promise to callers. */
export const PROMISE: Levels = ['minor', 'major'];
/** Something that callers can no longer do or rely on. */
export const RESTRICTION: Levels = ['major', 'minor'];
/** Different code on either side. */
export const DIFFERENT: Levels = ['major', 'major'];
/** What no code depends on. */
export const NOTE: Levels = ['minor', 'minor'];

/** Compares the keys of a table. */
export function compareKeys(
  pointer: string,
  before: object,
  after: object,
  table: Readonly<Record<string, Levels>>,
): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return Object.entries(table).flatMap(([key, [added, removed]]) => {
    const [from, to] = [old.get(key), now.get(key)];
    if (isDeepStrictEqual(from, to)) return [];
    const at = below(pointer, key);
    const [was, is] = [JSON.stringify(from), JSON.stringify(to)];
    if (from === undefined) return [{ level: added, pointer: at, what: `is new: ${is}` }];
    if (to === undefined) return [{ level: removed, pointer: at, what: `is removed, was ${was}` }];
    const level = added === 'major' ? added : removed;
    return [{ level, pointer: at, what: `is ${is}, was ${was}` }];
  });
}

const valuesOf = (fields: object): Map<string, unknown> => new Map(Object.entries(fields));

/** Compares two lists, whose order has no meaning. */
export function compareLists(
  pointer: string,
  before: readonly string[],
  after: readonly string[],
  [added, removed]: Levels,
): Change[] {
  const { gone, fresh } = split(before, after);
  return [
    ...gone.map((item) => ({ level: removed, pointer, what: `no longer lists ${item}` })),
    ...fresh.map((item) => ({ level: added, pointer, what: `also lists ${item}` })),
  ];
}

/** Keys that no rule compares: nothing is known about their effect. */
export function compareOtherKeys(
  pointer: string,
  before: object,
  after: object,
  compared: ReadonlySet<string>,
): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => !compared.has(key))
    .filter(
      (key) =>
        !isDeepStrictEqual(withoutTexts({ [key]: old.get(key) }), withoutTexts({ [key]: now.get(key) })),
    )
    .map((key) => major(below(pointer, key), 'differs in a key that no rule compares'));
}
