/**
 * Path parameters are filled in by name: a name such as `pet-id` can become a plain word, and one that
 * another parameter of a call has can become `idInPath`. Nothing changes on the wire.
 */
import { follow } from '../references.ts';
import type { SourceLocations } from '../source-locations.ts';
import { freeName, isPropertyName } from '../text.ts';
import { camelCase } from './identifiers.ts';
import { isObject, list, type Node, operationsIn, parameters } from './walk.ts';

type NewNames = ReadonlyMap<unknown, string>;

export function renamePathParameters(document: Node, locations: SourceLocations): void {
  const plainNames = new Map<unknown, string>();
  for (const parameter of parameters(document)) {
    if (parameter['in'] !== 'path') continue;
    plainNames.set(parameter['name'], plainName(String(parameter['name'])));
    parameter['name'] = plainNames.get(parameter['name']);
    // OpenAPI requires the word, which some descriptions leave out: without a value there is no path
    parameter['required'] = true;
  }
  const paths: Node = {};
  for (const [path, item] of Object.entries(document['paths'] as Node)) {
    const names = separate(document, item as Node);
    const rename = (template: string): string => renameIn(renameIn(template, plainNames), names);
    const renamed = rename(path);
    paths[renamed] = item;
    for (const [method, operation] of operationsIn(item as Node)) {
      const location = locations.get(`${method.toUpperCase()} ${path}`);
      if (location) locations.set(`${method.toUpperCase()} ${renamed}`, location);
      for (const server of list(operation['servers']).filter(isObject))
        server['url'] = rename(String(server['url']));
    }
  }
  document['paths'] = paths;
}

const renameIn = (template: string, names: NewNames): string =>
  template.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) =>
    names.has(name) ? `{${names.get(name)}}` : whole,
  );

const plainName = (name: string): string =>
  /^\w+$/.test(name) && isPropertyName(name) ? name : camelCase(name) || 'parameter';

/** Renames path parameters that have the name of another parameter: in the flat input each needs its own. */
function separate(document: Node, item: Node): NewNames {
  const operations = operationsIn(item).map(([, operation]) => operation);
  const given = operations.flatMap((operation) =>
    list(operation['parameters']).map((each) => follow(document, each)),
  );
  const known = given.filter(isObject);
  const others = new Set(known.filter((each) => each['in'] !== 'path').map(({ name }) => name));
  const usedNames = Object.fromEntries(known.map(({ name }) => [String(name), true]));
  const names = new Map<unknown, string>();
  for (const { name, in: location } of known)
    if (location === 'path' && others.has(name))
      names.set(name, freeName(usedNames, `${String(name)}InPath`));
  if (names.size === 0) return names;
  for (const operation of operations)
    operation['parameters'] = list(operation['parameters']).map((each) => {
      const parameter = follow(document, each) as Node;
      const name = parameter['in'] === 'path' ? names.get(parameter['name']) : undefined;
      return name === undefined ? each : { ...parameter, name };
    });
  return names;
}
