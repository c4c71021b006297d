/** `npm run create -- FOLDER [--template NAME]`: writes a shop that uses the packages of this repository. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { create } from 'create-storewire';
import { npm } from './bootstrap/npm.js';
import { ROOT } from './steps.ts';

/** Those that templates use. `npm run build` packs them. */
const tarballs = ['storewire', 'storewire-platform'].map(
  (name) => [name, join(ROOT, `.cache/${name}.tgz`)] as const,
);

async function build(): Promise<void> {
  if (tarballs.every(([, file]) => existsSync(file))) return;
  console.log('Packing the packages of this repository …');
  const { code, output } = await npm(['run', 'build'], ROOT);
  if (code !== 0) throw new Error(`npm run build failed:\n${output}`);
}

await build();
process.exitCode = await create(
  process.argv.slice(2),
  Object.fromEntries(tarballs.map(([name, file]) => [name, pathToFileURL(file).href])),
);
