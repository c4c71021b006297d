/** Packs a package as it is published. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keepLinks } from './markdown.ts';
import { npm } from './process.ts';

/** The condition under which packages of this repository import the sources of each other. */
const SOURCE = 'storewire-source';

interface Manifest {
  publishConfig?: unknown;
  scripts?: unknown;
  exports?: Record<string, unknown>;
  imports?: Record<string, unknown>;
}

interface Packed {
  filename: string;
  files: { path: string; size: number }[];
}

/** A published package has no sources, so that its exports and imports must not name them. */
export const withoutSources = <M extends Manifest>(manifest: M): M => ({
  ...manifest,
  // only `changeset publish` uses it
  publishConfig: undefined,
  // they run files of the repository, some of them when npm publishes
  scripts: undefined,
  exports: withoutSource(manifest.exports ?? {}),
  ...(manifest.imports && { imports: withoutSource(manifest.imports) }),
});

function withoutSource(paths: Record<string, unknown>): Record<string, unknown> {
  const targets = Object.entries(paths).map(([path, target]): [string, unknown] => [
    path,
    typeof target === 'object' && target !== null
      ? Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE))
      : target,
  ]);
  return Object.fromEntries(
    targets.filter(([, target]) => typeof target !== 'object' || Object.keys(target ?? {}).length > 0),
  );
}

/** In a published document, links to files of the repository that are not published become their text. */
async function keepPublishedLinks(folder: string, file: string): Promise<void> {
  const path = join(folder, file);
  const isPublished = (target: string): boolean => {
    const [name = ''] = decodeURI(target).split('#');
    return existsSync(join(dirname(path), name));
  };
  await writeFile(path, keepLinks(await readFile(path, 'utf8'), isPublished));
}

async function npmPack(folder: string, args: readonly string[]): Promise<Packed> {
  const { code, stdout, output } = await npm(['pack', '--json', '--ignore-scripts', ...args], folder);
  if (code !== 0) throw new Error(output);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, Packed>);
  if (!packed) throw new Error(`npm pack packed nothing in ${folder}`);
  return packed;
}

/**
 * Writes the tarball of a package to a file, and the files in it to the folder with the same name, from which
 * `changeset publish` publishes it. Resolves to what it contains.
 */
export async function pack(folder: string, tarball: string): Promise<Packed['files']> {
  const staged = tarball.replace(/\.tgz$/, '');
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  const { files } = await npmPack(folder, ['--dry-run']);
  for (const { path } of files) await cp(join(folder, path), join(staged, path));
  for (const { path } of files) if (path.endsWith('.md')) await keepPublishedLinks(staged, path);
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  await writeFile(join(staged, 'package.json'), `${JSON.stringify(withoutSources(manifest), null, 2)}\n`);
  const packed = await npmPack(staged, []);
  await rename(join(staged, packed.filename), tarball);
  return packed.files;
}
