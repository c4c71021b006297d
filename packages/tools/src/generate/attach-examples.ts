/**
 * Examples are written next to their schema, under `x-examples`; bodies of that schema get them at bundle
 * time.
 */
import { canonicalise } from './canonical.ts';
import { describedBodies } from './described-bodies.ts';
import {
  type Document,
  type Example,
  type Json,
  mapValues,
  operationsOf,
  packedSchema,
  type Reference,
  type Schema,
} from './openapi.ts';
import { DescriptionError } from './problem.ts';
import { isReference, namedSchema, nameOf, parametersOf, resolve } from './references.ts';
import { type Side, sideOf } from './sides.ts';

type Written = Record<string, Example>;

/**
 * Moves `x-examples` of the named schemas of a document to `components.examples` and lists them in every body of that
 * schema, `typical` first. Adds `minimal`: the first example without the properties that are not required.
 */
export function attachExamples(document: Document): void {
  const written = takeExamples(document);
  if (written.size === 0) return;
  const shape = canonicalise(document);
  const examples: Record<string, Example> = {};
  for (const { media, side } of describedBodies(document)) {
    const name = media.schema && isReference(media.schema) ? nameOf(media.schema) : undefined;
    const own = name === undefined ? undefined : written.get(name);
    if (!own || name === undefined) continue;
    const references = Object.entries({ ...own, ...minimalOf(shape, name, own, side) }).map(
      ([key, example]) => {
        const component =
          key === 'minimal' && side === 'request' ? `${name}-minimalRequest` : `${name}-${key}`;
        examples[component] = example;
        return [key, { $ref: `#/components/examples/${component}` }];
      },
    );
    media.examples = ordered({ ...Object.fromEntries(references), ...media.examples });
  }
  for (const { operation } of operationsOf(document)) {
    for (const parameter of parametersOf(document, operation)) {
      const content = packedSchema(parameter);
      const name = content && isReference(content) ? nameOf(content) : undefined;
      const own = name === undefined ? undefined : written.get(name);
      if (own && name !== undefined)
        parameter.examples = mapValues(ordered({ ...own, ...minimalOf(shape, name, own, 'request') }), pack);
    }
  }
  const { components } = document;
  document.components = { ...components, examples: { ...components?.examples, ...examples } };
}

/** An example of the parameter `.r`: the JSON as base64url, so that examples are written as JSON. */
const pack = ({ value, ...rest }: Example): Example => ({
  ...rest,
  value: Buffer.from(JSON.stringify(value)).toString('base64url'),
});

/**
 * Removes the written examples from their schemas and replaces `$example` references by the values that they
 * name.
 */
function takeExamples(document: Document): Map<string, Written> {
  const written = new Map<string, Written>();
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (schema['x-examples']) written.set(name, schema['x-examples'] as Written);
    delete schema['x-examples'];
  }
  const expand = (value: Json, about: string, path: readonly string[] = []): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => expand(item, about, path));
    const target = value['$example'];
    if (typeof target !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expand(item, about, path)]));
    const found = path.includes(target) ? undefined : find(written, target);
    if (found === undefined)
      throw new DescriptionError([{ message: `$example names no example: ${target}`, about }]);
    const { $example: _, ...changes } = value;
    const copy = expand(found, about, [...path, target]);
    if (Object.keys(changes).length === 0) return copy;
    return { ...(copy as Record<string, Json>), ...(expand(changes, about, path) as Record<string, Json>) };
  };
  for (const [name, own] of written)
    for (const example of Object.values(own)) example.value = expand(example.value, name);
  for (const { media } of describedBodies(document))
    for (const example of Object.values(media.examples ?? {}))
      if (!isReference(example)) example.value = expand(example.value, 'examples');
  return written;
}

/** `OrderResponse.typical.order`: schema, example, and the path of a value in it. */
function find(written: Map<string, Written>, target: string): Json | undefined {
  const [schema = '', example = '', ...path] = target.split('.');
  return path.reduce<Json | undefined>(
    (value, key) => (value as Record<string, Json> | undefined)?.[key],
    written.get(schema)?.[example]?.value,
  );
}

/** `typical` first, `full` and `minimal` last. */
function ordered<T>(examples: Record<string, T>): Record<string, T> {
  const { typical, full, minimal, ...others } = examples;
  return { ...(typical && { typical }), ...others, ...(full && { full }), ...(minimal && { minimal }) };
}

function minimalOf(document: Document, name: string, own: Written, side: Side): Written {
  const source = own['typical'] ?? Object.values(own)[0];
  if (own['minimal'] || !source) return {};
  const value = prune(document, namedSchema(name), source.value, side);
  return { minimal: { summary: 'Required properties only', value } };
}

/** A value without the properties that its schema does not require. Of a list the first item stays. */
function prune(document: Document, schema: Schema, value: Json, side: Side): Json {
  const found = resolve<Schema>(document, schema as Schema | Reference);
  const fewest = Number(schema['minProperties'] ?? found['minProperties'] ?? 0);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const count = Math.max(1, Number(found['minItems'] ?? 0));
    return value.slice(0, count).map((item) => prune(document, found.items ?? {}, item, side));
  }
  const choice = (found.oneOf ?? found.anyOf)?.find((part) =>
    matches(resolve<Schema>(document, part), value),
  );
  const properties = { ...found.properties, ...(choice && resolve<Schema>(document, choice).properties) };
  if (Object.keys(properties).length === 0) return value;
  const given = (found['x-any-required'] ?? []).flatMap(
    (choices) => choices.find((names) => names.every((name) => name in value)) ?? [],
  );
  const chosen = (choice && resolve<Schema>(document, choice).required) ?? [];
  const always = sideOf({ properties, required: [...(found.required ?? []), ...chosen, ...given] }, side);
  const names = Object.keys(value).filter((name) => always.required.includes(name));
  const others = Object.keys(value).filter((name) => !names.includes(name));
  const kept = new Set([...names, ...others.slice(0, Math.max(0, fewest - names.length))]);
  const entries = Object.entries(value).filter(([name]) => kept.has(name));
  return Object.fromEntries(
    entries.map(([name, item]) => [name, prune(document, properties[name] ?? {}, item, side)]),
  );
}

/** Whether a value has what a part of `oneOf` or `anyOf` requires. */
function matches({ required = [], properties = {} }: Schema, value: { [key: string]: Json }): boolean {
  const constants = Object.entries(properties).filter(([, property]) => property.const !== undefined);
  return (
    required.every((name) => name in value) &&
    constants.every(([name, property]) => value[name] === property.const)
  );
}
