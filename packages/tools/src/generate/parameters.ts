/**
 * How parameters are written into URLs, headers and forms, as code: each style is a function of a helper file.
 */
import { fromHelper } from './helpers.ts';
import { bodiesOf } from './media-types.ts';
import type { Document, Parameter, Schema } from './openapi.ts';
import { DescriptionError } from './problem.ts';
import { resolve } from './references.ts';
import { propertyKey, quote } from './text.ts';

/** The parts of an operation that decide on how its parameters are written. */
interface Parameters {
  id: string;
  about: string;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  headerParameters: Parameter[];
}

export const firstName = (name: string): string => name.split('.', 1)[0] ?? '';

/** The schema of a parameter, which may be part of its content. */
export const schemaOf = ({ schema, content }: Parameter): Schema =>
  schema ?? bodiesOf(content)[0]?.media.schema ?? {};

/**
 * Whether the dots in the name of a query parameter are properties of the input: `paging.limit` is `{ paging:
 * { limit } }`. They are not where the parameter has a style of its own, or where a property would have two
 * meanings.
 */
export function isNested(
  { queryParameters, pathParameters, headerParameters }: Parameters,
  parameter: Parameter,
): boolean {
  if (parameter.in !== 'query' || !parameter.name.includes('.')) return false;
  const names = [...queryParameters, ...pathParameters, ...headerParameters].map(({ name }) => name);
  const head = firstName(parameter.name);
  const family = queryParameters.filter(({ name }) => firstName(name) === head);
  const clashes =
    names.includes(head) || family.some(({ name }) => names.some((other) => other.startsWith(`${name}.`)));
  return !clashes && family.every(hasUsualStyle);
}

const hasUsualStyle = ({
  style = 'form',
  explode = true,
  allowReserved = false,
  content,
}: Parameter): boolean => style === 'form' && explode && !allowReserved && !content;

/**
 * Styles of the query parameters that need one. An object without a style is one pair per property, as
 * OpenAPI has it, except in a description that writes properties as dotted names (`paging.limit`): there it
 * has dotted names too.
 */
export function queryStyles(document: Document, operation: Parameters, hasDottedNames: boolean): string[] {
  return operation.queryParameters.flatMap((parameter) => {
    const isDotted = hasDottedNames && parameter.style === undefined;
    const isPlain = isDotted || !mayBeObject(document, schemaOf(parameter));
    if (isNested(operation, parameter) || (hasUsualStyle(parameter) && isPlain)) return [];
    return `${propertyKey(parameter.name)}: ${queryStyle(parameter, operation)}`;
  });
}

const SEPARATORS: Readonly<Record<string, string>> = {
  form: ',',
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
};

/** The style of a query parameter, or of a property of a form. */
export function queryStyle(
  { name, style = 'form', explode = style === 'form', allowReserved = false, content }: Omit<Parameter, 'in'>,
  { id, about }: { id: string; about: string },
): string {
  if (content) {
    if (bodiesOf(content)[0]?.kind === 'json') return fromHelper('queries', 'inJson');
    throw new DescriptionError([
      { message: `${id}: the content of the parameter ${JSON.stringify(name)} must be JSON`, about },
    ]);
  }
  if (style === 'deepObject') return fromHelper('queries', 'deepObject');
  const separator = SEPARATORS[style];
  if (separator === undefined) throw unsupported(name, `the style ${JSON.stringify(style)}`, { id, about });
  const values = [
    ...(explode ? [] : [quote(separator)]),
    ...(allowReserved ? [fromHelper('queries', 'keepReserved')] : []),
  ];
  return `${fromHelper('queries', explode ? 'exploded' : 'joined')}(${values.join(', ')})`;
}

/** The path parameters that are more than a text or a number. */
export const pathTexts = (document: Document, pathParameters: Parameter[]): string[] =>
  pathParameters.flatMap((parameter) => (isPlainText(document, schemaOf(parameter)) ? [] : parameter.name));

/** Throws if an operation has a parameter in a cookie, or one of a path or header that is not of the style `simple`. */
export function checkTexts(
  document: Document,
  parameters: readonly Parameter[],
  about: { id: string; about: string },
): void {
  for (const parameter of parameters) {
    const { name, in: place, style = 'simple', explode = false, content } = parameter;
    if (place === 'query') continue;
    if (place === 'cookie') throw unsupported(name, 'a parameter in a cookie', about);
    if (content) throw unsupported(name, `content in a ${place}`, about);
    if (style !== 'simple') throw unsupported(name, `the style ${JSON.stringify(style)}`, about);
    if (explode && mayBeObject(document, schemaOf(parameter)))
      throw unsupported(name, `an exploded object in a ${place}`, about);
  }
}

const unsupported = (
  name: string,
  feature: string,
  { id, about }: { id: string; about: string },
): DescriptionError =>
  new DescriptionError([
    { message: `${id}: the parameter ${JSON.stringify(name)}: ${feature} is not supported`, about },
  ]);

/** Whether a value may be an object: then its properties are parameters. */
function mayBeObject(document: Document, schema: Schema): boolean {
  const { type, enum: values, const: value, oneOf, anyOf } = resolve<Schema>(document, schema);
  const union = oneOf ?? anyOf;
  if (union) return union.some((form) => mayBeObject(document, form));
  return type === undefined ? values === undefined && value === undefined : [type].flat().includes('object');
}

/** Whether a value is text or a number, which `fillPath` takes. */
function isPlainText(document: Document, schema: Schema): boolean {
  const { type, format, const: value, oneOf, anyOf } = resolve<Schema>(document, schema);
  const union = oneOf ?? anyOf;
  if (union) return union.every((form) => isPlainText(document, form));
  if (value !== undefined) return typeof value !== 'boolean';
  return (
    type !== undefined && [type].flat().every((each) => PLAIN_TYPES.includes(each)) && format !== 'date-time'
  );
}

const PLAIN_TYPES = ['string', 'number', 'integer'];
