import { type FilterPlace, filtersIn } from './filters.ts';
import {
  type ApplicationError,
  type Document,
  isReference,
  jsonOf,
  type Method,
  nameOf,
  type OperationObject,
  operationsOf,
  type Paging,
  type Parameter,
  type Reference,
  resolve,
  type Schema,
  packedSchema,
} from './openapi.ts';
import { capitalise } from './text.ts';

/** One call, with everything that the emitters ask about it. */
export interface Operation {
  id: string;
  /** `GET /v1/orders`, for messages about it. */
  about: string;
  service: string;
  name: string;
  method: Method;
  path: string;
  /** Gateway prefix and path: what follows the base URL. */
  wirePath: string;
  summary: string;
  description: string;
  deprecated: boolean;
  effect: 'read' | 'write' | 'navigate';
  callers: string[];
  onSite: boolean;
  /** Needs no access token. */
  open: boolean;
  /** Takes passwords, codes or tokens. */
  secret: boolean;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  /** The `.r` parameter, which carries the whole input. */
  packed: Schema | undefined;
  body: Schema | undefined;
  bodyName: string | undefined;
  /** Dotted paths of the field masks in the body. */
  masks: string[];
  filters: FilterPlace[];
  /** Component name of the success body; undefined when there is none. */
  output: string | undefined;
  inputName: string;
  paging: Paging | undefined;
  invalidates: string[];
  fallbackOf: string | undefined;
  applicationErrors: ApplicationError[];
  sunset: { date: string; replacedBy?: string } | undefined;
  source: string;
}

export function readOperations(document: Document): Operation[] {
  return [...operationsOf(document)].map(({ path, method, operation }) => readOperation(document, path, method, operation));
}

/** Gateway prefix and path of an operation. Only the path of its server counts: the host is the client's. */
export function wirePathOf(path: string, operation: OperationObject): string {
  const server = operation.servers?.[0]?.url ?? '';
  const prefix = server.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/$/, '');
  return prefix + (operation['x-wire-path'] ?? path);
}

function readOperation(document: Document, path: string, method: Method, operation: OperationObject): Operation {
  const id = operation.operationId ?? '';
  const [service = '', name = ''] = id.split('.');
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
  const packed = parameters.find((parameter) => parameter['x-packed']);
  const requestBody = operation.requestBody && resolve<Exclude<OperationObject['requestBody'], Reference | undefined>>(document, operation.requestBody);
  const success = operation.responses?.['200'];
  const answer = success && jsonOf(resolve(document, success).content)?.schema;
  return {
    id,
    about: `${method.toUpperCase()} ${path}`,
    service,
    name,
    method,
    path,
    wirePath: wirePathOf(path, operation),
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    effect: operation['x-effect'] ?? (method === 'get' ? 'read' : 'write'),
    callers: operation['x-callers'] ?? [],
    onSite: operation['x-host'] === 'site',
    open: operation.security?.length === 0,
    secret: operation['x-secret'] ?? false,
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query' && parameter !== packed),
    packed: packedSchema(packed),
    body: jsonOf(requestBody?.content)?.schema,
    bodyName: operation['x-body-name'],
    masks: masksOf(document, jsonOf(requestBody?.content)?.schema),
    filters: filtersIn(document.components?.schemas ?? {}, packed ? packedSchema(packed) : jsonOf(requestBody?.content)?.schema),
    output: isReference(answer) ? nameOf(answer) : undefined,
    inputName: `${capitalise(name)}Input`,
    paging: operation['x-paging'],
    invalidates: operation['x-invalidates'] ?? [],
    fallbackOf: operation['x-fallback-of'],
    applicationErrors: operation['x-application-errors'] ?? [],
    sunset: operation['x-sunset'],
    source: operation['x-source'] ?? '',
  };
}

/** Where the field masks of a body are: among its members, or among those of its lists. */
function masksOf(document: Document, schema: Schema | undefined, depth = 0): string[] {
  const properties = Object.entries((schema && resolve<Schema>(document, schema))?.properties ?? {});
  return properties.flatMap(([name, member]) => {
    if (member['x-wire'] === 'fieldMask') return [name];
    return member.items && depth === 0 ? masksOf(document, member.items, 1).map((rest) => `${name}.${rest}`) : [];
  });
}

/** The calls that a client has: everything but the long forms of a GET. */
export const exposed = (operations: Operation[]): Operation[] => operations.filter((operation) => !operation.fallbackOf);

/** Service names with their operations, in document order. */
export function byService(operations: Operation[]): Map<string, Operation[]> {
  return Map.groupBy(exposed(operations), (operation) => operation.service);
}
