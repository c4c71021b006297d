// `npm start`, `npm test` and others: sets up what the command needs, then runs it. This file uses only the syntax of
// Node 12, so that an old Node prints a clear message instead of a syntax error.
const OLDEST = 20;

/** @param {string[]} args */
async function main(args) {
  const { node } = process.versions;
  if (Number(node.split('.')[0]) < OLDEST)
    throw new Error(
      `Node ${OLDEST} or later is needed, and this is Node ${node}. Get a newer one from https://nodejs.org and run the command again.`,
    );
  const { run } = await import('./run.js');
  return run(args);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(`storewire: ${error.message}`);
    process.exitCode = 1;
  },
);
