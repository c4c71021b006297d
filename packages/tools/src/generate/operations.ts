import { childrenOf } from './children.ts';
import { type FilterPlace, filtersIn } from './filters.ts';
import { type Body, bodiesOf } from './media-types.ts';
import {
  type ApplicationError,
  type Document,
  isOpen,
  isPacked,
  type Method,
  type OperationObject,
  operationsOf,
  type Paging,
  type Parameter,
  packedSchema,
  type Response,
  type Schema,
  type SdkFunction,
} from './openapi.ts';
import { checkTexts, firstName, schemaOf } from './parameters.ts';
import { DescriptionError } from './problem.ts';
import { namedSchema, parametersOf, requestBodyOf, resolve } from './references.ts';
import { isRedirect, type Success, successesOf } from './successes.ts';
import { capitalise, freeName } from './text.ts';

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
  allowedRoles: string[];
  onSite: boolean;
  /** Needs no access token. */
  open: boolean;
  /** Sends passwords, codes or tokens. */
  secret: boolean;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  headerParameters: Parameter[];
  /** The `.r` parameter, which carries the whole input. */
  packed: Schema | undefined;
  body: Schema | undefined;
  /** How the request body travels. */
  sent: Body | undefined;
  /** Whether the request may have no body. */
  isBodyOptional: boolean;
  /**
   * Property of the input that is the whole body; undefined where the properties of the body are those of the
   * input.
   */
  bodyName: string | undefined;
  /** Dotted paths of the field masks in the body. */
  masks: string[];
  filters: FilterPlace[];
  successes: Success[];
  /** Name of the schema of the result; undefined if the call returns nothing. */
  output: string | undefined;
  /** Whether the result is an object without properties, so that an empty response body means the same. */
  isEmptyOutput: boolean;
  /** Whether its error responses have the form of RFC 6749, section 5.2. */
  hasOAuthErrors: boolean;
  inputName: string;
  paging: Paging | undefined;
  invalidates: string[];
  /** The read whose response that of this write replaces. */
  updates: string | undefined;
  /** The read of what this write deletes. */
  deletes: string | undefined;
  fallbackOf: string | undefined;
  applicationErrors: ApplicationError[];
  sunset: { date: string; replacedBy?: string } | undefined;
  sdk: SdkFunction | undefined;
  /** The call as it is in the description. */
  described: OperationObject;
}

export function readOperations(document: Document): Operation[] {
  const operations = [...operationsOf(document)].map(({ path, method, operation }) =>
    readOperation(document, path, method, operation),
  );
  const usedNames: Record<string, unknown> = { ...document.components?.schemas };
  for (const operation of exposed(operations)) {
    operation.inputName = freeName(usedNames, operation.inputName);
    usedNames[operation.inputName] = operation;
  }
  return operations;
}

/** Gateway prefix and path of an operation. Only the path of its server counts: the host is the client's. */
export function wirePathOf(path: string, operation: OperationObject): string {
  const server = operation.servers?.[0]?.url ?? '';
  const prefix = server.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/$/, '');
  return prefix + (operation['x-wire-path'] ?? path);
}

function readOperation(
  document: Document,
  path: string,
  method: Method,
  operation: OperationObject,
): Operation {
  const id = operation.operationId ?? '';
  const about = `${method.toUpperCase()} ${path}`;
  const [service = '', name = ''] = id.split('.');
  const parameters = parametersOf(document, operation);
  checkTexts(document, parameters, { id, about });
  const packed = parameters.find(isPacked);
  const inputs = {
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query' && parameter !== packed),
    headerParameters: parameters.filter(
      (parameter) => parameter.in === 'header' && !isOfTransport(parameter),
    ),
  };
  const effect = effectOf(method, operation);
  if (effect === 'navigate') dropHeaders(inputs, { id, about });
  const requestBody = requestBodyOf(document, operation);
  const [sent] = BODILESS.has(method) ? [] : bodiesOf(requestBody?.content);
  if (!sent && requestBody?.required && BODILESS.has(method))
    throw new DescriptionError([
      { message: `${id}: a ${method.toUpperCase()} request cannot have a body`, about },
    ]);
  const body = sent && (sent.media.schema ?? {});
  const bodyName = bodyNameOf(document, operation, Object.values(inputs).flat(), sent);
  const output = operation['x-output'];
  const packedContent = packedSchema(packed);
  const sources = [...Object.values(inputs).flat().map(schemaOf), body ?? {}, packedContent ?? {}];
  return {
    id,
    about,
    service,
    name,
    method,
    path,
    wirePath: wirePathOf(path, operation),
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    effect,
    allowedRoles: operation['x-allowed-roles'] ?? [],
    onSite: operation['x-host'] === 'site',
    open: isOpen(operation),
    secret: operation['x-secret'] ?? sources.some((schema) => hasSecret(document, schema)),
    ...inputs,
    packed: packedContent,
    body,
    sent,
    isBodyOptional: requestBody?.required !== true,
    bodyName,
    masks: masksOf(document, body).map((mask) => (bodyName ? `${bodyName}.${mask}` : mask)),
    filters: filtersIn(
      document.components?.schemas ?? {},
      packedContent ?? (body && bodyName ? { properties: { [bodyName]: body } } : body),
    ),
    successes: successesOf(document, operation),
    output,
    isEmptyOutput: output !== undefined && isEmptyObject(resolve<Schema>(document, namedSchema(output))),
    hasOAuthErrors: hasOAuthErrors(document, operation),
    inputName: `${capitalise(name)}Input`,
    paging: operation['x-paging'],
    invalidates: operation['x-invalidates'] ?? [],
    updates: operation['x-updates'],
    deletes: operation['x-deletes'],
    fallbackOf: operation['x-fallback-of'],
    applicationErrors: operation['x-application-errors'] ?? [],
    sunset: operation['x-sunset'],
    sdk: operation['x-sdk'],
    described: operation,
  };
}

/** Methods whose requests have no body in any browser. */
const BODILESS: ReadonlySet<Method> = new Set(['get', 'head']);

/** What a call does: what its method says, unless the description says otherwise. */
export function effectOf(method: Method, operation: OperationObject): Operation['effect'] {
  if (operation['x-effect']) return operation['x-effect'];
  if (method === 'get' && isRedirect(operation)) return 'navigate';
  return method === 'get' || method === 'head' || method === 'options' ? 'read' : 'write';
}

/** A navigation has no custom headers. */
function dropHeaders(
  inputs: Pick<Operation, 'headerParameters'>,
  { id, about }: Pick<Operation, 'id' | 'about'>,
): void {
  const needed = inputs.headerParameters.find(({ required }) => required);
  const message = `${id}: a browser cannot navigate with the header ${JSON.stringify(needed?.name)}, which is required`;
  if (needed) throw new DescriptionError([{ message, about }]);
  inputs.headerParameters = [];
}

/** Whether OpenAPI ignores a header parameter, because the transport sets that header. */
const isOfTransport = ({ name }: Parameter): boolean =>
  ['accept', 'content-type', 'authorization'].includes(name.toLowerCase());

/**
 * The name of the input property that is the whole body. Undefined if the properties of the body are spread among
 * those of the input. A body is not spread if it is no object, or has a property with the name of a parameter. In
 * a call with parameters, it is not spread either if it may have any property.
 */
function bodyNameOf(
  document: Document,
  operation: OperationObject,
  parameters: Parameter[],
  sent: Body | undefined,
): string | undefined {
  if (!sent) return undefined;
  const wanted = operation['x-body-name'];
  const names = new Set(parameters.map(({ name }) => firstName(name)));
  const schema = resolve<Schema>(document, sent.media.schema ?? {});
  const isSpread =
    names.size === 0
      ? isAlwaysObject(document, schema)
      : isKnownObject(schema) && !Object.keys(schema.properties ?? {}).some((name) => names.has(name));
  if (wanted === undefined && isSpread && sent.kind !== 'text' && sent.kind !== 'binary') return undefined;
  return wanted ?? (names.has('body') ? 'requestBody' : 'body');
}

const isKnownObject = ({ type, properties, additionalProperties }: Schema): boolean =>
  type === 'object' && properties !== undefined && typeof additionalProperties !== 'object';

/** Whether a schema accepts objects only, in every alternative. */
export function isAlwaysObject(document: Document, schema: Schema): boolean {
  const { oneOf, anyOf, type, 'x-filter': isFilter } = resolve<Schema>(document, schema);
  const union = oneOf ?? anyOf;
  if (union) return union.every((form) => isAlwaysObject(document, form));
  return type === 'object' && isFilter !== true;
}

const isEmptyObject = ({ type, properties, additionalProperties }: Schema): boolean =>
  type === 'object' && properties === undefined && typeof additionalProperties !== 'object';

/** Whether an error response is described with the properties `error` and `error_description`. */
const hasOAuthErrors = (document: Document, { responses = {} }: OperationObject): boolean =>
  Object.entries(responses).some(([status, response]) => {
    const [body] = /^4/.test(status) ? bodiesOf(resolve<Response>(document, response).content) : [];
    const { properties = {} } = resolve<Schema>(document, body?.media.schema ?? {});
    return properties['error']?.type === 'string' && properties['error_description']?.type === 'string';
  });

/** Whether a value is a password, code or token, in the word of OpenAPI. */
export const isSecret = ({ format }: Schema): boolean => format === 'password';

/** Whether a schema contains a field that is marked as a secret. */
function hasSecret(document: Document, schema: Schema, seen = new Set<Schema>()): boolean {
  const target = resolve<Schema>(document, schema);
  if (isSecret(target)) return true;
  if (seen.has(target)) return false;
  seen.add(target);
  const merged = (target['x-merged'] ?? []).map(namedSchema);
  return [...childrenOf(target), ...merged].some((child) => hasSecret(document, child, seen));
}

/** Where the field masks of a body are: among its properties, or among those of its lists. */
function masksOf(document: Document, schema: Schema | undefined, depth = 0): string[] {
  const properties = Object.entries(schema ? (resolve<Schema>(document, schema).properties ?? {}) : {});
  return properties.flatMap(([name, property]) => {
    if (property['x-wire'] === 'fieldMask') return [name];
    return property.items && depth === 0
      ? masksOf(document, property.items, 1).map((rest) => `${name}.${rest}`)
      : [];
  });
}

/** The calls that a client has: everything but the long forms of a GET. */
export const exposed = (operations: Operation[]): Operation[] =>
  operations.filter((operation) => !operation.fallbackOf);

/** Service names with their operations, in document order. */
export function byService(operations: Operation[]): Map<string, Operation[]> {
  return Map.groupBy(exposed(operations), (operation) => operation.service);
}

/** The `@deprecated` line of everything that is generated for a call; empty if it is not deprecated. */
export function deprecation({ deprecated, sunset }: Pick<Operation, 'deprecated' | 'sunset'>): string {
  if (!deprecated && !sunset) return '';
  return sunset ? `@deprecated ${removalNotice(sunset)}` : '@deprecated';
}

/** When a call ends, and its successor, which is written with `nameOf`. */
export function removalNotice(
  { date, replacedBy }: NonNullable<Operation['sunset']>,
  nameOf = (id: string): string => `\`${id}\``,
): string {
  const successor = replacedBy ? ` Use ${nameOf(replacedBy.replaceAll(/\s+/g, ' '))} instead.` : '';
  return `The removal date of this call is ${date}.${successor}`;
}
