import type { Schema } from './openapi.ts';
import { prose } from './text.ts';

/** What types say about a schema in comments. */
export function documentation(schema: Schema): Schema {
  const result: Schema = {};
  if (schema.description) result.description = prose(schema.description);
  if (schema.deprecated) result.deprecated = true;
  if (schema.readOnly) result.readOnly = true;
  return result;
}
