/** Checks a folder, and writes a version to it, as `storewire generate` does with `--out`. */
import { resolve } from 'node:path';
import { checkOutput, writeOutput } from '../src/cli/output.ts';
import { versionOf } from './write-versions.ts';

const [, , folder = '', version = ''] = process.argv;
try {
  await checkOutput(resolve(folder));
  await writeOutput(resolve(folder), versionOf(version));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
