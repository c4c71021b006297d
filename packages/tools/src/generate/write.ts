import { cp, lstat, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The files of a folder that were written or removed, sorted by name. */
export interface FolderChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Where the new files are written, in the folder itself: only within a file system can a file be moved. */
const WORK = '.storewire-generate';

/**
 * Makes a folder hold exactly these files. Unchanged files keep their time stamps.
 *
 * When all new files are written, each is moved to its place. If one cannot be, or the process ends meanwhile, the old
 * files are moved back, by the next run in the end. No symbolic link is followed.
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<FolderChanges> {
  await restoreFolder(folder);
  const changes = changesOf(await findStale(folder, files));
  const { added, changed, removed } = changes;
  if (added.length + changed.length + removed.length === 0) return changes;
  const { next, previous, journal } = workIn(folder);
  const written = new Map([...added, ...changed].map((file) => [file, files.get(file) ?? '']));
  try {
    for (const [file, text] of written) await writeFile(await placeFor(next, file), text);
    const [wrong] = await findStale(next, written);
    if (wrong) throw new Error(`${join(folder, wrong.file)} cannot be written: the copy ${wrong.state}`);
    for (const file of [...changed, ...removed])
      await cp(join(folder, file), await placeFor(previous, file), COPY);
    await writeFile(journal, JSON.stringify(added));
    await replace(folder, removed, next);
    await rm(journal);
  } finally {
    await restoreFolder(folder);
  }
  return changes;
}

const COPY = { preserveTimestamps: true, verbatimSymlinks: true };

const workIn = (folder: string) => ({
  next: join(folder, WORK, 'next'),
  previous: join(folder, WORK, 'previous'),
  journal: join(folder, WORK, 'added.json'),
});

/** Undoes what a run that failed or was interrupted has moved, if it has come so far. */
export async function restoreFolder(folder: string): Promise<void> {
  const { next, previous, journal } = workIn(folder);
  // one that is not complete was written before anything was moved
  const added = await readFile(journal, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (Array.isArray(added)) {
    const moved = (await listFiles(folder)).filter((file) => added.includes(file));
    await replace(folder, moved, previous);
  }
  for (const path of [next, previous, journal]) await rm(path, { recursive: true, force: true });
  await rmdir(join(folder, WORK)).catch(() => undefined);
}

/** Removes files of a folder, then moves all files of another one to their places in it. */
async function replace(folder: string, removed: readonly string[], source: string): Promise<void> {
  for (const file of removed) await removeFile(folder, file);
  for (const file of await listFiles(source)) await rename(join(source, file), await placeFor(folder, file));
}

/** Removes a file, and the folders that have held nothing else. */
async function removeFile(folder: string, file: string): Promise<void> {
  await rm(join(folder, file), { force: true });
  for (let parent = dirname(file); parent !== '.'; parent = dirname(parent))
    if ((await readdir(join(folder, parent)).catch(() => undefined))?.length === 0)
      await rmdir(join(folder, parent));
    else return;
}

/** The path of a file, whose folder is made. */
async function placeFor(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  return path;
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
