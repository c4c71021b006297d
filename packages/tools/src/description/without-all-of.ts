/** Objects that are made of several parts, as one object each. */
import type { Document, Schema } from './openapi.ts';
import { DescriptionError } from './problem.ts';
import { isReference, nameOf } from './references.ts';
import { mapSchema, mapSchemas } from './walk.ts';

/** A copy of a description without `allOf`. */
export function withoutAllOf(document: Document): Document {
  const { schemas = {} } = document.components ?? {};
  /** A schema that is being joined is undefined. */
  const joined = new Map<string, Schema | undefined>();
  const named = (name: string): Schema => {
    if (!joined.has(name)) {
      joined.set(name, undefined);
      joined.set(name, mapSchema(schemas[name] ?? {}, join));
    }
    const schema = joined.get(name);
    if (schema) return schema;
    throw new DescriptionError([{ message: `the schema ${name} is a part of what it holds`, about: name }]);
  };
  const whole = (part: Schema): Schema => (isReference(part) ? whole(named(nameOf(part))) : part);
  const join = (schema: Schema): Schema => {
    const { allOf = [], ...own } = schema;
    // a list of what an object must not be is no object
    return allOf.some(({ not }) => !not) ? [...allOf.map(whole), own].reduce(together) : schema;
  };
  return mapSchemas(document, join);
}

function together(one: Schema, other: Schema): Schema {
  const excluded = [one, other].flatMap(({ not }): Schema[] => not?.anyOf ?? (not ? [not] : []));
  const properties = { ...one.properties };
  for (const [name, property] of Object.entries(other.properties ?? {})) {
    const first = properties[name];
    properties[name] = first ? ofBoth(first, property) : property;
  }
  return {
    ...one,
    ...other,
    properties,
    required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
    ...(excluded.length > 0 && { not: { anyOf: excluded } }),
  };
}

/** A property that two parts have: what the later one says counts, and what it does not say stays. */
function ofBoth(first: Schema, property: Schema): Schema {
  if (isReference(first) || isReference(property)) return property;
  return first.properties && property.properties ? together(first, property) : { ...first, ...property };
}
