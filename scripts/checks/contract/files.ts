/** Rules for the files of the contract: where they are, what they are called, and whether anything uses them. */
import { posix } from 'node:path';
import { methods } from './description.ts';
import type { Problem } from './problem.ts';
import { nameParts } from './rules/operations.ts';
import { rootFile, type Source } from './source.ts';

type Root = Record<'paths' | 'webhooks', Record<string, { $ref?: string }> | undefined>;

const rootOf = (source: Source) => (source.value(rootFile) ?? {}) as Root;

const fileName = (path: string) => `${path.slice(1).replaceAll('/', '@')}.yaml`;

function unusedFiles(source: Source): Problem[] {
  const used = source.reachable();
  const unused = [...source.files.keys()].filter((file) => file.includes('/') && !used.has(file));
  return unused.map((file) => ({
    rule: 'unused-file',
    message: `nothing in ${rootFile} leads to this file`,
    file,
    line: 1,
  }));
}

function pathFiles(source: Source): Problem[] {
  return Object.entries(rootOf(source).paths ?? {}).flatMap(([path, { $ref = '' }]) =>
    posix.basename($ref) === fileName(path)
      ? []
      : [source.at('path-file-name', rootFile, `/paths/${path.replaceAll('/', '~1')}`, `the file must be ${fileName(path)}`)],
  );
}

function webhookFiles(source: Source): Problem[] {
  return Object.entries(rootOf(source).webhooks ?? {}).flatMap(([type, { $ref = '' }]) =>
    $ref === `webhooks/${type}.yaml` ? [] : [source.at('webhook-file-name', rootFile, `/webhooks/${type}`, `the file must be webhooks/${type}.yaml`)],
  );
}

function pathFolders(source: Source): Problem[] {
  const files = [...source.files.keys()].filter((file) => file.startsWith('paths/'));
  return files.flatMap((file) => {
    const item = (source.value(file) ?? {}) as Record<string, { operationId?: string }>;
    const folder = file.split('/')[1];
    return methods
      .filter((method) => item[method] && nameParts(item[method].operationId)?.service !== folder)
      .map((method) => source.at('operation-folder', file, `/${method}/operationId`, `the service must be ${folder}, as the folder is`));
  });
}

/** Components are named by their files: two files of one kind cannot have one name. */
function componentNames(source: Source): Problem[] {
  const seen = new Map<string, string>();
  return [...source.files.keys()].flatMap((file) => {
    const [top, kind] = file.split('/');
    if (top !== 'components') return [];
    const name = `${kind}/${posix.basename(file)}`;
    const other = seen.get(name);
    seen.set(name, other ?? file);
    return other ? [{ rule: 'component-name', message: `${other} has the same name`, file, line: 1 }] : [];
  });
}

export function checkFiles(source: Source): Problem[] {
  return [unusedFiles, pathFiles, webhookFiles, pathFolders, componentNames].flatMap((rule) => rule(source));
}
