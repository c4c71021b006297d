/**
 * Filters that every generator can read: a named schema per filter with one level of logic, and a named
 * schema per kind of condition. The description of the client nests filters in themselves without limit.
 */
import { filterOperand } from '../filters.ts';
import { isObject, mediaTypes, type Node, parameters } from '../normalise/walk.ts';
import { type Document, isReference, nameOf, type Schema } from '../openapi.ts';
import { capitalise } from '../text.ts';

const SCHEMA = '#/components/schemas/';

/** Writes every filter as its conditions, and `$and`, `$or` and `$not` over conditions. */
export function lowerFilters(document: Document): Document {
  const schemas: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    if (schema['x-filter']) lowerFilter(name, schema, schemas);
    else schemas[name] = schema;
  const lowered = structuredClone({ ...document, components: { ...document.components, schemas } });
  const holders = [{ examples: lowered.components.examples }, ...mediaTypes(lowered), ...parameters(lowered)];
  for (const { examples, example } of holders)
    for (const each of [example, ...(isObject(examples) ? Object.values(examples) : [])]) withOperators(each);
  return lowered;
}

/** Writes the short form of conditions in the filters of an example as `$eq`. */
function withOperators(example: unknown): void {
  if (!isObject(example)) return;
  for (const [name, value] of Object.entries(example))
    if (name === 'filter' && isObject(value)) writeOperators(value);
    else withOperators(value);
}

function writeOperators(filter: Node): void {
  for (const [field, value] of Object.entries(filter))
    if (field.startsWith('$')) [value].flat().filter(isObject).forEach(writeOperators);
    else if (!isObject(value)) filter[field] = { $eq: value };
}

function lowerFilter(name: string, filter: Schema, schemas: Record<string, Schema>): void {
  const { properties = {}, patternProperties, 'x-filter': _filter, ...rest } = filter;
  const conditions = `${name}Conditions`;
  const of = (fields: Record<string, Schema>): Record<string, Schema> =>
    Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, condition(schema, schemas)]));
  const fields = {
    properties: of(properties),
    ...(patternProperties ? { patternProperties: of(patternProperties) } : {}),
  };
  const one: Schema = { $ref: SCHEMA + conditions };
  schemas[conditions] = {
    type: 'object',
    description: `Fields of a ${name}. Several fields must all be met.`,
    ...fields,
  };
  schemas[name] = {
    ...rest,
    ...fields,
    properties: {
      ...fields.properties,
      $and: { description: 'Conditions that must all be met.', type: 'array', items: one },
      $or: { description: 'Conditions of which at least one must be met.', type: 'array', items: one },
      $not: { description: 'Conditions that must not be met.', ...one },
    },
  };
}

/** A field of a filter: the operators that it has, without the short form, which means `$eq`. */
function condition(field: Schema, schemas: Record<string, Schema>): Schema {
  const { 'x-operators': operators, description, ...value } = field;
  if (!operators) return field;
  const name = [kindOf(value), ...operators.map(capitalise), 'Condition'].join('');
  schemas[name] ??= {
    type: 'object',
    description: `Compares a field with ${operators.map((operator) => `\`$${operator}\``).join(', ')}.`,
    properties: Object.fromEntries(
      operators.map((operator) => [`$${operator}`, filterOperand(operator, value)]),
    ),
    additionalProperties: false,
  };
  return { $ref: SCHEMA + name, ...(description ? { description } : {}) };
}

/** What the name of a condition says about the values that it compares. */
function kindOf(value: Schema): string {
  if (isReference(value)) return nameOf(value);
  const word = value.format ?? [value.type].flat().join('-');
  return word.split('-').map(capitalise).join('');
}
