/** The parts of an OpenAPI description that the rules read, and the ways they walk through them. */

import { stepsOf } from '../generate/normalise/walk.ts';
import {
  type Document,
  isReference,
  type Json,
  METHODS,
  type MediaType,
  type Method,
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from '../generate/openapi.ts';

export type Path = readonly (string | number)[];

/** A bundled operation: its parameters are inlined, and its responses may be references. */
export interface Operation extends Omit<OperationObject, 'parameters' | 'requestBody' | 'responses'> {
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response & { $ref?: string }>;
}

export type PathItem = { parameters?: Parameter[] } & { [method in Method]?: Operation };

export interface Description extends Omit<Document, 'paths' | 'webhooks'> {
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
}

export interface Call {
  kind: 'paths' | 'webhooks';
  path: string;
  method: Method;
  item: PathItem;
  operation: Operation;
  at: Path;
}

/** Every operation; those of webhooks only when asked for. */
export function callsOf(doc: Description, kinds: Call['kind'][] = ['paths']): Call[] {
  return kinds.flatMap((kind) =>
    Object.entries(doc[kind] ?? {}).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ kind, path, method, item, operation, at: [kind, path, method] }] : [];
      }),
    ),
  );
}

/** The steps of a pointer, which may follow the name of a file and `#`. */
export function pointerParts(ref: string): string[] {
  const pointer = ref.slice(ref.indexOf('#') + 1);
  return pointer === '' ? [] : stepsOf(`#${pointer}`);
}

/** The schemas that a schema combines. */
export const partsOf = (schema: Schema): Schema[] => [
  ...(schema.allOf ?? []),
  ...(schema.oneOf ?? []),
  ...(schema.anyOf ?? []),
];

/** The properties of an object schema by name, those of its parts included. */
export function propertiesOf(
  doc: Description,
  schema: Schema | undefined,
  seen = new Set<Schema>(),
): Map<string, Schema> {
  const found = schema && resolve<Schema>(doc, schema);
  if (!found || seen.has(found)) return new Map();
  seen.add(found);
  const properties = new Map(Object.entries(found.properties ?? {}));
  for (const part of partsOf(found)) {
    for (const [name, property] of propertiesOf(doc, part, seen))
      if (!properties.has(name)) properties.set(name, property);
  }
  return properties;
}

/** The schema at a dotted path of properties; array items are entered without a name. */
export function propertyAt(doc: Description, schema: Schema | undefined, dotted: string): Schema | undefined {
  let at = schema && resolve<Schema>(doc, schema);
  for (const name of dotted.split('.')) {
    while (at?.items) at = resolve<Schema>(doc, at.items);
    const property = propertiesOf(doc, at).get(name);
    at = property && resolve<Schema>(doc, property);
  }
  return at;
}

export interface SchemaVisit {
  schema: Schema;
  at: Path;
  /** Name of the property, when the schema is the value of one. */
  property?: string;
}

/** A schema and every schema written inside it; references are not followed. */
export function schemasIn(schema: Schema, at: Path, property?: string): SchemaVisit[] {
  const inside: SchemaVisit[] = [property === undefined ? { schema, at } : { schema, at, property }];
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    inside.push(...schemasIn(value, [...at, 'properties', name], name));
  }
  for (const [name, value] of Object.entries(schema.patternProperties ?? {})) {
    inside.push(...schemasIn(value, [...at, 'patternProperties', name], name));
  }
  for (const word of ['allOf', 'oneOf', 'anyOf'] as const) {
    schema[word]?.forEach((part, index) => {
      inside.push(...schemasIn(part, [...at, word, index]));
    });
  }
  if (schema.items) inside.push(...schemasIn(schema.items, [...at, 'items']));
  if (typeof schema.additionalProperties === 'object') {
    inside.push(...schemasIn(schema.additionalProperties, [...at, 'additionalProperties']));
  }
  return inside;
}

export interface Body {
  view: 'request' | 'response';
  type: string;
  media: MediaType;
  at: Path;
}

const contentBodies = (
  content: Record<string, MediaType> | undefined,
  view: Body['view'],
  at: Path,
): Body[] =>
  Object.entries(content ?? {}).map(([type, media]) => ({ view, type, media, at: [...at, 'content', type] }));

/** The JSON that the parameter `.r` carries, with its examples decoded. */
function packedBodies({ schema, examples }: Parameter, at: Path): Body[] {
  if (!schema?.contentSchema) return [];
  const decoded = Object.entries(examples ?? {}).map(([name, example]) => {
    if (isReference(example)) return [name, example] as const;
    const value = JSON.parse(Buffer.from(String(example.value), 'base64url').toString()) as Json;
    return [name, { ...example, value }] as const;
  });
  return [
    {
      view: 'request',
      type: 'application/json',
      media: { schema: schema.contentSchema, examples: Object.fromEntries(decoded) },
      at,
    },
  ];
}

/** The bodies that a call sends and gets, packed parameters included; shared error responses are left out. */
export function bodiesOf(call: Call): Body[] {
  const { operation, at } = call;
  // What the platform posts to a webhook has read-only properties, like a response.
  const sent = call.kind === 'webhooks' ? 'response' : 'request';
  const responses = Object.entries(operation.responses ?? {}).filter(([, response]) => !response.$ref);
  return [
    ...contentBodies(operation.requestBody?.content, sent, [...at, 'requestBody']),
    ...(operation.parameters ?? []).flatMap((parameter, index) =>
      packedBodies(parameter, [...at, 'parameters', index]),
    ),
    ...responses.flatMap(([status, response]) =>
      contentBodies(response.content, 'response', [...at, 'responses', status]),
    ),
  ];
}
