import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInherited } from '../bootstrap/child.js';

/** The part of Vitest's JSON report that the gate counts. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
}

/** Runs Vitest, which prints its progress, and resolves to its exit code. */
export const runVitest = (root: string, args: readonly string[]): Promise<number> =>
  runInherited(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], { cwd: root });

/** Runs projects of vitest.config.ts side by side and counts their tests. */
export async function runProjects(root: string, projects: readonly string[]): Promise<number> {
  const file = join(root, '.cache/vitest.json');
  await mkdir(join(root, '.cache'), { recursive: true });
  await rm(file, { force: true });
  const code = await runVitest(root, [
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  if (report) console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed`);
  return code;
}
