/** `storewire docs`: serves the pages of this package until it is stopped, or prints one of them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DocsServer, serveDocs } from './server.ts';
import { slug } from './src/reference/page.ts';

/** The pages next to this module once it is built. */
const PUBLISHED = join(import.meta.dirname, 'pages');

interface DocsInvocation {
  port: number;
  isJson: boolean;
  /** The page to print. */
  page: string | undefined;
}

const DEFAULT_DOCS_PORT = 4020;

/** What `storewire docs --help` prints. */
const HELP = `  storewire docs [PAGE] [--port N]            the documentation as pages
      PAGE                print this page and serve none: errors/NOT_FOUND, guides/errors
      --port N            default ${DEFAULT_DOCS_PORT}; 0 selects any free port
      --json              print one line of JSON with the URL`;

/** Reads the options of the command. Throws an `Error` whose message says what is wrong. */
export function docsInvocation(args: readonly string[]): DocsInvocation {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: String(DEFAULT_DOCS_PORT) },
      json: { type: 'boolean', default: false },
    },
  });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535, not ${values.port}`);
  if (positionals.length > 1) throw new Error('storewire docs prints one page');
  return { port, isJson: values.json, page: positionals[0] };
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
  const { port, isJson, page } = docsInvocation(args);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There are no pages in ${folder}: install the package again`);
  if (page !== undefined) {
    console.log(readPage(folder, page));
    return undefined;
  }
  const server = await serveDocs({ folder, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use: choose another with --port`);
  });
  console.log(isJson ? JSON.stringify({ url: server.url }) : `Docs at ${server.url} (Ctrl-C stops it)`);
  const stop = (): void => void server.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  return server;
}

/** The Markdown of a page. Pages of codes that the client sets are in folders of their own. */
function readPage(folder: string, page: string): string {
  const path = page.split('/').map(slug).filter(Boolean).join('/');
  const files = globSync([`${path}.md`, `${path.replace(/^errors\//, 'errors/*/')}.md`], { cwd: folder });
  if (files.length === 0)
    throw new Error(
      `There is no page ${page}. The codes that have one are listed by npx storewire docs errors`,
    );
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n---\n\n');
}
