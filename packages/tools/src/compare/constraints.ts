/**
 * Changes of the constraints of a schema. A stricter constraint breaks those who send a value, a weaker one those who
 * read it.
 */
import type { Schema } from '../generate/openapi.ts';
import { below, type Change, type Level, major, minor, type Sides, split } from './change.ts';
import { compareKeys, compareOtherKeys, DIFFERENT, type Levels, NOTE, PROMISE, RESTRICTION } from './keys.ts';

interface Rules {
  pointer: string;
  before: Schema;
  after: Schema;
  sides: Sides;
}

const AT_MOST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const AT_LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
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
  ...['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'],
]);

const stricter = ({ input }: Sides): Level => (input ? 'major' : 'minor');
const weaker = ({ response }: Sides): Level => (response ? 'major' : 'minor');

export function compareConstraints(rules: Rules): Change[] {
  const { pointer, before, after, sides } = rules;
  const limit: Levels = [stricter(sides), weaker(sides)];
  const limits = Object.fromEntries(LIMITS.map((keyword) => [keyword, limit]));
  return [
    ...AT_MOST.flatMap((keyword) => compareBound(rules, keyword, (from, to) => to < from)),
    ...AT_LEAST.flatMap((keyword) => compareBound(rules, keyword, (from, to) => to > from)),
    ...compareKeys(pointer, before, after, { ...limits, ...KEYWORDS }),
    ...compareValues(rules),
    ...compareOthers(rules),
    ...compareGroups(rules),
    ...compareOtherKeys(pointer, before, after, COMPARED),
  ];
}

function compareBound(
  { pointer, before, after, sides }: Rules,
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
function compareValues({ pointer, before, after }: Rules): Change[] {
  const at = below(pointer, 'enum');
  if (!before.enum && !after.enum) return [];
  if (!after.enum) return [minor(at, 'is removed: any value is allowed')];
  if (!before.enum) return [major(at, 'is new: only the listed values are allowed')];
  const { gone, fresh } = split(
    before.enum.map((value) => JSON.stringify(value)),
    after.enum.map((value) => JSON.stringify(value)),
  );
  return [
    ...gone.map((value) => major(at, `no longer has ${value}`)),
    ...fresh.map((value) => minor(at, `also has ${value}`)),
  ];
}

/** Additional properties, which are allowed by default. */
function compareOthers({ pointer, before, after, sides }: Rules): Change[] {
  const [wasClosed, isClosed] = [before, after].map(
    ({ additionalProperties }) => additionalProperties === false,
  );
  if (wasClosed === isClosed) return [];
  const at = below(pointer, 'additionalProperties');
  // types of responses may have properties that are not declared
  return [
    isClosed
      ? { level: stricter(sides), pointer: at, what: 'no longer allows properties that are not declared' }
      : minor(at, 'allows properties that are not declared'),
  ];
}

/** `x-one-of`: of each group at most one property may be set. */
function compareGroups({ pointer, before, after, sides }: Rules): Change[] {
  const texts = (schema: Schema): string[] =>
    (schema['x-one-of'] ?? []).map((group) => group.toSorted().join(', '));
  const { gone, fresh } = split(texts(before), texts(after));
  const at = below(pointer, 'x-one-of');
  return [
    ...fresh.map((group) => ({
      level: stricter(sides),
      pointer: at,
      what: `allows at most one of ${group}`,
    })),
    ...gone.map((group) => ({
      level: weaker(sides),
      pointer: at,
      what: `no longer limits ${group} to one of them`,
    })),
  ];
}
