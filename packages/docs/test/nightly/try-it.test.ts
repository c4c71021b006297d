import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { createPlatform, type Platform } from 'storewire-platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocsServer, PAGES, serveDocs } from '../../server.ts';
import { readContract } from '../../src/reference/contract.ts';
import { callPage } from '../../src/reference/links.ts';
import { firstCall, hintOn, isOfVersion3 } from '../../src/reference/local-platform.ts';
import { foundPaths, search } from './search.ts';

const contract = readContract(resolve(import.meta.dirname, '../../../..'));

let browser: TestBrowser;
let context: BrowserContext;
let page: Page;
let docs: DocsServer;
let shop: Shop;
let shopV3: Shop;

interface Shop {
  platform: Platform;
  url: string;
}

async function startShop(catalogVersion: 1 | 3): Promise<Shop> {
  const allowedOrigins = ['loopback', 'https://shop.example.com', docs.url];
  const settings = { catalogVersion, allowedOrigins };
  const platform = createPlatform({ seed: 'examples', clock: '2026-04-01', settings });
  return { platform, url: await platform.listen({ port: 0, publicHostname: 'localhost' }) };
}

beforeAll(async () => {
  [browser, docs] = await Promise.all([openTestBrowser(), serveDocs({ folder: PAGES, port: 0 })]);
  [shop, shopV3] = await Promise.all([startShop(1), startShop(3)]);
  context = await browser.newContext();
  page = await context.newPage();
});

afterAll(async () => {
  await Promise.all([browser?.close(), docs?.close()]);
  await Promise.all([shop?.platform.close(), shopV3?.platform.close()]);
});

async function open(path: string, { platform, url } = shop): Promise<void> {
  await page.goto(`${docs.url}${path}`);
  await page.getByLabel('Base URL').fill(url);
  const caller = page.getByRole('combobox', { name: 'Caller' });
  if ((await caller.count()) > 0 && (await caller.inputValue()) === 'merchant')
    await page.getByRole('textbox', { name: 'API key' }).fill(platform.shop.apiKey);
}

async function sendForm(): Promise<string> {
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('status').filter({ hasText: 'Status' }).waitFor();
  return (await page.getByRole('status').textContent()) ?? '';
}

async function send(path: string, at = shop): Promise<string> {
  await open(path, at);
  return sendForm();
}

test('the form of a call gets the token of a visitor and shows status, time and request id', async () => {
  const status = await send('/calls/products/query-products/');
  expect(status).toMatch(/^Status 200 after \d+ ms, request id \S+$/);
  expect(await page.getByLabel('Response', { exact: true }).textContent()).toContain('"products"');
  expect(await violationsOf(page)).toEqual([]);
});

/** What the browser stores, without the one token that the page may store. */
const storedText = (): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );

test('a visitor who adds to the cart on one page reads it on another, as long as the tab is open', async () => {
  await open('/calls/current-cart-v2/add-line-items-to-current-cart/');
  await page.getByRole('combobox', { name: 'Caller' }).selectOption('visitor');
  expect(await sendForm()).toContain('Status 200');
  await open('/calls/current-cart-v2/get-current-cart/');
  await page.getByRole('combobox', { name: 'Caller' }).selectOption('visitor');
  expect(await sendForm()).toContain('Status 200');
  expect(await page.getByLabel('Response', { exact: true }).textContent()).toContain('"lineItems"');
  const other = await (await browser.newContext()).newPage();
  await other.goto(docs.url);
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a visitor whose platform has been started again is replaced by a new one', async () => {
  await send('/calls/products/query-products/');
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, 'of.an.earlier.platform');
  });
  expect(await send('/calls/products/query-products/')).toContain('Status 200');
});

test('the form stores no API key and no token that the reader enters', async () => {
  await page.evaluate(() => sessionStorage.clear());
  await send('/calls/orders/update-order/');
  expect(await storedText()).not.toContain(shop.platform.shop.apiKey);
  await open('/calls/products/query-products/');
  await page.getByLabel('access token').fill('entered.by.the.reader');
  expect(await sendForm()).toContain('Status 401');
  expect(await storedText()).not.toContain('entered');
  expect(await context.cookies()).toEqual([]);
});

// it opens the pages of all calls
const MANY_PAGES_MS = 1_800_000;

test(
  'every form succeeds in a new shop with its API key, unless its page says what comes first',
  async () => {
    const failed: string[] = [];
    for (const call of contract.calls.filter(({ effect }) => effect !== 'navigate')) {
      const at = isOfVersion3(call) ? shopV3 : shop;
      at.platform.reset();
      const status = await send(`/${callPage(call)}/`, at);
      if (!status.startsWith('Status 200')) failed.push(call.id);
    }
    const needsMore = contract.calls.filter((call) => firstCall(call) ?? hintOn(call));
    expect(failed).toEqual(needsMore.map(({ id }) => id));
  },
  MANY_PAGES_MS,
);

test('the samples of a call are tabs that the arrow keys select', async () => {
  await page.goto(`${docs.url}/calls/products/query-products/`);
  await page.getByRole('tab', { name: 'Client' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Function' }).getAttribute('aria-selected')).toBe('true');
  expect(await page.getByRole('tabpanel', { name: 'Function' }).textContent()).toContain(
    "from 'storewire/operations'",
  );
});

test('a call shows its example response, and those of errors behind tabs', async () => {
  await page.goto(`${docs.url}/calls/orders/get-order/`);
  const responses = page.getByRole('tablist', { name: 'Example responses' });
  expect(await responses.getByRole('tab').allTextContents()).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '429',
    '500',
  ]);
  expect(await page.getByRole('tabpanel', { name: '200' }).textContent()).toContain('"order"');
  await responses.getByRole('tab', { name: '404' }).click();
  expect(await page.getByRole('tabpanel', { name: '404' }).textContent()).toContain('ORDER_NOT_FOUND');
  expect(await page.getByRole('tabpanel', { name: '200' }).count()).toBe(0);
});

test('text, samples and responses of a call are columns on wide screens, and follow one another on phones', async () => {
  const places = async (width: number): Promise<{ x: number; y: number }[]> => {
    await page.setViewportSize({ width, height: 900 });
    return page.evaluate(() =>
      ['.overview', '.samples', '.responses'].map((part) => {
        const { x, y } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { x: Math.round(x), y: Math.round(y) };
      }),
    );
  };
  await page.goto(`${docs.url}/calls/orders/get-order/`);
  const wide = await places(1440);
  expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
  expect(new Set(wide.map(({ x }) => x)).size).toBe(3);
  const narrow = await places(390);
  expect(new Set(narrow.map(({ x }) => x)).size).toBe(1);
  expect(narrow.map(({ y }) => y)).toEqual(narrow.map(({ y }) => y).toSorted((one, other) => one - other));
});

test('the search finds a call by its name without a network', async () => {
  await search(page, docs.url, 'addLineItemsToCurrentCartV2');
  expect(await foundPaths(page, 2)).toContain('/calls/current-cart-v2/add-line-items-to-current-cart/');
});

test('the search finds a call before the deprecated one that it replaces', async () => {
  await search(page, docs.url, 'add items to the current cart');
  const calls = [
    '/calls/current-cart-v2/add-line-items-to-current-cart/',
    '/calls/current-cart/add-to-current-cart/',
  ];
  const found = await foundPaths(page, 20);
  expect(found.filter((path) => calls.includes(path))).toEqual(calls);
});
