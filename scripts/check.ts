/**
 * `npm run check`: checks the files that have changed since `main`, committed or not, and shows the faults of all
 * kinds. It starts no browser, server or build: it names the journeys, which do.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, matchesGlob, resolve } from 'node:path';
import { SAMPLE_PAGES } from 'storewire-dev-kit/samples';
import { run } from './bootstrap/child.js';

/** The branch that everything is compared with. */
const BASE = 'main';
const ROOT = resolve(import.meta.dirname, '..');

export interface Step {
  name: string;
  command: readonly [file: string, ...args: string[]];
}

/** The tests of the client. */
const CLIENT = 'test';

/** Where the tests of a file are: in the folder of its package, or in that of the client. */
const folderOf = (file: string): string => /^packages\/[^/]+/.exec(file)?.[0] ?? CLIENT;

/** Those of files with code. */
const foldersOf = (files: readonly string[]): string[] => [
  ...new Set(files.filter((file) => !file.endsWith('.md')).map(folderOf)),
];

/** The projects of `vitest.config.ts`. Those of a package begin with its name. */
const projectsOf = (folder: string): string[] =>
  (folder === CLIENT ? ['unit', 'react'] : [`${basename(folder)}*`]).map((name) => `--project=${name}`);

/** Packages that `tsconfig.bundler.json` has. All others are in `tsconfig.json`. */
const BUNDLED = ['packages/backoffice', 'packages/docs', 'packages/storefront'];

const SOURCES_OF_GENERATED =
  /^(?:(?:openapi|generated|packages\/(?:tools\/src|[^/]+\/generated))\/|scripts\/(?:generate|types)\.ts$|(?:orval|openapi-ts)\.config\.ts$|package-lock\.json$)/;

/** Tests that read files, and do not import them: Vitest does not know that a change concerns them. */
const READERS: readonly (readonly [files: RegExp, tests: string])[] = [
  [/\.md$/, 'packages/docs/test/unit/documentation.test.ts'],
  [/^src\//, 'packages/docs/test/unit/public-docs.test.ts'],
  [/^openapi\//, 'packages/contract/test'],
  [SOURCES_OF_GENERATED, 'test/scripts/tools.test.ts'],
  [/^packages\/backoffice\/README\.md$/, 'packages/backoffice/test/calls.test.ts'],
  [/^CHANGELOG\.md$|package(?:-lock)?\.json$/, 'test/unit/release.test.ts'],
  [/^packages\/(?:create\/(?:shared|templates)|storefront\/app\/store\/product)\//, 'packages/create/test'],
];

const script = (name: string, ...args: string[]): Step => ({
  name,
  command: ['npm', 'run', '--silent', name, '--', ...args],
});

/** What checks these files without running them. */
export function checksOf(files: readonly string[]): Step[] {
  const folders = foldersOf(files);
  const present = files.filter((file) => existsSync(join(ROOT, file)));
  const pages = present.filter((file) => SAMPLE_PAGES.some((pattern) => matchesGlob(file, pattern)));
  const biome = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...present];
  const steps: (Step | false)[] = [
    { name: 'format and lint', command: ['npx', 'biome', ...biome] },
    files.some((file) => file.startsWith('openapi/')) && script('check:contract'),
    files.some((file) => SOURCES_OF_GENERATED.test(file)) && script('check:fresh'),
    pages.length > 0 && script('check:samples', ...pages),
    folders.length > 0 && script('check:layers'),
    folders.some((folder) => !BUNDLED.includes(folder)) && script('types:node'),
    folders.some((folder) => BUNDLED.includes(folder)) && script('types:bundler'),
  ];
  return steps.filter((step) => step !== false);
}

const tests = (name: string, ...args: string[]): Step => ({
  name,
  command: ['npx', 'vitest', 'run', '--mode', 'check', ...args],
});

/** The tests of packages with these files. */
export function testsOf(files: readonly string[]): Step[] {
  const projects = foldersOf(files).flatMap(projectsOf);
  const readers = READERS.filter(([read]) => files.some((file) => read.test(file)));
  const steps: (Step | false)[] = [
    readers.length > 0 && tests('tests that read what has changed', ...readers.map(([, paths]) => paths)),
    projects.length > 0 &&
      tests('tests that import what has changed', `--changed=${BASE}`, '--passWithNoTests', ...projects),
  ];
  return steps.filter((step) => step !== false);
}

/** Runs steps, some at once, and prints all that those which fail print. Resolves to whether none fails. */
export async function runAll(steps: readonly Step[], atOnce: number, print = console.log): Promise<boolean> {
  let isPassed = true;
  const waiting = steps.values();
  const work = async (): Promise<void> => {
    for (const { name, command } of waiting) {
      const [file, ...args] = command;
      const { code, output } = await run(file, args, { cwd: ROOT, shell: process.platform === 'win32' });
      print(code === 0 ? `✓ ${name}` : `✗ ${name}\n\n${output.trim()}\n`);
      isPassed &&= code === 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return isPassed;
}

/** The files that a command of git names. */
const filesOf = (...args: string[]): string[] =>
  execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** The tests that open pages in a browser. */
function journeysOf(folder: string): string[] {
  const path = join(ROOT, folder, 'e2e');
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''));
}

async function main(): Promise<void> {
  const changed = [
    // of a file that was moved, both paths
    ...filesOf('diff', '--name-only', '--no-renames', '--merge-base', BASE),
    ...filesOf('ls-files', '--others', '--exclude-standard'),
  ];
  if (changed.length === 0) return console.log(`Nothing differs from ${BASE}.`);
  const isChecked = await runAll(checksOf(changed), 2);
  // each of them uses all cores
  const isTested = await runAll(testsOf(changed), 1);
  if (!isChecked || !isTested) process.exitCode = 1;
  console.log(
    '\nNot run here, but by npm test: tests that start a server or a build, and the types and tests of packages that use what has changed.',
  );
  for (const folder of foldersOf(changed)) {
    const journeys = journeysOf(folder).join(', ');
    const command = folder === CLIENT ? '-- test/e2e' : `-w storewire-${basename(folder)}`;
    if (journeys) console.log(`Journeys in a browser, ${journeys}: npm test ${command}`);
  }
}

if (import.meta.main) await main();
