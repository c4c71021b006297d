/** Runs a command of this package with the arguments of this process, as the command `storewire` does. */
import { runListen, runLogs, runPlatform, runTrigger } from '../src/cli/index.ts';

const commands = { platform: runPlatform, listen: runListen, trigger: runTrigger, logs: runLogs };

const [name, ...args] = process.argv.slice(2);
try {
  await commands[name as keyof typeof commands](args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
