/** The part of OpenAPI 3.1 that the generators read; its x- keys are declared in x-keys.ts. */
import type { DescriptionKeys, OperationKeys, ParameterKeys, SchemaKeys } from './x-keys.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Reference {
  $ref: string;
}

export interface Schema extends SchemaKeys {
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
  not?: Schema;
  contentEncoding?: string;
  contentMediaType?: string;
  contentSchema?: Schema;
  minProperties?: number;
  maxProperties?: number;
  [key: string]: unknown;
}

export interface Example {
  summary?: string;
  description?: string;
  value: Json;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example | Reference>;
}

export interface Parameter extends ParameterKeys {
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

export type Paging = NonNullable<OperationKeys['x-paging']>;
export type SdkFunction = NonNullable<OperationKeys['x-sdk']>;

export interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

/** The schemes that a request needs together, each with its scopes. */
export type SecurityRequirement = Record<string, string[]>;

export interface OperationObject extends OperationKeys {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  servers?: Server[];
  security?: SecurityRequirement[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];
/** Methods whose requests have a body, be it an empty object. */
export const CARRIES_BODY: ReadonlySet<string> = new Set<Method>(['post', 'put', 'patch']);
export type PathItem = Partial<Record<Method, OperationObject>>;

export interface Components {
  schemas?: Record<string, Schema>;
  examples?: Record<string, Example>;
  responses?: Record<string, Response>;
  headers?: Record<string, unknown>;
  parameters?: Record<string, Parameter>;
  securitySchemes?: Record<string, unknown>;
}

export interface Document extends DescriptionKeys {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers?: Server[];
  security?: SecurityRequirement[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
}

/**
 * Whether an operation can be called without a token. A requirement without schemes makes the others
 * optional.
 */
export const isOpen = ({ security }: OperationObject): boolean =>
  security !== undefined &&
  (security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0));

export const jsonOf = (content: Record<string, MediaType> | undefined): MediaType | undefined =>
  content?.['application/json'];

/** Whether a parameter, such as `.r`, carries the whole input as base64url of its JSON. */
export const isPacked = ({ in: place, schema }: Parameter): boolean =>
  place === 'query' &&
  schema?.contentEncoding === 'base64url' &&
  schema.contentMediaType === 'application/json' &&
  schema.contentSchema !== undefined;

/** The schema of the JSON that a packed parameter carries. */
export const packedSchema = (parameter: Parameter | undefined): Schema | undefined =>
  parameter && isPacked(parameter) ? parameter.schema?.contentSchema : undefined;

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

/**
 * The document with every operation under `paths` changed, without those for which `change` returns undefined and
 * paths that have none left.
 */
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
  const paths = Object.entries(document.paths).map(([path, item]) => [path, mapItem(item)] as const);
  return { ...document, paths: Object.fromEntries(paths.filter(([, item]) => Object.keys(item).length > 0)) };
}
