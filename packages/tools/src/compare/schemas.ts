/** What changed in a schema, for those who send it and those who read it. */
import { isDeepStrictEqual } from 'node:util';
import { MAXIMA, MINIMA } from '../generate/keywords.ts';
import type { Schema } from '../generate/openapi.ts';
import { below } from '../generate/references.ts';
import { sideOf } from '../generate/sides.ts';
import {
  type Change,
  type Compare,
  major,
  minor,
  type Pair,
  renamed,
  type Sides,
  split,
  withoutTexts,
} from './change.ts';
import { flat, type Lookup, namesIn, type Union } from './flat.ts';
import {
  AT_LEAST,
  AT_MOST,
  compareKeys,
  compareLists,
  ELSEWHERE,
  keysWith,
  LIMIT,
  NOTE,
  PROMISE,
  RESTRICTION,
  type Rules,
  stricter,
  weaker,
} from './rules.ts';

export type Schemas = Readonly<Record<string, Schema>>;

/** Makes the comparison of schemas of two descriptions. */
export function schemaComparison(oldSchemas: Schemas, newSchemas: Schemas): Compare {
  const lookUpOld: Lookup = (name) => oldSchemas[name] ?? {};
  const lookUpNew: Lookup = (name) => newSchemas[name] ?? {};
  /** Pairs on the way down: a schema can hold itself under another name. */
  const open = new Set<string>();

  const compare: Compare = (pair) => {
    const { before, after } = pair;
    // what both refer to is compared under its own name
    if (isDeepStrictEqual(before, after)) return [];
    const key = JSON.stringify([before, after]);
    if (open.has(key)) return [];
    open.add(key);
    const changes = compareWhole(pair);
    open.delete(key);
    return changes;
  };

  function compareWhole({ pointer, sides, ...pair }: Pair): Change[] {
    const shared = new Set(split(namesIn(pair.before, lookUpOld), namesIn(pair.after, lookUpNew)).both);
    const old = flat(pair.before, lookUpOld);
    // a part that both have is compared once, under its own name
    const now = flat(pair.after, (name) => (shared.has(name) ? lookUpOld : lookUpNew)(name));
    const whole: Pair = { pointer, before: old.own, after: now.own, sides };
    const type = compareTypes(whole);
    // what is something else altogether has no properties left to compare
    if (type.length > 0 && typesOf(whole.before).isDisjointFrom(typesOf(whole.after))) return type;
    return [
      ...type,
      ...compareKeys(pointer, whole, RULES),
      ...compareEnumerations(whole),
      ...compareOthers(whole),
      ...compareProperties(whole, compare),
      ...compareMembers(whole, compare),
      ...compareUnions({ pointer, before: old.unions, after: now.unions, sides }, compare),
    ];
  }

  return compare;
}

const RULES: Rules = {
  ...keysWith(AT_MOST, ...MAXIMA),
  ...keysWith(AT_LEAST, ...MINIMA),
  ...keysWith(
    LIMIT,
    'format',
    'pattern',
    'multipleOf',
    'uniqueItems',
    'contentEncoding',
    'contentMediaType',
    'not',
  ),
  ...keysWith(RESTRICTION, 'writeOnly', 'x-allowed-roles'),
  default: PROMISE,
  deprecated: NOTE,
  ...keysWith(
    ELSEWHERE,
    'type',
    'enum',
    'properties',
    'required',
    'readOnly',
    'items',
    'additionalProperties',
  ),
};

/** Enumerations are open: a removed value is a breaking change, a new value is not. */
function compareEnumerations({ pointer, before, after, sides }: Pair): Change[] {
  const at = below(pointer, 'enum');
  const texts = (values: unknown[]): string[] => values.map((value) => JSON.stringify(value));
  if (before.enum && after.enum)
    return compareLists(at, texts(before.enum), texts(after.enum), ['minor', 'major']);
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

const ANY = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

function typesOf({ type }: Schema): Set<string> {
  const types = type === undefined ? ANY : [type].flat();
  return new Set(types.includes('number') ? [...types, 'integer'] : types);
}

/** A new type breaks those who read it, and one that is gone those who send it. */
function compareTypes({ pointer, before, after, sides }: Pair): Change[] {
  const { gone, fresh } = split(typesOf(before), typesOf(after));
  if (gone.length === 0 && fresh.length === 0) return [];
  const what = `is of type ${nameTypes(after)}, was ${nameTypes(before)}`;
  const isBreaking = (sides.input && gone.length > 0) || (sides.response && fresh.length > 0);
  return [(isBreaking ? major : minor)(pointer, what)];
}

const nameTypes = ({ type }: Schema): string => (type === undefined ? 'any' : [type].flat().join(' or '));

function compareProperties(pair: Pair, compare: Compare): Change[] {
  const { pointer, before, after, sides } = pair;
  const comparePresence = presenceComparison(pair);
  const asked = sideOf(after, 'request').required;
  const old = before.properties ?? {};
  const now = after.properties ?? {};
  const { both, gone, fresh } = split(Object.keys(old), Object.keys(now));
  const at = (name: string): string => below(pointer, 'properties', name);
  const added = fresh.map((name) => [name, now[name] as Schema] as const);
  /** Properties that are declared elsewhere: an alternative may only require some. */
  const undeclared = [...new Set([...(before.required ?? []), ...(after.required ?? [])])].filter(
    (name) => !Object.hasOwn(old, name) && !Object.hasOwn(now, name),
  );
  return [
    ...gone.map((name) => major(at(name), renamed(old[name], added))),
    ...fresh.map((name) =>
      sides.input && asked.includes(name)
        ? major(at(name), 'is a new property that inputs must have')
        : minor(at(name), 'is a new property'),
    ),
    ...undeclared.flatMap((name) =>
      comparePresence(below(pointer, 'required'), name).map((change) => ({
        ...change,
        what: `${name} ${change.what}`,
      })),
    ),
    ...both.flatMap((name) => [
      ...comparePresence(at(name), name),
      ...compare({ pointer: at(name), before: old[name] as Schema, after: now[name] as Schema, sides }),
    ]),
  ];
}

/** Compares whether inputs must have a property and may have it, and whether responses always have it. */
function presenceComparison({ before, after, sides }: Pair): (pointer: string, name: string) => Change[] {
  const inputs = [before, after].map((schema) => sideOf(schema, 'request'));
  const responses = [before, after].map((schema) => sideOf(schema, 'response'));
  return (pointer, name) => {
    const changes: Change[] = [];
    const [wasAsked, isAsked] = inputs.map(({ required }) => required.includes(name));
    if (sides.input && wasAsked !== isAsked)
      changes.push(
        isAsked
          ? major(pointer, 'is now required in inputs')
          : minor(pointer, 'is no longer required in inputs'),
      );
    const [wasPromised, isPromised] = responses.map(({ required }) => required.includes(name));
    if (sides.response && wasPromised !== isPromised)
      changes.push(
        isPromised
          ? minor(pointer, 'is now in every response')
          : major(pointer, 'is no longer in every response'),
      );
    const [wasSettable, isSettable] = inputs.map(({ properties }) => Object.hasOwn(properties, name));
    if (wasSettable !== isSettable)
      changes.push(isSettable ? minor(pointer, 'can now be set') : major(pointer, 'can no longer be set'));
    return changes;
  };
}

/** Compares the items of arrays, and the other properties of objects. */
function compareMembers({ pointer, before, after, sides }: Pair, compare: Compare): Change[] {
  return (['items', 'additionalProperties'] as const).flatMap((key) => {
    const [was, is] = [before[key] ?? {}, after[key] ?? {}];
    // compareOthers reports what is forbidden
    if (was === false || is === false) return [];
    const toSchema = (schema: Schema | true): Schema => (schema === true ? {} : schema);
    return compare({ pointer: below(pointer, key), before: toSchema(was), after: toSchema(is), sides });
  });
}

/** Unions of two schemas. Neither their order nor that of their alternatives has a meaning. */
interface Unions {
  pointer: string;
  before: Union[];
  after: Union[];
  sides: Sides;
}

function compareUnions({ pointer, before, after, sides }: Unions, compare: Compare): Change[] {
  const isSame = (one: Union, other: Union): boolean =>
    one.alternatives.length === other.alternatives.length &&
    without(one.alternatives, other.alternatives, isEqual).length === 0;
  const [gone, fresh] = [without(before, after, isSame), without(after, before, isSame)];
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, index) => {
    const [old, now] = [gone[index], fresh[index]];
    const at = below(pointer, now?.keyword ?? old?.keyword ?? 'oneOf');
    if (!now) return [{ level: weaker(sides), pointer: at, what: 'is removed' }];
    if (!old) return [{ level: stricter(sides), pointer: at, what: 'is new' }];
    return compareAlternatives(at, old.alternatives, now.alternatives, sides, compare);
  }).flat();
}

function compareAlternatives(
  pointer: string,
  before: Union['alternatives'],
  after: Union['alternatives'],
  sides: Sides,
  compare: Compare,
): Change[] {
  const [gone, fresh] = [without(before, after, isEqual), without(after, before, isEqual)];
  if (gone.length === fresh.length)
    return fresh.flatMap((schema, index) =>
      compare({
        pointer: below(pointer, after.indexOf(schema)),
        before: gone[index] ?? {},
        after: schema,
        sides,
      }),
    );
  const what = `has ${after.length} alternatives, had ${before.length}`;
  const levels = [
    ...(gone.length > 0 ? [stricter(sides)] : []),
    ...(fresh.length > 0 ? [weaker(sides)] : []),
  ];
  return [{ level: levels.includes('major') ? 'major' : 'minor', pointer, what }];
}

const isEqual = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(withoutTexts(one), withoutTexts(other));

/** Those that are not among the others. */
const without = <T>(all: readonly T[], others: readonly T[], isSame: (one: T, other: T) => boolean): T[] =>
  all.filter((one) => !others.some((other) => isSame(one, other)));
