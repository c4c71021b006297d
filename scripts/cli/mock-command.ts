import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DescriptionError, printable } from '../generate/problem.ts';
import { CliError } from './arguments.ts';
import { needPackages } from './peers.ts';

const PRISM = ['@stoplight/prism-http', '@stoplight/prism-http-server'];
const READER = ['@redocly/openapi-core', '@scalar/openapi-upgrader'];

interface MockInvocation {
  input: string | undefined;
  port: number;
  host: string;
  signIn: boolean;
  quiet: boolean;
  allowRemote: boolean;
}

/** `storewire mock`: Prism on the wire description, until it is stopped. */
export async function mockCommand(invocation: MockInvocation): Promise<void> {
  const { input, quiet, allowRemote } = invocation;
  needPackages('storewire mock', input === undefined ? PRISM : [...PRISM, ...READER]);
  if (!quiet) console.log('Starting the mock server …');
  const description =
    input === undefined ? await ownDescription() : await usersDescription(input, allowRemote);
  const { PortInUseError } = await import('../mock/server.ts');
  const { url, close, hint } = await start(description, invocation).catch((error: unknown) => {
    if (error instanceof PortInUseError) throw new CliError(error.message);
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new CliError(`${input ?? 'storewire/wire.json'} cannot be served: ${reason}`);
  });
  console.log(`Mock server at ${url} (Ctrl-C stops it)`);
  if (hint && !quiet) console.log(hint);
  const stop = (): void => void close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}

interface Started {
  url: string;
  close: () => Promise<unknown>;
  /** Further information for the user. */
  hint?: string;
}

async function start(description: object, { port, host, signIn, quiet }: MockInvocation): Promise<Started> {
  const { PortInUseError, startMock } = await import('../mock/server.ts');
  const log = quiet ? {} : { log: (line: string): void => console.log(printable(line)) };
  if (!signIn) return startMock({ description, port, host, ...log });
  const { startIdentityServer } = await import('../identity/server.ts');
  const { ANN, CLIENT_ID } = await import('../identity/accounts.ts');
  const mock = await startMock({ description, port: 0, ...log });
  const options = { port, host, upstream: mock.url, isOpenHere: true, hasHostedPages: true };
  const server = await startIdentityServer(options).catch(async (error: NodeJS.ErrnoException) => {
    await mock.close();
    throw error.code === 'EADDRINUSE' ? new PortInUseError(port) : error;
  });
  return {
    url: server.url,
    close: () => Promise.allSettled([server.close(), mock.close()]),
    hint: `Sign in with clientId '${CLIENT_ID}' as ${ANN.email}, password '${ANN.password}', from any page of this machine; mails are at ${server.url}/mails`,
  };
}

async function ownDescription(): Promise<object> {
  return JSON.parse(
    await readFile(fileURLToPath(import.meta.resolve('storewire/wire.json')), 'utf8'),
  ) as object;
}

async function usersDescription(input: string, allowRemote: boolean): Promise<object> {
  const { readWire } = await import('../mock/wire.ts');
  try {
    return await readWire(input, { allowRemote });
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    throw new CliError(error.message);
  }
}
