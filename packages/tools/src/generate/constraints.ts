/**
 * What objects say about their properties together: which exclude, need or replace each other, and how many
 * there are.
 */

import type { Document, Schema } from './openapi.ts';
import { resolve } from './references.ts';
import { isObject, mapSchemas } from './walk.ts';

const isRequirement = (part: Schema): boolean =>
  part.required !== undefined && Object.keys(part).length === 1;

/** Whether `anyOf` only lists properties, at least one of them required. */
export const isAnyRequired = ({ anyOf }: Schema): boolean =>
  anyOf !== undefined && anyOf.length > 0 && anyOf.every(isRequirement);

/** The constraints of an object that is made of these parts. */
export function constraintsOf(...parts: Schema[]): Schema {
  const exclusive = parts.flatMap((part) => part['x-one-of'] ?? []);
  const required = parts.flatMap(
    (part) =>
      part['x-any-required'] ??
      (isAnyRequired(part) ? [(part.anyOf ?? []).map((each) => each.required ?? [])] : []),
  );
  const uncounted = parts.flatMap((part) => part['x-uncounted'] ?? []);
  const counts = (key: 'minProperties' | 'maxProperties'): number[] =>
    parts.flatMap((part) => part[key] ?? []);
  const isCounted = parts.some(
    ({ minProperties, maxProperties }) => (minProperties ?? maxProperties) !== undefined,
  );
  const dependent: Record<string, string[]> = {};
  for (const [name, others] of parts.flatMap((part) => Object.entries(part.dependentRequired ?? {})))
    dependent[name] = [...(dependent[name] ?? []), ...others];
  return {
    ...(exclusive.length > 0 ? { 'x-one-of': exclusive } : {}),
    ...(required.length > 0 ? { 'x-any-required': required } : {}),
    ...(counts('minProperties').length > 0 ? { minProperties: Math.max(...counts('minProperties')) } : {}),
    ...(counts('maxProperties').length > 0 ? { maxProperties: Math.min(...counts('maxProperties')) } : {}),
    ...(Object.keys(dependent).length > 0 ? { dependentRequired: dependent } : {}),
    ...(isCounted && uncounted.length > 0 ? { 'x-uncounted': uncounted } : {}),
  };
}

/**
 * Writes `x-one-of` and `dependentRequired`, which validators of older drafts do not know, as what an object
 * must not have. A property that is null counts as absent for `x-one-of`.
 */
export function lowerConstraints(document: Document): Document {
  return mapSchemas(document, (schema) => {
    const forbidden = [...pairsOf(document, schema), ...gapsOf(schema)];
    const [first, ...more] = isObject(schema['not']) ? [schema['not'], ...forbidden] : forbidden;
    if (!first || forbidden.length === 0) return schema;
    return { ...schema, not: more.length > 0 ? { anyOf: [first, ...more] } : first };
  });
}

/** Every pair of properties that exclude each other. */
function pairsOf(document: Document, schema: Schema): Schema[] {
  return (schema['x-one-of'] ?? []).flatMap((group) =>
    group.flatMap((one, index) =>
      group.slice(index + 1).map((other) => both([one, other], (name) => isNullable(document, schema, name))),
    ),
  );
}

function both(names: string[], takesNull: (name: string) => boolean): Schema {
  const nullable = names.filter(takesNull);
  const notNull = Object.fromEntries(nullable.map((name) => [name, { not: { type: 'null' } }]));
  return { required: names, ...(nullable.length > 0 ? { properties: notNull } : {}) };
}

/** A property without one that it needs. */
const gapsOf = ({ dependentRequired }: Schema): Schema[] =>
  Object.entries(dependentRequired ?? {}).map(([name, others]) => ({
    required: [name],
    not: { required: others },
  }));

function isNullable(document: Document, schema: Schema, name: string): boolean {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolve<Schema>(document, part))];
  const property = parts.map(({ properties }) => properties?.[name]).find((each) => each !== undefined);
  return property !== undefined && takesNull(document, property);
}

function takesNull(document: Document, schema: Schema, depth = 0): boolean {
  const { type, enum: values, anyOf, oneOf, allOf } = resolve<Schema>(document, schema);
  const forms = [...(anyOf ?? []), ...(oneOf ?? [])];
  if (forms.length > 0) return depth < 20 && forms.some((form) => takesNull(document, form, depth + 1));
  if (allOf && type === undefined)
    return depth < 20 && allOf.every((part) => takesNull(document, part, depth + 1));
  return values ? values.includes(null) : type === undefined || [type].flat().includes('null');
}
