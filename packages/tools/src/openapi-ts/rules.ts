/** Calls of the checks that storewire has for what zod has no function for. */
import { exclusiveGroups, requiredGroups } from '../description/constraints.ts';
import type { Schema } from '../description/openapi.ts';

/** A function of `storewire/runtime/zod` and its arguments. */
export type Rule = [name: string, ...values: unknown[]];

/** What an object says of its properties together. */
export const rulesOf = (schema: Schema): Rule[] => [
  ...exclusiveGroups(schema).map((names): Rule => ['atMostOne', ...names]),
  ...requiredGroups(schema).map(
    (groups): Rule =>
      groups.every((names) => names.length === 1)
        ? ['atLeastOne', ...groups.flat()]
        : ['oneGroup', ...groups],
  ),
  ...countRules(schema),
];

/** A message lists at most this many names. */
const MAX_NAMES = 8;

function countRules({ minProperties: min, maxProperties: max, properties: all = {} }: Schema): Rule[] {
  const names = Object.keys(all);
  const listed = names.length > 0 && names.length <= MAX_NAMES ? ` of ${names.join(', ')}` : '';
  const least =
    min === 1 && listed === '' ? 'must not be empty' : `must have at least ${properties(min, listed)}`;
  return [
    ...(min ? [['minProperties', min, least] satisfies Rule] : []),
    ...(max === undefined
      ? []
      : [['maxProperties', max, `must have at most ${properties(max, listed)}`] satisfies Rule]),
  ];
}

const properties = (count: number | undefined, listed: string): string =>
  `${count === 1 ? 'one' : count}${listed || (count === 1 ? ' property' : ' properties')}`;
