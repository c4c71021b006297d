/** Runs a command of this package with the arguments of this process. */
import { runTools } from '../src/cli/storewire.ts';

await runTools(process.argv.slice(2));
