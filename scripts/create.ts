/** `npm run create -- FOLDER [--template NAME]`: writes a shop that uses the packages of this repository. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { create } from 'create-storewire';
import { run } from './bootstrap/child.js';

const ROOT = resolve(import.meta.dirname, '..');

/** Those that templates use. */
const PACKAGES = ['storewire', 'storewire-server', 'storewire-platform'];

/** Their tarballs by name. They are packed each time: an older one could differ from the sources. */
async function pack(): Promise<Record<string, string>> {
  console.log('Packing the packages of this repository …');
  for (const script of ['scripts/build.ts', 'packages/server/build.ts', 'packages/platform/build.ts']) {
    const { code, output } = await run(process.execPath, [script], { cwd: ROOT });
    if (code !== 0) throw new Error(`${script} failed:\n${output}`);
  }
  return Object.fromEntries(
    PACKAGES.map((name) => [name, pathToFileURL(join(ROOT, `.cache/${name}.tgz`)).href]),
  );
}

process.exitCode = await create(process.argv.slice(2), pack);
