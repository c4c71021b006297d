/** Changes of what a call asks for. */
import { below, type Change, major, minor } from './change.ts';

/** Schemes, and scopes of them, that a request must have together. */
export type Alternative = ReadonlySet<string>;

/** An empty list, like a requirement without schemes, takes calls without a token. */
export const alternativesOf = (security: Record<string, string[]>[]): Alternative[] =>
  (security.length === 0 ? [{}] : security).map((requirement) => {
    const asked = Object.entries(requirement).flatMap(([scheme, scopes]) => [
      scheme,
      ...scopes.map((scope) => `${scope} of ${scheme}`),
    ]);
    return new Set(asked.toSorted());
  });

/** Who met an alternative of the old description must meet one of the new. */
export function compareSecurity(pointer: string, before: Alternative[], after: Alternative[]): Change[] {
  const gone = before.filter((old) => !after.some((now) => now.isSubsetOf(old)));
  const fresh = after.filter((now) => !before.some((old) => old.symmetricDifference(now).size === 0));
  const nameOf = (alternative: Alternative): string =>
    [...alternative].join(' and ') || 'calls without a token';
  const at = below(pointer, 'security');
  return [
    ...gone.map((each) => major(at, `no longer lists ${nameOf(each)}`)),
    ...fresh.map((each) => minor(at, `also lists ${nameOf(each)}`)),
  ];
}
