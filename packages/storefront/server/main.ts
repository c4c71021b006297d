/**
 * Serves a built store front in production. Listens on loopback: a reverse proxy that terminates TLS forwards to it. The
 * environment variables are `STORE_URL`, `STORE_CLIENT_ID`, `SITE_ORIGIN`, `PORT` (defaults to 3000), and
 * the optional ones of README.md.
 */
import { readSettings } from './settings.ts';
import { openStoreFront } from './start.ts';

const settings = readSettings(process.env);
const port = Number(process.env['PORT'] ?? 3000);
await openStoreFront({ port, isDevelopment: false, log: console.log, settings });
console.log(`listening on port ${port} for ${settings.origin}`);
