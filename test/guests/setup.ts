import { resolve } from 'node:path';
import { run } from '../../scripts/bootstrap/child.js';

/** Packs the package as it is published. */
export default async function setup(): Promise<void> {
  const { code, output } = await run(process.execPath, ['scripts/build.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}
