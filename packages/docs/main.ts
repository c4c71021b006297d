/** `npm run docs`: builds the pages if they are stale, and serves them. `--build` packs them instead. */
import { buildPages, isBuilt, packPages } from './build.ts';
import { runDocs } from './cli.ts';
import { PAGES } from './server.ts';

const args = process.argv.slice(2);

if (!isBuilt()) {
  const isQuiet = args.includes('--json');
  if (!isQuiet) console.log('storewire: building the docs …');
  await buildPages((progress) => {
    if (!isQuiet) console.log(progress);
  });
}
if (args.includes('--build')) {
  console.log(await packPages());
} else {
  try {
    await runDocs(args, PAGES);
  } catch (error) {
    console.error(`storewire: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
