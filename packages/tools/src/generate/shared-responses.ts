/**
 * What the root of a description says once about the responses of all operations: shared errors and headers.
 */
import { type Document, isOpen, type OperationObject, operationsOf, type Response } from './openapi.ts';
import { DescriptionError } from './problem.ts';
import { isReference, parametersOf } from './references.ts';

/**
 * Adds the shared error responses (`x-errors`) to every operation of a document, and the shared headers to every
 * response.
 */
export function attachShared(document: Document): void {
  attachErrors(document);
  attachHeaders(document);
}

/**
 * Adds a `$ref` to the shared response of every error status that an operation can return and does not
 * define.
 */
function attachErrors(document: Document): void {
  const shared = document['x-errors'];
  if (!shared) return;
  checkNames(document, 'x-errors', 'responses');
  for (const { path, method, operation } of operationsOf(document)) {
    const responses = (operation.responses ??= {});
    const assumed = new Set(assumedStatuses(operation).map(String));
    for (const status of statusesOf(document, operation)) {
      if (responses[status]) continue;
      const name = shared[status];
      const about = `${method.toUpperCase()} ${path}`;
      if (!name)
        throw new DescriptionError([
          { message: `${about}: x-errors of the root has no status ${status}`, about },
        ]);
      responses[status] = { $ref: `#/components/responses/${name}`, ...(assumed.has(status) ? ASSUMED : {}) };
    }
  }
}

/** What marks a response or an example whose status no source documents. */
export const ASSUMED = { description: 'Assumed: no source documents this status.' };

/** The statuses of `x-errors` that no source documents. */
export const assumedStatuses = (operation: OperationObject): number[] =>
  (operation['x-errors'] ?? []).flatMap((each) =>
    typeof each === 'object' && each.assumed ? [each.status] : [],
  );

/**
 * 400 for input, 401 and 403 for tokens, 404 for ids in the path, 429 and 500 for all; the statuses of the
 * operation's own error codes; and those that its `x-errors` adds.
 */
function statusesOf(document: Document, operation: OperationObject): string[] {
  const parameters = parametersOf(document, operation);
  const statuses = [
    ...(parameters.length > 0 || operation.requestBody ? [400] : []),
    ...(isOpen(operation) ? [] : [401, 403]),
    ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
    ...(operation['x-application-errors'] ?? []).map(({ status }) => status),
    ...(operation['x-errors'] ?? []).map((each) => (typeof each === 'object' ? each.status : each)),
    429,
    500,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b).map(String);
}

/** What is shared must be among the components. */
function checkNames(
  document: Document,
  key: 'x-errors' | 'x-response-headers',
  kind: 'responses' | 'headers',
): void {
  const known = document.components?.[kind] ?? {};
  for (const [name, component] of Object.entries(document[key] ?? {}))
    if (!Object.hasOwn(known, component))
      throw new DescriptionError([{ message: `${key}: ${name} names none of the ${kind}: ${component}` }]);
}

/** Adds the headers of `x-response-headers` to every response of an operation that does not define them. */
function attachHeaders(document: Document): void {
  const shared = Object.entries(document['x-response-headers'] ?? {});
  if (shared.length === 0) return;
  checkNames(document, 'x-response-headers', 'headers');
  const headers = Object.fromEntries(
    shared.map(([name, header]) => [name, { $ref: `#/components/headers/${header}` }]),
  );
  const own = [...operationsOf(document)].flatMap(({ operation }) =>
    Object.values(operation.responses ?? {}),
  );
  const responses = [
    ...own.filter((each) => !isReference(each)),
    ...Object.values(document.components?.responses ?? {}),
  ];
  for (const response of responses as Response[]) response.headers = { ...headers, ...response.headers };
}
