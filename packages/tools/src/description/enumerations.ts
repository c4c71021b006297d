import type { Schema } from './openapi.ts';

/** Whether a schema lists known strings. */
export const isEnumeration = ({ enum: values }: Schema): boolean =>
  Array.isArray(values) && values.every((value) => typeof value === 'string');

/** The description of a schema and, of an enumeration, its values with their texts. */
export function descriptionWithValues({
  description = '',
  enum: values = [],
  'x-enum-descriptions': texts = {},
}: Schema): string {
  const list = values
    .map(String)
    .flatMap((value) => (texts[value] === undefined ? [] : [`- \`${value}\`: ${texts[value]}`]))
    .join('\n');
  return [description, list].filter(Boolean).join('\n\n');
}
