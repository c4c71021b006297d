/** Whether generated files are up to date, without loading the generators, which takes seconds. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export class Fingerprint {
  readonly #root: string;
  readonly #sources: readonly string[];
  readonly #stored: string;

  /**
   * @param root - The repository.
   * @param sources - Files and folders in it: what the generated files are made from, and themselves.
   * @param stored - The file in it that keeps the hash of all of them.
   */
  constructor(root: string, sources: readonly string[], stored: string) {
    this.#root = root;
    this.#sources = sources;
    this.#stored = join(root, stored);
  }

  /** Whether nothing has changed since `remember`. */
  async isUnchanged(): Promise<boolean> {
    const stored = await readFile(this.#stored, 'utf8').catch(() => '');
    return stored !== '' && stored === (await this.#hash());
  }

  /** Notes that the generated files are those of the sources. */
  async remember(): Promise<void> {
    await mkdir(dirname(this.#stored), { recursive: true });
    await writeFile(this.#stored, await this.#hash());
  }

  async #hash(): Promise<string> {
    const lists = await Promise.all(this.#sources.map((source) => filesOf(join(this.#root, source))));
    const hash = createHash('sha256');
    for (const path of lists.flat())
      hash
        .update(`${path}\n`)
        .update(await readFile(path))
        .update('\n');
    return hash.digest('hex');
  }
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
