/** How long a test waits for something, in milliseconds. vitest.config.ts sets it for `npm test` and `test:all`. */
export const WAIT_MS = Number(process.env['STOREWIRE_WAIT_MS'] ?? 60_000);
