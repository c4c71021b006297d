/** `npm run build -w storewire-server`: compiles the sources, and packs the package. */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { finishDeclarations } from 'storewire-dev-kit/declarations';
import { pack } from 'storewire-dev-kit/pack';
import { run } from 'storewire-dev-kit/process';

const here = import.meta.dirname;
const root = resolve(here, '../..');
const dist = join(here, 'dist');
/** The compiler writes the sources of the client here, too. */
const compiled = join(root, '.cache/server-build');
/** Named in the package tests as well. */
const PACKED = join(root, '.cache/storewire-server.tgz');

await rm(compiled, { recursive: true, force: true });
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
// types are checked for all packages at once
const { code, output } = await run(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--noCheck'], {
  cwd: here,
});
if (code !== 0) throw new Error(output);
await rm(dist, { recursive: true, force: true });
await cp(join(compiled, 'packages/server/src'), dist, { recursive: true });
await rm(compiled, { recursive: true });
await finishDeclarations(dist);
// Bundlers for browsers get a module that does not exist, so that the build fails with the reason in its message. Not
// every bundler rejects an export that is `null`.
await writeFile(
  join(dist, 'for-servers-only.js'),
  "import 'storewire: this entry is for servers only, it must not get into a page';\n",
);
await cp(join(root, 'LICENSE'), join(here, 'LICENSE'));
const files = await pack(here, PACKED);
const kilobytes = files.reduce((sum, { size }) => sum + size, 0) / 1e3;
console.log(`${files.length} files, ${kilobytes.toFixed(0)} kB`);
