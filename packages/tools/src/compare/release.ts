import type { Change, Level } from './change.ts';

const ORDER: readonly Level[] = ['major', 'minor', 'patch'];

/** The gravest of all changes; undefined when there is none. */
const levelOf = (changes: readonly Change[]): Level | undefined =>
  ORDER.find((level) => changes.some((change) => change.level === level));

/**
 * The lowest version after `version` that allows a change of this level. Below 1.0.0 the minor number has
 * the role of the major one.
 */
export function leastVersion(version: string, level: Level | undefined): string {
  const [major, minor, patch] = parse(version);
  if (level === undefined) return version;
  if (major === 0) return level === 'major' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Whether a version is another one or comes after it. */
export function isAtLeast(version: string, least: string): boolean {
  const [now, then] = [parse(version), parse(least)];
  const index = now.findIndex((number, at) => number !== then[at]);
  return index === -1 || (now[index] ?? 0) > (then[index] ?? 0);
}

function parse(version: string): [number, number, number] {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!parts) throw new Error(`${version} is no version of the form 1.2.3`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

/** The changes between two releases, and whether the version of the newer one is high enough for them. */
export function report(
  from: string,
  to: string,
  changes: readonly Change[],
): { lines: string[]; isHighEnough: boolean } {
  const level = levelOf(changes);
  const least = leastVersion(from, level);
  const isHighEnough = isAtLeast(to, least);
  const listed = changes.map((change) => `${change.level} ${change.pointer} ${change.what}`);
  if (isHighEnough)
    return {
      lines: [...listed, `Version ${to} is high enough for the changes since ${from}.`],
      isHighEnough,
    };
  const reason =
    level === undefined
      ? `${to} comes before ${from}.`
      : `What changed since ${from} needs a ${level} release: ${least} or later, not ${to}.`;
  return { lines: [...listed, reason], isHighEnough };
}
