/** The parts of an OpenAPI description that the rules read, and the ways they walk through them. */
export type Path = readonly (string | number)[];

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  readOnly?: boolean;
  writeOnly?: boolean;
  nullable?: unknown;
  'x-always'?: boolean;
  'x-one-of'?: string[][];
  'x-decimal'?: object;
  contentSchema?: Schema;
  contentMediaType?: string;
  contentEncoding?: string;
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface Media {
  schema?: Schema;
  examples?: Record<string, Example>;
}

export type Content = Record<string, Media>;

export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
  'x-packed'?: boolean;
}

export interface Response {
  $ref?: string;
  description?: string;
  content?: Content;
}

export interface ApplicationError {
  code: string;
  status: number;
  description?: string;
}

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, Response>;
  'x-callers'?: string[];
  'x-effect'?: string;
  'x-source'?: string;
  'x-host'?: string;
  'x-paging'?: { kind: string; request: string; items: string; metadata: string; unwrapped?: string[] };
  'x-invalidates'?: string[];
  'x-updates'?: string;
  'x-deletes'?: string;
  'x-application-errors'?: ApplicationError[];
  deprecated?: boolean;
  'x-sunset'?: { date: string; replacedBy?: string };
  'x-fallback-of'?: string;
  'x-any-of'?: string[][];
  'x-body-name'?: string;
  'x-event'?: { type: string; entityFqdn?: string; slug: string; domain: boolean };
}

export type PathItem = { parameters?: Parameter[] } & { [method in Method]?: Operation };

export interface Description {
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  tags?: { name: string }[];
  security?: Record<string, string[]>[];
  components?: {
    schemas?: Record<string, Schema>;
    examples?: Record<string, Example>;
    responses?: Record<string, Response>;
  };
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

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
      methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ kind, path, method, item, operation, at: [kind, path, method] }] : [];
      }),
    ),
  );
}

/** Follows local references to the object they name. */
export function resolve<T extends { $ref?: string }>(doc: Description, node: T | undefined): T | undefined {
  let at: T | undefined = node;
  for (let hops = 0; at?.$ref && hops < 20; hops += 1)
    at = lookUp(doc, pointerParts(at.$ref)) as T | undefined;
  return at;
}

export function pointerParts(ref: string): string[] {
  const pointer = ref.slice(ref.indexOf('#') + 1);
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function lookUp(node: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], node);
}

/** Name of the schema component that a reference names. */
export const schemaName = (ref: string | undefined): string | undefined =>
  ref?.startsWith('#/components/schemas/') ? pointerParts(ref)[2] : undefined;

const parts = (schema: Schema): Schema[] => [
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
  const found = resolve(doc, schema);
  if (!found || seen.has(found)) return new Map();
  seen.add(found);
  const properties = new Map(Object.entries(found.properties ?? {}));
  for (const part of parts(found)) {
    for (const [name, property] of propertiesOf(doc, part, seen))
      if (!properties.has(name)) properties.set(name, property);
  }
  return properties;
}

/** The schema at a dotted path of properties; array items are entered without a name. */
export function propertyAt(doc: Description, schema: Schema | undefined, dotted: string): Schema | undefined {
  let at = resolve(doc, schema);
  for (const name of dotted.split('.')) {
    while (at?.items) at = resolve(doc, at.items);
    at = resolve(doc, propertiesOf(doc, at).get(name));
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
  media: Media;
  at: Path;
}

const contentBodies = (content: Content | undefined, view: Body['view'], at: Path): Body[] =>
  Object.entries(content ?? {}).map(([type, media]) => ({ view, type, media, at: [...at, 'content', type] }));

/** The JSON that the parameter `.r` carries, with its examples decoded. */
function packedBodies({ schema, examples }: Parameter, at: Path): Body[] {
  if (!schema?.contentSchema) return [];
  const decoded = Object.entries(examples ?? {}).map(([name, example]) => {
    const value: unknown = JSON.parse(Buffer.from(String(example.value), 'base64url').toString());
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
