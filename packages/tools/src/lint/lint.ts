/** The problems of a contract, with file and line: those of Redocly's rules, of ours, and of the examples. */
import { readFile } from 'node:fs/promises';
import { createConfig, lint, type NormalizedProblem, parseYaml } from '@redocly/openapi-core';
import type { Problem } from '../description/problem.ts';
import type { Described } from '../description/read.ts';
import { locate, located, positionOf } from '../description/source-locations.ts';
import { CheckedContract } from './checked-contract.ts';
import { checkDocument } from './document.ts';
import { checkExamples } from './examples.ts';
import { makePlugin } from './plugin.ts';

/** Checks what was read from a root file by the rules of a configuration of Redocly, `openapi/redocly.yaml`. */
export async function lintDescription(
  input: string,
  rules: string,
  { document, locations }: Described,
): Promise<Problem[]> {
  const contract = checkedContract(document, locations);
  const written = parseYaml(await readFile(rules, 'utf8')) as object;
  const config = await createConfig({ ...written, plugins: [makePlugin(contract)] }, { configPath: rules });
  const found = await lint({ ref: input, config });
  return [
    ...found.map(toProblem),
    ...checkDocument(document).map((problem) => located(problem, locations)),
    ...(await checkExamples(contract)),
  ];
}

function checkedContract(...described: ConstructorParameters<typeof CheckedContract>): CheckedContract {
  try {
    return new CheckedContract(...described);
  } catch (error) {
    throw locate(error, described[1]);
  }
}

const toProblem = ({ ruleId, message, location: [location] }: NormalizedProblem): Problem => ({
  message: `${ruleId}  ${message.replace(/\s+/g, ' ')}`,
  ...(location ? positionOf(location) : {}),
});
