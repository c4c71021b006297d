/**
 * Checks that @hey-api/openapi-ts does not write: decimals, multiples, and constraints between properties.
 */
import { constraintsOf } from './constraints.ts';
import { decimalLimits, decimalMessage } from './decimals.ts';
import type { Schema } from './openapi.ts';
import { quote } from './text.ts';

/**
 * Functions of generated files by name. Schemas cannot have these names: those of schemas end in `Schema` or
 * `$`.
 */
const HELPERS: Readonly<Record<string, string>> = {
  check: `/** A rule about the properties that an object has: all of them, and those that are not null. */
const check = (isValid: (names: string[], set: string[]) => boolean, error: string, rule: string) =>
  z.refine<unknown>((value) => {
    if (typeof value !== 'object' || value === null) return true;
    const given = Object.entries(value).filter(([, each]) => each !== undefined);
    return isValid(given.map(([name]) => name), given.filter(([, each]) => each !== null).map(([name]) => name));
  }, { error, params: { rule } });
`,
  atMostOne: `const atMostOne = (...exclusive: string[]) =>
  check((_, set) => exclusive.filter((name) => set.includes(name)).length < 2, 'must have at most one of ' + exclusive.join(', '), 'ONE_OF_ALIGNMENT');
`,
  atLeastOne: `const atLeastOne = (...required: string[]) =>
  check((names) => required.some((name) => names.includes(name)), 'must have at least one of ' + required.join(', '), 'REQUIRED_FIELD');
`,
  oneGroup: `const oneGroup = (...groups: string[][]) =>
  check((names) => groups.some((group) => group.every((name) => names.includes(name))), 'must have ' + groups.map((group) => group.join(' and ')).join(', or '), 'REQUIRED_FIELD');
`,
  // 0.29 / 0.01 is 28.999999999999996: the quotient of a multiple is as exact as numbers of its size are
  multipleOf: `const multipleOf = (step: number) =>
  z.refine<unknown>((value) => {
    const quotient = Number(value) / step;
    return !Number.isFinite(value) || Math.abs(quotient - Math.round(quotient)) <= 4 * Number.EPSILON * Math.abs(quotient);
  }, { error: 'must be a multiple of ' + step, params: { rule: 'FORMAT' } });
`,
};

/** The helpers that some code uses, as declarations. */
export function checkHelpers(code: readonly string[]): string {
  const isUsed = (name: string): boolean =>
    code.some((each) => new RegExp(`(?<![.\\w])${name}\\(`).test(each));
  const names = Object.keys(HELPERS).filter(isUsed);
  // all others call `check`
  if (names.some((name) => name !== 'multipleOf') && !names.includes('check')) names.unshift('check');
  return names.map((name) => `\n${HELPERS[name]}`).join('');
}

/** The checks of a schema itself, as expressions. */
export function checksOf(schema: Schema): string[] {
  const constraints = constraintsOf(schema);
  const list = (names: readonly unknown[]): string => names.map(quote).join(', ');
  return [
    ...checkDecimal(schema),
    ...(Number(schema.multipleOf) > 0 ? [`multipleOf(${Number(schema.multipleOf)})`] : []),
    ...(constraints['x-one-of'] ?? []).map((names) => `atMostOne(${list(names)})`),
    ...(constraints['x-any-required'] ?? []).map((groups) =>
      groups.every((names) => names.length === 1)
        ? `atLeastOne(${list(groups.flat())})`
        : `oneGroup(${list(groups)})`,
    ),
    ...checkCount(constraints, Object.keys(schema.properties ?? {})),
  ];
}

function checkDecimal({ format, pattern }: Schema): string[] {
  const limits = format === 'decimal' && typeof pattern === 'string' && decimalLimits(pattern);
  if (!limits) return [];
  const options = `{ error: ${quote(decimalMessage(limits))}, params: { rule: 'FORMAT' } }`;
  return [`z.refine((value) => ${new RegExp(String(pattern))}.test(value), ${options})`];
}

/** A message lists at most this many names. */
const MAX_NAMES = 8;

function checkCount(
  { minProperties: min, maxProperties: max, 'x-uncounted': uncounted = [] }: Schema,
  all: string[],
): string[] {
  const names = all.filter((name) => !uncounted.includes(name));
  const count =
    uncounted.length > 0
      ? `names.filter((name) => !${quote(uncounted)}.includes(name)).length`
      : 'names.length';
  const listed = names.length > 0 && names.length <= MAX_NAMES ? ` of ${names.join(', ')}` : '';
  const minMessage =
    min === 1 && listed === '' ? 'must not be empty' : `must have at least ${properties(min, listed)}`;
  const maxMessage = `must have at most ${properties(max, listed)}`;
  return [
    ...(min ? [`check((names) => ${count} >= ${Number(min)}, ${quote(minMessage)}, 'MIN_SIZE')`] : []),
    ...(max === undefined
      ? []
      : [`check((names) => ${count} <= ${Number(max)}, ${quote(maxMessage)}, 'ONE_OF_ALIGNMENT')`]),
  ];
}

const properties = (count: number | undefined, listed: string): string =>
  `${count === 1 ? 'one' : count}${listed || (count === 1 ? ' property' : ' properties')}`;
