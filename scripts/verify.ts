/**
 * `npm run verify`: the whole gate. Cheap steps come first, two at a time. The test projects are one step, since
 * Vitest keeps all cores busy. `--only STEP` runs one step or one project; `--help` lists them.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runStages, runVitest, type Step, script } from './steps.ts';
import { type Report, testTable } from './test-table.ts';

const PROJECTS = [
  ...['unit', 'calls', 'faults', 'redis', 'e2e', 'package'],
  ...['dev-kit', 'tools', 'descriptions', 'contract', 'platform', 'platform-pages'],
  ...['storefront', 'storefront-pages', 'create'],
  ...['react-admin', 'backoffice', 'backoffice-pages', 'docs'],
];

/** Builds and packs the packages. If it runs, the package tests install these packages. */
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

/** Steps outside of the gate. `docs-pages` builds the site and reads all its pages, which takes five minutes. */
const ON_REQUEST = ['docs-pages'];

const GATE = [...CHECKS.flat().map(({ name }) => name), ...PROJECTS];
const KNOWN = [...GATE, ...ON_REQUEST];

/** Runs projects of vitest.config.ts side by side, and prints how many tests each package has. */
async function runProjects(projects: readonly string[]): Promise<number> {
  const file = join(ROOT, '.cache/vitest.json');
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  await rm(file, { force: true });
  const code = await runVitest([
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  if (report) console.log(testTable(report, ROOT));
  return code;
}

function stagesOf(names: readonly string[]): Step[][] {
  const unknown = names.filter((name) => !KNOWN.includes(name));
  if (unknown.length > 0)
    throw new Error(`there is no step ${unknown.join(', ')}; the steps are ${KNOWN.join(', ')}`);
  if (names.includes(BUILD.name)) process.env['STOREWIRE_BUILT'] = 'yes';
  const projects = [...PROJECTS, ...ON_REQUEST].filter((name) => names.includes(name));
  const tests: Step = { name: 'tests', run: async () => ({ code: await runProjects(projects), output: '' }) };
  const checks = CHECKS.map((stage) => stage.filter(({ name }) => names.includes(name)));
  return [...checks, projects.length > 0 ? [tests] : []].filter((stage) => stage.length > 0);
}

try {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  });
  const names = values.only?.flatMap((list) => list.split(',')) ?? GATE;
  if (values.help) console.log(`npm run verify -- --only STEP,STEP\nSteps: ${KNOWN.join(', ')}`);
  else process.exitCode = (await runStages(stagesOf(names), console.log)) ? 0 : 1;
} catch (error) {
  console.error(`verify: ${(error as Error).message}`);
  process.exitCode = 2;
}
