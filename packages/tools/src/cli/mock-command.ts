import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DescriptionError, format, printable } from '../generate/problem.ts';
import { CliError } from './arguments.ts';

interface MockInvocation {
  input: string | undefined;
  port: number;
  host: string;
  quiet: boolean;
  allowRemote: boolean;
  lenient: boolean;
}

/** `storewire mock`: Prism on the wire description, until it is stopped. */
export async function mockCommand(invocation: MockInvocation): Promise<void> {
  const { input, port, host, quiet, ...reading } = invocation;
  if (!quiet) console.log('Starting the mock server …');
  const description = input === undefined ? await ownDescription() : await usersDescription(input, reading);
  const { ListenError, startMock } = await import('../mock/server.ts');
  const log = quiet ? {} : { log: (line: string): void => console.log(printable(line)) };
  const { url, close } = await startMock({ description, port, host, ...log }).catch((error: unknown) => {
    throw error instanceof ListenError ? new CliError(error.message) : error;
  });
  console.log(`Mock server at ${url} (Ctrl-C stops it)`);
  const stop = (): void => void close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}

async function ownDescription(): Promise<object> {
  return JSON.parse(
    await readFile(fileURLToPath(import.meta.resolve('storewire-contract/wire.json')), 'utf8'),
  ) as object;
}

async function usersDescription(
  input: string,
  reading: Pick<MockInvocation, 'allowRemote' | 'lenient'>,
): Promise<object> {
  const { readWire } = await import('../mock/wire.ts');
  try {
    return await readWire(input, {
      ...reading,
      warn: (warning) => console.error(`warning: ${format(warning)}`),
    });
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    throw new CliError(error.message);
  }
}
