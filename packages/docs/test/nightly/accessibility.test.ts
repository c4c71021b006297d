import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocsServer, PAGES, serveDocs } from '../../server.ts';
import { search } from './search.ts';

/** One page of each kind, and all guides. */
const PATHS = [
  '/',
  '/calls/',
  '/calls/products/',
  '/calls/current-cart-v2/add-line-items-to-current-cart/',
  '/calls/current-cart/add-to-current-cart/',
  '/calls/members/list-members/',
  '/calls/oauth/authorize/',
  '/entities/',
  '/entities/carts-v2/cart-v2/',
  '/entities/products/query-products-request/',
  '/entities/common/weight-unit/',
  '/events/',
  '/events/ecom-v1-order-approved/',
  '/errors/',
  '/errors/insufficient-inventory/',
  '/errors/statuses/not-found/',
  '/exports/',
  '/extensions/',
  '/changes/',
  '/a-page-that-does-not-exist/',
  ...globSync('{guides,templates}/**/index.html', { cwd: PAGES }).map(
    (file) => `/${file.replace(/index\.html$/, '')}`,
  ),
];

/** Dozens of pages are opened in several looks. A page that hangs fails after a minute. */
const MANY_PAGES = { timeout: 600_000 };

let browser: TestBrowser;
let server: DocsServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openTestBrowser(), serveDocs({ folder: PAGES, port: 0 })]);
});

afterAll(() => Promise.all([browser?.close(), server?.close()]));

/** Opens pages one after another and collects what is wrong with each. */
async function inspect(
  options: { colorScheme: 'light' | 'dark'; viewport: { width: number; height: number } },
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const context = await browser.newContext(options);
  const problems: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) problems.push(`${page.url()} loads ${request.url()}`);
  });
  for (const path of PATHS) {
    await page.goto(`${server.url}${path}`);
    problems.push(...(await look(page)).map((problem) => `${path} ${problem}`));
  }
  await browser.closeContext(context);
  return problems;
}

/** Wide enough for the three columns of a call. */
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 800 };

test('axe reports nothing about any kind of page and any guide in the light theme', MANY_PAGES, async () => {
  expect(await inspect({ colorScheme: 'light', viewport: DESKTOP }, violationsOf)).toEqual([]);
});

test('axe reports nothing about any kind of page and any guide in the dark theme', MANY_PAGES, async () => {
  expect(await inspect({ colorScheme: 'dark', viewport: DESKTOP }, violationsOf)).toEqual([]);
});

test('no page scrolls sideways on a phone, and axe reports nothing there', MANY_PAGES, async () => {
  const look = async (page: Page): Promise<string[]> => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return [...(overflow > 0 ? [`is ${overflow} pixels too wide`] : []), ...(await violationsOf(page))];
  };
  expect(await inspect({ colorScheme: 'light', viewport: PHONE }, look)).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'axe reports nothing about the results of the search in the %s theme',
  async (colorScheme) => {
    const context = await browser.newContext({ colorScheme, viewport: PHONE });
    const page = await context.newPage();
    await search(page, server.url, 'cart');
    expect(await violationsOf(page)).toEqual([]);
    await browser.closeContext(context);
  },
);
