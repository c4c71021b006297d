/** The part of OpenAPI 3.1 that the generators read. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The form of `x-decimal`. */
export interface DecimalLimits {
  minimum?: string | number;
  maximum?: string | number;
  exclusiveMinimum?: string | number;
  exclusiveMaximum?: string | number;
  /** The most digits after the point. */
  scale?: number;
}

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
  multipleOf?: number;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  contentEncoding?: string;
  contentMediaType?: string;
  contentSchema?: Schema;
  'x-always'?: boolean;
  'x-wire'?: string;
  'x-secret'?: boolean;
  'x-one-of'?: string[][];
  'x-decimal'?: DecimalLimits;
  'x-callers'?: string[];
  minProperties?: number;
  maxProperties?: number;
  dependentRequired?: Record<string, string[]>;
  /** Set by the views: for each list, all properties of one of its groups must be present. */
  'x-any-required'?: string[][][];
  /** Set by the inputs: properties that are no part of the body and count for none of its limits. */
  'x-uncounted'?: string[];
  /** Set by the views: a `Date` is allowed. */
  'x-takes-date'?: boolean;
  'x-filter'?: boolean;
  'x-operators'?: string[];
  'x-closed'?: boolean;
  /** Keys whose values no source gives; `true` for all of it. */
  'x-assumed'?: true | string[];
  /** Texts of the values of an enumeration, by value or in their order. Other tools may have another form. */
  'x-enum-descriptions'?: Record<string, string> | string[] | null;
  /** Examples by name; other tools have other values here. */
  'x-examples'?: unknown;
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
  encoding?: Record<
    string,
    { contentType?: string; style?: string; explode?: boolean; allowReserved?: boolean }
  >;
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
  examples?: Record<string, Example | Reference>;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  'x-packed'?: boolean;
}

export type Header = Pick<Parameter, 'description' | 'required' | 'schema'>;

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface ApplicationError {
  code: string;
  status: number;
  /** A sentence for people, which the platform answers. */
  description?: string;
  /** For developers, where the sentence does not say everything. */
  details?: string;
  assumed?: boolean;
}

export interface Paging {
  kind: 'cursor' | 'offset';
  request: string;
  items: string;
  metadata: string;
  /** Property of the response that holds the total, when the metadata has none. */
  total?: string;
  /** Properties that the input may have without the first property of `request`. */
  unwrapped?: string[];
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  'x-callers'?: string[];
  'x-effect'?: 'read' | 'write' | 'navigate';
  'x-repeat'?: 'same' | 'error' | 'again';
  'x-paging'?: Paging;
  'x-invalidates'?: string[];
  'x-updates'?: string;
  'x-deletes'?: string;
  'x-application-errors'?: ApplicationError[];
  /** Error statuses in addition to those that follow from the operation itself. */
  'x-errors'?: (number | { status: number; assumed?: boolean })[];
  /** Of each list, at least one property of the flat input must be present. */
  'x-any-of'?: string[][];
  'x-body-name'?: string;
  'x-fallback-of'?: string;
  'x-wire-path'?: string;
  'x-host'?: 'site';
  'x-secret'?: boolean;
  'x-sunset'?: { date: string; replacedBy?: string };
  'x-source'?: string;
  'x-sdk'?: SdkFunction;
  /** Set by the generator: name of the schema of what a call returns. */
  'x-output'?: string;
  /** In documents for viewers: how the call is made. */
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
  'x-event'?: { type: string; entityFqdn?: string; slug: string; domain: boolean };
}

/** The function of the platform's own SDK for a call; `x-sdk` in openapi/EXTENSIONS.md. */
export interface SdkFunction {
  package: string;
  /** `module.function`. */
  function: string;
  /** The property of the flat input that each argument is; `...` for an object with several of them. */
  arguments: string[];
  /** The property of the response that it returns; undefined if it returns the response, or nothing. */
  returns?: string;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;
export type Method = (typeof METHODS)[number];
export type PathItem = Partial<Record<Method, OperationObject>>;

export interface SecurityScheme {
  type: string;
  description?: string;
  /** Of `http`: `basic`, `bearer` or another one, in any case. */
  scheme?: string;
  /** Of `apiKey`. */
  in?: string;
  /** Of `apiKey`. */
  name?: string;
}

export interface Components {
  schemas?: Record<string, Schema>;
  examples?: Record<string, Example>;
  responses?: Record<string, Response>;
  headers?: Record<string, unknown>;
  parameters?: Record<string, Parameter>;
  securitySchemes?: Record<string, SecurityScheme>;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
  /** Whether a POST, PUT or PATCH without a request body sends `{}`. */
  'x-empty-body'?: boolean;
  /** Response header with the id of a request. */
  'x-request-id-header'?: string;
  /** Names of the shared error responses, by status. */
  'x-errors'?: Record<string, string>;
  /** Names of the shared headers of all responses, by the name of the header. */
  'x-response-headers'?: Record<string, string>;
  /** The tags in groups, for viewers. */
  'x-tagGroups'?: { name: string; tags: string[] }[];
}

/**
 * Whether an operation can be called without a token. A requirement without schemes makes the others
 * optional.
 */
export const isOpen = ({ security }: OperationObject): boolean =>
  security !== undefined &&
  (security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0));

/** Follows `$ref` inside one bundled document. */
export function resolve<T extends object>(document: Document, node: T | Reference): T {
  let at: unknown = node;
  for (let hops = 0; hops < 20 && isReference(at); hops++) {
    at = at.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (parent, key) =>
          (parent as Record<string, unknown>)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      );
  }
  return at as T;
}

export function isReference(node: unknown): node is Reference {
  return typeof node === 'object' && node !== null && typeof (node as Reference).$ref === 'string';
}

/** The component name at the end of a `$ref`. */
export const nameOf = (reference: Reference): string =>
  reference.$ref.slice(reference.$ref.lastIndexOf('/') + 1);

export const jsonOf = (content: Record<string, MediaType> | undefined): MediaType | undefined =>
  content?.['application/json'];

/** The schema of the JSON that the parameter `.r` carries as base64url. */
export const packedSchema = (parameter: Parameter | undefined): Schema | undefined =>
  parameter?.['x-packed'] ? parameter.schema?.contentSchema : undefined;

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** Every operation of the document, in document order. */
export function* operationsOf(
  document: Document,
): Generator<{ path: string; method: Method; operation: OperationObject }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { path, method, operation };
    }
  }
}

/** The document with every operation under `paths` changed, without those for which `change` returns undefined. */
export function mapOperations(
  document: Document,
  change: (operation: OperationObject) => OperationObject | undefined,
): Document {
  const isMethod = (key: string): boolean => (METHODS as readonly string[]).includes(key);
  const mapItem = (item: PathItem): PathItem =>
    Object.fromEntries(
      Object.entries(item).flatMap(([key, value]) => {
        const changed = isMethod(key) ? change(value) : value;
        return changed === undefined ? [] : [[key, changed]];
      }),
    );
  const paths = Object.entries(document.paths).map(([path, item]) => [path, mapItem(item)]);
  return { ...document, paths: Object.fromEntries(paths) };
}
