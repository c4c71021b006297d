import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { npm } from 'storewire-dev-kit/process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A project that has the packed client and nothing else. */
    alone: string;
    /** A project that has all packed packages, and the libraries that users may have in addition. */
    installed: string;
  }
}

const root = resolve(import.meta.dirname, '../../..');

const PACKAGES = [
  'storewire',
  'storewire-contract',
  'storewire-tools',
  'storewire-platform',
  'storewire-docs',
  'storewire-react-admin',
  'create-storewire',
];

/** What entry points and the code of the guides import. Links to those of the repository are made faster than copies. */
const LIBRARIES = [
  '@fastify/middie',
  '@tanstack/react-query',
  '@types/express',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'express',
  'fastify',
  'happy-dom',
  'jose',
  'msw',
  'openapi-fetch',
  'p-map',
  'ra-core',
  'react',
  'react-admin',
  'react-dom',
  'swr',
  'tus-js-client',
  'undici',
  'vite',
  'vitest',
];

/** Installs packed packages into an empty project. */
async function install(folder: string, packages: readonly string[]): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  const tarballs = packages.map((name) => join(root, `.cache/${name}.tgz`));
  const args = ['install', '--prefer-offline', '--ignore-scripts', ...tarballs];
  const { code, output } = await npm(args, folder);
  if (code !== 0) throw new Error(`npm install failed:\n${output}`);
}

async function linkLibraries(folder: string): Promise<void> {
  for (const name of LIBRARIES) {
    const target = join(folder, 'node_modules', name);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(root, 'node_modules', name), target, 'junction');
  }
}

/** Builds and packs the packages as they are published, unless the gate has just done so, and installs them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-package-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const alone = join(folder, 'alone');
  const installed = join(folder, 'installed');
  try {
    if (!process.env['STOREWIRE_BUILT']) {
      const built = await npm(['run', 'build'], root);
      if (built.code !== 0) throw new Error(`npm run build failed:\n${built.output}`);
      // for the other tests of the run, whose processes inherit it: they do not build again meanwhile
      process.env['STOREWIRE_BUILT'] = 'yes';
    }
    await install(alone, ['storewire']);
    await install(installed, PACKAGES);
    await linkLibraries(installed);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('alone', alone);
  project.provide('installed', installed);
  return remove;
}
