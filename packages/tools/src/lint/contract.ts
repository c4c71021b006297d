/** `npm run check:contract`, with the folder of the contract. Prints a line for each problem. */
import { join } from 'node:path';
import { DescriptionError, format } from '../description/problem.ts';
import { readLocated } from '../description/read.ts';
import { lintDescription } from './lint.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder of the contract is the argument of this program');
try {
  const input = join(folder, 'openapi.yaml');
  const found = await lintDescription(input, join(folder, 'redocly.yaml'), await readLocated(input));
  const lines = new Set(found.map(format).toSorted());
  for (const line of lines) console.log(line);
  console.log(lines.size === 0 ? 'No problems found.' : `${lines.size} problems`);
  if (lines.size > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof DescriptionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
