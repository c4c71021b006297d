/**
 * Finds the schemas of a description: by their position, so that an example that looks like a schema is
 * left alone.
 */
import { isReference, type Schema } from '../openapi.ts';

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
export const operationsIn = (item: Node): [method: string, operation: Node][] =>
  HTTP_METHODS.flatMap((method) =>
    isObject(item[method]) ? [[method, item[method]] as [string, Node]] : [],
  );

/** Every schema that is in no other schema. */
function* schemaSlots(document: Node): Generator<Slot> {
  const components = isObject(document['components']) ? document['components'] : {};
  if (isObject(components['schemas'])) {
    for (const key of Object.keys(components['schemas'])) yield { holder: components['schemas'], key };
  }
  for (const media of mediaTypes(document)) if ('schema' in media) yield { holder: media, key: 'schema' };
  for (const parameter of parameters(document))
    if ('schema' in parameter) yield { holder: parameter, key: 'schema' };
}

/** Every media type object, of request bodies, responses, parameters and headers. */
export function* mediaTypes(document: Node): Generator<Node> {
  for (const holder of contentHolders(document)) yield* values(holder['content']).filter(isObject);
}

/** Request bodies, responses, and the parameters and headers that have content. */
function* contentHolders(document: Node): Generator<Node> {
  const components = isObject(document['components']) ? document['components'] : {};
  yield* parameters(document);
  yield* [...values(components['requestBodies']), ...values(components['responses'])].filter(isObject);
  for (const operation of allOperations(document)) {
    yield* [operation['requestBody'], ...values(operation['responses'])].filter(isObject);
  }
}

/** Every parameter and header. */
export function* parameters(document: Node): Generator<Node> {
  const components = isObject(document['components']) ? document['components'] : {};
  yield* [...values(components['parameters']), ...values(components['headers'])].filter(isObject);
  for (const response of values(components['responses']))
    if (isObject(response)) yield* values(response['headers']).filter(isObject);
  for (const item of pathItems(document)) yield* list(item['parameters']).filter(isObject);
  for (const operation of allOperations(document)) {
    yield* list(operation['parameters']).filter(isObject);
    for (const response of values(operation['responses']))
      if (isObject(response)) yield* values(response['headers']).filter(isObject);
  }
}

function* allOperations(document: Node): Generator<Node> {
  for (const item of pathItems(document)) for (const [, operation] of operationsIn(item)) yield operation;
}

/** Path items of paths, webhooks, components, and of the callbacks of their operations. */
function* pathItems(document: Node): Generator<Node> {
  const components = isObject(document['components']) ? document['components'] : {};
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
  const again = (child: unknown): unknown => mapSchema(child, change);
  const result: Node = { ...schema };
  for (const key of SINGLE) if (isObject(schema[key])) result[key] = again(schema[key]);
  for (const key of LISTS) if (Array.isArray(schema[key])) result[key] = schema[key].map(again);
  for (const key of MAPS) {
    const map = schema[key];
    if (isObject(map))
      result[key] = Object.fromEntries(Object.entries(map).map(([name, child]) => [name, again(child)]));
  }
  return change(result as Schema);
}

/** Changes every schema of a document in place. */
export function changeSchemas(document: Node, change: (schema: Schema) => Schema): void {
  for (const { holder, key } of [...schemaSlots(document)]) holder[key] = mapSchema(holder[key], change);
}

/** The reference that has these steps. */
export const pointerTo = (steps: readonly string[]): string =>
  `#/${steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** The steps of a reference within the document: `#/components/schemas/A~1B` has three. */
export const stepsOf = ($ref: string): string[] =>
  $ref
    .slice(2)
    .split('/')
    .map((step) => decode(step).replaceAll('~1', '/').replaceAll('~0', '~'));

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** The name in `#/components/schemas/Name`; undefined for any other reference. */
export function schemaNameOf($ref: string): string | undefined {
  const [components, schemas, name, ...rest] = $ref.startsWith('#/') ? stepsOf($ref) : [];
  return components === 'components' && schemas === 'schemas' && rest.length === 0 ? name : undefined;
}

const MAX_HOPS = 1000;

/**
 * What a chain of references within the document leads to; undefined where it leads nowhere or in a circle.
 */
export function follow(document: Node, node: unknown, hops = 0): unknown {
  if (!isReference(node)) return node;
  return hops > MAX_HOPS
    ? undefined
    : follow(document, valueAt(document, stepsOf(node.$ref), hops + 1), hops + 1);
}

/** The value at the end of some steps, through the references on the way. */
export function valueAt(document: Node, steps: readonly string[], hops = 0): unknown {
  return steps.reduce<unknown>((node, step) => {
    const at = follow(document, node, hops + 1);
    return typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? (at as Node)[step] : undefined;
  }, document);
}
