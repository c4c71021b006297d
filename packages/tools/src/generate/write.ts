import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Makes a folder hold exactly these files. Unchanged files keep their time stamps; returns how many changed.
 */
export async function writeFolder(folder: string, files: Map<string, string>): Promise<number> {
  const present = await listFiles(folder);
  const stale = present.filter((file) => !files.has(file));
  let changed = stale.length;
  for (const [file, text] of files) {
    const path = join(folder, file);
    if (present.includes(file) && (await readFile(path, 'utf8')) === text) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    changed++;
  }
  for (const file of stale) await rm(join(folder, file));
  return changed;
}

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
  state: 'is missing' | 'differs from the generated output' | 'is not a generated file';
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
    if (!present.has(file)) stale.push({ file, state: 'is missing' });
    else if (!Buffer.from(text).equals(await readFile(join(folder, file))))
      stale.push({ file, state: 'differs from the generated output' });
  }
  return stale.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** How relative imports of generated files end. */
export type Extension = '.ts' | '.js' | '';

/** An import or export of another generated file, which takes a whole line. */
const RELATIVE = /^((?:import|export) .* from (['"])\.{1,2}\/[\w./-]*)\.ts(\2;)$/gm;

/**
 * Rewrites the imports among generated files. Imports from the package by name, and all other text, are not
 * changed.
 */
export function withExtension(files: Map<string, string>, extension: Extension): Map<string, string> {
  if (extension === '.ts') return files;
  return new Map(
    [...files].map(([name, text]) => [
      name,
      name.endsWith('.ts') ? text.replace(RELATIVE, `$1${extension}$3`) : text,
    ]),
  );
}
