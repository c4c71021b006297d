import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from '../../scripts/bootstrap/child.js';
import { npm, npmFailed } from '../../scripts/bootstrap/npm.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A project that has the packed package and nothing else. */
    alone: string;
  }
}

const root = resolve(import.meta.dirname, '../..');

/**
 * Builds and packs the package as it is published, unless the gate has just done so, and installs it into an
 * empty project.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-package-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    if (!process.env['STOREWIRE_BUILT']) {
      for (const script of ['scripts/build.ts', 'platform/build.ts']) {
        const built = await run(process.execPath, [script], { cwd: root });
        if (built.code !== 0) throw new Error(`${script} failed:\n${built.output}`);
      }
    }
    await writeFile(join(folder, 'package.json'), '{ "name": "alone", "private": true, "type": "module" }\n');
    const installed = await npm(
      ['install', '--prefer-offline', '--ignore-scripts', join(root, '.cache/storewire.tgz')],
      folder,
    );
    if (installed.code !== 0) throw npmFailed('npm install', installed.output);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('alone', folder);
  return remove;
}
