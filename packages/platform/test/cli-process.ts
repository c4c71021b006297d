/** Runs the command `storewire platform` with the arguments of this process. */
import { runPlatform } from '../src/cli/index.ts';

try {
  await runPlatform(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
