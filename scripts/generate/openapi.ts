/** The part of OpenAPI 3.1 that the generators read. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  format?: string;
  default?: Json;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  'x-always'?: boolean;
  'x-wire'?: string;
  'x-one-of'?: string[][];
  /** Set by the views: a `Date` may stand here. */
  'x-takes-date'?: boolean;
  'x-filter'?: boolean;
  'x-operators'?: string[];
  'x-closed'?: boolean;
  /** Set by the generator: the schemas that this one was merged from. */
  'x-merged'?: string[];
  /** Set by the generator: a value that JSON has no form for. */
  'x-value'?: 'blob' | 'nothing';
  [key: string]: unknown;
}

export interface Example {
  summary?: string;
  value: Json;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example | Reference>;
  encoding?: Record<string, { contentType?: string; style?: string; explode?: boolean; allowReserved?: boolean }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  deprecated?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  example?: Json;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  'x-packed'?: boolean;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

export interface ApplicationError {
  code: string;
  status: number;
  description?: string;
  assumed?: boolean;
}

export interface Paging {
  kind: 'cursor' | 'offset';
  request: string;
  items: string;
  metadata: string;
  /** Member of the answer that holds the total, when the metadata has none. */
  total?: string;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  servers?: { url: string }[];
  security?: unknown[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  'x-callers'?: string[];
  'x-effect'?: 'read' | 'write' | 'navigate';
  'x-paging'?: Paging;
  'x-invalidates'?: string[];
  'x-application-errors'?: ApplicationError[];
  'x-body-name'?: string;
  'x-fallback-of'?: string;
  'x-wire-path'?: string;
  'x-host'?: 'site';
  'x-sunset'?: { date: string; replacedBy?: string };
  'x-source'?: string;
  /** Set by the generator: name of the schema of what a call returns. */
  'x-output'?: string;
  'x-event'?: { type: string; entityFqdn?: string; slug: string; domain: boolean };
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;
export type Method = (typeof METHODS)[number];
export type PathItem = Partial<Record<Method, OperationObject>>;

export interface Components {
  schemas?: Record<string, Schema>;
  examples?: Record<string, Example>;
  responses?: Record<string, Response>;
  headers?: Record<string, unknown>;
  parameters?: Record<string, Parameter>;
  securitySchemes?: Record<string, unknown>;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers?: { url: string }[];
  security?: unknown[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
}

/** Follows `$ref` inside one bundled document. */
export function resolve<T extends object>(document: Document, node: T | Reference): T {
  let at: unknown = node;
  for (let hops = 0; hops < 20 && isReference(at); hops++) {
    at = at.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  }
  return at as T;
}

export function isReference(node: unknown): node is Reference {
  return typeof node === 'object' && node !== null && typeof (node as Reference).$ref === 'string';
}

/** The component name at the end of a `$ref`. */
export const nameOf = (reference: Reference): string => reference.$ref.slice(reference.$ref.lastIndexOf('/') + 1);

export const jsonOf = (content: Record<string, MediaType> | undefined): MediaType | undefined => content?.['application/json'];

/** Every operation of the document, in document order. */
export function* operationsOf(document: Document): Generator<{ path: string; method: Method; operation: OperationObject }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { path, method, operation };
    }
  }
}
