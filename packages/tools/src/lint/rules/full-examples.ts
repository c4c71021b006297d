/**
 * The rule for `full`: every property of every schema that a `full` example contains is shown. Null is
 * a value, and an empty list shows nothing.
 */
import { resolve, type Schema } from '../../generate/openapi.ts';
import { type Body, type Description, type Path, pointerParts, propertiesOf } from '../description.ts';
import { examplesOf, isHidden } from '../examples.ts';
import { finding } from '../problem.ts';
import type { Rules } from './rule.ts';

/** Examples of ordinary values. Any other name is that of a case, which has what `full` cannot have. */
const ORDINARY = new Set(['typical', 'minimal']);

interface Fields {
  [name: string]: unknown;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** An object of an example, with the schema that names properties of it. */
interface Place {
  schema: Schema;
  at: Path;
  value: Fields;
}

/** The branch of `oneOf` or `anyOf` that an object has: the first that names all of its properties. */
function branchOf(doc: Description, branches: readonly Schema[], value: unknown): number {
  if (!isObject(value)) return -1;
  return branches.findIndex((branch) => {
    const names = propertiesOf(doc, branch);
    return names.size > 0 && Object.keys(value).every((name) => names.has(name));
  });
}

/** The schemas that describe the same value as another: its target, its parts and its chosen branches. */
function* sameValue(doc: Description, schema: Schema, at: Path, value: unknown): Generator<[Schema, Path]> {
  const target = schema.$ref && resolve<Schema>(doc, { $ref: schema.$ref });
  if (schema.$ref && target) yield [target, pointerParts(schema.$ref)];
  for (const [index, part] of (schema.allOf ?? []).entries()) yield [part, [...at, 'allOf', index]];
  for (const word of ['oneOf', 'anyOf'] as const) {
    const index = branchOf(doc, schema[word] ?? [], value);
    const branch = schema[word]?.[index];
    if (branch) yield [branch, [...at, word, index]];
  }
}

/** Every object in an example. A recursive schema is followed as deep as the example is. */
function* placesIn(doc: Description, schema: Schema, at: Path, value: unknown): Generator<Place> {
  for (const [same, there] of sameValue(doc, schema, at, value)) yield* placesIn(doc, same, there, value);
  if (Array.isArray(value) && schema.items)
    for (const item of value) yield* placesIn(doc, schema.items, [...at, 'items'], item);
  if (!isObject(value)) return;
  // a filter is a choice of conditions
  if (schema.properties && !schema['x-filter']) yield { schema, at, value };
  const { properties = {}, additionalProperties: others } = schema;
  for (const [name, inner] of Object.entries(value)) {
    const property = properties[name];
    if (property) yield* placesIn(doc, property, [...at, 'properties', name], inner);
    else if (typeof others === 'object') yield* placesIn(doc, others, [...at, 'additionalProperties'], inner);
  }
}

/** What the examples show of a schema on one side. */
interface Seen {
  view: Body['view'];
  schema: Schema;
  at: Path;
  shown: Set<string>;
  isInFull: boolean;
}

function seenIn(doc: Description): Seen[] {
  const all = new Map<string, Seen>();
  for (const { body, name, example } of examplesOf(doc)) {
    // without `full`, the other examples are all that shows the properties
    const isFull = name === 'full' || !body.media.examples?.['full'];
    if (!isFull && ORDINARY.has(name)) continue;
    for (const { schema, at, value } of placesIn(doc, body.media.schema ?? {}, body.at, example.value)) {
      const key = JSON.stringify([body.view, at]);
      const seen = all.get(key) ?? { view: body.view, schema, at, shown: new Set(), isInFull: false };
      for (const [property, inner] of Object.entries(value))
        if (!isEmptyList(inner)) seen.shown.add(property);
      seen.isInFull ||= isFull;
      all.set(key, seen);
    }
  }
  return [...all.values()];
}

/** The properties of a schema that a side has and that no example shows. One of alternatives is enough. */
function missingOf({ view, schema, shown }: Seen): string[] {
  const alternatives = (schema['x-one-of'] ?? []).filter((group) => group.some((name) => shown.has(name)));
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isHidden(property, view) || shown.has(name) || alternatives.some((group) => group.includes(name))
      ? []
      : [name],
  );
}

export const fullExampleRules: Rules = {
  'full-examples': {
    sees: 'whole',
    check: ({ doc }) =>
      seenIn(doc)
        .filter(({ isInFull }) => isInFull)
        .flatMap((seen) =>
          missingOf(seen).map((name) =>
            finding(
              [...seen.at, 'properties', name],
              `no full example of a ${seen.view} shows ${name} (an empty list shows nothing)`,
            ),
          ),
        ),
  },
};
