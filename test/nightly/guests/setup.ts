import { resolve } from 'node:path';
import { run } from '../../../scripts/bootstrap/child.js';

/** Packs the packages that projects install, as they are published. */
export default async function setup(): Promise<void> {
  const root = resolve(import.meta.dirname, '../../..');
  const builds = [
    'scripts/build.ts',
    'packages/server/build.ts',
    'packages/platform/build.ts',
    'packages/create/build.ts',
  ];
  for (const build of builds) {
    const { code, output } = await run(process.execPath, [build], { cwd: root });
    if (code !== 0) throw new Error(`${build} failed:\n${output}`);
  }
}
