/** What a call may return: the examples of its success responses, or one made from the schema. */
import { sample } from 'openapi-sampler';
import type { Document, Example, Json, MediaType, Reference, Schema } from './openapi.ts';
import type { Operation } from './operations.ts';
import { isReference, namedSchema, nameOf, resolve } from './references.ts';
import type { Success } from './successes.ts';
import type { Views } from './views.ts';

export interface SuccessExample {
  name: string;
  status: number;
  kind: 'json' | 'text' | 'blob' | 'nothing';
  /** Media type of the body. */
  type: string | undefined;
  value: Json | undefined;
  /** Whether the value is one of the type of what the call returns. */
  fits: boolean;
  /** Where the example is, if it is a component. */
  reference: Reference | undefined;
}

export function examplesOf(document: Document, { responses }: Views, call: Operation): SuccessExample[] {
  const successes: Success[] =
    call.successes.length > 0 ? call.successes : [{ status: '200', body: undefined }];
  const output: Schema = call.output ? namedSchema(call.output) : {};
  const names = new Set<string>();
  return successes.flatMap((success): SuccessExample[] => {
    const status = success.status === '2XX' ? 200 : Number(success.status);
    const { body } = success;
    if (!body)
      return [
        {
          name: unused(names, 'empty', status),
          status,
          kind: 'nothing',
          type: undefined,
          value: undefined,
          fits: true,
          reference: undefined,
        },
      ];
    const kind =
      body.kind === 'json' ? 'json' : body.kind === 'text' || body.kind === 'form' ? 'text' : 'blob';
    const values = describedValues(document, body.media);
    if (values.length === 0)
      values.push({
        name: 'sample',
        value: kind === 'json' ? makeSample(responses, body.media.schema ?? {}) : 'text',
        reference: undefined,
      });
    return values.map(({ name, value, reference }) => ({
      name: unused(names, name, status),
      status,
      kind,
      type: body.type.includes('*') ? undefined : body.type,
      value,
      fits: kind !== 'json' || fits(output, value, responses),
      reference,
    }));
  });
}

/** The name, with the status where another response has the same. */
function unused(names: Set<string>, name: string, status: number): string {
  const free = names.has(name) ? `${name}${status}` : name;
  names.add(free);
  return free;
}

interface Named {
  name: string;
  value: Json;
  reference: Reference | undefined;
}

function describedValues(document: Document, media: MediaType): Named[] {
  const named = Object.entries(media.examples ?? {}).flatMap(([name, example]): Named[] => {
    const { value } = resolve<Example>(document, example);
    return value === undefined
      ? []
      : [{ name, value, reference: isReference(example) ? example : undefined }];
  });
  if (named.length > 0) return named;
  const { example, examples } = resolve<Schema>(document, media.schema ?? {}) as {
    example?: Json;
    examples?: Json;
  };
  const value = media.example ?? example ?? (Array.isArray(examples) ? examples[0] : undefined);
  return value === undefined ? [] : [{ name: 'example', value, reference: undefined }];
}

/** A value of a schema. */
function makeSample(schemas: Views['responses'], schema: Schema): Json {
  const options = { quiet: true, maxSampleDepth: 8 };
  const value = sample(schema as never, options, { components: { schemas } }) ?? null;
  return prune(schema, value as Json, schemas);
}

/** A sample without the optional parts that do not fit: those of a schema that holds itself end somewhere. */
function prune(schema: Schema, value: Json, schemas: Record<string, Schema>): Json {
  if (isReference(schema)) return prune(schemas[nameOf(schema)] ?? {}, value, schemas);
  if (Array.isArray(value)) {
    const items = value.map((item) => prune(schema.items ?? {}, item, schemas));
    return items.filter((item) => fits(schema.items ?? {}, item, schemas));
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = Object.entries(value).flatMap(([name, property]): [string, Json][] => {
    const known = (Object.hasOwn(schema.properties ?? {}, name) && schema.properties?.[name]) || {};
    const pruned = prune(known, property, schemas);
    return fits(known, pruned, schemas) || schema.required?.includes(name) ? [[name, pruned]] : [];
  });
  return Object.fromEntries(properties);
}

/** Whether TypeScript takes a value for the type of a schema. False where that is hard to say. */
function fits(schema: Schema, value: Json | undefined, schemas: Record<string, Schema>): boolean {
  if (isReference(schema)) return fits(schemas[nameOf(schema)] ?? {}, value, schemas);
  const { oneOf, anyOf, type, const: constant, enum: values, 'x-value': special } = schema;
  if (special) return false;
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
