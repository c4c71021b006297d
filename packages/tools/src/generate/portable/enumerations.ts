/**
 * Open enumerations: a response may have a value that the description does not list. Requests have the listed
 * values only.
 */
import { isEnumeration } from '../enumerations.ts';
import type { Json, Schema } from '../openapi.ts';

/** An enumeration that allows any other string. Every other schema is returned unchanged. */
export function asOpen(schema: Schema): Schema {
  if (!isEnumeration(schema)) return schema;
  const { type: _type, enum: values, ...rest } = schema;
  return { ...rest, anyOf: [{ type: 'string', enum: values }, { type: 'string' }] };
}

/** The listed values of an open enumeration; undefined for every other schema. */
export function knownValues({ anyOf = [] }: Schema): Json[] | undefined {
  const [known = {}, other = {}, ...more] = anyOf;
  const isOpen = more.length === 0 && other.type === 'string' && Object.keys(other).length === 1;
  return isOpen && known.type === 'string' ? known.enum : undefined;
}
