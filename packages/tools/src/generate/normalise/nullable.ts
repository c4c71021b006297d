/** `nullable` of OpenAPI 3.0, where a union, a sum or an enumeration is next to it. */
import type { Schema } from '../openapi.ts';

/** Keywords that are about a value, and do not restrict it. */
const ANNOTATIONS = [
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
  'externalDocs',
  'xml',
];

/**
 * Makes the null that a schema allows a part of a union. After the upgrade to OpenAPI 3.1, `nullable` remains
 * where there is no type. Next to a type, null would be lost as soon as the parts are merged with it.
 */
export function spellOutNullable({ nullable, ...schema }: Schema): Schema {
  const types = [schema.type ?? []].flat();
  const isCombined = (schema.allOf ?? schema.oneOf ?? schema.anyOf) !== undefined;
  if (nullable !== true && !(types.includes('null') && isCombined)) return schema;
  const isAnnotation = (key: string): boolean => ANNOTATIONS.includes(key) || key.startsWith('x-');
  const entries = Object.entries(schema);
  const value: Schema = Object.fromEntries(entries.filter(([key]) => !isAnnotation(key)));
  if (Object.keys(value).length === 0) return schema;
  const [type, ...others] = types.filter((each) => each !== 'null');
  if (type !== undefined) value.type = others.length > 0 ? [type, ...others] : type;
  return {
    ...Object.fromEntries(entries.filter(([key]) => isAnnotation(key))),
    anyOf: [value, { type: 'null' }],
  };
}
