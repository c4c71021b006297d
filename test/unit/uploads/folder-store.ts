import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeStore } from '../../../src/uploads/index.ts';

/** Remembers uploads in files, over the end of a process. */
export function folderStore(folder: string): ResumeStore {
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
    remove: (key) => rmSync(fileOf(key), { force: true }),
  };
}
