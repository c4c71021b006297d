/**
 * Rules for the files of the contract: where they are, what they are called, and whether anything uses them.
 */
import { posix } from 'node:path';
import { METHODS } from '../generate/openapi.ts';
import type { Problem } from './problem.ts';
import { nameParts } from './rules/operations.ts';
import { rootFile, type Source } from './source.ts';

type Root = Record<'paths' | 'webhooks', Record<string, { $ref?: string }> | undefined>;

const rootOf = (source: Source) => (source.value(rootFile) ?? {}) as Root;

const fileName = (path: string) => `${path.slice(1).replaceAll('/', '@')}.yaml`;

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

function pathFiles(source: Source): Problem[] {
  return Object.entries(rootOf(source).paths ?? {}).flatMap(([path, { $ref = '' }]) =>
    posix.basename($ref) === fileName(path)
      ? []
      : [
          source.at(
            'path-file-name',
            rootFile,
            `/paths/${path.replaceAll('/', '~1')}`,
            `the file must be ${fileName(path)}`,
          ),
        ],
  );
}

function webhookFiles(source: Source): Problem[] {
  return Object.entries(rootOf(source).webhooks ?? {}).flatMap(([type, { $ref = '' }]) =>
    /^webhooks\/\w+\.yaml#\//.test($ref) && $ref.endsWith(`#/${type}`)
      ? []
      : [
          source.at(
            'webhook-reference',
            rootFile,
            `/webhooks/${type}`,
            `the reference must be webhooks/<entity>.yaml#/${type}`,
          ),
        ],
  );
}

function pathFolders(source: Source): Problem[] {
  const files = [...source.files.keys()].filter((file) => file.startsWith('paths/'));
  return files.flatMap((file) => {
    const item = (source.value(file) ?? {}) as Record<string, { operationId?: string }>;
    const folder = file.split('/')[1];
    return METHODS.filter(
      (method) => item[method] && nameParts(item[method].operationId)?.service !== folder,
    ).map((method) =>
      source.at(
        'operation-folder',
        file,
        `/${method}/operationId`,
        `the service must be ${folder}, as the folder is`,
      ),
    );
  });
}

/** Names of components are unique over all files. */
function componentNames(source: Source): Problem[] {
  const seen = new Map<string, string>();
  return [...source.files.keys()].flatMap((file) => {
    if (!file.startsWith('components/')) return [];
    return Object.keys(source.value(file) ?? {}).flatMap((name) => {
      const other = seen.get(name);
      seen.set(name, other ?? file);
      return other ? [source.at('component-name', file, `/${name}`, `${other} also has ${name}`)] : [];
    });
  });
}

export function checkFiles(source: Source): Problem[] {
  return [unusedEntries, pathFiles, webhookFiles, pathFolders, componentNames].flatMap((rule) =>
    rule(source),
  );
}
