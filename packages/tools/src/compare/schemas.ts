/** What changed in a schema, for those who send it and those who read it. */
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../generate/openapi.ts';
import {
  below,
  type Change,
  type Compare,
  major,
  minor,
  type Pair,
  renamed,
  type Sides,
  split,
} from './change.ts';
import { compareConstraints } from './constraints.ts';
import { flat, type Lookup, namesIn } from './flat.ts';
import { compareUnions } from './unions.ts';

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
      ...compareConstraints(whole),
      ...compareProperties(whole, compare),
      ...compareMembers(whole, compare),
      ...compareUnions({ pointer, before: old.unions, after: now.unions, sides }, compare),
    ];
  }

  return compare;
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
  /** Properties that are declared elsewhere: an alternative may only require some. */
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

/** Compares the items of arrays, and the other properties of objects. */
function compareMembers({ pointer, before, after, sides }: Pair, compare: Compare): Change[] {
  return (['items', 'additionalProperties'] as const).flatMap((key) => {
    const [was, is] = [before[key] ?? {}, after[key] ?? {}];
    // compareConstraints reports what is forbidden
    if (was === false || is === false) return [];
    const toSchema = (schema: Schema | true): Schema => (schema === true ? {} : schema);
    return compare({ pointer: below(pointer, key), before: toSchema(was), after: toSchema(is), sides });
  });
}
