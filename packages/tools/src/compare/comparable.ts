/** Spells what means the same in one way, so that only differences in meaning are left to compare. */

import { type Document, operationsOf, type Schema } from '../generate/openapi.ts';
import { effectOf } from '../generate/operations.ts';
import { changeSchemas, type Node, parameters } from '../generate/walk.ts';

/** A copy without defaults. */
export function comparable(description: Document): Document {
  const document = structuredClone(description);
  const node: Node = { ...document };
  changeSchemas(node, withoutDefaults);
  changeSchemas(node, typed);
  for (const parameter of parameters(node)) removeDefaults(parameter);
  for (const { method, operation } of operationsOf(document)) {
    const { 'x-effect': effect, ...rest } = operation;
    if (effect === effectOf(method, rest)) delete operation['x-effect'];
  }
  return document;
}

const DEFAULTS = new Map<string, unknown>([
  ...['deprecated', 'readOnly', 'writeOnly', 'uniqueItems'].map((key) => [key, false] as const),
  ...['minLength', 'minItems', 'minProperties'].map((key) => [key, 0] as const),
]);

const withoutDefaults = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).filter(([key, value]) => !DEFAULTS.has(key) || DEFAULTS.get(key) !== value),
  );

function removeDefaults(parameter: Node): void {
  const style = ['query', 'cookie'].includes(String(parameter['in'])) ? 'form' : 'simple';
  const defaults = {
    explode: (parameter['style'] ?? style) === 'form',
    style,
    deprecated: false,
    allowReserved: false,
    allowEmptyValue: false,
  };
  for (const [key, value] of Object.entries(defaults)) if (parameter[key] === value) delete parameter[key];
}

/** A constant is an enumeration of one value. Null is a type, and no value of an enumeration. */
function typed(schema: Schema): Schema {
  const { const: only, ...rest } = schema;
  const listed = only === undefined ? rest.enum : [only];
  if (!listed) {
    const type = rest.properties ? 'object' : rest.items ? 'array' : undefined;
    return type === undefined ? rest : { type, ...rest };
  }
  const { enum: _listed, ...others } = rest;
  const values = listed.filter((value) => value !== null);
  const types = [others.type ?? values.map(typeOf), listed.includes(null) ? 'null' : []].flat();
  return { ...others, type: [...new Set(types)], ...(values.length > 0 && { enum: values }) };
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
