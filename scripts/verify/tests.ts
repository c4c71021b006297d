import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { handOver } from '../bootstrap/child.js';

/** The part of vitest's JSON report that the gate counts. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
}

export interface Counts {
  passed: number;
  failed: number;
}

/** Runs one project of vitest.config.ts in the open, and reads its report when there is one. */
export async function runProject(root: string, project: string): Promise<{ code: number; report: Report | undefined }> {
  const file = join(root, '.cache', `vitest-${project}.json`);
  await mkdir(join(root, '.cache'), { recursive: true });
  await rm(file, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await handOver(process.execPath, args, { cwd: root });
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  return { code, report };
}

export const countsOf = ({ numPassedTests, numFailedTests }: Report): Counts => ({ passed: numPassedTests, failed: numFailedTests });
