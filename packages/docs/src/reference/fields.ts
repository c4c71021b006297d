/** Types, limits and properties of schemas as Markdown. */
import {
  type DecimalLimits,
  decimalLimits,
  exclusiveGroups,
  isReference,
  type Json,
  nameOf,
  requiredGroups,
  type Schema,
} from 'storewire-tools';
import type { Contract } from './contract.ts';
import { typeLink } from './links.ts';
import { link, prose } from './page.ts';

const code = (value: Json | undefined): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

const isNull = (schema: Schema): boolean => schema.type === 'null';

/** The type of a schema: a link, a primitive, or how it is made of others. */
export function typeText(contract: Contract, schema: Schema): string {
  if (isReference(schema)) return typeLink(contract, nameOf(schema));
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(' or ');
  const forms = schema.oneOf ?? schema.anyOf?.filter((form) => form.type !== undefined || isReference(form));
  if (forms && forms.length > 0) return unionText(contract, forms);
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return schema.properties ? 'object' : 'any JSON value';
  return types.map((type) => plainType(contract, schema, type)).join(' or ');
}

function unionText(contract: Contract, forms: Schema[]): string {
  const operators = forms.find(({ properties = {} }) =>
    Object.keys(properties).some((name) => name.startsWith('$')),
  );
  if (!operators) return forms.map((form) => typeText(contract, form)).join(' or ');
  const values = forms.filter((form) => form !== operators && !isNull(form));
  const names = Object.keys(operators.properties ?? {});
  return `${values.map((form) => typeText(contract, form)).join(' or ')}, or ${names.map(code).join(', ')}`;
}

function plainType(contract: Contract, schema: Schema, type: string): string {
  const { items, properties, additionalProperties, format } = schema;
  if (type === 'array') return items ? `list of ${typeText(contract, items)}` : 'list';
  if (type === 'object' && !properties && typeof additionalProperties === 'object')
    return `map to ${typeText(contract, additionalProperties)}`;
  if (type === 'string' && format) return format === 'date-time' ? 'timestamp' : `string (${format})`;
  return type;
}

/** The limits of a value, each as a phrase. */
export function limitsOf(schema: Schema): string[] {
  const decimal = schema.format === 'decimal' ? decimalLimits(String(schema['pattern'])) : undefined;
  const phrases: [string, unknown][] = [
    ['at least %s characters', schema['minLength']],
    ['at most %s characters', schema['maxLength']],
    ['at least %s items', schema['minItems']],
    ['at most %s items', schema['maxItems']],
    ['at least %s properties', schema.minProperties],
    ['at most %s properties', schema.maxProperties],
    ['from %s', schema['minimum']],
    ['more than %s', schema['exclusiveMinimum']],
    ['to %s', schema['maximum']],
    ['less than %s', schema['exclusiveMaximum']],
    ['default %s', schema.default],
    ['pattern %s', decimal ? undefined : schema['pattern']],
  ];
  const own = phrases.flatMap(([phrase, value]) =>
    value === undefined ? [] : [phrase.replace('%s', () => code(value as Json))],
  );
  const ofItems = schema.items && !isReference(schema.items) ? limitsOf(schema.items) : [];
  const joined = own.join(', ').replace(/(from \S+|more than \S+), (to|less than) /, '$1 $2 ');
  return [
    ...(joined ? [joined.replaceAll(/`1` (character|item)s/g, '`1` $1')] : []),
    ...(decimal ? phrasesOf(decimal) : []),
    ...ofItems.map((text) => `each ${text}`),
  ];
}

const phrasesOf = ({ scale, ...limits }: DecimalLimits): string[] => [
  'decimal number',
  ...limitsOf({ ...limits }),
  ...(scale === undefined ? [] : [`at most \`${scale}\` digits after the point`]),
];

/** The rules that several properties of an object share. */
export function rulesOf(schema: Schema): string[] {
  const names = (list: readonly string[]): string => list.map(code).join(', ');
  return [
    ...requiredGroups(schema).map(
      (groups) =>
        `At least one is required: ${groups.map((group) => group.map(code).join(' with ')).join(', ')}.`,
    ),
    ...exclusiveGroups(schema).map((list) => `At most one may be set: ${names(list)}.`),
  ];
}

/** Whether some properties are sent, maybe received too, or only received. */
export type Direction = 'request' | 'response';

const MAX_DEPTH = 4;

/** The properties of an object as a list, those of nested objects without a name below them. */
export function fieldList(contract: Contract, schema: Schema, direction: Direction, depth = 0): string {
  const { properties = {}, patternProperties = {} } = schema;
  const marks = marking(schema, direction);
  const fields = Object.entries({ ...properties, ...patternProperties });
  return fields
    .map(([name, field]) => {
      const facts = [typeText(contract, field), ...marks(name, field)];
      const limits = limitsOf(field).join(', ');
      const lines = [
        `- \`${name}\` — ${facts.join(' · ')}`,
        field.description && prose(field.description),
        limits && `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`,
        assumptionsOf(field),
        ...rulesOf(field),
        depth < MAX_DEPTH && nestedFields(contract, field, direction, depth + 1),
      ];
      const [head = '', ...rest] = lines.filter((line) => typeof line === 'string' && line !== '');
      return [head, ...rest.map((text) => `\n${indent(String(text))}`)].join('\n');
    })
    .join('\n');
}

/** Which facts of a property no source has. */
function assumptionsOf({ 'x-assumed': assumed = [] }: Schema): string {
  if (assumed === true) return `No source has this property: it is ${link('assumed', 'guides/facts')}.`;
  const keys = assumed.map((key) => ASSUMED[key] ?? key).join(', ');
  return keys && `No source has its ${keys}: ${link('assumed', 'guides/facts')}.`;
}

/** Keys of a description that a reader has not seen. */
const ASSUMED: Readonly<Record<string, string>> = {
  description: 'meaning',
  'x-allowed-roles': 'roles',
  'x-enum-descriptions': 'meanings of values',
};

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

function nestedFields(contract: Contract, schema: Schema, direction: Direction, depth: number): string {
  const inner = schema.items ?? schema;
  const isFilterField = Object.keys(inner.properties ?? {}).some((name) => name.startsWith('$'));
  return inner.properties && !isFilterField ? fieldList(contract, inner, direction, depth) : '';
}

/** What is said of each property of an object in a few words. */
function marking(schema: Schema, direction: Direction): (name: string, field: Schema) => string[] {
  const text = direction === 'response' ? 'always present' : 'required';
  return (name, field) =>
    [
      schema.required?.includes(name) && text,
      field.readOnly && 'read-only',
      field.format === 'password' && 'secret',
      field.deprecated && 'deprecated',
    ].filter((mark) => typeof mark === 'string');
}
