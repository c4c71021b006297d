import { DescriptionError, printable } from '../description/problem.ts';

/** A failure whose message says all that a person needs: it is printed alone, without a stack. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Prints what has failed: of what is meant for a person, the message alone. */
export function printFailure(error: unknown): void {
  const isForUser = error instanceof CliError || error instanceof DescriptionError;
  console.error(isForUser ? error.message.split('\n').map(printable).join('\n') : error);
}
