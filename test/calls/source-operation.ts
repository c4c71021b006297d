import { type Document, isReference, resolve } from 'storewire-tools';

/** One operation as it is written, before any reader of the tests has understood it. */
export interface Written {
  id: string;
  method: string;
  path: string;
  operation: unknown;
}

/**
 * Every operation of a document. Reads keys only, so that a case that another reader forgets is missed here.
 */
export function writtenIn(document: Document): Written[] {
  return entries(document, document.paths).flatMap(([path, item]) =>
    entries(document, item).map(([method, operation]) => ({
      id: String(pick(document, operation, 'operationId')),
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/**
 * Names of all examples that a body of an operation has: its request, its packed query, or one of its
 * answers.
 */
export function exampleNames(document: Document, body: unknown): string[] {
  return entries(document, pick(document, body, 'content', 'application/json', 'examples')).map(
    ([name]) => name,
  );
}

/** The value at these keys, with references resolved. */
export function pick(document: Document, from: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((node, key) => new Map(entries(document, node)).get(key), from);
}

export function entries(document: Document, node: unknown): [string, unknown][] {
  const found: unknown = isReference(node) ? resolve(document, node) : node;
  return typeof found === 'object' && found !== null ? Object.entries(found) : [];
}
