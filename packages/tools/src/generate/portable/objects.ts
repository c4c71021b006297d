/**
 * Objects whose types every generator can read. A part of a schema that only says what is required has no
 * type, and generators make `unknown`, `any` or an object without properties of it.
 */
import { isAnyRequired } from '../constraints.ts';
import { changeSchemas } from '../normalise/walk.ts';
import { type Document, resolve, type Schema } from '../openapi.ts';

export function asTypedObjects(document: Document): Document {
  const copy = structuredClone(document);
  changeSchemas({ ...copy }, (schema) => withoutRequiredParts(document, withoutChoice(schema)));
  return copy;
}

/**
 * Writes "at least one of these properties is required" as a double negation, because generators ignore what
 * is in `not`.
 */
function withoutChoice(schema: Schema): Schema {
  const { anyOf, not, ...rest } = schema;
  if (schema.type !== 'object' || !isAnyRequired(schema)) return schema;
  const none = { not: { anyOf } };
  return { ...rest, not: not ? { anyOf: [not, none] } : none };
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
