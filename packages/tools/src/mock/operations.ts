/** The operations of a description in Prism's form, each from its first request on. */
import { createRequire } from 'node:module';
import { transformOas3Operations } from '@stoplight/http-spec/oas3';
import type { PrismHttpComponents } from '@stoplight/prism-http';
import { isObject, type Node, valueAt } from '../generate/normalise/walk.ts';
import { METHODS } from '../generate/openapi.ts';
import { BUNDLE, References } from './references.ts';

type Route = PrismHttpComponents['route'];
export type Operation = Parameters<Route>[0]['resources'][number];

const require = createRequire(import.meta.url);
// a default export of CommonJS, which loaders read differently
const { default: routeWithPrism } = require('@stoplight/prism-http/dist/router/index.js') as {
  default: Route;
};

/** What Prism needs to find the operation of a request: without parameters, bodies and responses. */
export function operationsOf(document: Node): Operation[] {
  return Object.entries(document['paths'] ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item) && item[method]).map((method) => ({
      id: `${method} ${path}`,
      method,
      path,
      responses: [],
    })),
  );
}

/**
 * Finds the operation of a request as Prism does, and prepares it if this is its first request: preparing all
 * operations of a large description takes minutes. If that fails, so do the requests of this operation.
 */
export function preparingRoute(document: Node): Route {
  const references = new References(document);
  const prepared = new Map<string, Operation>();
  return (request) => {
    const found = routeWithPrism(request);
    if (found._tag === 'Left') return found;
    const { id, method, path } = found.right;
    try {
      const operation = prepared.get(id) ?? prepare(document, { references, method, path });
      prepared.set(id, operation);
      return { ...found, right: operation };
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      const message = `${method.toUpperCase()} ${path} cannot be served: ${reason}`;
      return { _tag: 'Left', left: new Error(message) };
    }
  };
}

function prepare(
  document: Node,
  { references, method, path }: { references: References; method: string; path: string },
): Operation {
  const { parameters, [method]: operation } = valueAt(document, ['paths', path]) as Node;
  const item = { parameters, [method]: operation };
  const paths = { [path]: references.inline(item) };
  const bundle = { [BUNDLE]: references.bundle(item) };
  const [prepared] = transformOas3Operations({ ...document, ...bundle, paths });
  if (!prepared) throw new Error('Prism does not read it');
  return { ...prepared, ...bundle };
}
