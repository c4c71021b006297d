#!/usr/bin/env node
/** `npm create storewire`. Imports nothing before the check, so that an old Node prints a sentence, not a stack trace. */

/** As in `engines` of the templates. */
const OLDEST = 24;

const { node } = process.versions;
if (Number.parseInt(node, 10) < OLDEST) {
  console.error(
    `create-storewire: Node ${OLDEST} or later is needed, and this is Node ${node}. Get a newer one from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
} else {
  const { create } = await import('./create.ts');
  process.exitCode = await create(process.argv.slice(2));
}
