/**
 * Filters that every generator can read: a named schema per filter with one level of logic, and conditions
 * that are objects of operators. The description of the client nests filters in themselves without limit.
 */
import { filterOperand } from '../filters.ts';
import { type Document, mapValues, type Schema } from '../openapi.ts';
import { isObject, mediaTypes, type Node, parameters } from '../walk.ts';

const SCHEMA = '#/components/schemas/';

/** Writes every filter as its conditions, and `$and`, `$or` and `$not` over conditions. */
export function lowerFilters(document: Document): Document {
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
      schema['x-filter'] ? lowerFilter(name, schema) : [[name, lowerCondition(schema)]],
    ),
  );
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

function lowerFilter(name: string, filter: Schema): [name: string, schema: Schema][] {
  const { properties = {}, patternProperties, 'x-filter': _filter, ...rest } = filter;
  const conditions = `${name}Conditions`;
  const fields = {
    properties: mapValues(properties, lowerCondition),
    ...(patternProperties ? { patternProperties: mapValues(patternProperties, lowerCondition) } : {}),
  };
  const one: Schema = { $ref: SCHEMA + conditions };
  const logic = {
    $and: { description: 'Conditions that must all be met.', type: 'array', items: one },
    $or: { description: 'Conditions of which at least one must be met.', type: 'array', items: one },
    $not: { description: 'Conditions that must not be met.', ...one },
  };
  const description = `Fields of a ${name}. Several fields must all be met.`;
  return [
    [conditions, { type: 'object', description, ...fields }],
    [name, { ...rest, ...fields, properties: { ...fields.properties, ...logic } }],
  ];
}

/** A condition as its operators, without the short form, which means `$eq`. Returns other schemas unchanged. */
function lowerCondition(schema: Schema): Schema {
  const { 'x-operators': operators, description, ...value } = schema;
  if (!operators) return schema;
  return {
    type: 'object',
    ...(description ? { description } : {}),
    properties: Object.fromEntries(
      operators.map((operator) => [`$${operator}`, filterOperand(operator, value)]),
    ),
    additionalProperties: false,
  };
}
