/** Projects of users, into which the packed packages are installed. */
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { npm } from 'storewire-dev-kit/process';
import { type Finished, run } from '../../scripts/bootstrap/child.js';

export const root = resolve(import.meta.dirname, '../..');

/** The environment of a user, whose Node reads no package from its sources. */
export const USER: NodeJS.ProcessEnv = { ...process.env, npm_config_loglevel: 'error', NODE_OPTIONS: '' };

export const runNode = (args: string[], cwd: string): Promise<Finished> =>
  run(process.execPath, args, { cwd, env: USER });

/** `npx` in a project, on the Node that these tests run on. */
export function npx(args: readonly string[], cwd: string): Promise<Finished> {
  const env = { ...USER, PATH: [dirname(process.execPath), USER['PATH']].join(delimiter) };
  return run('npx', ['--no', ...args], { cwd, env });
}

/** Installs packed packages into an empty project. */
export async function installPacked(folder: string, packages: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  const tarballs = packages.map((name) => join(root, `.cache/${name}.tgz`));
  const args = ['install', '--prefer-offline', '--ignore-scripts', ...tarballs];
  const { code, output } = await npm(args, folder);
  if (code !== 0) throw new Error(`npm install failed:\n${output}`);
}

/** Links libraries of the repository into a project, which is faster than to install them. */
export async function linkLibraries(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const target = join(folder, 'node_modules', name);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(root, 'node_modules', name), target, 'junction');
  }
}
