/**
 * `npm run check`: types, lint, layers, words, names and the unit tests that import what has changed since
 * the branch left `main`, or since the last commit on `main`. Without changes there is no test to run. It is
 * for development; `npm test` is the whole gate.
 */
import { resolve } from 'node:path';
import { run } from './bootstrap/child.js';
import { runStages, script, type Step } from './verify/stages.ts';
import { runVitest } from './verify/tests.ts';

const root = resolve(import.meta.dirname, '..');

/** The commit that changes are counted from. */
async function base(): Promise<string> {
  for (const branch of ['main', 'origin/main']) {
    const { code, stdout } = await run('git', ['merge-base', 'HEAD', branch], { cwd: root });
    if (code === 0) return stdout.trim();
  }
  return 'HEAD';
}

const STAGES: Step[][] = [
  [
    script('types', 'check:types'),
    script('lint', 'lint'),
    script('layers', 'check:layers'),
    script('words', 'check:words'),
    script('names', 'check:names'),
  ],
  [
    {
      name: 'affected unit tests',
      run: async () => ({
        code: await runVitest(root, ['--project=unit', `--changed=${await base()}`, '--tags-filter=!slow']),
        output: '',
      }),
    },
  ],
];

process.exitCode = (await runStages(STAGES, console.log, 'check')) ? 0 : 1;
