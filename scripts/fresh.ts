/**
 * `npm run check:fresh`: the generated folders contain exactly the files that the description produces, byte
 * for byte. `node packages/platform/generate/main.ts --check` does the same for the platform.
 */
import { join, resolve } from 'node:path';
import { DescriptionError, findStale } from 'storewire-tools';
import { generateOwn } from './generate.ts';

const root = resolve(import.meta.dirname, '..');

try {
  for (const [folder, files] of await generateOwn(root)) {
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
