import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

const field = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const options = (page: Page) => page.getByRole('option');
const products = (page: Page) =>
  page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading');

/** Opens the search with its key, and waits until it is loaded. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await field(page).waitFor();
}

test('the key / opens the search, and what is typed while it is loaded is kept', async () => {
  const page = await shop.visit('/en');
  await page.route('**/search-box-*.js', async (route) => {
    await page.keyboard.type('teapot');
    await route.continue();
  });
  await page.keyboard.press('/');
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('teapot');
  await options(page).filter({ hasText: 'Quay teapot' }).waitFor();
});

test('suggestions are found and named in the language of the page', async () => {
  const page = await shop.visit('/de');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Produkte suchen' }).fill('teekann');
  await options(page).filter({ hasText: 'Teekanne Kai' }).click();
  await page.getByRole('heading', { level: 1, name: 'Teekanne Kai' }).waitFor();
});

test('Escape closes the search and returns the focus', async () => {
  const page = await shop.visit('/en');
  const link = page.getByRole('link', { name: 'Search the shop' });
  await link.click();
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the suggestions are those of the last keystroke, also if an earlier response arrives later', async () => {
  const page = await shop.visit('/en');
  await openSearch(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/search/suggestions?q=bowl', async (route) => {
    await held.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/suggestions\?q=bowl/);
  await page.keyboard.type('bowl');
  await isAsked;
  await field(page).fill('teapot');
  await options(page).filter({ hasText: 'Quay teapot' }).waitFor();
  held.resolve();
  await page.waitForLoadState('networkidle');
  expect(await options(page).filter({ hasText: 'Porridge bowl' }).count()).toBe(0);
});

test('a search that fails shows the error with a retry, and one without results says so', async () => {
  const page = await shop.visit('/en', { expectedErrors: /Failed to load resource/ });
  await openSearch(page);
  await page.route('**/search/suggestions?*', (route) => route.abort());
  await page.keyboard.type('jug');
  const alert = page.getByRole('alert').filter({ hasText: 'The search did not work' });
  await alert.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute('**/search/suggestions?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await options(page).filter({ hasText: 'Milk jug' }).waitFor();
  await field(page).fill('zeppelin');
  await page.getByText('Nothing found for “zeppelin”').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test.each([
  { text: 'mugs', name: 'Tidal mug' },
  { text: 'mugg', name: 'Tidal mug' },
  { text: 'stoneware', name: 'Tidal mug' },
  // the item number of a variant, as its page shows it
  { text: 'PLATE-SLATE-FOURPLATES', name: 'Storm plate set' },
  { text: 'plate-slate-six', name: 'Storm plate set' },
])('"$text" finds $name, with its picture and price', async ({ text, name }) => {
  const page = await shop.visit('/en');
  await openSearch(page);
  await page.keyboard.type(text);
  const option = options(page)
    .filter({ hasText: /€/ })
    .filter({ has: page.locator('img') });
  await option.first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Search for “${text}”` }).waitFor();
  const found = await products(page).allTextContents();
  const next = page.getByRole('link', { name: 'Next page' });
  if ((await next.count()) > 0) {
    await next.click();
    await expect.poll(async () => (await products(page).allTextContents())[0]).not.toBe(found[0]);
    found.push(...(await products(page).allTextContents()));
  }
  expect(found).toContain(name);
});

test('products with the word in their names come before those that only mention it', async () => {
  const page = await shop.visit('/en/search?q=mug');
  const found = await products(page).allTextContents();
  expect(found.slice(0, 6).filter((name) => !/mug/i.test(name))).toEqual([]);
});

test('while the catalog cannot be read, the platform searches in names', async () => {
  const other = await openShop();
  const { id } = await other.platform.addFault({ kind: 'reset', call: 'collections.queryCollections' });
  const response = await fetch(new URL('/en/search/suggestions?q=teapot', other.origin));
  const { products: found } = (await response.json()) as { products: { name: string }[] };
  expect(found.map(({ name }) => name)).toContain('Quay teapot');
  await other.platform.removeFault({ id });
});

test('the results are rendered by the server, and words match in any order and case', async () => {
  const page = await shop.visit('/en/search?q=SET+bowl', { javaScriptEnabled: false });
  expect(await products(page).allTextContents()).toEqual(['Cereal bowl set']);
  await page.getByRole('searchbox', { name: 'Search for products' }).fill('mug');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(new URL(page.url()).search).toBe('?q=mug');
  expect(await products(page).first().textContent()).toMatch(/mug/i);
});

test('results are filtered and sorted, and the URL has both with the search text', async () => {
  const page = await shop.visit('/en/search?q=bowl&utm_source=mail');
  expect(await page.getByLabel('Sort by').locator('option').first().textContent()).toBe('Best match');
  await page.getByRole('checkbox', { name: /^In stock only/ }).check();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=bowl&utm_source=mail&stock=only');
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?q=bowl&utm_source=mail&stock=only&sort=cheapest');
  await expect.poll(() => products(page).first().textContent()).toBe('Porridge bowl');
});

test('a search without results says what to do, and one without a text has categories', async () => {
  const page = await shop.visit('/en/search?q=zeppelin');
  await page.getByRole('heading', { name: 'Nothing found for “zeppelin”' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(new URL('/en/search', shop.origin).href);
  await page.getByRole('heading', { name: 'Popular categories' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
