import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { docsInvocation, runDocs } from '../../cli.ts';
import { type DocsServer, PAGES, serveDocs } from '../../server.ts';

let server: DocsServer;

beforeAll(async () => {
  server = await serveDocs({ folder: PAGES, port: 0 });
});

afterAll(() => server?.close());

/** The status of a path that is sent unchanged; `fetch` would remove its dots. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${server.url}/`, { path }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });

test('pages, their Markdown and the files of the search are served with their types', async () => {
  const types = await Promise.all(
    ['/calls/', '/calls.md', '/llms.txt', '/search.json'].map(async (path) => {
      const response = await fetch(`${server.url}${path}`);
      return `${response.status} ${response.headers.get('content-type')}`;
    }),
  );
  expect(types).toEqual([
    '200 text/html; charset=utf-8',
    '200 text/markdown; charset=utf-8',
    '200 text/plain; charset=utf-8',
    '200 application/json',
  ]);
});

test('a path without its last slash is redirected, and an unknown one gets the page for it', async () => {
  const redirected = await fetch(`${server.url}/calls`, { redirect: 'manual' });
  expect([redirected.status, redirected.headers.get('location')]).toEqual([308, '/calls/']);
  const unknown = await fetch(`${server.url}/nothing/`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Page not found');
});

test('no path leads out of the folder', async () => {
  const paths = ['/../digest', '/%2e%2e/digest', '/..%2fdigest', '//../digest', '/%00', '/%'];
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 404));
});

test('a folder whose name begins like that of the pages is not served', async () => {
  const root = await mkdtemp(join(tmpdir(), 'storewire-docs-'));
  for (const name of ['pages', 'pages-private']) {
    await mkdir(join(root, name));
    for (const file of ['index.html', '404.html']) await writeFile(join(root, name, file), file);
  }
  const pages = await serveDocs({ folder: join(root, 'pages'), port: 0 });
  const statuses = ['/', '/..%2fpages-private/index.html'].map(
    async (path) => (await fetch(pages.url + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404]);
  await pages.close();
  await rm(root, { recursive: true });
});

test('the command prints its URL as JSON and rejects a port that is in use or is no port', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const running = await runDocs(['--port', '0', '--json'], PAGES);
  if (!running) throw new Error('The docs are not served');
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toEqual({ url: running.url });
  const { port } = new URL(running.url);
  await expect(runDocs(['--port', port], PAGES)).rejects.toThrow(`Port ${port} is in use`);
  expect(() => docsInvocation(['--port', '70000'])).toThrow('--port must be a number');
  await running.close();
});

test('the command prints its options for --help', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runDocs(['--help'], PAGES)).toBeUndefined();
  expect(String(log.mock.lastCall?.[0])).toMatch(/--port[\s\S]*--json/);
});
