import { type Document, mapValues, type Schema } from './openapi.ts';
import { BANNER, comment, quote } from './text.ts';

/** Whether a schema lists known strings. */
export const isEnumeration = ({ enum: values }: Schema): boolean =>
  Array.isArray(values) && values.every((value) => typeof value === 'string');

/** Lists the values of enumerations in their descriptions. A description that has the list is not changed. */
export function expandEnumerations(document: Document): Document {
  const { schemas = {} } = document.components ?? {};
  return { ...document, components: { ...document.components, schemas: mapValues(schemas, listValues) } };
}

function listValues(schema: Schema): Schema {
  const { description = '', enum: values = [], 'x-enum-descriptions': texts = {} } = schema;
  const list = values
    .map(String)
    .flatMap((value) => (texts[value] === undefined ? [] : [`- \`${value}\`: ${texts[value]}`]))
    .join('\n');
  if (description.endsWith(list)) return schema;
  return { ...schema, description: description ? `${description}\n\n${list}` : list };
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
