/** What a call may return: the examples of its response. */
import type { Document, Example, Json, Reference, Schema } from './openapi.ts';
import type { Operation } from './operations.ts';
import { isReference, nameOf, resolve } from './references.ts';
import type { Views } from './views.ts';

export interface SuccessExample {
  name: string;
  value: Json;
  /** Whether the value is one of the type of what the call returns. */
  fits: boolean;
  /** Where the example is, if it is a component. */
  reference: Reference | undefined;
}

export function examplesOf(document: Document, { responses }: Views, call: Operation): SuccessExample[] {
  const { schema = {}, examples = {} } = call.success ?? {};
  return Object.entries(examples).map(([name, example]) => {
    const { value } = resolve<Example>(document, example);
    const reference = isReference(example) ? example : undefined;
    return { name, value, reference, fits: fits(schema, value, responses) };
  });
}

/** Whether TypeScript takes a value for the type of a schema. False where that is hard to say. */
function fits(schema: Schema, value: Json | undefined, schemas: Record<string, Schema>): boolean {
  if (isReference(schema)) return fits(schemas[nameOf(schema)] ?? {}, value, schemas);
  const { oneOf, anyOf, type, const: constant, enum: values } = schema;
  const union = oneOf ?? anyOf;
  if (union) return union.some((form) => fits(form, value, schemas));
  if (constant !== undefined) return value === constant;
  if (values) return values.some((each) => each === value);
  if (type === undefined) return value !== undefined;
  return [type].flat().some((each) => fitsType(each, schema, value, schemas));
}

function fitsType(
  type: string,
  schema: Schema,
  value: Json | undefined,
  schemas: Record<string, Schema>,
): boolean {
  if (type === 'null') return value === null;
  if (type === 'array')
    return Array.isArray(value) && value.every((item) => fits(schema.items ?? {}, item, schemas));
  if (type !== 'object') return typeof value === (type === 'integer' ? 'number' : type);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { properties = {}, required = [], additionalProperties } = schema;
  const isMap = Object.keys(properties).length === 0;
  const others: Schema | undefined =
    typeof additionalProperties === 'object'
      ? additionalProperties
      : isMap && additionalProperties !== false
        ? {}
        : undefined;
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, property]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : others;
      return known !== undefined && fits(known, property, schemas);
    })
  );
}
