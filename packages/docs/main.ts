/** `npm run docs`: builds the pages if they are stale, and serves them. `--build` only builds. */
import { buildCommand, buildPages, isBuilt } from './build.ts';
import { runDocs } from './cli.ts';
import { PAGES } from './server.ts';

const args = process.argv.slice(2);
const isBuildOnly = args.includes('--build');

const startedAt = performance.now();
if (isBuildOnly || !isBuilt()) {
  if (!args.includes('--json')) console.log('storewire: building the docs …');
  await buildPages();
}
if (isBuildOnly) {
  await buildCommand();
  console.log(`storewire: built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
} else {
  try {
    await runDocs(args, PAGES);
  } catch (error) {
    console.error(`storewire: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
