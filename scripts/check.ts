/**
 * `npm run check`: the checks before a commit. Types and layers are checked in all packages, with a cache. Lint and
 * words are checked in the files that have changed since the branch left `main`; on `main` itself, since the last
 * commit. Tests run if they import a changed file, with a tenth of the cases of properties and without slow tests.
 */
import { run } from './bootstrap/child.js';
import { git, ROOT, runStages, runVitest, type Step, script } from './steps.ts';

/** The projects whose tests import what they test. Others start servers, browsers and builds. */
const PROJECTS = ['unit', 'dev-kit', 'tools', 'contract', 'platform', 'storefront', 'react-admin', 'docs'];

const BIOME = [
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
  '--no-errors-on-unmatched',
];
const WORDS = ['packages/dev-kit/checks/words.ts'];

/** The lines that a git command prints. */
const lines = async (...args: string[]): Promise<string[]> =>
  (await git(...args)).split('\n').filter(Boolean);

/** The commit that changes are counted from. */
async function findBase(): Promise<string> {
  for (const branch of ['main', 'origin/main']) {
    const [commit] = await lines('merge-base', 'HEAD', branch).catch(() => []);
    if (commit) return commit;
  }
  return 'HEAD';
}

const base = await findBase();
const changed = [
  ...(await lines('diff', '--name-only', '--diff-filter=d', base)),
  ...(await lines('ls-files', '--others', '--exclude-standard')),
];

/** A step that checks the changed files only. */
const ofChanged = (name: string, args: readonly string[]): Step => ({
  name: `${name} of changed files`,
  run: () => run(process.execPath, [...args, ...changed], { cwd: ROOT }),
});

process.env['STOREWIRE_CASES'] ??= '0.1';

const tests = (): Promise<number> =>
  runVitest([
    ...PROJECTS.map((project) => `--project=${project}`),
    `--changed=${base}`,
    '--tags-filter=!slow',
    '--passWithNoTests',
  ]);

const STAGES: Step[][] = [
  [
    script('types', 'check:types'),
    script('layers', 'check:layers'),
    // without an argument, both would check all files
    ...(changed.length > 0 ? [ofChanged('lint', BIOME), ofChanged('words', WORDS)] : []),
  ],
  [{ name: 'affected tests', run: async () => ({ code: await tests(), output: '' }) }],
];

process.exitCode = (await runStages(STAGES, console.log, 'check')) ? 0 : 1;
