import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyValueStorage } from '../../../src/index.ts';

/** Storage in files, which outlives the process. */
export function folderStore(folder: string): KeyValueStorage {
  const fileOf = (key: string): string => join(folder, `${encodeURIComponent(key)}.json`);
  return {
    get(key) {
      try {
        return readFileSync(fileOf(key), 'utf8');
      } catch {
        return undefined;
      }
    },
    set: (key, value) => writeFileSync(fileOf(key), value),
    delete: (key) => rmSync(fileOf(key), { force: true }),
  };
}
