/**
 * What objects say about their properties together: which exclude or replace each other.
 */

import type { Schema } from './openapi.ts';

/**
 * The groups of properties of which at most one may be set: each pair of them is one that the object must `not` have.
 * A pair may say of properties that null counts as absent.
 */
export function exclusiveGroups(schema: Schema): string[][] {
  const pairs = forbidden(schema).flatMap(({ required = [] }) => (required.length === 2 ? [required] : []));
  const groups: string[][] = [];
  for (let rest = pairs; rest[0]; ) {
    const [[one = '', other = ''], ...others] = rest as [string[], ...string[][]];
    const areExclusive = (names: string[]): boolean =>
      rest.some((pair) => names.every((name) => pair.includes(name)));
    const group = [one, other];
    for (const name of others.flatMap(([first, second = '']) => (first === one ? [second] : [])))
      if (group.every((each) => areExclusive([each, name]))) group.push(name);
    groups.push(group);
    rest = rest.filter((pair) => !pair.every((name) => group.includes(name)));
  }
  return groups;
}

/** Lists of which the object must have all properties of one: it must `not` be without each of them. */
export const requiredGroups = (schema: Schema): string[][][] =>
  forbidden(schema).flatMap(({ allOf }) => (allOf ? [allOf.map(({ not }) => not?.required ?? [])] : []));

/** What an object must not be. */
export const forbidden = ({ not }: Schema): Schema[] => not?.anyOf ?? (not ? [not] : []);
