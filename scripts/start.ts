/** `npm start`: the mock of the platform and the store front on top of it, in one process. */
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { onFreePort } from './free-port.ts';
import { type Mock, PortInUseError, startMock } from './mock/server.ts';

const MOCK_PORT = 4010;
const APP_PORT = 5173;

const root = resolve(import.meta.dirname, '..');
const startedAt = performance.now();
const say = (line: string): void => console.log(`storewire: ${line}`);

async function mockOn(port: number): Promise<Mock | undefined> {
  return startMock({ description: join(root, 'generated/wire.json'), port }).catch((error: unknown) => {
    if (error instanceof PortInUseError) return undefined;
    throw error;
  });
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

say('starting the mock and the store front …');
const mock = await onFreePort(MOCK_PORT, say, mockOn);
process.env['VITE_STORE_URL'] = mock.url;
const app = await onFreePort(APP_PORT, say, appOn);
stopOnSignal(() => Promise.allSettled([app.close(), mock.close()]));

say(`ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s

  Store front   ${app.url}
  Mock server   ${mock.url}   Prism on the contract: it answers with examples and remembers nothing

  Ctrl-C stops both.
`);
