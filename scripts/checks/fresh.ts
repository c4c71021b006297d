/**
 * `npm run check:fresh`: what is committed in generated/ is what the description makes, to the byte and with
 * no file more.
 */
import { join, resolve } from 'node:path';
import { generateOwn } from '../generate/own.ts';
import { DescriptionError } from '../generate/problem.ts';
import { findStale } from './stale.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  const stale = await findStale(join(root, 'generated'), await generateOwn(root));
  for (const { file, state } of stale) console.error(`generated/${file} ${state}`);
  if (stale.length > 0) console.error('Run npm run generate and commit what it makes.');
  process.exitCode = stale.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof DescriptionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
