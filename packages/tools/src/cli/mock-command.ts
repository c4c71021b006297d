import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printable } from '../description/problem.ts';
import type { Mock } from '../mock/server.ts';
import { checkDescription, forUser } from './check-description.ts';
import { CliError, printFailure } from './cli-error.ts';
import { WatchedFiles } from './watch.ts';

export interface MockInvocation {
  input?: string;
  port: number;
  host: string;
  quiet?: boolean;
  watch?: boolean;
}

export async function mockCommand({ input, port, host, quiet, watch }: MockInvocation): Promise<void> {
  if (watch && input === undefined) throw new CliError('--watch needs --input, whose files it watches');
  const say = (line: string): void => {
    if (!quiet) console.log(printable(line));
  };
  say('Starting the mock server …');
  const files = new WatchedFiles();
  const description =
    input === undefined
      ? fileURLToPath(import.meta.resolve('storewire-contract/contract.json'))
      : await readChecked(input, files);
  const { ListenError, startMock } = await import('../mock/server.ts');
  const mock = await startMock({ description, port, host, ...(!quiet && { log: say }) }).catch(
    (error: unknown) => {
      throw error instanceof ListenError ? new CliError(error.message) : error;
    },
  );
  console.log(`Mock server at ${mock.url} (Ctrl-C stops it)`);
  const stop = (): void => void mock.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  if (watch && input !== undefined) await serveChanges(mock, { input, files, say }).finally(mock.close);
}

const readChecked = (input: string, files: WatchedFiles): Promise<object> =>
  forUser(
    (async () => {
      const { readLocated } = await import('../description/read.ts');
      const description = await readLocated(input, (file) => files.add(file));
      await checkDescription(input)(description);
      return description.document;
    })(),
  );

interface Watched {
  input: string;
  files: WatchedFiles;
  say: (line: string) => void;
}

/** Serves what a description has become after each change of its files. A wrong one is reported, and not served. */
async function serveChanges(mock: Mock, { input, files, say }: Watched): Promise<never> {
  for (;;) {
    const changed = (await files.nextChange()).map((file) => relative(process.cwd(), file)).join(', ');
    try {
      await mock.serve(await readChecked(input, files));
      say(`Loaded anew after a change of ${changed}`);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      printFailure(error);
      console.error(`Not loaded after a change of ${printable(changed)}: the mock goes on as it was`);
    }
  }
}
