/**
 * `npm run check:contract`, with the folder of the contract: Redocly's rules, Spectral's, our own, the files
 * and the examples. Prints a line for each problem.
 */
import { join } from 'node:path';
import { checkCoherence } from './coherence.ts';
import { checkExamples } from './examples.ts';
import { checkFiles } from './files.ts';
import type { Problem } from './problem.ts';
import { bundleContract, checkWithRedocly } from './redocly.ts';
import { readFiles, Source } from './source.ts';
import { checkDescription } from './spectral.ts';

async function checkContract(folder: string): Promise<Problem[]> {
  const source = new Source(await readFiles(folder));
  const { doc, spelt, problems } = await bundleContract(folder);
  // nothing else can be said of a description with a broken reference
  if (problems.length > 0) return problems;
  const found = [
    ...(await checkWithRedocly(folder, doc)),
    ...(await checkDescription({ doc })),
    ...checkExamples(spelt),
    ...checkCoherence(doc),
    ...checkFiles(source),
  ];
  return found.map((problem) => source.locate(problem));
}

function lineOf(folder: string, { rule, message, file, line }: Problem): string {
  return `${join(folder, file ?? '')}${line === undefined ? '' : `:${line}`}  ${rule}  ${message.replace(/\s+/g, ' ')}`;
}

function summary(lines: Map<string, string>): string {
  if (lines.size === 0) return 'No problems found.';
  const counts = [...Map.groupBy(lines.values(), (rule) => rule)].map(
    ([rule, all]) => `${rule} ${all.length}`,
  );
  return `${lines.size} problems: ${counts.sort().join(', ')}`;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder of the contract is the argument of this program');
const problems = await checkContract(folder);
const lines = new Map(problems.map((problem) => [lineOf(folder, problem), problem.rule]));
for (const line of [...lines.keys()].sort()) console.log(line);
console.log(summary(lines));
process.exitCode = lines.size === 0 ? 0 : 1;
