import { fileURLToPath } from 'node:url';
import { printable } from '../description/problem.ts';
import { checkDescription, forUser } from './check-description.ts';
import { CliError } from './cli-error.ts';

export interface MockInvocation {
  input?: string;
  port: number;
  host: string;
  quiet?: boolean;
}

async function readChecked(input: string): Promise<object> {
  const { readLocated } = await import('../description/read.ts');
  const description = await readLocated(input);
  await checkDescription(input)(description);
  return description.document;
}

export async function mockCommand(invocation: MockInvocation): Promise<void> {
  const { input, port, host, quiet } = invocation;
  if (!quiet) console.log('Starting the mock server …');
  const description =
    input === undefined
      ? fileURLToPath(import.meta.resolve('storewire-contract/contract.json'))
      : await forUser(readChecked(input));
  const { ListenError, startMock } = await import('../mock/server.ts');
  const log = quiet ? {} : { log: (line: string): void => console.log(printable(line)) };
  const { url, close } = await startMock({ description, port, host, ...log }).catch((error: unknown) => {
    throw error instanceof ListenError ? new CliError(error.message) : error;
  });
  console.log(`Mock server at ${url} (Ctrl-C stops it)`);
  const stop = (): void => void close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}
