/** Spells what means the same in one way, so that only differences in meaning are left to compare. */
import { upgradeFromThreeToThreeOne } from '@scalar/openapi-upgrader/3.0-to-3.1';
import { spellOutNullable } from '../generate/normalise/nullable.ts';
import { spellOutPathItems } from '../generate/normalise/path-items.ts';
import { changeSchemas, type Node } from '../generate/normalise/walk.ts';
import { type Document, isReference, nameOf, type Schema } from '../generate/openapi.ts';

export type Schemas = Readonly<Record<string, Schema>>;

/** A copy in OpenAPI 3.1, in which operations have the parameters of their path. */
export function comparable(description: Document): Document {
  const document = upgradeFromThreeToThreeOne(structuredClone(description)) as Node;
  if (description.openapi.startsWith('3.0')) changeSchemas(document, spellOutNullable);
  changeSchemas(document, listValue);
  spellOutPathItems(document);
  return document as unknown as Document;
}

/** A constant is an enumeration of one value. */
function listValue(schema: Schema): Schema {
  const { const: only, ...rest } = schema;
  return only === undefined ? schema : { type: typeOf(only), ...rest, enum: [only] };
}

function typeOf(value: unknown): NonNullable<Schema['type']> {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as 'boolean' | 'object' | 'string';
}

/** The keys next to a reference. */
export const besideReference = ({ $ref: _, ...keys }: Schema): Schema => keys;

export function follow(schema: Schema, schemas: Schemas): Schema {
  if (!isReference(schema)) return schema;
  return { ...follow(schemas[nameOf(schema)] ?? {}, schemas), ...besideReference(schema) };
}

/** One schema instead of the parts of an `allOf`, and instead of a union of null and one other schema. */
export const joined = (schema: Schema, schemas: Schemas): Schema =>
  withoutNullUnion(merged(schema, schemas), schemas);

function merged(schema: Schema, schemas: Schemas): Schema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf.map((part) => merged(follow(part, schemas), schemas)), own];
  const exclusive = parts.flatMap((part) => part['x-one-of'] ?? []);
  return {
    type: 'object',
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
    required: [...new Set(parts.flatMap((part) => part.required ?? []))],
    ...(exclusive.length > 0 && { 'x-one-of': exclusive }),
  };
}

function withoutNullUnion(schema: Schema, schemas: Schemas): Schema {
  const keyword = schema.oneOf ? 'oneOf' : 'anyOf';
  const { [keyword]: parts = [], ...rest } = schema;
  const others = parts.filter(({ type }) => type !== 'null');
  const [part] = others;
  if (!part || others.length > 1 || others.length === parts.length) return schema;
  const other = joined(follow(part, schemas), schemas);
  if (other.type === undefined) return schema;
  return { ...other, ...rest, type: [...new Set([other.type, 'null' as const].flat())] };
}
