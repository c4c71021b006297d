/** Checks of requests that @hey-api/openapi-ts does not write: decimals, and what properties say about each other. */
import { constraintsOf } from './constraints.ts';
import { decimalMessage } from './decimals.ts';
import type { Schema } from './openapi.ts';
import { quote } from './text.ts';

/** Declared once in a file whose schemas have checks. Names of schemas cannot collide with it: they all end differently. */
export const CHECK = `
/** A rule about the properties that an object has: all of them, and those that are not null. */
const check = (keeps: (names: string[], set: string[]) => boolean, error: string, rule: string) =>
  z.refine<unknown>((value) => {
    if (typeof value !== 'object' || value === null) return true;
    const given = Object.entries(value).filter(([, each]) => each !== undefined);
    return keeps(given.map(([name]) => name), given.filter(([, each]) => each !== null).map(([name]) => name));
  }, { error, params: { rule } });
`;

/** The checks of a schema by itself, as expressions. */
export function checksOf(schema: Schema): string[] {
  const constraints = constraintsOf(schema);
  return [
    ...decimal(schema),
    ...(constraints['x-one-of'] ?? []).map(atMostOne),
    ...(constraints['x-any-required'] ?? []).map(atLeastOne),
    ...Object.entries(constraints.dependentRequired ?? {}).map(([name, others]) => needs(name, others)),
    ...countsOf(constraints, Object.keys(schema.properties ?? {})),
  ];
}

function decimal({ pattern, 'x-decimal': limits }: Schema): string[] {
  if (!limits || typeof pattern !== 'string') return [];
  const options = `{ error: ${quote(decimalMessage(limits))}, params: { rule: 'FORMAT' } }`;
  return [`z.refine((value) => ${new RegExp(pattern)}.test(value), ${options})`];
}

const atMostOne = (names: string[]): string =>
  `check((_, set) => ${quote(names)}.filter((name) => set.includes(name)).length < 2, ${quote(`must hold at most one of ${names.join(', ')}`)}, 'ONE_OF_ALIGNMENT')`;

function atLeastOne(groups: string[][]): string {
  const isPlain = groups.every((names) => names.length === 1);
  const words = isPlain ? `at least one of ${groups.flat().join(', ')}` : groups.map((names) => names.join(' and ')).join(', or ');
  return `check((names) => ${quote(groups)}.some((group) => group.every((name) => names.includes(name))), ${quote(`must hold ${words}`)}, 'REQUIRED_ONE_OF_FIELD')`;
}

const needs = (name: string, others: string[]): string =>
  `check((names) => !names.includes(${quote(name)}) || ${quote(others)}.every((other) => names.includes(other)), ${quote(`must hold ${others.join(' and ')} where it holds ${name}`)}, 'REQUIRED_FIELD')`;

/** More names than these are not listed in a message. */
const MOST_NAMES = 8;

function countsOf({ minProperties: least, maxProperties: most, 'x-uncounted': uncounted = [] }: Schema, all: string[]): string[] {
  const names = all.filter((name) => !uncounted.includes(name));
  const count = uncounted.length > 0 ? `names.filter((name) => !${quote(uncounted)}.includes(name)).length` : 'names.length';
  const listed = names.length > 0 && names.length <= MOST_NAMES ? ` of ${names.join(', ')}` : '';
  const few = least === 1 && listed === '' ? 'must not be empty' : `must hold at least ${words(least, listed)}`;
  return [
    ...(least ? [`check((names) => ${count} >= ${Number(least)}, ${quote(few)}, 'REQUIRED_ONE_OF_FIELD')`] : []),
    ...(most === undefined ? [] : [`check((names) => ${count} <= ${Number(most)}, ${quote(`must hold at most ${words(most, listed)}`)}, 'ONE_OF_ALIGNMENT')`]),
  ];
}

const words = (count: number | undefined, listed: string): string => `${count === 1 ? 'one' : count}${listed || (count === 1 ? ' property' : ' properties')}`;
