/**
 * Changes of the constraints of a schema. A stricter constraint is a breaking change, a weaker one is not.
 */
import type { Schema } from '../generate/openapi.ts';
import { below, type Change, major, minor, split } from './change.ts';
import { compareKeys, compareOtherKeys, DIFFERENT, NOTE, PROMISE, RESTRICTION } from './keys.ts';

interface Rules {
  pointer: string;
  before: Schema;
  after: Schema;
}

const AT_MOST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const AT_LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
/** Keywords that are compared as a whole. */
const KEYWORDS = {
  const: RESTRICTION,
  format: RESTRICTION,
  pattern: RESTRICTION,
  multipleOf: RESTRICTION,
  uniqueItems: RESTRICTION,
  contentEncoding: RESTRICTION,
  contentMediaType: RESTRICTION,
  not: RESTRICTION,
  dependentRequired: RESTRICTION,
  writeOnly: RESTRICTION,
  'x-callers': RESTRICTION,
  'x-closed': RESTRICTION,
  'x-decimal': RESTRICTION,
  'x-secret': RESTRICTION,
  'x-wire': DIFFERENT,
  default: PROMISE,
  deprecated: NOTE,
};

/** Keywords with a rule here or in schemas.ts. */
const COMPARED = new Set([
  ...AT_MOST,
  ...AT_LEAST,
  ...Object.keys(KEYWORDS),
  ...['type', 'enum', 'x-one-of', 'properties', 'required', 'readOnly', 'x-always'],
  ...['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'],
]);

export const compareConstraints = (rules: Rules): Change[] => [
  ...AT_MOST.flatMap((keyword) => compareBound(rules, keyword, (from, to) => to < from)),
  ...AT_LEAST.flatMap((keyword) => compareBound(rules, keyword, (from, to) => to > from)),
  ...compareKeys(rules.pointer, rules.before, rules.after, KEYWORDS),
  ...compareValues(rules),
  ...compareOthers(rules),
  ...compareGroups(rules),
  ...compareOtherKeys(rules.pointer, rules.before, rules.after, COMPARED),
];

function compareBound(
  { pointer, before, after }: Rules,
  keyword: string,
  isNarrower: (from: number, to: number) => boolean,
): Change[] {
  const [from, to] = [before[keyword], after[keyword]];
  if (from === to) return [];
  const at = below(pointer, keyword);
  if (typeof to !== 'number') return [minor(at, 'is removed')];
  if (typeof from !== 'number') return [major(at, `is new: ${to}`)];
  return [(isNarrower(from, to) ? major : minor)(at, `is ${to}, was ${from}`)];
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
function compareOthers({ pointer, before, after }: Rules): Change[] {
  const [wasClosed, isClosed] = [before, after].map(
    ({ additionalProperties }) => additionalProperties === false,
  );
  if (wasClosed === isClosed) return [];
  const at = below(pointer, 'additionalProperties');
  return [
    isClosed
      ? major(at, 'no longer allows properties that are not declared')
      : minor(at, 'allows properties that are not declared'),
  ];
}

/** `x-one-of`: of each group at most one property may be set. */
function compareGroups({ pointer, before, after }: Rules): Change[] {
  const texts = (schema: Schema): string[] =>
    (schema['x-one-of'] ?? []).map((group) => group.toSorted().join(', '));
  const { gone, fresh } = split(texts(before), texts(after));
  const at = below(pointer, 'x-one-of');
  return [
    ...fresh.map((group) => major(at, `allows at most one of ${group}`)),
    ...gone.map((group) => minor(at, `no longer allows at most one of ${group}`)),
  ];
}
