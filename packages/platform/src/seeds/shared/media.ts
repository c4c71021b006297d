/** The pictures and the film of the sample shops, which are files of this package. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { addFile, finishFile } from '../../features/media/calls/add.ts';
import { kindOf, mimeTypeOf } from '../../features/media/kinds.ts';
import type { Context } from '../../kernel/context/context.ts';
import type { MediaStore } from '../../kernel/store/media-store.ts';

/** What is known about a file without reading it. */
export interface SeedMediaFile {
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  /** In bytes. */
  size: number;
  /** In pixels, of pictures and films. */
  width?: number;
  height?: number;
}

const MANIFEST = 'manifest.json';

let folder: string | undefined;
let manifest: Readonly<Record<string, SeedMediaFile>> | undefined;

/** The path of a file of the package. */
function packagePath(name: string): string {
  folder ??= join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'seeds/media');
  return `${folder}/${name}`;
}

function filesOfPackage(): Readonly<Record<string, SeedMediaFile>> {
  manifest ??= JSON.parse(readFileSync(packagePath(MANIFEST), 'utf8')) as Record<string, SeedMediaFile>;
  return manifest;
}

/** Makes the bytes available to a store in memory, which does not copy them. */
export function provideSeedMedia(media: MediaStore): void {
  for (const [name, { hash }] of Object.entries(filesOfPackage())) media.addFrom(packagePath(name), hash);
}

/**
 * Makes the first file of the package with this extension available, and returns its hash:
 * content for a file that has none of its own.
 */
export function anyContent(media: MediaStore, extension: string): string {
  const [name, file] =
    Object.entries(filesOfPackage()).find(([each]) => each.endsWith(`.${extension}`)) ?? [];
  if (!name || !file) throw new Error(`The package lacks files with the extension ${extension}`);
  media.addFrom(packagePath(name), file.hash);
  return file.hash;
}

/** Adds the files with these names, which are ready at once, and returns the id of each by its name. */
export function seedMedia(context: Context, names: readonly string[]): ReadonlyMap<string, string> {
  const files = filesOfPackage();
  return new Map(
    names.map((name) => {
      const file = files[name];
      if (!file) throw new Error(`The package lacks the file ${name}`);
      const { hash, size, ...dimensions } = file;
      const mimeType = mimeTypeOf('', name);
      context.media.addFrom(packagePath(name), hash);
      const content = { mimeType, mediaType: kindOf(mimeType), hash, size, ...dimensions };
      return [name, finishFile(context, addFile(context, { displayName: name }, content)).id];
    }),
  );
}
