/** Shared error responses: the root of a description lists them by status, operations get those that they can return. */
import { type Document, type OperationObject, operationsOf, type Parameter, resolve } from './openapi.ts';
import { DescriptionError } from './problem.ts';

/** Adds a `$ref` to the shared response of every error status that an operation can return and does not define. */
export function attachErrors(document: Document): Document {
  const shared = document['x-errors'];
  if (!shared) return document;
  const copy = structuredClone(document);
  for (const { path, method, operation } of operationsOf(copy)) {
    const responses = (operation.responses ??= {});
    for (const status of statusesOf(copy, operation)) {
      if (responses[status]) continue;
      const name = shared[status];
      const about = `${method.toUpperCase()} ${path}`;
      if (!name) throw new DescriptionError([{ message: `${about}: x-errors of the root has no status ${status}`, about }]);
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return copy;
}

/**
 * 400 for input, 401 and 403 for tokens, 404 for ids in the path, 429 and 500 for all; the statuses of the operation's own
 * error codes; and those that its `x-errors` adds.
 */
function statusesOf(document: Document, operation: OperationObject): string[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
  const isSecured = operation.security?.length !== 0;
  const statuses = [
    ...(parameters.length > 0 || operation.requestBody ? [400] : []),
    ...(isSecured ? [401, 403] : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
    ...(operation['x-application-errors'] ?? []).map(({ status }) => status),
    ...(operation['x-errors'] ?? []),
    429,
    500,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b).map(String);
}
