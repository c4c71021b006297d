/**
 * `npm run check`: types, layers and names, and for what has changed since the branch left `main`, or since
 * the last commit on `main`: lint, words and the unit tests that import it, with a tenth of the cases of
 * properties and without slow tests. It is for development; `npm test` is the whole gate.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { run } from './bootstrap/child.js';
import { git } from './git.ts';
import { runStages, type Step, script } from './verify/stages.ts';
import { runVitest } from './verify/tests.ts';

const root = resolve(import.meta.dirname, '..');

/** The commit that changes are counted from. */
async function findBase(): Promise<string> {
  for (const branch of ['main', 'origin/main']) {
    const { code, stdout } = await run('git', ['merge-base', 'HEAD', branch], { cwd: root });
    if (code === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** The files that a git command lists. */
const list = async (...args: string[]): Promise<string[]> =>
  (await git(root, ...args, '-z')).split('\0').filter(Boolean);

const base = await findBase();
const changed = [
  ...(await list('diff', '--name-only', '--diff-filter=d', base)),
  ...(await list('ls-files', '--others', '--exclude-standard')),
];

/** A step that checks the changed files only. */
const ofChanged = (name: string, ...args: string[]): Step => ({
  name: `${name} of changed files`,
  run: () => run(process.execPath, [...args, ...changed], { cwd: root }),
});

const BIOME = [
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
  '--no-errors-on-unmatched',
];

process.env['STOREWIRE_CASES'] ??= '0.1';

/** One more than there are cores, since some tests wait for timeouts. */
const WORKERS = availableParallelism() + 1;

const STAGES: Step[][] = [
  [
    script('types', 'check:types'),
    script('layers', 'check:layers'),
    script('names', 'check:names'),
    // without a file, both check all
    ...(changed.length > 0 ? [ofChanged('lint', ...BIOME), ofChanged('words', 'scripts/words.ts')] : []),
  ],
  [
    {
      name: 'affected unit tests',
      run: async () => ({
        code: await runVitest(root, [
          '--project=unit',
          `--changed=${base}`,
          '--tags-filter=!slow',
          `--maxWorkers=${WORKERS}`,
        ]),
        output: '',
      }),
    },
  ],
];

process.exitCode = (await runStages(STAGES, console.log, 'check')) ? 0 : 1;
