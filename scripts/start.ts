/** `npm start`: the local platform with a rich shop, whose data is kept, and the store front, in one process. */
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { ANN, createPlatform, type Platform, SAMPLE_PASSWORD, SAMPLES } from '../platform/src/index.ts';
import { onFreePort } from './free-port.ts';

const PLATFORM_PORT = 4010;
const APP_PORT = 5173;
const DATA = '.storewire';

const root = resolve(import.meta.dirname, '..');
const startedAt = performance.now();
/** One host name for both, as cookies and passkeys belong to a name. */
const urlOn = (port: number): string => `http://localhost:${port}`;
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

/** Resolves to the URL, or to undefined if another program has the port. */
async function listenOn(port: number): Promise<string | undefined> {
  try {
    return await platform.listen({ port, publicHostname: 'localhost' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

async function appOn(port: number): Promise<{ url: string; server: ViteDevServer } | undefined> {
  const server = await createServer({
    configFile: join(root, 'app/vite.config.ts'),
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  try {
    await server.listen();
    return { url: urlOn(port), server };
  } catch (error) {
    await server.close();
    if (/\bport \d+ is already in use/i.test(String(error))) return undefined;
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

log('starting the local platform and the store front …');
const platform = openPlatform();
const platformUrl = await onFreePort(PLATFORM_PORT, log, listenOn);
Object.assign(process.env, {
  VITE_STORE_URL: platformUrl,
  VITE_CAPTCHA_VISIBLE_KEY: 'test-visible',
  VITE_CAPTCHA_INVISIBLE_KEY: 'test-invisible',
  VITE_TRY_OUT: JSON.stringify({
    inbox: `${platformUrl}/__dev/inbox`,
    accounts: SAMPLES.map(({ email, asks }) => ({ email, asks, password: SAMPLE_PASSWORD })),
  }),
});
const app = await onFreePort(APP_PORT, log, appOn);
stopOnSignal(() => Promise.allSettled([app.server.close(), platform.close()]));

const { clientId, siteId, apiKey } = platform.shop;
log(`ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s

  Store front   ${app.url}
  Platform      ${platformUrl}   carts, orders and accounts are kept in ${DATA}/
  Console       ${platformUrl}/__dev   emails with their codes, accounts, requests, clock, faults
  Sign-in       ${app.url}/sign-in   ${ANN.email}, password '${SAMPLE_PASSWORD}'; the page lists more accounts

  For your own shop on this machine: baseUrl '${platformUrl}', clientId '${clientId}',
  siteId '${siteId}', API key '${apiKey}'

  To start over, use 'reset' in the console, or stop and delete ${DATA}/. Ctrl-C stops both.
`);
