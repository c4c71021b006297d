/**
 * Serves the build in production, for a reverse proxy that terminates TLS; with `--dev`, the sources, whose changes
 * show at once. README.md lists the environment variables. On SIGTERM and SIGINT, finishes the requests that have begun
 * and ends.
 */
import { localPlatform } from './local-platform.ts';
import { readPort, readSettings } from './settings.ts';
import { serveBuild, serveSources } from './start.ts';

const settings = readSettings({ ...localPlatform(process.env), ...process.env });
const port = readPort(process.env['PORT']);
const host = process.env['HOST'] ?? '127.0.0.1';
const { close } = process.argv.includes('--dev')
  ? await serveSources({ port, host, settings })
  : await serveBuild({ port, host, log: console.log, settings });
console.log(
  `listening on ${host}, port ${port}: open ${settings.origin}, as other origins can change nothing`,
);
const stop = (): void => void close().then(() => process.exit());
process.once('SIGTERM', stop).once('SIGINT', stop);
