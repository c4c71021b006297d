/** Builds the package: one module with everything but its dependencies, and the declarations of its entry. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { npm, run } from 'storewire-dev-kit/process';

const here = import.meta.dirname;
const root = resolve(here, '..');
const dist = join(here, 'dist');
const declarations = join(root, '.cache/platform-declarations');
/** Named in the package tests as well. */
const PACKED = join(root, '.cache/storewire-platform.tgz');

/** The dispatcher of web methods is that of the client, which is a package of its own. */
const DISPATCHER = /src\/web-methods\/server\.ts$/;

async function bundle(): Promise<void> {
  const bundled = await rolldown({
    cwd: here,
    input: { index: 'src/index.ts', cli: 'src/cli/index.ts' },
    platform: 'node',
    external: /^(node:|hono|@hono\/|sharp$|graphql$)/,
    plugins: [
      {
        name: 'dispatcher',
        resolveId: (id) =>
          DISPATCHER.test(id) ? { id: 'storewire/web-methods/server', external: true } : null,
      },
    ],
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

/** Declarations of the entry and of what it refers to. The types of handlers stay out of the package. */
async function declare(): Promise<void> {
  const { code, output } = await run(
    process.execPath,
    [
      'node_modules/@typescript/native/bin/tsc',
      ...['-p', 'platform', '--noEmit', 'false', '--declaration', '--emitDeclarationOnly'],
      ...['--rootDir', '.', '--outDir', declarations],
    ],
    { cwd: root },
  );
  if (code !== 0) throw new Error(output);
  const from = join(declarations, 'platform');
  const to = join(dist, 'types');
  const queue = [join(from, 'src/index.d.ts'), join(from, 'src/cli/index.d.ts')];
  const copied = new Set<string>();
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (copied.has(file)) continue;
    copied.add(file);
    const text = await readFile(file, 'utf8');
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)\.ts'/g))
      queue.push(resolve(dirname(file), `${path}.d.ts`));
    const target = join(to, relative(from, file));
    if (!target.startsWith(to)) throw new Error(`${file} is not a declaration of the platform`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text.replaceAll(/(from '\.[^']+)\.ts'/g, "$1.js'"));
  }
}

async function pack(): Promise<void> {
  await cp(join(root, 'LICENSE'), join(here, 'LICENSE'));
  const folder = dirname(PACKED);
  const { code, stdout, output } = await npm(
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    here,
  );
  if (code !== 0) throw new Error(output);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string; size: number }>);
  if (!packed) throw new Error('npm pack packed nothing');
  await cp(join(folder, packed.filename), PACKED);
  await rm(join(folder, packed.filename));
  console.log(`${packed.filename}, ${(packed.size / 1e6).toFixed(1)} MB`);
}

await rm(dist, { recursive: true, force: true });
await bundle();
await declare();
await pack();
