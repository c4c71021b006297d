/**
 * Filters are written as fields with their operators; here they become plain JSON Schema, which every tool
 * reads.
 */
import { mapValues, type Reference, type Schema } from './openapi.ts';
import { isReference, namedSchema, nameOf } from './references.ts';
import type { Operator } from './x-keys.ts';

/** What each operator of `x-operators` compares the value of its field with. */
const OPERANDS: Record<Operator, (value: Schema) => Schema> = {
  eq: nullable,
  ne: nullable,
  gt: (value) => value,
  gte: (value) => value,
  lt: (value) => value,
  lte: (value) => value,
  in: listOf,
  nin: listOf,
  hasSome: listOf,
  hasAll: listOf,
  startsWith: () => ({ type: 'string' }),
  endsWith: () => ({ type: 'string' }),
  contains: () => ({ type: 'string' }),
  exists: () => ({ type: 'boolean' }),
  isEmpty: () => ({ type: 'boolean' }),
};

/** What an operator compares a value of this schema with. */
export const filterOperand = (operator: Operator, value: Schema): Schema => OPERANDS[operator](value);

function nullable(value: Schema): Schema {
  return { anyOf: [value, { type: 'null' }] };
}

function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/**
 * Expands every schema marked `x-filter`, with the conditions that its fields name. A description that is
 * already expanded is not changed.
 */
export function expandFilters<D extends { components?: { schemas?: Record<string, Schema> } }>(
  document: D,
): D {
  const all = Object.entries(document.components?.schemas ?? {});
  const conditions = Object.fromEntries(all.filter(([, schema]) => schema['x-operators']));
  const schemas = all
    .filter(([name]) => !conditions[name])
    .map(([name, schema]) => [name, schema['x-filter'] ? expand(name, schema, conditions) : schema]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

function expand(
  name: string,
  { properties = {}, patternProperties, ...schema }: Schema,
  conditions: Record<string, Schema>,
): Schema {
  const condition = (field: Schema): Schema => {
    const { $ref: _reference, ...own } = field;
    const named = isReference(field) ? conditions[nameOf(field)] : undefined;
    return expandCondition(named ? { ...named, ...own } : field);
  };
  const self: Schema = namedSchema(name);
  // where a condition must be, a join of nothing is none
  const filters = { ...listOf(self), ...(schema.minProperties ? { minItems: 1 } : {}) };
  const joins: Record<string, Schema> = {
    $and: { description: 'Filters that must all be met.', ...filters },
    $or: { description: 'Filters of which at least one must be met.', ...filters },
    $not: { description: 'A filter that must not be met.', ...self },
  };
  return {
    ...schema,
    properties: { ...mapValues(properties, condition), ...joins },
    ...(patternProperties ? { patternProperties: mapValues(patternProperties, condition) } : {}),
  };
}

/** A value that the field must have, or an object of operators. */
function expandCondition({ 'x-operators': operators, description, ...value }: Schema): Schema {
  if (!operators) return { ...(description ? { description } : {}), ...value };
  const properties = Object.fromEntries(operators.map((name) => [`$${name}`, filterOperand(name, value)]));
  const compared: Schema = { type: 'object', properties, additionalProperties: false };
  return {
    ...(description ? { description } : {}),
    ...(operators.includes('eq') ? { anyOf: [value, { type: 'null' }, compared] } : compared),
  };
}

/** Where a filter is in an input. */
export interface FilterPlace {
  /** Dotted. */
  path: string;
  /** Name of its schema. */
  schema: string;
  isRequired: boolean;
  /** Whether it must have a condition: `minProperties` of the schema, or next to the reference. */
  needsCondition: boolean;
}

/** The filters among the properties of an input: the first property, or one inside it. */
export function filtersIn(
  schemas: Record<string, Schema>,
  schema: Schema | undefined,
  depth = 0,
): FilterPlace[] {
  const named = schema && isReference(schema) ? schemas[nameOf(schema)] : schema;
  return Object.entries(named?.properties ?? {}).flatMap(([name, property]) => {
    const isRequired = named?.required?.includes(name) ?? false;
    if (isFilter(schemas, property)) {
      const schema = nameOf(property);
      const fewest = property.minProperties ?? schemas[schema]?.minProperties ?? 0;
      return [{ path: name, schema, isRequired, needsCondition: fewest > 0 }];
    }
    const inside = depth === 0 ? filtersIn(schemas, property, 1) : [];
    return inside.map((filter) => ({
      ...filter,
      path: `${name}.${filter.path}`,
      isRequired: isRequired && filter.isRequired,
    }));
  });
}

/** Whether a property holds a filter. */
export const isFilter = (schemas: Record<string, Schema>, property: Schema): property is Schema & Reference =>
  isReference(property) && schemas[nameOf(property)]?.['x-filter'] === true;
