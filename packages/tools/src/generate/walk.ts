/**
 * Finds the schemas of a description: by their position, so that an example that looks like a schema is
 * left alone.
 */
import type { Schema } from './openapi.ts';

/** Any object of a description. */
export type Node = Record<string, unknown>;

/** An object and the key at which it has a value. */
export interface Slot {
  holder: Node;
  key: string;
}

const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const values = (map: unknown): unknown[] => (isObject(map) ? Object.values(map) : []);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The operations of a path item, whatever their method. */
const operationsIn = (item: Node): [method: string, operation: Node][] =>
  HTTP_METHODS.flatMap((method) =>
    isObject(item[method]) ? [[method, item[method]] as [string, Node]] : [],
  );

const componentsOf = ({ components }: Node): Node => (isObject(components) ? components : {});

/** Every schema that is in no other schema. */
export function* schemaSlots(document: Node): Generator<Slot> {
  const { schemas } = componentsOf(document);
  if (isObject(schemas)) for (const key of Object.keys(schemas)) yield { holder: schemas, key };
  for (const holder of [...mediaTypes(document), ...parameters(document)])
    if ('schema' in holder) yield { holder, key: 'schema' };
}

/** Every media type object, of request bodies, responses, parameters and headers. */
export function* mediaTypes(document: Node): Generator<Node> {
  const bodies = [
    ...values(componentsOf(document)['requestBodies']),
    ...[...allOperations(document)].map(({ requestBody }) => requestBody),
  ];
  for (const holder of [...parameters(document), ...bodies.filter(isObject), ...responses(document)])
    yield* values(holder['content']).filter(isObject);
}

function* responses(document: Node): Generator<Node> {
  yield* values(componentsOf(document)['responses']).filter(isObject);
  for (const operation of allOperations(document)) yield* values(operation['responses']).filter(isObject);
}

/** Every parameter and header. */
export function* parameters(document: Node): Generator<Node> {
  const { parameters: named, headers } = componentsOf(document);
  yield* [...values(named), ...values(headers)].filter(isObject);
  for (const response of responses(document)) yield* values(response['headers']).filter(isObject);
  for (const holder of [...pathItems(document), ...allOperations(document)])
    yield* list(holder['parameters']).filter(isObject);
}

function* allOperations(document: Node): Generator<Node> {
  for (const item of pathItems(document)) for (const [, operation] of operationsIn(item)) yield operation;
}

/** Path items of paths, webhooks, components, and of the callbacks of their operations. */
function* pathItems(document: Node): Generator<Node> {
  const components = componentsOf(document);
  const queue = [
    ...values(document['paths']),
    ...values(document['webhooks']),
    ...values(components['pathItems']),
    ...values(components['callbacks']).flatMap(values),
  ];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    if (!isObject(item)) continue;
    yield item;
    for (const [, operation] of operationsIn(item))
      queue.push(...values(operation['callbacks']).flatMap(values));
  }
}

const SINGLE = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contentSchema',
];
const LISTS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/** A schema and all that is in it, after a change of each: what is inside comes first. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema;
export function mapSchema(schema: unknown, change: (schema: Schema) => Schema): unknown;
export function mapSchema(schema: unknown, change: (schema: Schema) => Schema): unknown {
  if (!isObject(schema)) return schema;
  const again = (child: unknown): unknown => mapSchema(spelledOut(child), change);
  const result: Node = { ...schema };
  for (const key of SINGLE) if (isObject(schema[key])) result[key] = again(schema[key]);
  if (typeof schema['items'] === 'boolean') result['items'] = again(schema['items']);
  for (const key of LISTS) if (Array.isArray(schema[key])) result[key] = schema[key].map(again);
  for (const key of MAPS) {
    const map = schema[key];
    if (isObject(map))
      result[key] = Object.fromEntries(Object.entries(map).map(([name, child]) => [name, again(child)]));
  }
  return change(result as Schema);
}

/** JSON Schema has `true` and `false` for schemas; every tool reads the objects that mean the same. */
const spelledOut = (schema: unknown): unknown =>
  schema === true ? {} : schema === false ? { not: {} } : schema;

/** A copy of a document after a change of every schema. */
export function mapSchemas<D extends object>(document: D, change: (schema: Schema) => Schema): D {
  const copy = structuredClone(document);
  if (isObject(copy)) changeSchemas(copy, change);
  return copy;
}

/** Changes every schema of a document in place. */
export function changeSchemas(document: Node, change: (schema: Schema) => Schema): void {
  for (const { holder, key } of [...schemaSlots(document)]) holder[key] = mapSchema(holder[key], change);
}
