/** `npm run pack [-- NAME …]`: packs the client, or the packages that are named, into `.cache/`. */
import { relative } from 'node:path';
import { packPackage } from './packages.ts';

const names = process.argv.slice(2);
try {
  for (const name of names.length > 0 ? names : ['storewire'])
    console.log(relative(process.cwd(), await packPackage(name)));
} catch (error) {
  console.error(`storewire: ${(error as Error).message}`);
  process.exitCode = 1;
}
