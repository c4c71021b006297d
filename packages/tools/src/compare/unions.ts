/** Changes of unions. Neither their order nor that of their alternatives has a meaning. */
import { isDeepStrictEqual } from 'node:util';
import { below, type Change, type Compare, type Sides, stricter, weaker, withoutTexts } from './change.ts';
import type { Union } from './flat.ts';

interface Unions {
  pointer: string;
  before: Union[];
  after: Union[];
  sides: Sides;
}

export function compareUnions({ pointer, before, after, sides }: Unions, compare: Compare): Change[] {
  const isSame = (one: Union, other: Union): boolean =>
    one.alternatives.length === other.alternatives.length &&
    without(one.alternatives, other.alternatives, isEqual).length === 0;
  const [gone, fresh] = [without(before, after, isSame), without(after, before, isSame)];
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, index) => {
    const [old, now] = [gone[index], fresh[index]];
    const at = below(pointer, now?.keyword ?? old?.keyword ?? 'oneOf');
    if (!now) return [{ level: weaker(sides), pointer: at, what: 'is removed' }];
    if (!old) return [{ level: stricter(sides), pointer: at, what: 'is new' }];
    return compareAlternatives(at, old.alternatives, now.alternatives, sides, compare);
  }).flat();
}

function compareAlternatives(
  pointer: string,
  before: Union['alternatives'],
  after: Union['alternatives'],
  sides: Sides,
  compare: Compare,
): Change[] {
  const [gone, fresh] = [without(before, after, isEqual), without(after, before, isEqual)];
  if (gone.length === fresh.length)
    return fresh.flatMap((schema, index) =>
      compare({
        pointer: below(pointer, after.indexOf(schema)),
        before: gone[index] ?? {},
        after: schema,
        sides,
      }),
    );
  const what = `has ${after.length} alternatives, had ${before.length}`;
  const levels = [
    ...(gone.length > 0 ? [stricter(sides)] : []),
    ...(fresh.length > 0 ? [weaker(sides)] : []),
  ];
  return [{ level: levels.includes('major') ? 'major' : 'minor', pointer, what }];
}

const isEqual = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(withoutTexts(one), withoutTexts(other));

/** Those that are not among the others. */
const without = <T>(all: readonly T[], others: readonly T[], isSame: (one: T, other: T) => boolean): T[] =>
  all.filter((one) => !others.some((other) => isSame(one, other)));
