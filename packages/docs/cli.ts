/** `storewire docs`: serves the pages of this package until it is stopped. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DocsServer, serveDocs } from './server.ts';

/** The pages next to this module once it is built. */
const PUBLISHED = join(import.meta.dirname, 'pages');

interface DocsInvocation {
  port: number;
  isJson: boolean;
}

const DEFAULT_DOCS_PORT = 4020;

/** What `storewire docs --help` prints. */
const HELP = `  storewire docs [--port N]                   the documentation as pages
      --port N            default ${DEFAULT_DOCS_PORT}; 0 selects any free port
      --json              print one line of JSON with the URL`;

/** Reads the options of the command. Throws an `Error` whose message says what is wrong. */
export function docsInvocation(args: readonly string[]): DocsInvocation {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: String(DEFAULT_DOCS_PORT) },
      json: { type: 'boolean', default: false },
    },
  });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535, not ${values.port}`);
  return { port, isJson: values.json };
}

/** Runs the command. Rejects with an `Error` whose message is for the user. */
export async function runDocs(
  args: readonly string[],
  folder: string = PUBLISHED,
): Promise<DocsServer | undefined> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return undefined;
  }
  const { port, isJson } = docsInvocation(args);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There are no pages in ${folder}: install the package again`);
  const server = await serveDocs({ folder, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use: choose another with --port`);
  });
  console.log(isJson ? JSON.stringify({ url: server.url }) : `Docs at ${server.url} (Ctrl-C stops it)`);
  const stop = (): void => void server.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  return server;
}
