/**
 * Path parameters are filled in by name: a name such as `pet-id` can become a plain word, and nothing
 * changes on the wire.
 */
import { isPropertyName } from '../text.ts';
import type { SourceLocations } from '../source-locations.ts';
import { camelCase } from './identifiers.ts';
import { isObject, type Node, operationsIn, parameters } from './walk.ts';

export function renamePathParameters(document: Node, locations: SourceLocations): void {
  const plainNames = new Map<string, string>();
  for (const parameter of parameters(document)) {
    if (parameter['in'] !== 'path') continue;
    const name = String(parameter['name']);
    plainNames.set(name, plainName(name));
    parameter['name'] = plainNames.get(name);
  }
  const renameTemplates = (path: string): string =>
    path.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) =>
      plainNames.has(name) ? `{${plainNames.get(name)}}` : whole,
    );
  const paths: Node = {};
  for (const [path, item] of Object.entries(document['paths'] as Node)) {
    const renamed = renameTemplates(path);
    paths[renamed] = item;
    for (const [method, operation] of operationsIn(item as Node)) {
      const location = locations.get(`${method.toUpperCase()} ${path}`);
      if (location) locations.set(`${method.toUpperCase()} ${renamed}`, location);
      if (typeof operation['x-wire-path'] === 'string')
        operation['x-wire-path'] = renameTemplates(operation['x-wire-path']);
      const servers = Array.isArray(operation['servers']) ? operation['servers'].filter(isObject) : [];
      for (const server of servers) server['url'] = renameTemplates(String(server['url']));
    }
  }
  document['paths'] = paths;
}

const plainName = (name: string): string =>
  /^\w+$/.test(name) && isPropertyName(name) ? name : camelCase(name) || 'parameter';
