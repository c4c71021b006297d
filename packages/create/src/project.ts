import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { storeFrontVersions, type Template, templateFiles } from './templates.ts';

export interface Project {
  folder: string;
  template: Template;
  /** Versions or `file:` URLs that replace those of the template. */
  packages?: Versions | undefined;
}

type Versions = Record<string, string>;

interface Manifest {
  name: string;
  dependencies: Versions;
  devDependencies: Versions;
  overrides?: Versions;
}

/** What a folder may have, as that of a new repository does. */
const KEPT = '.git';

/** Why no project can be written to this folder. Undefined for a new one, and for one that is empty but for `.git`. */
export function folderProblem(folder = ''): string | undefined {
  if (folder.trim() === '') return 'The folder has no name';
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is not a folder`;
  return readdirSync(folder).some((name) => name !== KEPT) ? `The folder ${folder} is not empty` : undefined;
}

/** Leaves nothing behind if that fails. */
export async function writeProject(project: Project): Promise<void> {
  const { folder, template } = project;
  const created = await mkdir(folder, { recursive: true });
  try {
    for (const { path, source } of templateFiles(template)) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(source, target);
    }
    await adaptManifest(project);
  } catch (error) {
    for (const name of await readdir(folder))
      if (name !== KEPT) await rm(join(folder, name), { recursive: true });
    if (created) await rm(created, { recursive: true });
    throw error;
  }
}

/** In place of a version, that of the store front. */
const AS_STORE_FRONT = '*';

async function adaptManifest({ folder, packages = {} }: Project): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  manifest.name = packageName(folder);
  const storeFront = storeFrontVersions();
  for (const versions of [manifest.dependencies, manifest.devDependencies])
    for (const [name, version] of Object.entries(versions)) {
      const own = version === AS_STORE_FRONT ? storeFront[name] : version;
      versions[name] = packages[name] ?? own ?? version;
    }
  // packages of the repository need others of it, which no registry has
  const { dependencies, devDependencies } = manifest;
  const others = Object.entries(packages).filter(
    ([name]) => !(name in { ...dependencies, ...devDependencies }),
  );
  if (others.length > 0) manifest.overrides = Object.fromEntries(others);
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A valid name of a package, from that of the folder. */
const packageName = (folder: string): string =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'shop';
