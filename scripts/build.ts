/**
 * `npm run build`: dist/ out of src/, generated/ and the command, and the package out of dist/, with a look
 * at what is in it.
 */
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from 'storewire-tools';
import { run } from './bootstrap/child.js';
import { npm } from './bootstrap/npm.js';
import { secondsSince } from './bootstrap/progress.js';
import { bundleEntries } from './bundle.ts';
import { checkPackage, entryFiles, type Manifest } from './package-content.ts';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** Named in package.json and by the package tests as well. */
const PACKED = join(root, '.cache/storewire.tgz');

async function compile(): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  const { code, output } = await run(
    process.execPath,
    ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.build.json'],
    { cwd: root },
  );
  if (code !== 0) throw new Error(output);
}

/**
 * Replaces the server entry points for browser bundlers. It imports a module that does not exist, so that the
 * build fails with the reason in its message. Not every bundler rejects an export that is `null`.
 */
async function keepServersOut(): Promise<void> {
  await writeFile(join(dist, 'src/for-servers-only.d.ts'), 'export {};\n');
  await writeFile(
    join(dist, 'src/for-servers-only.js'),
    "import 'storewire: this entry is for servers only, it must not get into a page';\n",
  );
}

/**
 * Declarations must not import `.ts` files, which not every TypeScript configuration resolves. Those of the
 * command are not needed.
 */
async function finishDeclarations(): Promise<void> {
  for (const file of await listFiles(dist)) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(dist, file);
    if (file.startsWith('scripts/')) await rm(path);
    else
      await writeFile(
        path,
        (await readFile(path, 'utf8')).replaceAll(
          /((?:from |import\()(["'])\.{1,2}\/[\w./-]+)\.ts(\2)/g,
          '$1.js$3',
        ),
      );
  }
}

interface Packed {
  filename: string;
  files: { path: string; size: number }[];
}

/**
 * Packs the package as it is published, for the checks and tests of the package, and returns what it
 * contains.
 */
async function pack(): Promise<Packed['files']> {
  const folder = dirname(PACKED);
  await mkdir(folder, { recursive: true });
  const { code, stdout, output } = await npm(
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    root,
  );
  if (code !== 0) throw new Error(output);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, Packed>);
  if (!packed) throw new Error('npm pack packed nothing');
  await rename(join(folder, packed.filename), PACKED);
  return packed.files;
}

const started = performance.now();
try {
  await compile();
  await finishDeclarations();
  await keepServersOut();
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const entries = entryFiles(manifest).filter((target) => /^\.\/dist\/src\/.*\.js$/.test(target));
  await bundleEntries(
    dist,
    entries.map((target) => target.slice('./dist/'.length)),
  );
  await chmod(join(dist, 'scripts/cli/storewire.js'), 0o755);
  const files = await pack();
  const problems = checkPackage(
    manifest,
    files.map(({ path }) => path),
  );
  for (const problem of problems) console.error(problem);
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  console.log(`${files.length} files, ${megabytes.toFixed(1)} MB, in ${secondsSince(started)}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
