/** Path parameters are filled in by name, so that a name such as `pet-id` can become a plain word without a change on the wire. */
import { isPropertyName } from '../text.ts';
import type { Places } from '../places.ts';
import { camelCase } from './identifiers.ts';
import { isObject, type Node, operationsIn, parameters } from './walk.ts';

export function renamePathParameters(document: Node, places: Places): void {
  for (const parameter of parameters(document)) if (parameter['in'] === 'path') parameter['name'] = plainName(String(parameter['name']));
  const paths: Node = {};
  for (const [path, item] of Object.entries(document['paths'] as Node)) {
    const renamed = renameTemplates(path);
    paths[renamed] = item;
    for (const [method, operation] of operationsIn(item as Node)) {
      const place = places.get(`${method.toUpperCase()} ${path}`);
      if (place) places.set(`${method.toUpperCase()} ${renamed}`, place);
      if (typeof operation['x-wire-path'] === 'string') operation['x-wire-path'] = renameTemplates(operation['x-wire-path']);
      const servers = Array.isArray(operation['servers']) ? operation['servers'].filter(isObject) : [];
      for (const server of servers) server['url'] = renameTemplates(String(server['url']));
    }
  }
  document['paths'] = paths;
}

const renameTemplates = (path: string): string => path.replaceAll(/\{([^{}]*)\}/g, (_whole, name: string) => `{${plainName(name)}}`);

const plainName = (name: string): string => (/^\w+$/.test(name) && isPropertyName(name) ? name : camelCase(name) || 'parameter');
