import { CliError } from './arguments.ts';
import { needPackages } from './peers.ts';

/** The package of the platform, which is installed by those who use it. */
const PACKAGE = 'storewire-platform';

/** What the package exports for this command. */
interface PlatformModule {
  /** Rejects with an `Error` whose message is for the user. */
  runPlatform: (args: readonly string[]) => Promise<void>;
}

/** `storewire platform`: the options are those of the installed package. */
export async function platformCommand(args: readonly string[]): Promise<void> {
  needPackages('storewire platform', [PACKAGE]);
  const { runPlatform } = (await import(`${PACKAGE}/cli`)) as PlatformModule;
  await runPlatform(args).catch((error: unknown) => {
    throw new CliError(error instanceof Error ? error.message : String(error));
  });
}
