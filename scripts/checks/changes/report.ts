import type { Change } from './change.ts';
import { isAtLeast, leastVersion, levelOf } from './release.ts';

/** Says what changed between two releases, and whether the version of the newer one carries it. */
export function report(
  from: string,
  to: string,
  changes: readonly Change[],
): { lines: string[]; isCarried: boolean } {
  const level = levelOf(changes);
  const least = leastVersion(from, level);
  const isCarried = isAtLeast(to, least);
  const listed = changes.map((change) => `${change.level} ${change.pointer} ${change.what}`);
  if (isCarried) return { lines: [...listed, `${to} carries what changed since ${from}.`], isCarried };
  const reason =
    level === undefined
      ? `${to} comes before ${from}.`
      : `What changed since ${from} needs a ${level} release: ${least} or later, not ${to}.`;
  return { lines: [...listed, reason], isCarried };
}
