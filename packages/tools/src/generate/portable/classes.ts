/**
 * Objects that generators can write as classes, for OpenAPI 3.0: generators of compiled languages read
 * `anyOf` as alternatives, and of several parts of an object only the first. An open enumeration becomes a
 * string with the extension `x-extensible-enum` for its values.
 */

import type { Document, Schema } from '../openapi.ts';
import { isReference, resolve } from '../references.ts';
import { mapSchemas } from '../walk.ts';
import { knownValues } from './enumerations.ts';

const PRIMITIVES = ['string', 'number', 'integer', 'boolean', 'null'];

export const asClasses = (document: Document): Document =>
  mapSchemas(document, (schema) => toClass(document, schema));

function toClass(document: Document, schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const values = knownValues(schema);
  if (values) return { ...rest, type: 'string', 'x-extensible-enum': values };
  const object = withoutAlternatives(isAnyPrimitive(schema) ? rest : schema);
  if (object.allOf && (object.allOf.length > 1 || object.required)) return joined(document, object);
  // the default, which generators write as a map if it is written down
  const { additionalProperties, ...described } = object;
  return object.properties && additionalProperties === true ? described : object;
}

/**
 * An object without the alternatives of which one is required. If it has no other optional property, the number of
 * properties says the same.
 */
function withoutAlternatives(schema: Schema): Schema {
  const { allOf = [], ...rest } = schema;
  const kept = allOf.filter(({ anyOf }) => !anyOf);
  if (kept.length === allOf.length) return schema;
  const alternatives = allOf.flatMap(({ anyOf = [] }) => anyOf.map(({ required = [] }) => required));
  const { properties = {}, required = [] } = schema;
  const others = Object.keys(properties).filter((name) => !alternatives.flat().includes(name));
  const isCounted =
    alternatives.every(({ length }) => length === 1) && others.every((name) => required.includes(name));
  return {
    ...rest,
    ...(kept.length > 0 ? { allOf: kept } : {}),
    ...(isCounted ? { minProperties: others.length + 1 } : {}),
  };
}

/** Whether a value has one of several primitive types, which is any value in most languages. */
const isAnyPrimitive = ({ anyOf = [] }: Schema): boolean =>
  anyOf.filter(({ type }) => type !== 'null').length > 1 &&
  anyOf.every(({ type }) => [type].flat().every((each) => each !== undefined && PRIMITIVES.includes(each)));

/**
 * One object with the properties of all parts. A property of a later part replaces that of an earlier one.
 */
function joined(document: Document, schema: Schema): Schema {
  const { allOf = [], ...own } = schema;
  const parts = [...allOf, own].map((part: Schema): Schema => {
    const { allOf: inner, ...rest } = isReference(part) ? resolve<Schema>(document, part) : part;
    return inner ? joined(document, { allOf: inner, ...rest }) : rest;
  });
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  return {
    ...own,
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    ...(required.size > 0 ? { required: [...required] } : {}),
  };
}
