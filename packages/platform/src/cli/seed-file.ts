/** Seeds of users: a module with a function, or an export. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopPlatform } from '../platform.ts';
import type { SeedFile } from '../public-types.ts';
import { importShop } from '../seeds/import.ts';
import { keepAsSeed } from '../seeds/start.ts';
import { readExport } from './export-folder.ts';

/** Whether a seed is a path: names of seeds have no separator and no extension. */
export const isSeedFile = (seed: string): boolean => /[./\\]/.test(seed);

/**
 * Fills an empty shop from a file. A reset returns to this state. Without success, the shop is empty
 * again, so that the next start tries again.
 */
export async function seedFrom(platform: ShopPlatform, path: string): Promise<void> {
  const { base, entities } = platform;
  const { db } = base;
  try {
    if (!existsSync(path)) throw new Error(`There is no seed file ${path}`);
    if (statSync(path).isDirectory()) importShop(base, entities, readExport(path));
    else await (await moduleAt(path))(platform);
    db.write(() => keepAsSeed(base));
  } catch (error) {
    db.write(() => {
      db.clear();
      db.deleteMeta('seed');
    });
    throw error;
  }
}

async function moduleAt(path: string): Promise<SeedFile> {
  const { default: seed } = (await import(pathToFileURL(resolve(path)).href)) as { default?: unknown };
  if (typeof seed !== 'function') throw new Error(`The default export of ${path} must be a function`);
  return seed as SeedFile;
}
