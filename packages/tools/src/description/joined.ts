/** Objects that are made of several parts, as one object each. */
import type { Document, Schema } from './openapi.ts';
import { isReference, nameOf, resolve } from './references.ts';
import { mapSchema, mapSchemas } from './walk.ts';

/** A copy of a description without `allOf`. */
export const joinParts = (document: Document): Document =>
  mapSchemas(document, (schema) => joinedIn(document, schema, []));

/** `names` are the schemas that are parts of what is being joined. */
function joinedIn(document: Document, schema: Schema, names: readonly string[]): Schema {
  const { allOf = [], ...own } = schema;
  // a list of what an object must not be is no object
  if (!allOf.some(({ not }) => !not)) return schema;
  const references = allOf.filter((part) => isReference(part));
  const again = references.find((part) => names.includes(nameOf(part)));
  if (again) return { ...again };
  const inside = [...names, ...references.map(nameOf)];
  const wholes = allOf.map((part) =>
    mapSchema(resolve<Schema>(document, part), (child) => joinedIn(document, child, inside)),
  );
  return joined([...wholes, own]);
}

/** Of a property that several parts have, the last one counts. */
function joined(parts: Schema[]): Schema {
  const excluded = parts.flatMap(({ not }): Schema[] => not?.anyOf ?? (not ? [not] : []));
  return {
    ...(Object.assign({}, ...parts) as Schema),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
    ...(excluded.length > 0 && { not: { anyOf: excluded } }),
  };
}
