/**
 * `npm run verify`: the whole gate. Cheap steps come first, two at a time; after a failure nothing new
 * begins. The test projects are one step, as Vitest keeps all cores busy. `--only STEP` runs one step or one
 * project.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from './bootstrap/npm.js';
import { runStages, type Step } from './verify/stages.ts';
import { runProjects } from './verify/tests.ts';

const root = resolve(import.meta.dirname, '..');

const PROJECTS = ['app', 'contract', 'descriptions', 'e2e', 'faults', 'package', 'platform', 'redis', 'unit'];

/** A step that is a script of package.json. */
const script = (name: string, command: string): Step => ({
  name,
  run: () => npm(['run', '--silent', command], root),
});

/** The package tests install what the step `build` has packed, if that was run. */
const tests = (projects: readonly string[]): Step => ({
  name: 'tests',
  run: async () => ({ code: await runProjects(root, projects), output: '' }),
});

const BUILD = script('build', 'build');

const CHECKS: Step[][] = [
  [
    // the longest first
    script('types', 'check:types'),
    BUILD,
    script('openapi', 'check:contract'),
    script('fresh', 'check:fresh'),
    script('lint', 'lint'),
    script('layers', 'check:layers'),
    script('unused', 'check:unused'),
    script('words', 'check:words'),
    script('names', 'check:names'),
    script('size', 'check:size'),
    script('changes', 'check:changes'),
  ],
  [script('attw', 'check:attw'), script('publint', 'check:publint')],
];

function chosen(): Step[][] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const known = [...CHECKS.flat().map(({ name }) => name), ...PROJECTS];
  const names = values.only?.flatMap((list) => list.split(',')) ?? known;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`there is no step ${unknown.join(', ')}; the steps are ${known.join(', ')}`);
  if (names.includes(BUILD.name)) process.env['STOREWIRE_BUILT'] = 'yes';
  const projects = PROJECTS.filter((name) => names.includes(name));
  const checks = CHECKS.map((stage) => stage.filter(({ name }) => names.includes(name)));
  return [...checks, projects.length > 0 ? [tests(projects)] : []].filter((stage) => stage.length > 0);
}

try {
  process.exitCode = (await runStages(chosen(), console.log)) ? 0 : 1;
} catch (error) {
  console.error(`verify: ${(error as Error).message}`);
  process.exitCode = 2;
}
