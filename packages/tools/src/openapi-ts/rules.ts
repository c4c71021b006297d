/** Calls of the checks that storewire has for what zod has no function for. */
import { constraintsOf } from '../generate/constraints.ts';
import { decimalLimits, decimalMessage } from '../generate/decimals.ts';
import type { Schema } from '../generate/openapi.ts';

/** A function of `storewire/runtime/zod` and its arguments. */
export type Rule = [name: string, ...values: (RegExp | unknown)[]];

/** The rules of a schema itself. */
export function rulesOf(schema: Schema): Rule[] {
  const constraints = constraintsOf(schema);
  return [
    ...decimalRule(schema),
    ...(Number(schema.multipleOf) > 0 ? [['multipleOf', Number(schema.multipleOf)] satisfies Rule] : []),
    ...(constraints['x-one-of'] ?? []).map((names): Rule => ['atMostOne', ...names]),
    ...(constraints['x-any-required'] ?? []).map(
      (groups): Rule =>
        groups.every((names) => names.length === 1)
          ? ['atLeastOne', ...groups.flat()]
          : ['oneGroup', ...groups],
    ),
    // the properties of a schema that it refers to are described there
    ...countRules(constraints, schema['x-merged'] ? [] : Object.keys(schema.properties ?? {})),
  ];
}

function decimalRule({ format, pattern }: Schema): Rule[] {
  const limits = format === 'decimal' && typeof pattern === 'string' && decimalLimits(pattern);
  return limits ? [['decimal', new RegExp(String(pattern)), decimalMessage(limits)]] : [];
}

/** A message lists at most this many names. */
const MAX_NAMES = 8;

function countRules(
  { minProperties: min, maxProperties: max, 'x-uncounted': uncounted = [] }: Schema,
  all: string[],
): Rule[] {
  const names = all.filter((name) => !uncounted.includes(name));
  const listed = names.length > 0 && names.length <= MAX_NAMES ? ` of ${names.join(', ')}` : '';
  const least =
    min === 1 && listed === '' ? 'must not be empty' : `must have at least ${properties(min, listed)}`;
  const others = uncounted.length > 0 ? [uncounted] : [];
  return [
    ...(min ? [['minProperties', min, least, ...others] satisfies Rule] : []),
    ...(max === undefined
      ? []
      : [['maxProperties', max, `must have at most ${properties(max, listed)}`, ...others] satisfies Rule]),
  ];
}

const properties = (count: number | undefined, listed: string): string =>
  `${count === 1 ? 'one' : count}${listed || (count === 1 ? ' property' : ' properties')}`;
