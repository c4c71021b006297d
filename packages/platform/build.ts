/** Builds the package: one module with everything but its dependencies, and the declarations of its entries. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { pack } from 'storewire-dev-kit/pack';
import { run } from 'storewire-dev-kit/process';

const here = import.meta.dirname;
const root = resolve(here, '../..');
const dist = join(here, 'dist');
const declarations = join(root, '.cache/platform-declarations');
/** Named in the package tests as well. */
const PACKED = join(root, '.cache/storewire-platform.tgz');

async function bundle(): Promise<void> {
  const bundled = await rolldown({
    cwd: here,
    input: { index: 'src/index.ts', cli: 'src/cli/index.ts', 'lead-sdk': 'src/lead-sdk.ts' },
    platform: 'node',
    // the build of the client may be in progress
    resolve: { conditionNames: ['storewire-source', 'node', 'import', 'default'] },
    // schemas of responses need zod, which users need not have
    external:
      /^(?:node:|storewire(?:-server)?(?:$|\/(?!zod$))|hono|@hono\/|sharp$|graphql$|client-zip$|jose$|mime(?:\/|$)|iso-3166$)/,
    logLevel: 'silent',
  });
  const { output } = await bundled.generate({
    format: 'esm',
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  await bundled.close();
  await mkdir(dist, { recursive: true });
  for (const chunk of output)
    if (chunk.type === 'chunk') await writeFile(join(dist, chunk.fileName), chunk.code);
}

/** Declarations of the entries and of what they refer to. The types of handlers stay out of the package. */
async function declare(): Promise<void> {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  // types are checked for all packages at once
  const emit = ['--noEmit', 'false', '--noCheck', '--declaration', '--emitDeclarationOnly'];
  // next to what it describes: both are there, or none
  const info = ['--tsBuildInfoFile', join(declarations, 'types.tsbuildinfo')];
  const folders = ['--rootDir', '.', '--outDir', declarations, ...info];
  const { code, output } = await run(process.execPath, [tsc, '-p', '.', ...emit, ...folders], { cwd: here });
  if (code !== 0) throw new Error(output);
  const to = join(dist, 'types');
  const queue = ['index', 'cli/index', 'lead-sdk'].map((entry) => join(declarations, `src/${entry}.d.ts`));
  const copied = new Set<string>();
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (copied.has(file)) continue;
    copied.add(file);
    const text = await readFile(file, 'utf8');
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)\.ts'/g))
      queue.push(resolve(dirname(file), `${path}.d.ts`));
    const target = join(to, relative(declarations, file));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text.replaceAll(/(from '\.[^']+)\.ts'/g, "$1.js'"));
  }
}

await rm(dist, { recursive: true, force: true });
await bundle();
await declare();
const files = await pack(here, PACKED);
const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
console.log(`${files.length} files, ${megabytes.toFixed(1)} MB`);
