/** Builds the pages, their Markdown and the command of the package into `dist/`. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pack } from 'storewire-dev-kit/pack';
import { run } from 'storewire-dev-kit/process';
import { type BuildProgress, progressText } from './progress.ts';
import { PAGES } from './server.ts';
import { programFiles } from './src/reference/llms.ts';
import { searchDocuments } from './src/reference/search-documents.ts';
import { readPages } from './src/reference/site.ts';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const root = resolve(here, '../..');
const dist = join(here, 'dist');
const DIGEST = join(dist, 'digest');
/** Named in the package tests as well. */
const PACKED = join(root, '.cache/storewire-docs.tgz');

/** What the pages are made of, relative to the repository. */
const SOURCES = [
  '{CHANGELOG,README}.md',
  'packages/docs/{,guides/}*.md',
  'packages/create/{shared,templates}/**/*.{css,html,js,json,md,mjs,ts,tsx}',
  'packages/docs/*.{ts,json}',
  'packages/docs/{public,src}/**/*.*',
  'openapi/**/*.{md,yaml}',
  'packages/dev-kit/src/markdown.ts',
  'packages/tools/src/**/*.ts',
];

/** The files that the pages are made of, relative to the repository. */
export const sourceFiles = (): string[] =>
  globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether the pages are those of the sources. */
export const isBuilt = (): boolean =>
  existsSync(join(PAGES, 'index.html')) &&
  existsSync(DIGEST) &&
  readFileSync(DIGEST, 'utf8') === digestOfSources();

/** Whether the packages that build the pages are installed. */
export function canBuild(): boolean {
  try {
    require.resolve('astro/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds the pages. They replace the earlier ones only when all of them are there. Reports its progress as a sentence
 * every two seconds.
 */
export async function buildPages(report: (progress: string) => void = () => {}): Promise<void> {
  const digest = digestOfSources();
  const pages = readPages(root);
  const made = join(dist, 'new');
  await rm(made, { recursive: true, force: true });
  const startedAt = performance.now();
  let secondsToFirst: BuildProgress['secondsToFirst'];
  const timer = setInterval(() => {
    const written = globSync('**/index.html', { cwd: made }).length;
    const seconds = (performance.now() - startedAt) / 1000;
    if (written > 0) secondsToFirst ??= seconds;
    report(progressText({ written, all: pages.length, seconds, secondsToFirst }));
  }, 2000);
  await buildSite(made).finally(() => clearInterval(timer));
  await writeFile(join(made, 'search.json'), JSON.stringify(searchDocuments(pages)));
  for (const [name, text] of programFiles(pages)) {
    await mkdir(dirname(join(made, name)), { recursive: true });
    await writeFile(join(made, name), text);
  }
  await rm(PAGES, { recursive: true, force: true });
  await rename(made, PAGES);
  await writeFile(DIGEST, digest);
}

async function buildSite(made: string): Promise<void> {
  const astro = join(dirname(require.resolve('astro/package.json')), 'bin/astro.mjs');
  const { code, output } = await run(process.execPath, [astro, 'build', '--silent', '--outDir', made], {
    cwd: here,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', STOREWIRE_ROOT: root },
  });
  if (code !== 0) throw new Error(output);
}

/** Packs the pages with the command, which is one module without dependencies. */
export async function packPages(): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: here,
    input: { cli: 'cli.ts' },
    platform: 'node',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  await mkdir(dist, { recursive: true });
  for (const chunk of output)
    if (chunk.type === 'chunk') await writeFile(join(dist, chunk.fileName), chunk.code);
  const files = await pack(here, PACKED);
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  return `${files.length} files, ${megabytes.toFixed(1)} MB`;
}
