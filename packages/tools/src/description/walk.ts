/**
 * Finds the schemas of a description: by their position, so that an example that looks like a schema is
 * left alone.
 */
import { METHODS, type Schema } from './openapi.ts';

/** Any object of a description. */
export type Node = Record<string, unknown>;

/** An object and the key at which it has a value. */
export interface Slot {
  holder: Node;
  key: string;
}

export const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const values = (map: unknown): unknown[] => (isObject(map) ? Object.values(map) : []);
/** The values of a list; none of anything else. */
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const componentsOf = ({ components }: Node): Node => (isObject(components) ? components : {});

/** Every schema that is in no other schema. */
function* schemaSlots(document: Node): Generator<Slot> {
  const { schemas } = componentsOf(document);
  if (isObject(schemas)) for (const key of Object.keys(schemas)) yield { holder: schemas, key };
  for (const holder of [...mediaTypes(document), ...parameters(document)])
    if ('schema' in holder) yield { holder, key: 'schema' };
}

/** Every media type object, of request bodies, responses, parameters and headers. */
export function* mediaTypes(document: Node): Generator<Node> {
  const bodies = [
    ...values(componentsOf(document)['requestBodies']),
    ...operationsIn(document).map(({ requestBody }) => requestBody),
  ];
  for (const holder of [...parameters(document), ...bodies.filter(isObject), ...responses(document)])
    yield* values(holder['content']).filter(isObject);
}

function* responses(document: Node): Generator<Node> {
  yield* values(componentsOf(document)['responses']).filter(isObject);
  for (const operation of operationsIn(document)) yield* values(operation['responses']).filter(isObject);
}

/** Every parameter and header. */
function* parameters(document: Node): Generator<Node> {
  const { parameters: named, headers } = componentsOf(document);
  yield* [...values(named), ...values(headers)].filter(isObject);
  for (const response of responses(document)) yield* values(response['headers']).filter(isObject);
  for (const { parameters: own } of operationsIn(document)) yield* list(own).filter(isObject);
}

/** The operations of paths and webhooks. */
const operationsIn = (document: Node): Node[] =>
  [...values(document['paths']), ...values(document['webhooks'])].flatMap((item) =>
    isObject(item) ? METHODS.map((method) => item[method]).filter(isObject) : [],
  );

const SINGLE = ['items', 'additionalProperties', 'not', 'contentSchema'];
const LISTS = ['allOf', 'oneOf', 'anyOf'];
const MAPS = ['properties', 'patternProperties'];

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
