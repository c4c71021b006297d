/** The pictures and the film of the sample shop, which are files of this package. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { addReadyFile } from '../../calls/files/add.ts';
import type { Context } from '../../context.ts';

/** What is known about a file without reading it. */
export interface SeedFile {
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  /** In bytes. */
  size: number;
  /** In pixels. */
  width: number;
  height: number;
}

export const MANIFEST = 'manifest.json';

const folder = (): string => join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'seeds/media');

let manifest: Readonly<Record<string, SeedFile>> | undefined;

function filesOfPackage(): Readonly<Record<string, SeedFile>> {
  manifest ??= JSON.parse(readFileSync(join(folder(), MANIFEST), 'utf8')) as Record<string, SeedFile>;
  return manifest;
}

/** Stores the files with these names, and returns the id of each by its name. */
export function seedMedia(context: Context, names: readonly string[]): ReadonlyMap<string, string> {
  const files = filesOfPackage();
  return new Map(
    names.map((name) => {
      const file = files[name];
      if (!file) throw new Error(`The package lacks the file ${name}`);
      const { hash, size, width, height } = file;
      const isVideo = name.endsWith('.mp4');
      const { id } = addReadyFile(
        context,
        { displayName: name },
        {
          mimeType: isVideo ? 'video/mp4' : 'image/webp',
          mediaType: isVideo ? 'VIDEO' : 'IMAGE',
          width,
          height,
        },
        { path: join(folder(), name), hash, size },
      );
      return [name, id ?? ''];
    }),
  );
}
