/** A failure whose message says all that a person needs: it is printed alone, without a stack. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
  }
}

/** The command was called wrongly. */
export const misused = (message: string): CliError => new CliError(`${message}\nSee storewire --help.`, 2);
