import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import type { BrowserContext, Page } from 'playwright-core';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const HTML =
  '<!doctype html><meta charset="utf-8"><title>Tests</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>';

type Serve = (request: Request) => Response | Promise<Response>;

const servers: ServerType[] = [];

/** Starts a server, which stops after the tests of the file. Returns its origin. */
export async function startOrigin(respond: Serve): Promise<string> {
  const server = serve({ fetch: respond, hostname: '127.0.0.1', port: 0 });
  servers.push(server);
  if (!server.listening) await new Promise<void>((listening) => void server.once('listening', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A page in a browser, for the tests of a file. */
export interface TestPage {
  url: () => string;
  /** A browser profile of its own, without cookies and storage. */
  newContext: () => Promise<BrowserContext>;
  closeContext: (context: BrowserContext) => Promise<void>;
  /** A new tab of a new profile. */
  newTab: () => Promise<Page>;
}

/** Serves one module as a page, together with the worker script of MSW, and starts a browser. */
export function pageForTests(entry: URL): TestPage {
  let url: string;
  let browser: TestBrowser;
  beforeAll(async () => {
    const worker = await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');
    const scripts = new Map([...(await bundle(fileURLToPath(entry))), ['mockServiceWorker.js', worker]]);
    url = await startOrigin((request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/') return new Response(HTML, { headers: { 'content-type': 'text/html' } });
      const script = scripts.get(pathname.slice(1));
      return script === undefined
        ? new Response(null, { status: 404 })
        : new Response(script, { headers: { 'content-type': 'text/javascript' } });
    });
    browser = await openTestBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    for (const server of servers.splice(0)) server.close();
  });
  return {
    url: () => url,
    newContext: () => browser.newContext(),
    closeContext: (context) => browser.closeContext(context),
    newTab: async () => (await browser.newContext()).newPage(),
  };
}

/** The module of the page, and those that it loads later. */
async function bundle(entry: string): Promise<[name: string, code: string][]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"test"' },
    resolve: { conditions: ['storewire-source', 'module', 'browser', 'development'] },
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
