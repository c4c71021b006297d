#!/usr/bin/env node
/** The command `storewire`, which the package `storewire-tools` contains. */
await import('storewire-tools/cli').catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('storewire: run `npm install --save-dev storewire-tools storewire-platform` first');
  process.exitCode = 1;
});
