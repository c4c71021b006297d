/**
 * What `npm run check` does with changed files, committed or not: checks the types of the packages that they are in,
 * the layers, the contract if it is among them, lints them, and of each package with a change runs the tests that import
 * a changed file and start no browser, server or build. Of the tests, it shows those that fail. Then it names the
 * journeys of these packages, and the command that runs them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { run, runInherited } from './bootstrap/child.js';

/** The branch that everything is compared with. */
const BASE = 'main';
const ROOT = resolve(import.meta.dirname, '..');

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The tests of the client. */
const CLIENT = 'test';

/** Where the tests of a file are: in the folder of its package, or in that of the client. */
const testsOf = (file: string): string => /^packages\/[^/]+/.exec(file)?.[0] ?? CLIENT;

/** The projects of `vitest.config.ts`. That of a package has its name. */
const projectsOf = (folder: string): string[] => (folder === CLIENT ? ['unit', 'react'] : [basename(folder)]);

/** The tests that open pages in a browser. */
function journeysOf(folder: string): string[] {
  const path = join(ROOT, folder, 'e2e');
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''));
}

const changed = [
  ...git('diff', '--name-only', '--merge-base', BASE),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const folders = [...new Set(changed.map(testsOf))];

const npx = (...args: string[]): Promise<number> =>
  runInherited('npx', args, { cwd: ROOT, shell: process.platform === 'win32' });

/** Packages that `tsconfig.bundler.json` has. All others are in `tsconfig.json`. */
const BUNDLED = ['packages/backoffice', 'packages/docs', 'packages/storefront'];

/** What needs no list of files, by the scripts of package.json. */
function checkWhole(): Promise<number> {
  const scripts = [
    folders.some((folder) => !BUNDLED.includes(folder)) && 'types:node',
    folders.some((folder) => BUNDLED.includes(folder)) && 'types:bundler',
    'check:layers',
    changed.some((file) => file.startsWith('openapi/')) && 'check:contract',
  ];
  return npx(
    'run-p',
    '--silent',
    '--max-parallel',
    '2',
    '--aggregate-output',
    ...scripts.filter((each) => each !== false),
  );
}

function lint(): Promise<number> {
  const files = changed.filter((file) => existsSync(join(ROOT, file)));
  return npx('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files);
}

async function test(): Promise<number> {
  console.log('Running the tests of these packages that import a changed file …');
  const projects = folders.flatMap(projectsOf).map((name) => `--project=${name}`);
  const args = ['vitest', 'run', '--mode', 'check', `--changed=${BASE}`, '--passWithNoTests', ...projects];
  // what pages write to the console of errors says nothing if all tests pass
  const { code, stdout, output } = await run('npx', args, { cwd: ROOT, shell: process.platform === 'win32' });
  console.log((code === 0 ? stdout : output).trim());
  return code;
}

if (folders.length === 0) {
  console.log(`Nothing differs from ${BASE}.`);
} else {
  process.exitCode = (await lint()) || (await checkWhole()) || (await test());
  console.log('\nNot run here, but by npm test: the types and tests of packages that use what has changed.');
  for (const folder of folders) {
    const journeys = journeysOf(folder).join(', ');
    const command = folder === CLIENT ? '-- test/e2e' : `-w storewire-${basename(folder)}`;
    if (journeys) console.log(`Journeys in a browser, ${journeys}: npm test ${command}`);
  }
}
