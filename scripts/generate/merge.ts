import { constraintsOf } from './constraints.ts';
import { isReference, nameOf, type Schema } from './openapi.ts';
import { prose } from './text.ts';

/** What types say about a schema in comments. */
export function documentation(schema: Schema): Schema {
  const result: Schema = {};
  if (schema.description) result.description = prose(schema.description);
  if (schema.deprecated) result.deprecated = true;
  if (schema.readOnly) result.readOnly = true;
  return result;
}

/** `allOf` of objects is one object with the members of all. */
export function merge(schema: Schema, schemas: Record<string, Schema>): Schema {
  const parts = (schema.allOf ?? []).map((part) => (isReference(part) ? (schemas[nameOf(part)] as Schema) : part));
  const flat = parts.map((part) => (part.allOf ? merge(part, schemas) : part));
  return {
    ...documentation(schema),
    type: 'object',
    properties: Object.assign({}, ...flat.map((part) => part.properties ?? {})),
    required: [...new Set(flat.flatMap((part) => part.required ?? []))],
    ...constraintsOf(schema, ...flat),
  };
}
