import type { Schema } from './openapi.ts';
import { prose } from './text.ts';

/** What types say about a schema in comments. */
export function documentation(schema: Schema): Schema {
  const result: Schema = {};
  const text = [schema.description && prose(schema.description), only(schema['x-callers'])]
    .filter(Boolean)
    .join(' ');
  if (text) result.description = text;
  if (schema.deprecated) result.deprecated = true;
  if (schema.readOnly) result.readOnly = true;
  return result;
}

/** Who may set a property, where it is not everybody who may make the call. */
const only = (callers: string[] | undefined): string =>
  callers?.length ? `Only for ${callers.map((caller) => `${caller}s`).join(' and ')}.` : '';
