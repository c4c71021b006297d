#!/usr/bin/env node
/** `npm create storewire`. Imports nothing before the check, so that an old Node prints a sentence, not a stack trace. */

/** As in `engines`. Shops bring a newer one. */
const OLDEST = '20.17';

const { node } = process.versions;
if (node.localeCompare(OLDEST, 'en', { numeric: true }) < 0) {
  console.error(
    `create-storewire: Node ${OLDEST} or later is needed, and this is Node ${node}. Get a newer one from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
} else {
  const { create } = await import('./create.ts');
  process.exitCode = await create(process.argv.slice(2));
}
