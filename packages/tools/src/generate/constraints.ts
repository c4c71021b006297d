/**
 * What objects say about their properties together: which exclude or replace each other, and how many there are.
 */

import type { Schema } from './openapi.ts';

/** The constraints of an object that is made of these parts. */
export function constraintsOf(...parts: Schema[]): Schema {
  const exclusive = parts.flatMap((part) => part['x-one-of'] ?? exclusiveGroups(part));
  const required = parts.flatMap((part) => part['x-any-required'] ?? requiredGroups(part));
  const uncounted = parts.flatMap((part) => part['x-uncounted'] ?? []);
  const counts = (key: 'minProperties' | 'maxProperties'): number[] =>
    parts.flatMap((part) => part[key] ?? []);
  const isCounted = parts.some(
    ({ minProperties, maxProperties }) => (minProperties ?? maxProperties) !== undefined,
  );
  return {
    ...(exclusive.length > 0 ? { 'x-one-of': exclusive } : {}),
    ...(required.length > 0 ? { 'x-any-required': required } : {}),
    ...(counts('minProperties').length > 0 ? { minProperties: Math.max(...counts('minProperties')) } : {}),
    ...(counts('maxProperties').length > 0 ? { maxProperties: Math.min(...counts('maxProperties')) } : {}),
    ...(isCounted && uncounted.length > 0 ? { 'x-uncounted': uncounted } : {}),
  };
}

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
const requiredGroups = (schema: Schema): string[][][] =>
  forbidden(schema).flatMap(({ allOf }) => (allOf ? [allOf.map(({ not }) => not?.required ?? [])] : []));

/** What an object must not be. */
const forbidden = ({ not }: Schema): Schema[] => not?.anyOf ?? [not ?? {}];

const SET: Schema = { not: { type: 'null' } };

/** The same in plain JSON Schema: null counts as absent. */
export const forbiddenPairs = (groups: readonly string[][]): Schema[] =>
  groups.flatMap((group) =>
    group.flatMap((one, index) =>
      group
        .slice(index + 1)
        .map((other) => ({ required: [one, other], properties: { [one]: SET, [other]: SET } })),
    ),
  );
