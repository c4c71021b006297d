import { CommanderError } from 'commander';
import { CliError, printFailure } from './cli-error.ts';
import { makeProgram } from './program.ts';

/** The commands of this package, which the command `storewire` of the client starts. Prints failures. */
export async function runTools(args: readonly string[]): Promise<void> {
  const program = makeProgram().exitOverride();
  for (const command of program.commands) command.copyInheritedSettings(program);
  try {
    await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
  } catch (error) {
    // commander has printed what it says, such as the help
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      printFailure(error);
      process.exitCode = error instanceof CliError ? error.exitCode : 1;
    }
  }
}
