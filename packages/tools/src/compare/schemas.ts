/** What changed in a schema, for those who send it and those who read it. */
import { isDeepStrictEqual } from 'node:util';
import { isReference, nameOf, type Schema } from '../generate/openapi.ts';
import { below, type Change, major, minor, renamed, type Sides, split, withoutTexts } from './change.ts';
import { besideReference, follow, joined, type Schemas } from './comparable.ts';
import { compareConstraints } from './constraints.ts';

/** Two schemas at the same location of two descriptions. */
export interface Pair {
  pointer: string;
  before: Schema;
  after: Schema;
  sides: Sides;
}

type Compare = (pair: Pair) => Change[];

/** Makes the comparison of schemas of two descriptions. */
export function schemaComparison(oldSchemas: Schemas, newSchemas: Schemas): Compare {
  /** Pairs on the way down: a schema can hold itself under another name. */
  const open = new Set<string>();

  const compare: Compare = (pair) => {
    const { before, after } = pair;
    if (!isReference(before) && !isReference(after)) return compareWhole(pair);
    // a component is compared once, under its own name
    if (isReference(before) && isReference(after) && nameOf(before) === nameOf(after))
      return compareConstraints({ ...pair, before: besideReference(before), after: besideReference(after) });
    const key = JSON.stringify([before, after]);
    if (open.has(key)) return [];
    open.add(key);
    const changes = compareWhole({
      ...pair,
      before: follow(before, oldSchemas),
      after: follow(after, newSchemas),
    });
    open.delete(key);
    return changes;
  };

  function compareWhole({ pointer, sides, ...pair }: Pair): Change[] {
    const [old, now] = withoutSharedParts(pair.before, pair.after);
    const before = joined(old, oldSchemas);
    const after = joined(now, newSchemas);
    const whole: Pair = { pointer, before, after, sides };
    const type = compareTypes(whole);
    // what is something else altogether has no properties left to compare
    if (type.length > 0 && typesOf(before).isDisjointFrom(typesOf(after))) return type;
    return [
      ...type,
      ...compareConstraints(whole),
      ...compareProperties(whole, compare),
      ...compareParts(whole, compare),
    ];
  }

  return compare;
}

/** Components that both refer to in `allOf` are compared under their own names. */
function withoutSharedParts(before: Schema, after: Schema): [before: Schema, after: Schema] {
  const namesIn = ({ allOf = [] }: Schema): string[] =>
    allOf.flatMap((part) => (isReference(part) ? nameOf(part) : []));
  const shared = new Set(split(namesIn(before), namesIn(after)).both);
  const without = (schema: Schema): Schema =>
    schema.allOf
      ? {
          ...schema,
          allOf: schema.allOf.map((part) =>
            isReference(part) && shared.has(nameOf(part)) ? besideReference(part) : part,
          ),
        }
      : schema;
  return [without(before), without(after)];
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

function compareProperties({ pointer, before, after, sides }: Pair, compare: Compare): Change[] {
  const old = before.properties ?? {};
  const now = after.properties ?? {};
  const { both, gone, fresh } = split(Object.keys(old), Object.keys(now));
  const at = (name: string): string => below(pointer, 'properties', name);
  const added = fresh.map((name) => [name, now[name] as Schema] as const);
  /** Properties that another part of an `allOf` declares. */
  const undeclared = [...new Set([...(before.required ?? []), ...(after.required ?? [])])].filter(
    (name) => !Object.hasOwn(old, name) && !Object.hasOwn(now, name),
  );
  return [
    ...gone.map((name) => major(at(name), renamed(old[name], added))),
    ...fresh.map((name) =>
      sides.input && isAsked(after, name)
        ? major(at(name), 'is a new property that inputs must have')
        : minor(at(name), 'is a new property'),
    ),
    ...undeclared.flatMap((name) =>
      comparePresence(below(pointer, 'required'), name, before, after, sides).map((change) => ({
        ...change,
        what: `${name} ${change.what}`,
      })),
    ),
    ...both.flatMap((name) => [
      ...comparePresence(at(name), name, before, after, sides),
      ...compare({ pointer: at(name), before: old[name] as Schema, after: now[name] as Schema, sides }),
    ]),
  ];
}

const isRequired = (schema: Schema, name: string): boolean => schema.required?.includes(name) ?? false;

/** A property that only the server sets is never asked for. */
const isAsked = (schema: Schema, name: string): boolean =>
  isRequired(schema, name) && !schema.properties?.[name]?.readOnly;

const isPromised = (schema: Schema, name: string): boolean =>
  isRequired(schema, name) || schema.properties?.[name]?.['x-always'] === true;

function comparePresence(
  pointer: string,
  name: string,
  before: Schema,
  after: Schema,
  sides: Sides,
): Change[] {
  const changes: Change[] = [];
  const [wasAsked, isAskedNow] = [isAsked(before, name), isAsked(after, name)];
  if (sides.input && wasAsked !== isAskedNow) {
    changes.push(
      isAskedNow
        ? major(pointer, 'is now required in inputs')
        : minor(pointer, 'is no longer required in inputs'),
    );
  }
  const [wasPromised, isPromisedNow] = [isPromised(before, name), isPromised(after, name)];
  if (sides.response && wasPromised !== isPromisedNow) {
    changes.push(
      isPromisedNow
        ? minor(pointer, 'is now in every response')
        : major(pointer, 'is no longer in every response'),
    );
  }
  const [wasReadOnly, isReadOnly] = [before, after].map(
    (schema) => schema.properties?.[name]?.readOnly === true,
  );
  if (wasReadOnly !== isReadOnly)
    changes.push(isReadOnly ? major(pointer, 'can no longer be set') : minor(pointer, 'can now be set'));
  return changes;
}

/** Compares items, other properties, and the alternatives of `oneOf` and `anyOf`. */
function compareParts({ pointer, before, after, sides }: Pair, compare: Compare): Change[] {
  const pairs: Pair[] = [];
  const changes: Change[] = [];
  if (before.items || after.items)
    pairs.push({
      pointer: below(pointer, 'items'),
      before: before.items ?? {},
      after: after.items ?? {},
      sides,
    });
  const [wasOther, isOther] = [before.additionalProperties, after.additionalProperties];
  if (typeof wasOther === 'object' || typeof isOther === 'object') {
    const toSchema = (other: Schema['additionalProperties']): Schema =>
      typeof other === 'object' ? other : {};
    if (wasOther !== false && isOther !== false)
      pairs.push({
        pointer: below(pointer, 'additionalProperties'),
        before: toSchema(wasOther),
        after: toSchema(isOther),
        sides,
      });
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const at = below(pointer, keyword);
    const { gone, fresh } = splitAlternatives(before[keyword], after[keyword]);
    if (gone.length === fresh.length)
      pairs.push(
        ...gone.map(({ schema }, index) => {
          const other = fresh[index];
          return {
            pointer: below(at, other?.index ?? 0),
            before: schema,
            after: other?.schema ?? {},
            sides,
          };
        }),
      );
    else {
      const what = `has ${after[keyword]?.length ?? 0} alternatives, had ${before[keyword]?.length ?? 0}`;
      const isWider = gone.length === 0 && before[keyword] !== undefined;
      changes.push((isWider && !sides.response ? minor : major)(at, what));
    }
  }
  return [...changes, ...pairs.flatMap(compare)];
}

interface Alternative {
  schema: Schema;
  index: number;
}

/** The alternatives that only one of both has. Their order has no meaning. */
function splitAlternatives(
  before: readonly Schema[] = [],
  after: readonly Schema[] = [],
): { gone: Alternative[]; fresh: Alternative[] } {
  const unlike =
    (others: readonly Schema[]) =>
    ({ schema }: Alternative): boolean =>
      !others.some((other) => isDeepStrictEqual(withoutTexts(schema), withoutTexts(other)));
  const numbered = (schemas: readonly Schema[]): Alternative[] =>
    schemas.map((schema, index) => ({ schema, index }));
  return { gone: numbered(before).filter(unlike(after)), fresh: numbered(after).filter(unlike(before)) };
}
