/**
 * `npm run check:fresh`: the generated folders contain exactly the files that the description produces, byte
 * for byte.
 */
import { join, resolve } from 'node:path';
import { DescriptionError } from 'storewire-tools';
import { generatePlatform } from '../packages/platform/generate/generate.ts';
import { generateOwn } from './generate.ts';
import { findStale } from './stale.ts';

const root = resolve(import.meta.dirname, '..');

try {
  const folders = [
    ['generated', await generateOwn(root)],
    ['platform/generated', await generatePlatform(root)],
  ] as const;
  for (const [folder, files] of folders) {
    for (const { file, state } of await findStale(join(root, folder), files)) {
      console.error(`${folder}/${file} ${state}`);
      process.exitCode = 1;
    }
  }
  if (process.exitCode === 1) console.error('Run npm run generate and commit the result.');
} catch (error) {
  if (!(error instanceof DescriptionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
