import { canonicalise } from './canonical.ts';
import { type Document, mapValues, operationsOf, type Schema } from './openapi.ts';
import { isReference, namedSchema, parametersOf, requestBodyOf } from './references.ts';
import { BANNER, capitalise, comment, freeName, quote } from './text.ts';

/**
 * Gives every inline enumeration of a document a name, so that its type can stay open while its runtime schema for
 * requests is closed. The contract of this repository has none; descriptions of users may.
 */
function nameEnumerations(document: Document): void {
  const schemas = ((document.components ??= {}).schemas ??= {});
  const hoist = (schema: Schema, name: string): Schema => {
    if (isReference(schema)) return schema;
    if (isEnumeration(schema)) {
      const free = freeName(schemas, name);
      schemas[free] = { ...schema, title: free };
      return namedSchema(free);
    }
    return hoistInside(schema, name, hoist);
  };
  for (const [name, schema] of Object.entries({ ...schemas }))
    schemas[name] = hoistInside(schema, name, hoist);
  for (const { operation } of operationsOf(document)) {
    const method = operation.operationId?.split('.')[1] ?? '';
    for (const target of parametersOf(document, operation))
      if (target.schema) target.schema = hoist(target.schema, pascal(`${method} ${target.name}`));
    const body = requestBodyOf(document, operation);
    for (const media of Object.values(body?.content ?? {}))
      if (media.schema) media.schema = hoist(media.schema, pascal(`${method} body`));
  }
}

type Hoist = (schema: Schema, name: string) => Schema;

function hoistInside(schema: Schema, name: string, hoist: Hoist): Schema {
  const { properties, items, oneOf, anyOf, allOf, additionalProperties } = schema;
  if (properties)
    schema.properties = Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [key, hoist(property, name + pascal(key))]),
    );
  if (items) schema.items = hoist(items, `${name}Item`);
  if (oneOf) schema.oneOf = oneOf.map((part) => hoist(part, `${name}Option`));
  if (anyOf) schema.anyOf = anyOf.map((part) => hoist(part, `${name}Option`));
  if (allOf) schema.allOf = allOf.map((part) => hoist(part, `${name}Part`));
  if (typeof additionalProperties === 'object')
    schema.additionalProperties = hoist(additionalProperties, `${name}Value`);
  return schema;
}

/** Whether a schema lists known strings. */
export const isEnumeration = ({ enum: values }: Schema): boolean =>
  Array.isArray(values) && values.every((value) => typeof value === 'string');

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(capitalise)
    .join('');

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

/** A copy in which schemas are canonical, and every enumeration has a name. */
export function nameTypes(document: Document): Document {
  const copy = canonicalise(document);
  nameEnumerations(copy);
  return copy;
}
