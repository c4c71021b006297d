/** Commands that packages of their own run, which are installed by those who use them. */
import { CliError } from './arguments.ts';
import { needPackages } from './peers.ts';

/** Runs a command with its options. Rejects with an `Error` whose message is for the user. */
type Run = (args: readonly string[]) => Promise<unknown>;

/** `storewire platform`. */
export const platformCommand = (args: readonly string[]): Promise<void> =>
  runCommandOf('storewire platform', 'storewire-platform', 'runPlatform', args);

/** `storewire docs`. */
export const docsCommand = (args: readonly string[]): Promise<void> =>
  runCommandOf('storewire docs', 'storewire-docs', 'runDocs', args);

async function runCommandOf(
  purpose: string,
  name: string,
  run: string,
  args: readonly string[],
): Promise<void> {
  needPackages(purpose, [name]);
  const module = (await import(`${name}/cli`)) as Record<string, Run>;
  const command = module[run];
  if (!command) throw new CliError(`${name} has no ${run}: install the version of storewire`);
  await command(args).catch((error: unknown) => {
    throw new CliError(error instanceof Error ? error.message : String(error));
  });
}
