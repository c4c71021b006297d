import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listen } from 'storewire-dev-kit/server';
import { build } from 'vite';

export interface ServedPage {
  url: string;
  close: () => Promise<void>;
}

const HTML =
  '<!doctype html><meta charset="utf-8"><title>Tests</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>';

/** Bundles one module as a page, and serves it together with the worker script of MSW. */
export async function servePage(entry: URL): Promise<ServedPage> {
  const files = new Map([
    ['/', { type: 'text/html', text: HTML }],
    ...(await bundle(fileURLToPath(entry))).map(
      ([name, text]) => [`/${name}`, { type: 'text/javascript', text }] as const,
    ),
    [
      '/mockServiceWorker.js',
      {
        type: 'text/javascript',
        text: await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8'),
      },
    ],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.text);
  });
  const port = await listen(server);
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The module of the page, and those that it loads later. */
async function bundle(entry: string): Promise<[name: string, code: string][]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"test"' },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: 'page' },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.flatMap((output): [name: string, code: string][] =>
    output.type === 'chunk' ? [[output.fileName, output.code]] : [],
  );
  if (!chunks.some(([name]) => name === 'page.js')) throw new Error('the page has no module of its own');
  return chunks;
}
