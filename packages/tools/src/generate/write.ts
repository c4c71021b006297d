import { cp, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** The files of a folder that were written or removed, sorted by name. */
export interface FolderChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/**
 * Makes a folder hold exactly these files. Unchanged files keep their time stamps.
 *
 * The files are written to a sibling folder, which then replaces the folder: a failure or an interruption
 * leaves the old files complete, and no symbolic link is followed.
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<FolderChanges> {
  const target = resolve(folder);
  const sibling = join(dirname(target), `.${basename(target)}.storewire`);
  const next = join(sibling, 'next');
  const previous = join(sibling, 'previous');
  // an earlier run may have been interrupted
  await restore(previous, target);
  const stale = await findStale(target, files);
  const changes = changesOf(stale);
  if (stale.length === 0) return changes;
  const written = new Set([...changes.added, ...changes.changed]);
  try {
    await rm(sibling, { recursive: true, force: true });
    for (const [file, text] of files) {
      const path = join(next, file);
      await mkdir(dirname(path), { recursive: true });
      if (written.has(file)) await writeFile(path, text);
      else await cp(join(target, file), path, { preserveTimestamps: true });
    }
    const [wrong] = await findStale(next, files);
    if (wrong) throw new Error(`${join(folder, wrong.file)} cannot be written: the copy ${wrong.state}`);
    if (await exists(target)) await rename(target, previous);
    await rename(next, target);
  } finally {
    await restore(previous, target);
    await rm(sibling, { recursive: true, force: true });
  }
  return changes;
}

function changesOf(stale: readonly Stale[]): FolderChanges {
  const changes: FolderChanges = { added: [], changed: [], removed: [] };
  for (const { file, state } of stale) {
    if (state === 'is missing') changes.added.push(file);
    else if (state === 'is not a generated file') changes.removed.push(file);
    else changes.changed.push(file);
  }
  return changes;
}

/** How many names of files a line has. */
const MOST_NAMES = 8;

/** A line for each kind of change that there is, such as `2 added: hooks/wraps.ts, msw/wraps.ts`. */
export function describeChanges(changes: FolderChanges): string[] {
  return Object.entries(changes)
    .filter(([, files]) => files.length > 0)
    .map(([kind, files]) => `${files.length} ${kind}: ${listNames(files, MOST_NAMES)}`);
}

/** The first names of a list, and how many more it has. */
export const listNames = (names: readonly string[], most: number): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');

/** Moves the old files back unless new ones are in their place. */
async function restore(previous: string, target: string): Promise<void> {
  if ((await exists(previous)) && !(await exists(target))) await rename(previous, target);
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
      throw error;
    },
  );

/** Every file of a folder and of the folders in it, with `/` between names on every system. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A file of a folder that is not what it should be. */
export interface Stale {
  file: string;
  state:
    | 'is missing'
    | 'is a symbolic link'
    | 'differs from the generated output'
    | 'is not a generated file';
}

/**
 * Compares a folder with the files that it should hold, byte for byte. Nothing else may be in it, tracked or
 * not.
 */
export async function findStale(folder: string, expected: ReadonlyMap<string, string>): Promise<Stale[]> {
  const present = new Set(await listFiles(folder));
  const stale: Stale[] = [...present]
    .filter((file) => !expected.has(file))
    .map((file) => ({ file, state: 'is not a generated file' }));
  for (const [file, text] of expected) {
    const path = join(folder, file);
    if (!present.has(file)) stale.push({ file, state: 'is missing' });
    else if ((await lstat(path)).isSymbolicLink()) stale.push({ file, state: 'is a symbolic link' });
    else if (!Buffer.from(text).equals(await readFile(path)))
      stale.push({ file, state: 'differs from the generated output' });
  }
  return stale.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** How relative imports of generated files end. */
export type Extension = '.ts' | '.js' | '';

/** An import or export of another generated file, which takes a whole line. */
const RELATIVE = /^((?:import|export) .* from '\.{1,2}\/[\w./-]*)\.ts(';)$/gm;

/**
 * Rewrites the imports among generated files. Imports from the package by name, and all other text, are not
 * changed.
 */
export function withExtension(files: Map<string, string>, extension: Extension): Map<string, string> {
  if (extension === '.ts') return files;
  return new Map(
    [...files].map(([name, text]) => [
      name,
      name.endsWith('.ts') ? text.replace(RELATIVE, `$1${extension}$2`) : text,
    ]),
  );
}
