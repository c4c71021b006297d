/** The problems of a contract, with file and line: those of Redocly's rules, of ours, and of the examples. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lint, type NormalizedProblem, parseYaml } from '@redocly/openapi-core';
import { readLocated } from '../generate/description.ts';
import type { Problem } from '../generate/problem.ts';
import { positionOf } from '../generate/source-locations.ts';
import { checkExamples } from './examples.ts';
import { makePlugin } from './plugin.ts';
import { Subject } from './subject.ts';

/** Throws `DescriptionError` if nothing can be generated from the contract. */
export async function lintContract(folder: string): Promise<Problem[]> {
  const ref = join(folder, 'openapi.yaml');
  const configPath = join(folder, 'redocly.yaml');
  const { document, locations } = await readLocated(ref);
  const subject = new Subject(document, locations);
  const written = parseYaml(await readFile(configPath, 'utf8')) as object;
  const config = await createConfig({ ...written, plugins: [makePlugin(subject)] }, { configPath });
  const found = await lint({ ref, config });
  return [...found.map(toProblem), ...(await checkExamples(subject))];
}

const toProblem = ({ ruleId, message, location: [location] }: NormalizedProblem): Problem => ({
  message: `${ruleId}  ${message.replace(/\s+/g, ' ')}`,
  ...(location ? positionOf(location) : {}),
});
