/** Seeds of users: a module with a function, or an export. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chunksOf } from '../kernel/store/file-chunks.ts';
import type { ShopPlatform } from '../platform.ts';
import type { SeedFile } from '../public-types.ts';
import type { Content, ExportFiles } from '../seeds/exchange.ts';
import { importShop } from '../seeds/import.ts';
import { keepAsSeed } from '../seeds/start.ts';

/** Whether a seed is a path: names of seeds have no separator and no extension. */
export const isSeedFile = (seed: string): boolean => /[./\\]/.test(seed);

/** The files of an export, which are read when they are used. Throws an `Error` if the folder contains none. */
function readExport(folder: string): ExportFiles {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  if (names.length === 0) throw new Error(`${folder} contains no export`);
  const media = existsSync(join(folder, 'media')) ? readdirSync(join(folder, 'media')) : [];
  return new Map(
    [...names, ...media.map((name) => `media/${name}`)].map((name): [string, Content] => [
      name,
      { [Symbol.iterator]: () => chunksOf(join(folder, name)) },
    ]),
  );
}

/** Replaces all data by the export in a folder. Returns the number of its files. */
export async function importFolder({ base, entities }: ShopPlatform, folder: string): Promise<number> {
  const files = readExport(folder);
  await importShop(base, entities, files);
  return files.size;
}

/**
 * Fills an empty shop from a file. A reset returns to this state. Without success, the shop is empty
 * again, so that the next start tries again.
 */
export async function seedFrom(platform: ShopPlatform, path: string): Promise<void> {
  const { db } = platform.base;
  try {
    if (!existsSync(path)) throw new Error(`There is no seed file ${path}`);
    if (statSync(path).isDirectory()) await importFolder(platform, path);
    else await (await moduleAt(path))(platform);
    db.write(() => keepAsSeed(platform.base));
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
