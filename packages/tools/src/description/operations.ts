import { type ApplicationError, applicationErrorsOf } from './application-errors.ts';
import { childrenOf } from './children.ts';
import { type FilterPlace, filtersIn } from './filters.ts';
import { callNames, capitalise, freeName } from './names.ts';
import {
  type Document,
  isOpen,
  isPacked,
  jsonOf,
  type MediaType,
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
import { DescriptionError } from './problem.ts';
import { isReference, namedSchema, nameOf, parametersOf, requestBodyOf, resolve } from './references.ts';

/** One call, with everything that the emitters ask about it. */
export interface Operation {
  id: string;
  /** `GET /v1/orders`, for messages about it. */
  about: string;
  service: string;
  /** The name as a method of its service. */
  methodName: string;
  /** The name of its function, and in the names of its types, its hooks and its handler. */
  name: string;
  method: Method;
  path: string;
  summary: string;
  description: string;
  deprecated: boolean;
  effect: 'read' | 'write' | 'navigate';
  allowedRoles: string[];
  /** Served by the site of the shop, not by the platform: the only other server that operations have. */
  onSite: boolean;
  /** Needs no access token. */
  open: boolean;
  /** Sends passwords, codes or tokens. */
  secret: boolean;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  /** The `.r` parameter, which carries the whole input. */
  packed: Schema | undefined;
  /** Properties of the packed input that other clients send as query parameters, without `.r`. */
  plainParameters: Parameter[];
  body: Schema | undefined;
  /**
   * Property of the input that is the whole body; undefined where the properties of the body are those of the
   * input.
   */
  bodyName: string | undefined;
  filters: FilterPlace[];
  /** The response with status 200; undefined for a navigation. */
  success: MediaType | undefined;
  /** Name of the schema of the result; undefined for a navigation. */
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
  /** Id of the call that a site with the other version of the catalog has. */
  otherVersion: string | undefined;
  sdk: SdkFunction | undefined;
  /** The call as it is in the description. */
  described: OperationObject;
}

export function readOperations(document: Document): Operation[] {
  const operations = [...operationsOf(document)].map(({ path, method, operation }) =>
    readOperation(document, path, method, operation),
  );
  const usedNames: Record<string, unknown> = { ...document.components?.schemas };
  const owners = new Map<string, Operation>();
  for (const operation of exposed(operations)) {
    const { id, name, about } = operation;
    const owner = owners.get(name);
    if (owner)
      throw new DescriptionError([{ message: `${id}: its name ${name} is that of ${owner.id} too`, about }]);
    owners.set(name, operation);
    operation.inputName = freeName(usedNames, operation.inputName);
    usedNames[operation.inputName] = operation;
  }
  return operations;
}

function readOperation(
  document: Document,
  path: string,
  method: Method,
  operation: OperationObject,
): Operation {
  const id = operation.operationId ?? '';
  const about = `${method.toUpperCase()} ${path}`;
  const { service, method: methodName, name } = callNames(id);
  const parameters = parametersOf(document, operation);
  const packed = parameters.find(isPacked);
  const others = parameters.filter((parameter) => parameter !== packed);
  const pathParameters = others.filter((parameter) => parameter.in === 'path');
  const inQuery = others.filter((parameter) => parameter.in === 'query');
  const effect = effectOf(method, operation);
  const body = bodyOf(document, operation);
  const bodyName = body && isList(document, body) ? LIST_BODY : undefined;
  const success = effect === 'navigate' ? undefined : successOf(document, operation);
  const { schema } = success ?? {};
  const output = schema && isReference(schema) ? nameOf(schema) : undefined;
  const packedContent = packedSchema(packed);
  return {
    id,
    about,
    service,
    methodName,
    name,
    method,
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    effect,
    allowedRoles: operation['x-allowed-roles'] ?? [],
    onSite: operation.servers !== undefined,
    open: isOpen(operation),
    secret:
      operation['x-secret'] ??
      [...others.map(({ schema = {} }) => schema), body ?? packedContent ?? {}].some((schema) =>
        holdsSecret(document, schema),
      ),
    pathParameters,
    queryParameters: packed ? [] : inQuery,
    packed: packedContent,
    plainParameters: packed ? inQuery : [],
    body,
    bodyName,
    filters: filtersIn(
      document.components?.schemas ?? {},
      packedContent ?? (body && bodyName ? { properties: { [bodyName]: body } } : body),
    ),
    success,
    output,
    isEmptyOutput: output !== undefined && isEmptyObject(resolve<Schema>(document, namedSchema(output))),
    hasOAuthErrors: hasOAuthErrors(document, operation),
    inputName: `${capitalise(name)}Input`,
    paging: operation['x-paging'],
    invalidates: operation['x-invalidates'] ?? [],
    updates: operation['x-updates'],
    deletes: operation['x-deletes'],
    fallbackOf: operation['x-fallback-of'],
    applicationErrors: applicationErrorsOf(document, operation),
    sunset: operation['x-sunset'],
    otherVersion: operation['x-other-version'],
    sdk: operation['x-sdk'],
    described: operation,
  };
}

/** The property of an input that is the body, if that is a list. */
const LIST_BODY = 'args';

export const isList = (document: Document, schema: Schema): boolean =>
  resolve<Schema>(document, schema).type === 'array';

/** What a call does: what its method says, unless the description says otherwise. */
export function effectOf(method: Method, operation: OperationObject): Operation['effect'] {
  if (operation['x-effect']) return operation['x-effect'];
  if (method !== 'get') return 'write';
  const statuses = Object.keys(operation.responses ?? {});
  return statuses.includes('302') && !statuses.includes('200') ? 'navigate' : 'read';
}

/** The JSON that a call takes. The body of a call that takes nothing is an object without properties. */
export function bodyOf(document: Document, operation: OperationObject): Schema | undefined {
  const schema = jsonOf(requestBodyOf(document, operation)?.content)?.schema;
  return schema && isEmptyObject(resolve<Schema>(document, schema)) ? undefined : schema;
}

/** The JSON of the response with status 200. */
export const successOf = (document: Document, { responses = {} }: OperationObject): MediaType | undefined =>
  responses['200'] && jsonOf(resolve<Response>(document, responses['200']).content);

const isEmptyObject = ({ type, properties, additionalProperties }: Schema): boolean =>
  type === 'object' && properties === undefined && typeof additionalProperties !== 'object';

/** Whether an error response is described with the properties `error` and `error_description`. */
const hasOAuthErrors = (document: Document, { responses = {} }: OperationObject): boolean =>
  Object.entries(responses).some(([status, response]) => {
    const body = /^4/.test(status) ? jsonOf(resolve<Response>(document, response).content) : undefined;
    const { properties = {} } = resolve<Schema>(document, body?.schema ?? {});
    return properties['error']?.type === 'string' && properties['error_description']?.type === 'string';
  });

/** Whether a schema is or holds a password, code or token, in the word of OpenAPI. */
function holdsSecret(document: Document, schema: Schema, seen = new Set<Schema>()): boolean {
  const target = resolve<Schema>(document, schema);
  if (target.format === 'password') return true;
  if (seen.has(target)) return false;
  seen.add(target);
  return childrenOf(target).some((child) => holdsSecret(document, child, seen));
}

/** Everything but the long forms of a GET. */
export const exposed = (operations: Operation[]): Operation[] =>
  operations.filter((operation) => !operation.fallbackOf);

export function byService(operations: Operation[]): Map<string, Operation[]> {
  return Map.groupBy(exposed(operations), (operation) => operation.service);
}

/** The `@deprecated` line of everything that is generated for a call; empty if it is not deprecated. */
export function deprecation({ deprecated, sunset }: Pick<Operation, 'deprecated' | 'sunset'>): string {
  if (!deprecated && !sunset) return '';
  return sunset ? `@deprecated ${removalNotice(sunset)}` : '@deprecated';
}

/** Says when a call ends, and which one replaces it. `nameOf` writes the id of that. */
export function removalNotice(
  { date, replacedBy }: NonNullable<Operation['sunset']>,
  nameOf = (id: string): string => `\`${id}\``,
): string {
  const successor = replacedBy ? ` Use ${nameOf(replacedBy.replaceAll(/\s+/g, ' '))} instead.` : '';
  return `The removal date of this call is ${date}.${successor}`;
}
