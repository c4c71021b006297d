import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { CatalogVersion } from './options.ts';
import { storeFrontVersions, type Template, templateFiles } from './templates.ts';

export interface Project {
  folder: string;
  template: Template;
  /** Of the local platform. */
  catalog: CatalogVersion;
  /** Tarballs by the names of packages that no registry has: they become part of the project. */
  tarballs?: Readonly<Record<string, string>> | undefined;
}

type Versions = Record<string, string>;

interface Manifest {
  name: string;
  dependencies: Versions;
  devDependencies: Versions;
  scripts: Record<string, string>;
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
    const added = await addTarballs(project);
    await adaptManifest(project, added);
  } catch (error) {
    for (const name of await readdir(folder))
      if (name !== KEPT) await rm(join(folder, name), { recursive: true });
    if (created) await rm(created, { recursive: true });
    throw error;
  }
}

/** In place of a version, that of the store front. */
const AS_STORE_FRONT = '*';

async function adaptManifest({ folder, catalog }: Project, added: Versions): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  manifest.name = packageName(folder);
  for (const [name, script] of Object.entries(manifest.scripts))
    manifest.scripts[name] = script.replace('--catalog 3', `--catalog ${catalog}`);
  const { dependencies, devDependencies } = manifest;
  // what packages of the project need, and no registry has
  for (const name of Object.keys(added))
    if (!(name in dependencies)) devDependencies[name] ??= AS_STORE_FRONT;
  const versions = { ...storeFrontVersions(), ...added };
  for (const group of [dependencies, devDependencies])
    for (const [name, version] of Object.entries(group))
      if (version === AS_STORE_FRONT || name in added) group[name] = versions[name] ?? version;
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The folder of the project that has the tarballs. */
const VENDOR = 'vendor';

/** In a Dockerfile, before the packages are installed. */
const MANIFESTS = 'COPY package*.json .\n';

/** Copies the tarballs into the project, and returns their versions in its `package.json`. */
async function addTarballs({ folder, tarballs = {} }: Project): Promise<Versions> {
  const versions: Versions = {};
  const dockerfile = join(folder, 'Dockerfile');
  if (Object.keys(tarballs).length > 0 && existsSync(dockerfile)) {
    const text = await readFile(dockerfile, 'utf8');
    await writeFile(dockerfile, text.replace(MANIFESTS, `${MANIFESTS}COPY ${VENDOR} ${VENDOR}\n`));
  }
  for (const [name, source] of Object.entries(tarballs)) {
    const content = await readFile(source);
    // npm installs what its cache has under the same name
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const path = `${VENDOR}/${name}-${hash}.tgz`;
    await mkdir(join(folder, VENDOR), { recursive: true });
    await writeFile(join(folder, path), content);
    versions[name] = `file:${path}`;
  }
  return versions;
}

/** A valid name of a package, from that of the folder. */
const packageName = (folder: string): string =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'shop';
