import type { BrowserContext, Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { createPlatform, type Platform } from 'storewire-platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocsServer, PAGES, serveDocs } from '../server.ts';
import { foundPaths, search } from './search.ts';

let browser: TestBrowser;
let context: BrowserContext;
let page: Page;
let docs: DocsServer;
let platform: Platform;
let url: string;

beforeAll(async () => {
  platform = createPlatform({ seed: 'examples' });
  url = await platform.listen({ port: 0, publicHostname: 'localhost' });
  [browser, docs] = await Promise.all([openTestBrowser(), serveDocs({ folder: PAGES, port: 0 })]);
  context = await browser.newContext();
  page = await context.newPage();
});

afterAll(async () => {
  await Promise.all([browser?.close(), docs?.close()]);
  await platform?.close();
});

async function send(path: string): Promise<string> {
  await page.goto(`${docs.url}${path}`);
  await page.getByLabel('Base URL').fill(url);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('status').filter({ hasText: 'Status' }).waitFor();
  return (await page.getByRole('status').textContent()) ?? '';
}

test('the form of a call gets the token of a visitor and shows status, time and request id', async () => {
  const status = await send('/calls/products/query-products/');
  expect(status).toMatch(/^Status 200 after \d+ ms, request id \S+$/);
  expect(await page.getByLabel('Response').textContent()).toContain('"products"');
  expect(await violationsOf(page)).toEqual([]);
});

test('the form keeps no token in the URL or in a storage', async () => {
  await send('/calls/current-cart-v2/add-line-items-to-current-cart-v2/');
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toMatch(/token|JWS|eyJ/i);
  expect(await context.cookies()).toEqual([]);
});

test('the samples of a call are tabs that the arrow keys select', async () => {
  await page.goto(`${docs.url}/calls/products/query-products/`);
  await page.getByRole('tab', { name: 'Client' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Function' }).getAttribute('aria-selected')).toBe('true');
  expect(await page.getByRole('tabpanel').textContent()).toContain("from 'storewire/operations'");
});

test('the search finds a call by its name without a network', async () => {
  await search(page, docs.url, 'addLineItemsToCurrentCartV2');
  expect(await foundPaths(page, 2)).toContain('/calls/current-cart-v2/add-line-items-to-current-cart-v2/');
});

test('the search finds a call before the deprecated one that it replaces', async () => {
  await search(page, docs.url, 'add items to the current cart');
  const calls = [
    '/calls/current-cart-v2/add-line-items-to-current-cart-v2/',
    '/calls/current-cart/add-to-current-cart/',
  ];
  const found = await foundPaths(page, 20);
  expect(found.filter((path) => calls.includes(path))).toEqual(calls);
});
