/** Rules that are about a whole description: what its parts say of one another. */
import { codeOf } from '../description/application-errors.ts';
import { refsOf } from '../description/children.ts';
import { type EventObject, kindOf, readEvents } from '../description/events.ts';
import { mixedNumbers } from '../description/numbers.ts';
import {
  type Document,
  type Example,
  jsonOf,
  type Method,
  type OperationObject,
  operationsOf,
  packedSchema,
  type Response,
  type Schema,
} from '../description/openapi.ts';
import { effectOf, successOf } from '../description/operations.ts';
import type { Problem } from '../description/problem.ts';
import { reachable } from '../description/reachable.ts';
import { parametersOf, requestBodyOf, resolve } from '../description/references.ts';
import { mapSchema } from '../description/walk.ts';
import { isPath } from '../description/x-keys.ts';
import { unsupportedCalls } from './support.ts';

interface Call {
  /** `GET /v1/orders`. */
  about: string;
  method: Method;
  path: string;
  operation: OperationObject;
}

export function checkDocument(document: Document): Problem[] {
  const calls = [...operationsOf(document)].map(({ path, method, operation }) => ({
    about: `${method.toUpperCase()} ${path}`,
    method,
    path,
    operation,
  }));
  const events = readEvents(document);
  if (calls.length + events.length === 0)
    return [{ message: 'the description has no operations', about: 'paths' }];
  return [
    ...calls.flatMap((call) => checkPath(document, call)),
    ...checkMentions(document, calls),
    ...calls.flatMap((call) =>
      checkResponses(document, call).map((message) => ({
        message: `${call.operation.operationId ?? call.about}: ${message}`,
        about: call.about,
      })),
    ),
    ...checkEvents(events),
    ...checkRequests(document),
    ...mixedNumbers(document),
    ...unsupportedCalls(document),
  ];
}

/** The path is what the client fills in. */
function checkPath(document: Document, { about, path, operation }: Call): Problem[] {
  const parameters = parametersOf(document, operation);
  const known = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name));
  if (!isPath(path))
    return [
      { message: `a path starts with / and holds no control characters: ${JSON.stringify(path)}`, about },
    ];
  const unknown = Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name).filter(
    (name) => !known.has(name),
  );
  return unknown.map((name) => ({
    message: `${JSON.stringify(name)} in the path ${path} is no path parameter`,
    about,
  }));
}

/** Keys that name another operation. */
function checkMentions(document: Document, calls: Call[]): Problem[] {
  const returned = ({ operation }: Call): string => JSON.stringify(successOf(document, operation)?.schema);
  const ids = new Set(calls.flatMap(({ operation }) => operation.operationId ?? []));
  const services = new Set([...ids].map((id) => id.split('.')[0]));
  const reads = new Map(calls.filter(isReadCall).map((call) => [call.operation.operationId, call]));
  return calls.flatMap((call) => {
    const { about, operation } = call;
    const long = operation['x-fallback-of'];
    const unknown = (operation['x-invalidates'] ?? []).filter(
      (target) => !ids.has(target) && !services.has(target),
    );
    const problems = unknown.map(
      (target) =>
        `x-invalidates names ${JSON.stringify(target)}, which is neither a service nor an operationId`,
    );
    for (const key of ['x-updates', 'x-deletes'] as const) {
      const target = operation[key];
      if (target === undefined) continue;
      const read = reads.get(target);
      const names = `${key} names ${JSON.stringify(target)}, which`;
      if (!read) problems.push(`${names} is not the operationId of a read`);
      else if (placesOf(read) !== placesOf(call)) problems.push(`${names} has other path parameters`);
      else if (key === 'x-updates' && returned(read) !== returned(call))
        problems.push(`${names} has another response`);
    }
    if (long !== undefined && !ids.has(long))
      problems.push(`x-fallback-of names ${JSON.stringify(long)}, which is no operationId`);
    return problems.map((message) => ({ message: `${operation.operationId}: ${message}`, about }));
  });
}

const isReadCall = ({ method, operation }: Call): boolean => effectOf(method, operation) === 'read';

const placesOf = ({ path }: Call): string =>
  path
    .match(/\{[^{}]+\}/g)
    ?.toSorted()
    .join() ?? '';

function checkResponses(document: Document, { operation }: Call): string[] {
  const problems: string[] = [];
  if (operation['x-paging'] && !successOf(document, operation))
    problems.push('x-paging needs a success body');
  for (const [status, response] of Object.entries(operation.responses ?? {}))
    for (const [name, each] of Object.entries(
      jsonOf(resolve<Response>(document, response).content)?.examples ?? {},
    )) {
      const code = codeOf(resolve<Example>(document, each).value);
      if (code !== undefined && code !== name)
        problems.push(`the example ${name} of ${status} has the code ${code}`);
    }
  return problems;
}

/** Keys of which tools make other things in what a request carries, and what to write in their place. */
const NOT_IN_REQUESTS: Readonly<Record<string, string>> = {
  readOnly: 'requests hold no property that is readOnly, so they need a schema without it',
  writeOnly: 'responses never hold it, so no property is writeOnly',
  default: 'the description says what the platform does without a value, not default',
};

function checkRequests(document: Document): Problem[] {
  const schemas = document.components?.schemas ?? {};
  const carried = [...operationsOf(document)].flatMap(({ operation }) => [
    ...mediaOf(document, operation),
    ...parametersOf(document, operation).map((parameter) => packedSchema(parameter) ?? {}),
  ]);
  const names = reachable(
    carried.flatMap((schema) => refsOf(schema)),
    (name) => refsOf(schemas[name] ?? {}),
  );
  return [...names].flatMap((name) => {
    const keys = new Set<string>();
    mapSchema(schemas[name] ?? {}, (part) => {
      for (const key of Object.keys(NOT_IN_REQUESTS)) if (key in part) keys.add(key);
      return part;
    });
    return [...keys].map((key) => ({ message: `${name}: ${NOT_IN_REQUESTS[key]}`, about: name }));
  });
}

const mediaOf = (document: Document, operation: OperationObject): Schema[] =>
  Object.values(requestBodyOf(document, operation)?.content ?? {}).flatMap(({ schema }) =>
    schema ? [schema] : [],
  );

/** The requirements of every event: its type must be known and expressible. */
function checkEvents(events: EventObject[]): Problem[] {
  const owners = new Map<string, string>();
  return events.flatMap((event) => {
    const { key, type, body, domain, slug, entityFqdn = type.slice(0, -slug.length - 1) } = event;
    const problems: string[] = [];
    const owner = owners.get(type);
    owners.set(type, key);
    if (owner !== undefined) problems.push(`its type ${JSON.stringify(type)} is that of ${owner} too`);
    if (type === 'unknown')
      problems.push('an event cannot have the name `unknown`, which is reserved for undescribed events');
    if (domain && type !== `${entityFqdn}_${slug}`)
      problems.push(
        `the type ${JSON.stringify(type)} must be the entityFqdn, an underscore and the slug, as the envelope names them`,
      );
    if (body === undefined)
      problems.push('the body of an event must be application/json and a named component');
    else if (kindOf(event) === undefined)
      problems.push(
        `the body must have data, or the slug be created, updated or deleted, not ${JSON.stringify(event.slug)}`,
      );
    return problems.map((message) => ({ message: `webhook ${key}: ${message}`, about: `webhook ${key}` }));
  });
}
