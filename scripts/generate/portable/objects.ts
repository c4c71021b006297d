/**
 * Objects whose types every generator can read. A part of a schema that only says what is required has no type,
 * and generators make `unknown`, `any` or an object without properties of it.
 */
import { isAnyRequired } from '../constraints.ts';
import { changeSchemas } from '../normalise/walk.ts';
import { type Document, isReference, type Schema } from '../openapi.ts';

export function asTypedObjects(document: Document): Document {
  const copy = structuredClone(document);
  changeSchemas({ ...copy }, (schema) => withoutRequiredParts(withoutChoice(schema)));
  return copy;
}

/** Properties of which at least one is required, as a double negation: generators leave out what is in `not`. */
function withoutChoice(schema: Schema): Schema {
  const { anyOf, not, ...rest } = schema;
  if (schema.type !== 'object' || !isAnyRequired(schema)) return schema;
  const none = { not: { anyOf } };
  return { ...rest, not: not ? { anyOf: [not, none] } : none };
}

/** What parts require becomes a list of the whole. */
function withoutRequiredParts(schema: Schema): Schema {
  const { allOf = [], required: own = [], ...rest } = schema;
  const typed = allOf.filter((part) => !isBare(part));
  if (typed.length === allOf.length || typed.length === 0) return schema;
  const required = [...new Set([...own, ...allOf.filter(isBare).flatMap((part) => part.required ?? [])])];
  return { ...rest, allOf: typed, ...(required.length > 0 ? { required } : {}) };
}

/** Whether an object has no properties of its own, and allows all. */
const isBare = (part: Schema): boolean =>
  !isReference(part) &&
  Object.keys(part.properties ?? {}).length === 0 &&
  Object.keys(part).every((key) => ['type', 'properties', 'required'].includes(key));
