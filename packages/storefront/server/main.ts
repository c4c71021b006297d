/**
 * Serves a built store front in production, for a reverse proxy that terminates TLS. README.md lists the environment
 * variables. On SIGTERM and SIGINT, finishes the requests that have begun and ends.
 */
import { readSettings } from './settings.ts';
import { openStoreFront } from './start.ts';

const settings = readSettings(process.env);
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';
const { log } = console;
const { close } = await openStoreFront({ port, host, isDevelopment: false, log, logRequest: log, settings });
console.log(`listening on ${host}, port ${port}, for ${settings.origin}`);
const stop = (): void => void close().then(() => process.exit());
process.once('SIGTERM', stop).once('SIGINT', stop);
