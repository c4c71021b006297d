/** What changed in what requests are authorized by. */
import type { Document, SecurityRequirement } from '../description/openapi.ts';
import { below } from '../description/references.ts';
import { type Change, major, minor, split } from './change.ts';

/** Compares what a call takes. */
export function compareRequirements(
  pointer: string,
  before: readonly SecurityRequirement[],
  after: readonly SecurityRequirement[],
): Change[] {
  const [old, now] = [orNone(before), orNone(after)];
  const gone = old.filter((held) => !now.some((needed) => meets(held, needed)));
  const fresh = now.filter((held) => !old.some((needed) => meets(held, needed)));
  return [
    ...gone.map((each) =>
      major(pointer, `no longer takes ${textOf(each)}, but ${now.map(textOf).join(' or ')}`),
    ),
    ...fresh.map((each) => minor(pointer, `also takes ${textOf(each)}`)),
  ];
}

/** No requirement is the same as one without schemes. */
const orNone = (all: readonly SecurityRequirement[]): readonly SecurityRequirement[] =>
  all.length > 0 ? all : [{}];

/** Whether who has these schemes and scopes has what is needed. */
const meets = (held: SecurityRequirement, needed: SecurityRequirement): boolean =>
  Object.entries(needed).every(([scheme, scopes]) => {
    const has = held[scheme];
    return has !== undefined && scopes.every((scope) => has.includes(scope));
  });

const textOf = (requirement: SecurityRequirement): string =>
  Object.keys(requirement)
    .toSorted()
    .map((scheme) => [scheme, ...(requirement[scheme] ?? []).toSorted()].join(' '))
    .join(' with ') || 'requests without a token';

/** Compares what the schemes of both are. Those that only one has are what its calls take. */
export function compareSchemes(old: Document, now: Document): Change[] {
  const [before, after] = [schemesOf(old), schemesOf(now)];
  return split(Object.keys(before), Object.keys(after))
    .both.filter((name) => before[name] !== after[name])
    .map((name) =>
      major(below('#/components/securitySchemes', name), `is ${after[name]}, was ${before[name]}`),
    );
}

/** Each scheme as JSON. Calls say which scopes they need. */
const schemesOf = ({ components: { securitySchemes = {} } = {} }: Document): Record<string, string> =>
  Object.fromEntries(
    Object.entries(securitySchemes).map(([name, scheme]) => [
      name,
      JSON.stringify(scheme, (key, value: unknown) =>
        key === 'description' || key === 'scopes' ? undefined : value,
      ),
    ]),
  );
