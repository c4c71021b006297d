/** The packages of this repository that are packed one by one. */
import { join, resolve } from 'node:path';
import { run } from './bootstrap/child.js';

const ROOT = resolve(import.meta.dirname, '..');

/** What builds and packs each of them. The docs take minutes: `npm run docs -- --build` packs them. */
const BUILDS: Record<string, string> = {
  storewire: 'scripts/build.ts',
  'storewire-server': 'packages/server/build.ts',
  'storewire-platform': 'packages/platform/build.ts',
  'storewire-react-admin': 'packages/react-admin/build.ts',
  'storewire-contract': 'packages/contract/build.ts',
  'storewire-tools': 'packages/tools/build.ts',
  'create-storewire': 'packages/create/build.ts',
};

const PACKAGES = Object.keys(BUILDS);

/** Packs a package into `.cache/` from its sources, and resolves to the file. */
export async function packPackage(name: string): Promise<string> {
  const script = BUILDS[name];
  if (script === undefined) throw new Error(`There is no package ${name}: choose of ${PACKAGES.join(', ')}`);
  const { code, output } = await run(process.execPath, [script], { cwd: ROOT });
  if (code !== 0) throw new Error(`${script} failed:\n${output}`);
  return join(ROOT, `.cache/${name}.tgz`);
}
