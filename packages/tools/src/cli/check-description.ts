import { fileURLToPath } from 'node:url';
import { DescriptionError, InputError } from '../description/problem.ts';
import type { Described } from '../description/read.ts';
import { CliError } from './cli-error.ts';

/** Throws a `DescriptionError` with each rule of the contract that a description does not keep. */
export const checkDescription =
  (input: string) =>
  async (description: Described): Promise<void> => {
    const { lintDescription } = await import('../lint/lint.ts');
    const rules = fileURLToPath(import.meta.resolve('storewire-contract/redocly.yaml'));
    const problems = await lintDescription(input, rules, description);
    if (problems.length > 0) throw new DescriptionError(problems);
  };

const OTHER_APIS =
  'Only the contract of storewire-contract and edited copies of it are read. For other APIs, see npx storewire docs guides/other-apis';

/** What is not a copy of the contract has thousands of problems. */
const MAX_PROBLEMS = 20;

/** Says in addition to the problems of a description which descriptions there are commands for. */
export const forUser = async <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((error: unknown) => {
    if (!(error instanceof DescriptionError) || error instanceof InputError) throw error;
    const problems = error.message.split('\n');
    const others = problems.length - MAX_PROBLEMS;
    const more = others > 0 ? [`and ${others} more`] : [];
    throw new CliError([...problems.slice(0, MAX_PROBLEMS), ...more, OTHER_APIS].join('\n'));
  });
