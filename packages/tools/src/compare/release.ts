import { gte, inc, parse, type SemVer } from 'semver';
import type { Change } from './change.ts';

/** The changes between two releases, the gravest first, and whether the version of the newer one allows them. */
export function report(from: string, to: string, changes: readonly Change[]) {
  const [gravest] = changes;
  // below 1.0.0 the minor number has the role of the major one
  const level = valid(from).major > 0 ? gravest?.level : gravest?.level === 'major' ? 'minor' : 'patch';
  const least = gravest && level ? (inc(from, level) ?? from) : from;
  // a prerelease allows what its release does
  const { major, minor, patch } = valid(to);
  const isHighEnough = gte(`${major}.${minor}.${patch}`, least) && !(gravest && to === from);
  const result = isHighEnough
    ? `Version ${to} is high enough for the changes since ${from}.`
    : `What changed since ${from} needs version ${least} or later, not ${to}.`;
  const lines = changes.map(({ level, pointer, what }) => `${level} ${pointer} ${what}`);
  return { lines: [...lines, result], isHighEnough };
}

function valid(version: string): SemVer {
  const found = parse(version);
  if (!found) throw new Error(`${version} is no version of the form 1.2.3`);
  return found;
}
