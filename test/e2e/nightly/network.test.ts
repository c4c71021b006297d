import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { listen } from 'storewire-dev-kit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedPage, servePage } from '../serve-page.ts';
import type { messageFrom as MessageFrom } from './network-page.ts';

declare const messageFrom: typeof MessageFrom;

let browser: TestBrowser;
let served: ServedPage;
let page: Page;

beforeAll(async () => {
  [served, browser] = await Promise.all([
    servePage(new URL('./network-page.ts', import.meta.url)),
    openTestBrowser(),
  ]);
  page = await (await browser.newContext()).newPage();
  await page.goto(served.url);
  await page.waitForFunction(() => 'messageFrom' in globalThis);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** Starts a server that allows no page of another origin. */
async function startStrictServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_request, response) => response.end('{}'));
  const port = await listen(server);
  const stop = (): Promise<void> =>
    new Promise((stopped) => {
      server.closeAllConnections();
      server.close(() => stopped());
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}

const expected = (url: string): string =>
  `System error occurred: ${url} cannot be reached, or does not allow this page (CORS): start it with npx storewire platform`;

test('Chromium gives no reason: the hint names the server, and neither path nor query', async () => {
  const server = await startStrictServer();
  const read = (): Promise<string> => page.evaluate((url) => messageFrom(`${url}/api`), server.url);
  expect(await read()).toBe(expected(server.url));
  await server.stop();
  expect(await read()).toBe(expected(server.url));
});
