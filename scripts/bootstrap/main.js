// This file and node-version.js use only the syntax of Node 12, so that an old Node prints a clear message
// instead of a syntax error.
import { tooOld } from './node-version.js';

async function main() {
  const problem = tooOld(process.versions.node);
  if (problem) {
    console.error(`storewire: ${problem}`);
    return 1;
  }
  const { run } = await import('./run.js');
  return run(process.argv.slice(2));
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error && error.isClear ? `storewire: ${error.message}` : error);
    process.exitCode = 1;
  },
);
