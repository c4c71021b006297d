import { refsOf } from '../description/children.ts';
import { numbersIn } from '../description/numbers.ts';
import type { Document } from '../description/openapi.ts';
import type { Operation } from '../description/operations.ts';
import { withReferrers } from '../description/reachable.ts';
import { IMPORTS } from './reserved.ts';
import { BANNER, propertyKey, quote } from './text.ts';

export interface Numbers {
  file: string;
  /** Whether an input or a response has one. */
  areIn: (call: Operation) => boolean;
}

/** A module with the names. */
export function makeNumbers(document: Document, runtime: string): Numbers {
  const schemas = document.components?.schemas ?? {};
  const uses = numbersIn(document);
  const holding = new Set(uses.flatMap(({ number }) => [...number.values()]));
  const holders = withReferrers(
    Object.keys(schemas),
    (name) => holding.has(name),
    (name) => refsOf(schemas[name] ?? {}),
  );
  const rows = uses.map(({ name, number, other }) => {
    const where = other.size === 0 || [...number.keys()].toSorted();
    return `  ${propertyKey(name)}: ${quote(where)},\n`;
  });
  return {
    file: `${BANNER}
import type { Numbers } from ${quote(runtime)};

/**
 * The properties that are numbers, by name. One that is a text or an integer in other objects has the names of the properties that
 * hold the objects in which it is a number.
 */
export const ${IMPORTS.numbers}: Numbers = {
${rows.join('')}};
`,
    areIn: ({ body = {}, output = '' }) => [output, ...refsOf(body)].some((name) => holders.has(name)),
  };
}
