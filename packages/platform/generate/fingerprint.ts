/** Whether the generated files are up to date, without loading the generators, which takes seconds. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PLATFORM = 'packages/platform';

/** What the generated files are made from, and the files themselves. */
const SOURCES = [
  'openapi',
  'packages/tools/src',
  `${PLATFORM}/generate`,
  `${PLATFORM}/src`,
  `${PLATFORM}/generated`,
  'package-lock.json',
];

const storedIn = (root: string): string => join(root, PLATFORM, '.cache/generated.sha256');

/** A hash of the content of all sources and of all generated files. */
async function fingerprintOf(root: string): Promise<string> {
  const lists = await Promise.all(SOURCES.map((source) => filesOf(join(root, source))));
  const hash = createHash('sha256');
  for (const path of lists.flat())
    hash
      .update(`${path}\n`)
      .update(await readFile(path))
      .update('\n');
  return hash.digest('hex');
}

/** The files of a folder, or the file itself. None if nothing has this path. */
async function filesOf(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether nothing has changed since `remember`. */
export async function isUnchanged(root: string): Promise<boolean> {
  const stored = await readFile(storedIn(root), 'utf8').catch(() => '');
  return stored !== '' && stored === (await fingerprintOf(root));
}

/** Notes that the generated files are those of the sources. */
export async function remember(root: string): Promise<void> {
  await mkdir(dirname(storedIn(root)), { recursive: true });
  await writeFile(storedIn(root), await fingerprintOf(root));
}
