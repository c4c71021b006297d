/**
 * Rules for the files of the contract: where they are, what they are called, and whether anything uses them.
 */
import { posix } from 'node:path';
import { METHODS } from '../generate/openapi.ts';
import type { Problem } from './problem.ts';
import { nameParts } from './rules/operations.ts';
import { hasComponents, rootFile, type Source } from './source.ts';

type Root = Record<'paths' | 'webhooks', Record<string, { $ref?: string }> | undefined>;

const rootOf = (source: Source) => (source.value(rootFile) ?? {}) as Root;

function unusedEntries(source: Source): Problem[] {
  const used = source.reachable();
  return [...source.files.keys()].flatMap((file) => {
    // journeys are documents of their own
    if (!file.includes('/') || file.startsWith('journeys/') || used.has(`${file}#`)) return [];
    const unused = Object.keys(source.value(file) ?? {}).filter((key) => !used.has(`${file}#${key}`));
    return unused.map((key) =>
      source.at('unused-entry', file, `/${key}`, `${rootFile} leads to no ${key} in this file`),
    );
  });
}

function pathReferences(source: Source): Problem[] {
  return Object.entries(rootOf(source).paths ?? {}).flatMap(([path, { $ref = '' }]) =>
    $ref.endsWith(`/paths.yaml#/${pointerTo(path)}`)
      ? []
      : [
          source.at(
            'path-reference',
            rootFile,
            `/paths/${pointerTo(path)}`,
            `the reference must be <service>/paths.yaml#/${pointerTo(path)}`,
          ),
        ],
  );
}

function webhookReferences(source: Source): Problem[] {
  return Object.entries(rootOf(source).webhooks ?? {}).flatMap(([type, { $ref = '' }]) =>
    $ref === `events/webhooks.yaml#/${type}`
      ? []
      : [
          source.at(
            'webhook-reference',
            rootFile,
            `/webhooks/${type}`,
            `the reference must be events/webhooks.yaml#/${type}`,
          ),
        ],
  );
}

function pathFolders(source: Source): Problem[] {
  const files = [...source.files.keys()].filter((file) => file.endsWith('/paths.yaml'));
  return files.flatMap((file) => {
    const folder = posix.dirname(file);
    const items = (source.value(file) ?? {}) as Record<string, Record<string, { operationId?: string }>>;
    return Object.entries(items).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method] && nameParts(item[method].operationId)?.service !== folder).map(
        (method) =>
          source.at(
            'operation-folder',
            file,
            `/${pointerTo(path)}/${method}/operationId`,
            `the service must be ${folder}, as the folder is`,
          ),
      ),
    );
  });
}

const pointerTo = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Names of components are unique over all files. */
function componentNames(source: Source): Problem[] {
  const seen = new Map<string, string>();
  return [...source.files.keys()].flatMap((file) => {
    if (!hasComponents(file)) return [];
    return Object.keys(source.value(file) ?? {}).flatMap((name) => {
      const other = seen.get(name);
      seen.set(name, other ?? file);
      return other ? [source.at('component-name', file, `/${name}`, `${other} also has ${name}`)] : [];
    });
  });
}

export function checkFiles(source: Source): Problem[] {
  return [unusedEntries, pathReferences, webhookReferences, pathFolders, componentNames].flatMap((rule) =>
    rule(source),
  );
}
