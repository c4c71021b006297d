/** `npm run verify`: the one gate. Cheap steps come first, two at a time; the first failure ends it. `--only STEP` does one. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from './bootstrap/npm.js';
import { runStages, type Step } from './verify/stages.ts';
import { type Counts, countsOf, runProject } from './verify/tests.ts';

const root = resolve(import.meta.dirname, '..');
const counted: Counts[] = [];

/** A step that is a script of package.json. */
const script = (name: string, command: string): Step => ({ name, run: () => npm(['run', '--silent', command], root) });

/** A step that is a project of vitest.config.ts. It prints as it goes. */
const tests = (name: string): Step => ({
  name,
  run: async () => {
    const { code, report } = await runProject(root, name);
    if (report) counted.push(countsOf(report));
    return { code, output: '' };
  },
});

const STAGES: Step[][] = [
  [
    script('types', 'check:types'),
    script('lint', 'lint'),
    script('fresh', 'check:fresh'),
    script('changes', 'check:changes'),
    script('openapi', 'check:contract'),
    script('layers', 'check:layers'),
    script('unused', 'check:unused'),
    script('size', 'check:size'),
  ],
  [script('build', 'build')],
  [script('publint', 'check:publint'), script('attw', 'check:attw')],
  [tests('unit')],
  [tests('contract')],
  [tests('descriptions')],
  [tests('faults')],
  [tests('package')],
  [tests('e2e')],
  // last, so that its word on a missing server is not lost among the rest
  [tests('redis')],
];

function chosen(): Step[][] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const names = values.only?.flatMap((list) => list.split(','));
  if (!names) return STAGES;
  const known = STAGES.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`there is no step ${unknown.join(', ')}; the steps are ${known.join(', ')}`);
  return STAGES.map((stage) => stage.filter(({ name }) => names.includes(name))).filter((stage) => stage.length > 0);
}

try {
  const isPassed = await runStages(chosen(), console.log);
  const sum = (key: keyof Counts): number => counted.reduce((total, counts) => total + counts[key], 0);
  if (counted.length > 0) console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = isPassed ? 0 : 1;
} catch (error) {
  console.error(`verify: ${(error as Error).message}`);
  process.exitCode = 2;
}
