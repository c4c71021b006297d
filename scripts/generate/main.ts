import { join, resolve } from 'node:path';
import { generateOwn } from './own.ts';
import { DescriptionError } from './problem.ts';
import { writeFolder } from './write.ts';

/** `npm run generate`: makes generated/ from openapi/. */
const root = resolve(import.meta.dirname, '../..');
const started = performance.now();
try {
  const files = await generateOwn(root);
  const changed = await writeFolder(join(root, 'generated'), files);
  console.log(
    `${files.size} files made in ${((performance.now() - started) / 1000).toFixed(1)} s, ${changed} changed`,
  );
} catch (error) {
  if (!(error instanceof DescriptionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
