/**
 * `npm start`: the mock of the platform, an identity server in front of it, and the store front on top, in
 * one process.
 */
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { onFreePort } from './free-port.ts';
import { ANN, CLIENT_ID, CODE, SAMPLES, SITE_ID } from './identity/accounts.ts';
import { RELYING_PARTY } from './identity/passkeys.ts';
import { type IdentityServer, startIdentityServer } from './identity/server.ts';
import { type Mock, startMock } from './mock/server.ts';

const PLATFORM_PORT = 4010;
const APP_PORT = 5173;

const root = resolve(import.meta.dirname, '..');
const startedAt = performance.now();
/** The same address with a name, without which no browser gives a passkey. */
const named = (url: string): string => url.replace('127.0.0.1', RELYING_PARTY);
const log = (line: string): void => console.log(`storewire: ${line}`);

/** Answers what is about identity, and lets the mock answer the rest. */
async function platformOn(port: number): Promise<IdentityServer | undefined> {
  return startIdentityServer({ port, upstream: mock.url, isOpenHere: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return undefined;
      throw error;
    },
  );
}

async function appOn(port: number): Promise<Mock | undefined> {
  const server = await createServer({
    configFile: join(root, 'app/vite.config.ts'),
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  try {
    await server.listen();
    return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
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

log('starting the mock and the store front …');
const mock = await startMock({ description: join(root, 'generated/wire.json'), port: 0 });
const platform = await onFreePort(PLATFORM_PORT, log, platformOn);
Object.assign(process.env, {
  VITE_STORE_URL: platform.url,
  VITE_CAPTCHA_VISIBLE_KEY: 'test-visible',
  VITE_CAPTCHA_INVISIBLE_KEY: 'test-invisible',
  VITE_TRY_OUT: JSON.stringify({
    code: CODE,
    mails: `${platform.url}/mails`,
    passkeys: `${named(platform.url)}/passkeys`,
    accounts: SAMPLES,
  }),
});
const app = await onFreePort(APP_PORT, log, appOn);
stopOnSignal(() => Promise.allSettled([app.close(), platform.close(), mock.close()]));

log(`ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s

  Store front   ${app.url}
  Mock server   ${platform.url}   Prism on the contract: it answers with examples and remembers nothing
  Sign-in       ${named(app.url)}/sign-in   ${ANN.email} with '${ANN.password}', and others that it names; mails are at ${platform.url}/mails

  For another shop on this machine: baseUrl '${platform.url}', clientId '${CLIENT_ID}',
  siteId '${SITE_ID}'; any app, API key and redirect address of this machine will do.

  Ctrl-C stops all.
`);
