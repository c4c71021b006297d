/**
 * `npm run verify`: the whole gate. Cheap steps come first, two at a time; after a failure nothing new
 * begins. The test projects are one step, as Vitest keeps all cores busy. `--only STEP` runs one step or one
 * project; `--help` lists them.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runStages, type Step, script } from './verify/stages.ts';
import { runProjects } from './verify/tests.ts';

const root = resolve(import.meta.dirname, '..');

const PROJECTS = ['app', 'contract', 'descriptions', 'e2e', 'faults', 'package', 'platform', 'redis', 'unit'];

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

const KNOWN = [...CHECKS.flat().map(({ name }) => name), ...PROJECTS];

function chosen(names: readonly string[]): Step[][] {
  const unknown = names.filter((name) => !KNOWN.includes(name));
  if (unknown.length > 0)
    throw new Error(`there is no step ${unknown.join(', ')}; the steps are ${KNOWN.join(', ')}`);
  if (names.includes(BUILD.name)) process.env['STOREWIRE_BUILT'] = 'yes';
  const projects = PROJECTS.filter((name) => names.includes(name));
  const checks = CHECKS.map((stage) => stage.filter(({ name }) => names.includes(name)));
  return [...checks, projects.length > 0 ? [tests(projects)] : []].filter((stage) => stage.length > 0);
}

try {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  });
  const names = values.only?.flatMap((list) => list.split(',')) ?? KNOWN;
  if (values.help) console.log(`npm run verify -- --only STEP,STEP\nSteps: ${KNOWN.join(', ')}`);
  else process.exitCode = (await runStages(chosen(names), console.log)) ? 0 : 1;
} catch (error) {
  console.error(`verify: ${(error as Error).message}`);
  process.exitCode = 2;
}
