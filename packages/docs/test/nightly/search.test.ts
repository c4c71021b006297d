/** The dialog of the search in a browser. */
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocsServer, PAGES, serveDocs } from '../../server.ts';
import { foundPaths, search } from './search.ts';

let browser: TestBrowser;
let server: DocsServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openTestBrowser(), serveDocs({ folder: PAGES, port: 0 })]);
});

afterAll(() => Promise.all([browser?.close(), server?.close()]));

test('a page loads the index when the search is opened, and not before', async () => {
  const page = await (await browser.newContext()).newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const isIndex = (path: string): boolean => /search\.json$|search-index/.test(path);
  expect(loaded.filter(isIndex)).toEqual([]);
  await search(page, server.url, 'add product to cart');
  expect(await foundPaths(page, 3)).toContain('/calls/current-cart-v2/add-line-items-to-current-cart/');
  expect(loaded.filter(isIndex)).toHaveLength(2);
});

test('Control+K opens the search, the arrows move to a result, and Enter opens it', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cancel an order');
  await page.getByRole('status').getByText('results for cancel an order').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/calls/orders/cancel-order/');
});

test('Enter in the field opens the first result, also one on the same page', async () => {
  const page = await (await browser.newContext()).newPage();
  await search(page, server.url, 'ORDER_NOT_FOUND');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/errors/order-not-found/');
  await page.goto(`${server.url}/guides/sessions/`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('expired sessions');
  await page.getByRole('status').getByText('results for expired sessions').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guides/sessions/#expired-sessions');
  expect(await page.getByRole('dialog', { name: 'Search' }).isVisible()).toBe(false);
});

test('a search without results says so, and a failed download is repeated with the next letter', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.route('**/search.json', (route) => route.abort());
  await page.goto(server.url);
  await page.keyboard.press('Control+k');
  await expect.poll(() => page.getByRole('searchbox').isVisible()).toBe(true);
  await page.keyboard.type('newslette');
  await page.getByRole('status').getByText('The search could not be loaded.').waitFor();
  await page.unroute('**/search.json');
  await page.keyboard.type('r');
  await page.getByRole('status').getByText('No results for newsletter').waitFor();
});

test('the page for an unknown URL searches for its words, and leads to the main pages', async () => {
  const page = await (await browser.newContext()).newPage();
  const response = await page.goto(`${server.url}/calls/orders/cancel-the-order/`);
  expect(response?.status()).toBe(404);
  const links = page.getByRole('main').getByRole('link');
  expect(await links.allTextContents()).toEqual([
    'Start',
    'Home',
    'Calls',
    'Entities',
    'Events',
    'Error codes',
    'Functions of the SDK',
  ]);
  await page.getByRole('button', { name: 'Search for the words of the URL' }).click();
  await page.getByRole('status').getByText('results for cancel the order').waitFor();
  expect(await foundPaths(page, 1)).toEqual(['/calls/orders/cancel-order/']);
});
