/**
 * `npm start`: the local platform with a rich shop, whose data is kept, and the store front, in one process.
 * `npm run dev` serves the store front with Vite's development server, which shows changes at once.
 */
import { join, resolve } from 'node:path';
import { openDocs } from 'storewire-docs/open';
import { ANN, createPlatform, type Platform, SAMPLE_PASSWORD, SAMPLES } from 'storewire-platform';
import { openStoreFront } from 'storewire-storefront';
import { secondsSince } from './bootstrap/progress.js';
import { onFreePort } from './free-port.ts';

const PLATFORM_PORT = 4010;
const APP_PORT = 5173;
const DOCS_PORT = 4020;
const DATA = '.storewire';

const root = resolve(import.meta.dirname, '..');
const startedAt = performance.now();
const isDevelopment = process.argv.includes('--dev');
const log = (line: string): void => console.log(`storewire: ${line}`);

function openPlatform(): Platform {
  try {
    return createPlatform({ seed: 'rich', data: join(root, DATA) });
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'FolderInUseError' && name !== 'OtherVersionError') throw error;
    log(message);
    process.exit(1);
  }
}

/** Resolves to undefined if another program has the port. */
async function unlessInUse<T>(start: Promise<T>): Promise<T | undefined> {
  try {
    return await start;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

function stopOnSignal(close: () => Promise<unknown>): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

log('starting the local platform …');
const platform = openPlatform();
// one host name for both, as cookies and passkeys belong to a name
const platformUrl = await onFreePort(PLATFORM_PORT, log, (port) =>
  unlessInUse(platform.listen({ port, publicHostname: 'localhost' })),
);
const { clientId, siteId, apiKey } = platform.shop;
const storeFront = await onFreePort(APP_PORT, log, (port) =>
  unlessInUse(
    openStoreFront({
      port,
      isDevelopment,
      log,
      settings: {
        storeUrl: platformUrl,
        clientId,
        apiKey,
        siteId,
        captcha: { visible: 'test-visible', invisible: 'test-invisible' },
        samples: {
          inbox: `${platformUrl}/__dev/inbox`,
          accounts: SAMPLES.map(({ email, asks }) => ({ email, asks, password: SAMPLE_PASSWORD })),
        },
      },
    }),
  ),
);
const docs = await onFreePort(DOCS_PORT, log, (port) => unlessInUse(openDocs(port, log)));
stopOnSignal(() => Promise.allSettled([docs.close(), storeFront.close(), platform.close()]));

log(`ready after ${secondsSince(startedAt)}

  Store front   ${storeFront.url}
  Platform      ${platformUrl}   carts, orders and accounts are kept in ${DATA}/
  Console       ${platformUrl}/__dev   emails with their codes, accounts, requests, clock, faults
  Docs          ${docs.url}   calls, events, error codes, guides; built at the first visit
  Sign-in       ${storeFront.url}/sign-in   ${ANN.email}, password '${SAMPLE_PASSWORD}'; the page lists more accounts

  For your own shop on this machine: baseUrl '${platformUrl}', clientId '${clientId}',
  siteId '${siteId}', API key '${apiKey}'

  To start over, use 'reset' in the console, or stop and delete ${DATA}/. Ctrl-C stops all.
`);
