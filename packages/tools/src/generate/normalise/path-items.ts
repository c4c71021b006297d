/** What an operation inherits becomes its own: the parameters of its path, and the path of its server. */
import { follow } from '../references.ts';
import { isObject, list, type Node, operationsIn } from './walk.ts';

export function spellOutPathItems(document: Node): void {
  const paths = isObject(document['paths']) ? document['paths'] : {};
  document['paths'] = paths;
  for (const [path, given] of Object.entries(paths)) {
    const item = { ...(follow(document, given) as Node) };
    paths[path] = item;
    // the rule `unsupported` warns of it
    delete item['trace'];
    for (const [method, operation] of operationsIn(item))
      item[method] = ownOperation(document, item, operation);
    delete item['parameters'];
    delete item['servers'];
  }
}

function ownOperation(document: Node, item: Node, operation: Node): Node {
  const own = { ...operation };
  const parameters = mergeParameters(document, item['parameters'], operation['parameters']);
  if (parameters.length > 0) own['parameters'] = parameters;
  const [server] = [operation['servers'], item['servers']].flatMap(serversIn);
  const prefix = prefixOf(server ? [server] : document['servers']);
  if (server) {
    const { variables: _filledIn, ...rest } = server;
    // also without a prefix, or the contract.json that is written would be read with that of the document
    own['servers'] = [{ ...rest, url: prefix || '/' }];
  } else if (prefix !== '') own['servers'] = [{ url: prefix }];
  else delete own['servers'];
  return own;
}

/** Parameters of the path that the operation does not have itself, by name and place, and then its own. */
function mergeParameters(document: Node, shared: unknown, own: unknown): unknown[] {
  const keyOf = (given: unknown): string => {
    const { name, in: location } = follow(document, given) as Node;
    return `${String(location)} ${String(name)}`;
  };
  const keys = new Set(list(own).map(keyOf));
  return [...list(shared).filter((given) => !keys.has(keyOf(given))), ...list(own)];
}

const serversIn = (servers: unknown): Node[] => list(servers).filter(isObject);

/** The URLs of servers. Variables have their defaults. */
export const serverUrls = (servers: unknown): string[] =>
  serversIn(servers).map(({ url, variables }) =>
    String(url ?? '').replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
      const variable = isObject(variables) && Object.hasOwn(variables, name) ? variables[name] : undefined;
      return isObject(variable) ? String(variable['default']) : whole;
    }),
  );

/** The path of the first server, without a final slash. The host is the client's. */
function prefixOf(servers: unknown): string {
  const [url = ''] = serverUrls(servers);
  const path = url
    .replace(/[?#].*$/s, '')
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '')
    .replace(/\/+$/, '');
  return path === '' || path === '.' ? '' : path.startsWith('/') ? path : `/${path.replace(/^\.\//, '')}`;
}
