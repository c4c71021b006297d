/** `npm run build -w storewire-tools`: compiles the sources and packs the package. */
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finishDeclarations } from 'storewire-dev-kit/declarations';
import { pack } from 'storewire-dev-kit/pack';
import { run } from 'storewire-dev-kit/process';

const here = import.meta.dirname;
const root = resolve(here, '../..');
const dist = join(here, 'dist');
/** The compiler writes the sources of the client here, too. */
const compiled = join(root, '.cache/tools-build');
/** Named in the package tests as well. */
const PACKED = join(root, '.cache/storewire-tools.tgz');

async function compile(): Promise<void> {
  await rm(compiled, { recursive: true, force: true });
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  // types are checked for all packages at once
  const args = [tsc, '-p', 'tsconfig.build.json', '--noCheck'];
  const { code, output } = await run(process.execPath, args, { cwd: here });
  if (code !== 0) throw new Error(output);
  await rm(dist, { recursive: true, force: true });
  await cp(join(compiled, 'packages/tools/src'), dist, { recursive: true });
  await rm(compiled, { recursive: true });
}

await compile();
await finishDeclarations(dist);
// those that the MCP server shows
await cp(
  fileURLToPath(new URL('.', import.meta.resolve('storewire-docs/guides/start.md'))),
  join(dist, 'guides'),
  {
    recursive: true,
  },
);
await cp(join(root, 'LICENSE'), join(here, 'LICENSE'));
const files = await pack(here, PACKED);
const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
console.log(`${files.length} files, ${megabytes.toFixed(1)} MB`);
