import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { npm, npmFailed } from '../../scripts/bootstrap/npm.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A project that has the packed client and nothing else. */
    alone: string;
    /** A project that has all packed packages, and the libraries that users may have in addition. */
    installed: string;
  }
}

const root = resolve(import.meta.dirname, '../..');

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
  'openapi-react-query',
  'p-map',
  'react',
  'react-dom',
  'swr',
  'tus-js-client',
  'undici',
  'vite',
  'vitest',
];

/** The root has a newer React Router than these, so that they are below `packages/react-admin`. */
const REACT_ADMIN = ['ra-core', 'react-admin'];

/** Installs packed packages into an empty project. */
async function install(folder: string, packages: readonly string[]): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  const tarballs = packages.map((name) => join(root, `.cache/${name}.tgz`));
  const args = ['install', '--prefer-offline', '--ignore-scripts', ...tarballs];
  const { code, output } = await npm(args, folder);
  if (code !== 0) throw npmFailed('npm install', output);
}

async function linkLibraries(folder: string): Promise<void> {
  const link = async (name: string, home: string): Promise<void> => {
    const target = join(folder, 'node_modules', name);
    if (existsSync(target)) return;
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(root, home, 'node_modules', name), target, 'junction');
  };
  for (const name of LIBRARIES) await link(name, '.');
  for (const name of REACT_ADMIN) await link(name, 'packages/react-admin');
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
