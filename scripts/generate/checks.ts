/** What a whole description must be like, so that code can be made of it. House style is the business of scripts/checks. */
import { type Document, isReference, jsonOf, nameOf, type OperationObject, operationsOf, type Parameter, resolve, type Schema } from './openapi.ts';
import { checkEvents } from './check-events.ts';
import { readEvents } from './events.ts';
import type { Problem } from './problem.ts';
import { wirePathOf } from './operations.ts';
import { successesOf } from './successes.ts';
import { isName, isOperationId } from './text.ts';
import { isPath } from './x-keys.ts';

/** Names that the generated files or a client have themselves. */
const TAKEN_SERVICES = new Set(['index', 'services', 'examples', 'floats', 'send', 'address', 'fetch', 'identity', 'onIdentity', 'baseUrl']);
const TAKEN_METHODS = new Set([
  'operation',
  'navigation',
  'example',
  'Operation',
  'Navigation',
  'Example',
  'floats',
  'answers',
  'requests',
  'OperationSchemas',
  'ZodMiniType',
  'T',
]);
/** What openapi-typescript writes of its own, and the global types that it uses. */
const TAKEN_SCHEMAS = new Set(['components', 'paths', 'webhooks', 'operations', 'Record', 'Date', 'Blob', 'Omit', 'WithRequired']);

interface Call {
  /** `GET /v1/orders`. */
  about: string;
  path: string;
  operation: OperationObject;
}

export function checkDocument(document: Document): Problem[] {
  const calls = [...operationsOf(document)].map(({ path, method, operation }) => ({ about: `${method.toUpperCase()} ${path}`, path, operation }));
  return [
    ...calls.flatMap((call) => checkPath(document, call)),
    ...checkAddresses(calls),
    ...checkIds(calls),
    ...checkMentions(calls),
    ...calls.flatMap((call) =>
      [...checkBodies(document, call), ...checkAnswers(document, call)].map((message) => ({
        message: `${call.operation.operationId ?? call.about}: ${message}`,
        about: call.about,
      })),
    ),
    ...checkEvents(readEvents(document)),
    ...checkSchemaNames(document),
    ...checkCircles(document.components?.schemas ?? {}),
  ];
}

/** The path on the wire, prefix included, is what the client fills in. */
function checkPath(document: Document, { about, path, operation }: Call): Problem[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
  const known = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name));
  return [...new Set([path, wirePathOf(path, operation)])].flatMap((each) => {
    if (!isPath(each)) return [{ message: `a path starts with / and holds no control characters: ${JSON.stringify(each)}`, about }];
    const unknown = Array.from(each.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name).filter((name) => !known.has(name));
    return unknown.map((name) => ({ message: `${JSON.stringify(name)} in the path ${each} is no path parameter`, about }));
  });
}

/** On the wire a prefix or an x-wire-path can bring two operations to one address. */
function checkAddresses(calls: Call[]): Problem[] {
  const owners = new Map<string, string>();
  return calls.flatMap(({ about, path, operation }) => {
    const address = `${about.split(' ', 1)[0]} ${wirePathOf(path, operation)}`;
    const owner = owners.get(address);
    owners.set(address, owner ?? about);
    return owner ? [{ message: `${about}: its address on the wire, ${address}, is that of ${owner} too`, about }] : [];
  });
}

/** operationIds become names of functions, files and hooks. */
function checkIds(calls: Call[]): Problem[] {
  const ids = new Map<string, string>();
  const methods = new Map<string, string>();
  const services = new Map<string, string>();
  return calls.flatMap(({ about, operation }) => {
    const id = operation.operationId ?? '';
    const [service = '', method = ''] = id.split('.');
    const twin = ids.get(id) ?? methods.get(method);
    const sameFile = services.get(service.toLowerCase()) ?? service;
    const wrong = (message: string): Problem[] => [{ message: `${about}: ${message}`, about }];
    if (!isOperationId(id)) return wrong(`the operationId must be <service>.<method>, two plain identifiers: ${JSON.stringify(id)}`);
    if (ids.has(id)) return wrong(`the operationId ${id} is used by ${twin} too`);
    if (twin) return wrong(`the method name ${method} is used by ${twin} too`);
    if (TAKEN_SERVICES.has(service)) return wrong(`a service cannot be called ${service}`);
    if (TAKEN_METHODS.has(method)) return wrong(`a method cannot be called ${method}`);
    if (sameFile !== service) return wrong(`the services ${service} and ${sameFile} differ in case only`);
    ids.set(id, about);
    methods.set(method, about);
    services.set(service.toLowerCase(), service);
    return [];
  });
}

/** Keys that name another operation. */
function checkMentions(calls: Call[]): Problem[] {
  const ids = new Set(calls.flatMap(({ operation }) => operation.operationId ?? []));
  const services = new Set([...ids].map((id) => id.split('.')[0]));
  return calls.flatMap(({ about, operation }) => {
    const long = operation['x-fallback-of'];
    const unknown = (operation['x-invalidates'] ?? []).filter((target) => !ids.has(target) && !services.has(target));
    const problems = unknown.map((target) => `x-invalidates names ${JSON.stringify(target)}, which is neither a service nor an operationId`);
    if (long !== undefined && !ids.has(long)) problems.push(`x-fallback-of names ${JSON.stringify(long)}, which is no operationId`);
    return problems.map((message) => ({ message: `${operation.operationId}: ${message}`, about }));
  });
}

function checkBodies(document: Document, { operation }: Call): string[] {
  const packed = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter)).find((parameter) => parameter['x-packed']);
  const schema = jsonOf(packed?.content)?.schema;
  return schema && !isReference(schema) ? ['the body must be a named component, a $ref to components/schemas'] : [];
}

function checkAnswers(document: Document, { operation }: Call): string[] {
  const responses = new Map(Object.entries(operation.responses ?? {}));
  const problems: string[] = [];
  const hasBody = successesOf(document, operation).some(({ body }) => body?.kind === 'json');
  if (operation['x-paging'] && !hasBody) problems.push('x-paging needs a success body');
  const own = Map.groupBy(operation['x-application-errors'] ?? [], ({ status }) => String(status));
  for (const [status, errors] of own) if (!responses.has(status)) problems.push(`has no response ${status} for ${errors.map(({ code }) => code).join(', ')}`);
  return problems;
}

function checkSchemaNames(document: Document): Problem[] {
  return Object.keys(document.components?.schemas ?? {}).flatMap((name) => {
    const shown = JSON.stringify(name.length > 100 ? `${name.slice(0, 100)}…` : name);
    if (!isName(name)) return [{ message: `a schema cannot be called ${shown}: its name must be a plain identifier`, about: name }];
    return TAKEN_SCHEMAS.has(name) ? [{ message: `a schema cannot be called ${shown}: generated code has that name`, about: name }] : [];
  });
}

/** A schema that is, or is made of, itself has no type. One that holds itself has. */
function checkCircles(schemas: Record<string, Schema>): Problem[] {
  const isMadeOf = (schema: Schema | undefined, name: string, seen: Set<Schema>): boolean => {
    if (!schema || seen.has(schema)) return false;
    seen.add(schema);
    if (isReference(schema)) return nameOf(schema) === name || isMadeOf(schemas[nameOf(schema)], name, seen);
    return [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some((part) => isMadeOf(part, name, seen));
  };
  return Object.entries(schemas).flatMap(([name, schema]) =>
    isMadeOf(schema, name, new Set()) ? [{ message: `the schema ${name} is made of itself`, about: name }] : [],
  );
}
