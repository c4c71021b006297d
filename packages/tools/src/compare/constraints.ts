/**
 * Changes of the constraints of a schema. A stricter constraint breaks those who send a value, a weaker one those who
 * read it.
 */
import type { Schema } from '../generate/openapi.ts';
import { below, type Change, minor, type Pair, stricter, weaker } from './change.ts';
import { AT_LEAST, AT_MOST } from './flat.ts';
import {
  compareKeys,
  compareLists,
  compareOtherKeys,
  DIFFERENT,
  type Levels,
  NOTE,
  PROMISE,
  RESTRICTION,
} from './keys.ts';

/** Keywords that limit the values, and are compared as a whole. */
const LIMITS = [
  'format',
  'pattern',
  'multipleOf',
  'uniqueItems',
  'contentEncoding',
  'contentMediaType',
  'not',
  'dependentRequired',
  'x-closed',
  'x-decimal',
];
/** Other keywords that are compared as a whole. */
const KEYWORDS = {
  writeOnly: RESTRICTION,
  'x-callers': RESTRICTION,
  'x-secret': RESTRICTION,
  'x-wire': DIFFERENT,
  default: PROMISE,
  deprecated: NOTE,
};

/** Keywords with a rule here or in schemas.ts. */
const COMPARED = new Set([
  ...AT_MOST,
  ...AT_LEAST,
  ...LIMITS,
  ...Object.keys(KEYWORDS),
  ...['type', 'enum', 'x-one-of', 'properties', 'required', 'readOnly', 'x-always'],
  ...['items', 'additionalProperties'],
]);

export function compareConstraints(pair: Pair): Change[] {
  const { pointer, before, after, sides } = pair;
  const limit: Levels = [stricter(sides), weaker(sides)];
  const limits = Object.fromEntries(LIMITS.map((keyword) => [keyword, limit]));
  return [
    ...AT_MOST.flatMap((keyword) => compareBound(pair, keyword, (from, to) => to < from)),
    ...AT_LEAST.flatMap((keyword) => compareBound(pair, keyword, (from, to) => to > from)),
    ...compareKeys(pointer, before, after, { ...limits, ...KEYWORDS }),
    ...compareValues(pair),
    ...compareOthers(pair),
    ...compareGroups(pair),
    ...compareOtherKeys(pointer, before, after, COMPARED),
  ];
}

function compareBound(
  { pointer, before, after, sides }: Pair,
  keyword: string,
  isStricter: (from: number, to: number) => boolean,
): Change[] {
  const [from, to] = [before[keyword], after[keyword]];
  if (from === to) return [];
  const at = below(pointer, keyword);
  if (typeof to !== 'number') return [{ level: weaker(sides), pointer: at, what: 'is removed' }];
  if (typeof from !== 'number') return [{ level: stricter(sides), pointer: at, what: `is new: ${to}` }];
  const level = (isStricter(from, to) ? stricter : weaker)(sides);
  return [{ level, pointer: at, what: `is ${to}, was ${from}` }];
}

/** Enumerations are open: a removed value is a breaking change, a new value is not. */
function compareValues({ pointer, before, after, sides }: Pair): Change[] {
  const at = below(pointer, 'enum');
  const texts = ({ enum: values = [] }: Schema): string[] => values.map((value) => JSON.stringify(value));
  if (before.enum && after.enum) return compareLists(at, texts(before), texts(after), PROMISE);
  if (before.enum) return [{ level: weaker(sides), pointer: at, what: 'is removed: any value is allowed' }];
  if (!after.enum) return [];
  return [{ level: stricter(sides), pointer: at, what: 'is new: only the listed values are allowed' }];
}

/** Additional properties, which are allowed by default. */
function compareOthers({ pointer, before, after, sides }: Pair): Change[] {
  const [wasClosed, isClosed] = [before, after].map((schema) => schema.additionalProperties === false);
  if (wasClosed === isClosed) return [];
  const at = below(pointer, 'additionalProperties');
  // types of responses may have properties that are not declared
  return isClosed
    ? [{ level: stricter(sides), pointer: at, what: 'no longer allows properties that are not declared' }]
    : [minor(at, 'allows properties that are not declared')];
}

/** `x-one-of`: of each group at most one property may be set. */
function compareGroups({ pointer, before, after, sides }: Pair): Change[] {
  const texts = (schema: Schema): string[] =>
    (schema['x-one-of'] ?? []).map((group) => group.toSorted().join(' or '));
  const levels: Levels = [stricter(sides), weaker(sides)];
  return compareLists(below(pointer, 'x-one-of'), texts(before), texts(after), levels);
}
