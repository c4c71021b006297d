/** Changes of keys whose values are compared as a whole, by one rule for each. */
import { isDeepStrictEqual } from 'node:util';
import { below } from '../generate/references.ts';
import { type Change, type Level, major, type Sides, split, withoutTexts } from './change.ts';

/** How much of a version it takes to add something, and to remove it. Another value takes the more. */
export type Levels = readonly [added: Level, removed: Level];

export interface Rule {
  levels: Levels | ((sides: Sides) => Levels);
  /** Of a list without an order: what is compared of it. */
  items?: (value: unknown) => string[];
  /** Of a number: whether another one allows less. */
  isStricter?: (from: number, to: number) => boolean;
}

/** A promise to callers. */
export const PROMISE: Rule = { levels: ['minor', 'major'] };
/** Something that callers can no longer do or rely on. */
export const RESTRICTION: Rule = { levels: ['major', 'minor'] };
/** Different code on either side. */
export const DIFFERENT: Rule = { levels: ['major', 'major'] };
/** What no code depends on. */
export const NOTE: Rule = { levels: ['minor', 'minor'] };
/** What allows less breaks those who send a value, and what allows more those who read it. */
export const LIMIT = { levels: (sides: Sides): Levels => [stricter(sides), weaker(sides)] } satisfies Rule;
export const AT_MOST: Rule = { ...LIMIT, isStricter: (from, to) => to < from };
export const AT_LEAST: Rule = { ...LIMIT, isStricter: (from, to) => to > from };
/** What other functions compare, or what only describes. */
export const ELSEWHERE = 'elsewhere';

export const stricter = ({ input }: Sides): Level => (input ? 'major' : 'minor');
export const weaker = ({ response }: Sides): Level => (response ? 'major' : 'minor');

export type Rules = Readonly<Record<string, Rule | typeof ELSEWHERE>>;

/** Several keys with the same rule. */
export const keysWith = <R extends Rule | typeof ELSEWHERE>(rule: R, ...keys: string[]): Record<string, R> =>
  Object.fromEntries(keys.map((key) => [key, rule]));

/** Compares the keys of two objects. Of a key without a rule, nothing is known about its effect. */
export function compareKeys(
  pointer: string,
  { before, after, sides = BOTH }: { before: object; after: object; sides?: Sides },
  rules: Rules,
): Change[] {
  const [old, now] = [before, after].map((fields) => new Map<string, unknown>(Object.entries(fields)));
  const keys = new Set([...Object.keys(rules), ...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const [from, to] = [old?.get(key), now?.get(key)];
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === ELSEWHERE || isDeepStrictEqual(from, to)) return [];
    const at = below(pointer, key);
    if (rule) return compareValues(at, { from, to, sides }, rule);
    return isDeepStrictEqual(withoutTexts({ [key]: from }), withoutTexts({ [key]: to }))
      ? []
      : [major(at, 'differs in a key that no rule compares')];
  });
}

const BOTH: Sides = { input: true, response: true };

function compareValues(
  pointer: string,
  { from, to, sides }: { from: unknown; to: unknown; sides: Sides },
  { levels, items, isStricter }: Rule,
): Change[] {
  const [added, removed] = typeof levels === 'function' ? levels(sides) : levels;
  if (items) return compareLists(pointer, items(from ?? []), items(to ?? []), [added, removed]);
  const [was, is] = [JSON.stringify(from), JSON.stringify(to)];
  if (from === undefined) return [{ level: added, pointer, what: `is new: ${is}` }];
  if (to === undefined) return [{ level: removed, pointer, what: `is removed, was ${was}` }];
  const either = added === 'major' ? added : removed;
  const level = isStricter ? (isStricter(Number(from), Number(to)) ? added : removed) : either;
  return [{ level, pointer, what: `is ${is}, was ${was}` }];
}

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
