import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from 'storewire-tools';

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
