/** The operations of a description in Prism's form, each from its first request on. */
import { transformOas3Operations } from '@stoplight/http-spec/oas3';
import type { PrismHttpComponents } from '@stoplight/prism-http';
import { isObject, type Node, valueAt } from '../generate/normalise/walk.ts';
import { NO_METHOD_MATCHED_ERROR, NO_PATH_MATCHED_ERROR, ProblemJsonError } from './prism.ts';
import { withoutRanges } from './ranges.ts';
import { BUNDLE, References } from './references.ts';
import { inOrder, matches } from './routes.ts';

type Route = PrismHttpComponents['route'];
type Operation = Parameters<Route>[0]['resources'][number];

/**
 * Finds the operation of a request, and prepares it if this is its first request: preparing all operations of a
 * large description takes minutes. If that fails, so do the requests of this operation.
 */
export function preparingRoute(document: Node): Route {
  const references = new References(document);
  const prepared = new Map<string, Operation>();
  const items = isObject(document['paths']) ? document['paths'] : {};
  const paths = inOrder(Object.keys(items));
  return ({ input: { method, url } }) => {
    const found = paths.filter((path) => matches(path, url.path));
    const path = found.find((each) => isObject(items[each]) && items[each][method] !== undefined);
    if (path === undefined) return { _tag: 'Left', left: notFound(method, url.path, found.length > 0) };
    const id = `${method} ${path}`;
    try {
      const operation = prepared.get(id) ?? prepare(document, { references, method, path });
      prepared.set(id, operation);
      return { _tag: 'Right', right: operation };
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      const message = `${method.toUpperCase()} ${path} cannot be served: ${reason}`;
      return { _tag: 'Left', left: new Error(message) };
    }
  };
}

/** The error that Prism has for a request of no operation. */
const notFound = (method: string, path: string, isKnown: boolean): Error =>
  isKnown
    ? ProblemJsonError.fromTemplate(NO_METHOD_MATCHED_ERROR, `${path} has no ${method.toUpperCase()}`)
    : ProblemJsonError.fromTemplate(NO_PATH_MATCHED_ERROR, `The description has no path ${path}`);

function prepare(
  document: Node,
  { references, method, path }: { references: References; method: string; path: string },
): Operation {
  const { parameters, [method]: operation } = valueAt(document, ['paths', path]) as Node;
  const item = { parameters, [method]: operation };
  const inlined = references.inline(item) as Node;
  const paths = { [path]: { ...inlined, [method]: withoutRanges(inlined[method] as Node) } };
  const bundle = { [BUNDLE]: references.bundle(item) };
  const [prepared] = transformOas3Operations({ ...document, ...bundle, paths });
  if (!prepared) throw new Error('Prism does not read it');
  return { ...prepared, ...bundle };
}
