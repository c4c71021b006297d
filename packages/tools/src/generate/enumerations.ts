import type { Schema } from './openapi.ts';
import { BANNER, comment, quote } from './text.ts';

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

/** Known values of every enumeration that a call uses, for menus and checks. The types stay open. */
export function makeEnumerations(schemas: Record<string, Schema>, used: ReadonlySet<string>): string {
  const rows = Object.entries(schemas)
    .filter(([name, schema]) => isEnumeration(schema) && used.has(name))
    .map(
      ([name, schema]) =>
        `${comment([schema.description ?? ''])}export const ${name}Values = [${schema.enum?.map(quote).join(', ')}] as const satisfies readonly T.${name}[];\n`,
    );
  if (rows.length === 0) return `${BANNER}\nexport {};\n`;
  return `${BANNER}\nimport type * as T from './types.ts';\n\n${rows.join('\n')}`;
}
