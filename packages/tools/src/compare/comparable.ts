/** Spells what means the same in one way, so that only differences in meaning are left to compare. */
import { upgradeFromThreeToThreeOne } from '@scalar/openapi-upgrader/3.0-to-3.1';
import { spellOutNullable } from '../generate/normalise/nullable.ts';
import { spellOutPathItems } from '../generate/normalise/path-items.ts';
import { changeSchemas, type Node, parameters } from '../generate/normalise/walk.ts';
import { type Document, operationsOf, type Schema } from '../generate/openapi.ts';
import { effectOf } from '../generate/operations.ts';

/** A copy in OpenAPI 3.1, without defaults, in which operations have the parameters of their path. */
export function comparable(description: Document): Document {
  // a file is `format: binary` in many descriptions of 3.1 too, which the upgrade spells as 3.1 does
  const copy = { ...structuredClone(description), openapi: '3.0.4' };
  const document = upgradeFromThreeToThreeOne(copy) as unknown as Node;
  if (description.openapi.startsWith('3.0')) changeSchemas(document, spellOutNullable);
  changeSchemas(document, withoutDefaults);
  changeSchemas(document, typed);
  for (const parameter of parameters(document)) removeDefaults(parameter);
  spellOutPathItems(document);
  const plain = document as unknown as Document;
  for (const { method, operation } of operationsOf(plain)) {
    const { 'x-effect': effect, ...rest } = operation;
    if (effect === effectOf(method, rest)) delete operation['x-effect'];
  }
  return plain;
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
