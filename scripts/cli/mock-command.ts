import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DescriptionError } from '../generate/problem.ts';
import { CliError } from './cli-error.ts';
import { needPackages } from './peers.ts';

const PRISM = ['@stoplight/prism-http', '@stoplight/prism-http-server'];

/** `storewire mock`: Prism on the wire description, until it is stopped. */
export async function mockCommand({ input, port, quiet }: { input: string | undefined; port: number; quiet: boolean }): Promise<void> {
  needPackages('storewire mock', input === undefined ? PRISM : [...PRISM, '@redocly/openapi-core']);
  const description = input === undefined ? await ownDescription() : await usersDescription(input);
  const { PortInUseError, startMock } = await import('../mock/server.ts');
  const log = quiet ? undefined : (line: string): void => console.log(line);
  const mock = await startMock({ description, port, ...(log ? { log } : {}) }).catch((error: unknown) => {
    throw error instanceof PortInUseError ? new CliError(error.message) : error;
  });
  console.log(`Mock server at ${mock.url} (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void mock.close().finally(() => process.exit(0)));
}

async function ownDescription(): Promise<object> {
  return JSON.parse(await readFile(fileURLToPath(import.meta.resolve('storewire/wire.json')), 'utf8')) as object;
}

async function usersDescription(input: string): Promise<object> {
  const { readWire } = await import('../mock/wire.ts');
  try {
    return await readWire(input);
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    throw new CliError(error.message);
  }
}
