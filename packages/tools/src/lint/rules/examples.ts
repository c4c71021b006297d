/**
 * Every body has examples, and the `full` ones together show every property of every schema that is in one of
 * them. Null is a value, and an empty list shows nothing.
 */
import type { UserContext } from '@redocly/openapi-core';
import { exclusiveGroups } from '../../description/constraints.ts';
import { describedBodies } from '../../description/described-bodies.ts';
import { isFilter } from '../../description/filters.ts';
import { type Document, type Example, isPacked, mapValues, type Schema } from '../../description/openapi.ts';
import { parametersOf, resolve, stepsOf } from '../../description/references.ts';
import { isObject } from '../../description/walk.ts';
import type { CheckedContract } from '../checked-contract.ts';

type Fields = Record<string, unknown>;
type Path = readonly string[];

/** The JSON that calls and events send and get, with its examples by name. */
const jsonIn = (document: Document) =>
  [...describedBodies(document)]
    .filter(({ type }) => type === 'application/json')
    .map(({ media: { schema = {}, examples = {} }, ...rest }) => ({
      ...rest,
      schema,
      examples: mapValues(examples, (example) => resolve<Example>(document, example).value),
    }));

/** The first example of a response is what mocks answer. */
export const namedExamples = (contract: CheckedContract) =>
  contract.perCall(function* ({ about, described }) {
    for (const parameter of parametersOf(contract.document, described))
      if (isPacked(parameter) && !parameter.examples)
        yield { message: `the parameter ${parameter.name} has no example` };
    for (const { side, examples, call } of jsonIn(contract.document)) {
      if (call !== about) continue;
      const [first] = Object.keys(examples);
      if (first === undefined) yield { message: `the body of the ${side} has no example` };
      else if (side === 'response' && first !== 'typical')
        yield { message: "the first example must be 'typical'" };
    }
  });

/** Examples of ordinary values. Any other name is that of a case, which has what `full` cannot have. */
const ORDINARY = new Set(['typical', 'minimal']);

/** An object of an example, with the schema that names properties of it. */
interface Place {
  schema: Schema;
  at: Path;
  value: Fields;
}

/** The names of the properties of a schema, those of its parts included. */
function namesOf(document: Document, schema: Schema, seen = new Set<Schema>()): string[] {
  const found = resolve<Schema>(document, schema);
  if (seen.has(found)) return [];
  seen.add(found);
  const parts = [found.allOf, found.oneOf, found.anyOf].flatMap((each) => each ?? []);
  return [...Object.keys(found.properties ?? {}), ...parts.flatMap((part) => namesOf(document, part, seen))];
}

/** The schemas that describe the same value as another: its target, its parts, and the first branch that fits. */
function* sameValue(document: Document, schema: Schema, at: Path, value: unknown): Generator<[Schema, Path]> {
  const target = schema.$ref === undefined ? undefined : resolve<Schema>(document, { $ref: schema.$ref });
  if (schema.$ref !== undefined && target) yield [target, stepsOf(schema.$ref)];
  for (const [index, part] of (schema.allOf ?? []).entries()) yield [part, [...at, 'allOf', String(index)]];
  if (!isObject(value)) return;
  for (const word of ['oneOf', 'anyOf'] as const) {
    const index = (schema[word] ?? []).findIndex((branch) => {
      const names = namesOf(document, branch);
      return names.length > 0 && Object.keys(value).every((name) => names.includes(name));
    });
    const branch = schema[word]?.[index];
    if (branch) yield [branch, [...at, word, String(index)]];
  }
}

/** Every object in an example. A recursive schema is followed as deep as the example is. */
function* placesIn(document: Document, schema: Schema, at: Path, value: unknown): Generator<Place> {
  for (const [same, there] of sameValue(document, schema, at, value))
    yield* placesIn(document, same, there, value);
  if (Array.isArray(value) && schema.items)
    for (const item of value) yield* placesIn(document, schema.items, [...at, 'items'], item);
  if (!isObject(value)) return;
  // a filter is a choice of conditions
  if (schema.properties && !isFilter(schema)) yield { schema, at, value };
  const { properties = {}, additionalProperties: others } = schema;
  for (const [name, inner] of Object.entries(value)) {
    const property = properties[name];
    if (property) yield* placesIn(document, property, [...at, 'properties', name], inner);
    else if (typeof others === 'object')
      yield* placesIn(document, others, [...at, 'additionalProperties'], inner);
  }
}

/** What the examples show of a schema on one side. */
interface Seen {
  side: 'request' | 'response';
  schema: Schema;
  at: Path;
  shown: Set<string>;
  isInFull: boolean;
}

function seenIn(document: Document): Seen[] {
  const all = new Map<string, Seen>();
  for (const { side, schema: root, examples } of jsonIn(document)) {
    for (const [name, example] of Object.entries(examples)) {
      // without `full`, the other examples are all that shows the properties
      const isFull = name === 'full' || !examples['full'];
      if (!isFull && ORDINARY.has(name)) continue;
      for (const { schema, at, value } of placesIn(document, root, [], example)) {
        const key = JSON.stringify([side, at]);
        const seen = all.get(key) ?? { side, schema, at, shown: new Set(), isInFull: false };
        for (const [property, inner] of Object.entries(value))
          if (!Array.isArray(inner) || inner.length > 0) seen.shown.add(property);
        seen.isInFull ||= isFull;
        all.set(key, seen);
      }
    }
  }
  return [...all.values()];
}

/** The properties of a schema that no example shows. One of alternatives is enough. */
function missingOf({ schema, shown }: Seen): string[] {
  const alternatives = exclusiveGroups(schema).filter((group) => group.some((name) => shown.has(name)));
  return Object.keys(schema.properties ?? {}).filter(
    (name) =>
      !name.startsWith('$') && !shown.has(name) && !alternatives.some((group) => group.includes(name)),
  );
}

export const fullExamples = (contract: CheckedContract) => () => ({
  Root: {
    leave(_root: object, { report, location }: UserContext) {
      for (const seen of seenIn(contract.document)) {
        if (!seen.isInFull) continue;
        const [name = '', ...rest] = seen.at.slice(2);
        for (const property of missingOf(seen))
          report({
            message: `no full example of a ${seen.side} shows ${property} (an empty list shows nothing)`,
            location: contract.inNamed(name, [...rest, 'properties', property]) ?? location,
          });
      }
    },
  },
});
