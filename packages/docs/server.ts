/** Serves the built pages on this machine. */
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

/** Where the build writes the pages, in the repository. */
export const PAGES = join(import.meta.dirname, 'dist/pages');

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Nothing comes from other hosts. The form of a call sends it to the platform whose URL the reader enters. */
const HEADERS = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src *; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
};

export interface DocsServer {
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** The folder of the pages. */
  folder: string;
  /** 0 selects any free port. */
  port: number;
  /** Is called for each request. The page that it resolves to is served instead. */
  unlessReady?: () => Promise<string | undefined>;
}

/** Listens on loopback only. Rejects with `EADDRINUSE` if another program has the port. */
export async function serveDocs({ folder, port, unlessReady }: ServeOptions): Promise<DocsServer> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const waiting = await unlessReady?.();
      if (waiting === undefined) await respond(folder, request, response);
      else send(response, 503, waiting);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(response, 405, 'Only GET and HEAD are allowed.');
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = await findFile(folder, pathname);
  if (found && found.path === undefined) {
    response.writeHead(308, { ...HEADERS, location: `${pathname}/` }).end();
    return;
  }
  const file = found?.path ?? join(folder, '404.html');
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(found ? 200 : 404, { ...HEADERS, 'content-type': type });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** The file of a path; without a path where a folder needs a slash. */
async function findFile(folder: string, pathname: string): Promise<{ path: string | undefined } | undefined> {
  const path = safePath(folder, pathname);
  const found = path === undefined ? undefined : await statOf(path);
  if (found === undefined || path === undefined) return undefined;
  if (found.isFile()) return { path };
  if (!pathname.endsWith('/')) return { path: undefined };
  const index = join(path, 'index.html');
  return (await statOf(index))?.isFile() ? { path: index } : undefined;
}

/** A path inside of the folder, or undefined. */
function safePath(folder: string, pathname: string): string | undefined {
  try {
    const base = resolve(folder);
    const path = join(base, decodeURIComponent(pathname));
    const isInside = path === base || path.startsWith(base + sep);
    return isInside && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

const statOf = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined);

function send(response: ServerResponse, status: number, text: string): void {
  const type = text.startsWith('<!') ? TYPES['.html'] : TYPES['.txt'];
  response.writeHead(status, { ...HEADERS, 'content-type': type }).end(text);
}
