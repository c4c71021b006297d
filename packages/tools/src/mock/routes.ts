/** Which path of a description a request is for. */

const PARAMETER = /\{[^{}]+\}/g;

/**
 * Paths, of which those that match the same URL are in the order of their fixed text: `/orders/mine`, then
 * `/orders/{id}.json`, then `/orders/{id}`.
 */
export const inOrder = (paths: readonly string[]): string[] =>
  paths.toSorted((one, other) => compareFixed(fixedLengths(one), fixedLengths(other)));

/** The length of the fixed text of each segment; that of a segment without a parameter is infinite. */
const fixedLengths = (path: string): number[] =>
  path.split('/').map((segment) => {
    const fixed = segment.replaceAll(PARAMETER, '');
    return fixed === segment ? Number.MAX_VALUE : fixed.length;
  });

/** Paths of different lengths match no common URL. */
function compareFixed(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((length, index) => (other[index] ?? 0) - length);
  return one.length - other.length || (differences.find((difference) => difference !== 0) ?? 0);
}

/** Whether a path of the description is that of a URL. A parameter is at least one character. */
export function matches(path: string, pathname: string): boolean {
  const [segments, given] = [path.split('/'), pathname.split('/')];
  return (
    segments.length === given.length &&
    segments.every((segment, index) => matchesSegment(segment, decode(given[index] ?? '')))
  );
}

function matchesSegment(segment: string, text: string): boolean {
  const fixed = segment.split(PARAMETER).map(decode);
  if (fixed.length === 1) return fixed[0] === text;
  const source = fixed.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+');
  return new RegExp(`^${source}$`, 's').test(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
