import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from 'storewire-dev-kit/process';
import type { TestProject } from 'vitest/node';
import { installPacked, linkLibraries, root } from '../../package/packed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A project that has the packed client and nothing else. */
    alone: string;
    /** A project that has all packed packages, and the libraries that users may have in addition. */
    installed: string;
  }
}

const PACKAGES = [
  'storewire',
  'storewire-contract',
  'storewire-tools',
  'storewire-platform',
  'storewire-docs',
  'storewire-react-admin',
  'storewire-server',
  'create-storewire',
];

/** What entry points and the code of the guides import. */
const LIBRARIES = [
  '@fastify/middie',
  '@opentelemetry/api',
  '@opentelemetry/sdk-trace-base',
  '@tanstack/react-query',
  '@types/express',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'express',
  'fastify',
  'happy-dom',
  'ioredis',
  'msw',
  'openapi-fetch',
  'p-map',
  'ra-core',
  'react',
  'react-admin',
  'react-dom',
  'redis',
  'swr',
  'tus-js-client',
  'undici',
  'vite',
  'vitest',
  'vue',
];

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
    await installPacked(alone, ['storewire']);
    await installPacked(installed, PACKAGES);
    await linkLibraries(installed, LIBRARIES);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('alone', alone);
  project.provide('installed', installed);
  return remove;
}
