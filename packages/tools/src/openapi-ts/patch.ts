/** What a job of openapi-ts reads: the schemas of one side, with `x-` keys for what it reads no keyword of. */

import { type MessageSchemas, messageSchemas } from '../description/message-schemas.ts';
import { type Document, mapValues, type Schema } from '../description/openapi.ts';
import { readOperations } from '../description/operations.ts';
import { isReference } from '../description/references.ts';
import { mapSchema } from '../description/walk.ts';
import { withoutAllOf } from '../description/without-all-of.ts';
import { rulesOf } from './rules.ts';

/** The schemas that are sent, with the flat input of each call, and those that are received. */
export function readableSchemas(description: Document): MessageSchemas {
  const document = withoutAllOf(description);
  const { requests, responses } = messageSchemas(document, readOperations(document));
  const readable = (schema: Schema): Schema => mapSchema(schema, annotated);
  return { requests: mapValues(requests, readable), responses: mapValues(responses, readable) };
}

/**
 * One form per type, since openapi-ts reads no `x-` key of a schema with several. Without what would change a value:
 * `readonly` freezes it, and a default is what the platform takes.
 */
function annotated({ readOnly: _readOnly, default: _default, ...schema }: Schema): Schema {
  if (isReference(schema)) return schema;
  const forms = formsOf(schema);
  const isChoice = forms.filter(({ type }) => type !== 'null').length > 1;
  const marked = forms.map((form) => ({ ...form, ...marksOf(form, isChoice) }));
  const [only] = marked;
  return only && marked.length === 1 ? only : { anyOf: marked };
}

function formsOf(schema: Schema): Schema[] {
  const { anyOf, oneOf = anyOf, type, ...rest } = schema;
  if (oneOf) return oneOf.flatMap(formsOf);
  return Array.isArray(type) ? type.map((each) => ({ ...rest, type: each })) : [schema];
}

function marksOf(form: Schema, isChoice: boolean): Schema {
  const { type, minItems, maxItems } = form as Schema & { minItems?: number; maxItems?: number };
  // a number that is one of several forms is a value to compare with
  if (type === 'number' && isChoice) return { 'x-finite': true };
  // openapi-ts repeats the items of a list of a fixed length
  if (minItems !== undefined && minItems === maxItems) return { maxItems: undefined, 'x-length': minItems };
  return type === 'object' ? { 'x-rules': rulesOf(form) } : {};
}
