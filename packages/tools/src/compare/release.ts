import { gt, gte, inc, parse, prerelease } from 'semver';
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
  const { major } = valid(version);
  if (level === undefined) return version;
  const ownLevel = major > 0 ? level : level === 'major' ? 'minor' : 'patch';
  return inc(version, ownLevel) ?? version;
}

/** Whether a version allows what `least` allows. A prerelease allows what its release does. */
export function isHighEnoughFor(version: string, least: string): boolean {
  const { major, minor, patch } = valid(version);
  return gte(prerelease(version) ? `${major}.${minor}.${patch}` : version, least);
}

function valid(version: string) {
  const found = parse(version);
  if (!found) throw new Error(`${version} is no version of the form 1.2.3`);
  return found;
}

/** The changes between two releases, and whether the version of the newer one is high enough for them. */
export function report(
  from: string,
  to: string,
  changes: readonly Change[],
): { lines: string[]; isHighEnough: boolean } {
  const level = levelOf(changes);
  const least = leastVersion(from, level);
  const listed = changes.map((change) => `${change.level} ${change.pointer} ${change.what}`);
  if (gt(from, valid(to))) return { lines: [...listed, `${to} comes before ${from}.`], isHighEnough: false };
  const isHighEnough = isHighEnoughFor(to, least) && (level === undefined || to !== from);
  const result = isHighEnough
    ? `Version ${to} is high enough for the changes since ${from}.`
    : `What changed since ${from} needs version ${least} or later, not ${to}.`;
  return { lines: [...listed, result], isHighEnough };
}
