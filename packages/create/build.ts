/** `npm run build -w create-storewire`: compiles the command and packs it with the templates and the store front. */
import { chmod, cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pack } from 'storewire-dev-kit/pack';
import { run } from 'storewire-dev-kit/process';
import { STORE_FRONT, STORE_FRONT_PARTS } from './src/templates.ts';

const here = import.meta.dirname;
const root = resolve(here, '../..');
const dist = join(here, 'dist');
/** Named in the tests with real projects as well. */
const PACKED = join(root, '.cache/create-storewire.tgz');

await rm(dist, { recursive: true, force: true });
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
// types are checked for all packages at once
const { code, output } = await run(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--noCheck'], {
  cwd: here,
});
if (code !== 0) throw new Error(output);
for (const name of [...STORE_FRONT_PARTS, 'package.json'])
  await cp(join(STORE_FRONT, name), join(dist, 'storefront', name), { recursive: true });
await chmod(join(dist, 'main.js'), 0o755);
await cp(join(root, 'LICENSE'), join(here, 'LICENSE'));
const files = await pack(here, PACKED);
const kilobytes = files.reduce((sum, { size }) => sum + size, 0) / 1e3;
console.log(`${files.length} files, ${kilobytes.toFixed(0)} kB`);
