/**
 * Objects whose types every generator can read. Of a part of a schema that only says what is required, generators
 * make `unknown`, `any` or an object without properties, and linters miss the properties that it names.
 */
import { isAnyRequired } from '../constraints.ts';
import type { Document, Schema } from '../openapi.ts';
import { resolve } from '../references.ts';
import { mapSchemas } from '../walk.ts';

export function asTypedObjects(document: Document): Document {
  const typed = mapSchemas(document, (schema) => withoutRequiredParts(document, withAlternatives(schema)));
  return mapSchemas(typed, withForbiddenProperties);
}

/** Writes "at least one of these properties is required" as alternatives that have these properties. */
function withAlternatives(schema: Schema): Schema {
  const { anyOf = [], allOf = [], ...rest } = schema;
  if (schema.type !== 'object' || !isAnyRequired(schema)) return schema;
  const alternatives = anyOf.map(({ required = [] }): Schema => {
    const properties = required.map((name): [string, Schema] => {
      const { description: _description, ...property } = schema.properties?.[name] ?? {};
      return [name, property];
    });
    return { type: 'object', properties: Object.fromEntries(properties), required };
  });
  return { ...rest, allOf: [...allOf, { anyOf: alternatives }] };
}

/** What parts without properties require becomes a list of the whole. */
function withoutRequiredParts(document: Document, schema: Schema): Schema {
  const { allOf = [], required: own = [], ...rest } = schema;
  const typed = allOf.filter((part) => !isBare(resolve<Schema>(document, part)));
  if (typed.length === allOf.length || typed.length === 0) return schema;
  const bare = allOf.filter((part) => !typed.includes(part));
  const required = [
    ...new Set([...own, ...bare.flatMap((part) => resolve<Schema>(document, part).required ?? [])]),
  ];
  return { ...rest, allOf: typed, ...(required.length > 0 ? { required } : {}) };
}

/** Whether an object has no properties of its own, and allows all. */
const isBare = (part: Schema): boolean =>
  Object.keys(part.properties ?? {}).length === 0 &&
  Object.keys(part).every((key) => ['type', 'description', 'properties', 'required'].includes(key));

/** Lists the properties that an object must not have together. */
function withForbiddenProperties(schema: Schema): Schema {
  const { not } = schema;
  if (!not) return schema;
  return { ...schema, not: not.anyOf ? { ...not, anyOf: not.anyOf.map(withNamed) } : withNamed(not) };
}

function withNamed(part: Schema): Schema {
  if (!part.required) return part;
  const named = Object.fromEntries(part.required.map((name) => [name, part.properties?.[name] ?? {}]));
  return { ...part, type: 'object', properties: { ...part.properties, ...named } };
}
