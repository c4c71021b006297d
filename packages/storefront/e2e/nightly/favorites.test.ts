import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openDocument, openShop } from '../shop.ts';

const shop = await openShop();

const open = (page: Page, path: string) => openDocument(page, new URL(path, shop.origin));

/** Names of the products in a list. */
const namesIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('heading').allTextContents();

test('products that were opened are shown on the next product and on the start page, the latest first, until they are cleared', async () => {
  const page = await shop.visit('/en/products/tidal-mug', { viewport: { width: 360, height: 740 } });
  expect(await namesIn(page, 'Recently viewed')).toEqual([]);
  await open(page, '/en/products/quay-teapot');
  await expect.poll(() => namesIn(page, 'Recently viewed')).toEqual(['Tidal mug']);
  await open(page, '/en');
  await expect.poll(() => namesIn(page, 'Recently viewed')).toEqual(['Quay teapot', 'Tidal mug']);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  const stored = await page.evaluate(() => localStorage.getItem('products.viewed'));
  expect(stored).toMatch(/^[\da-f-]{36} [\da-f-]{36}$/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => namesIn(page, 'Recently viewed')).toEqual([]);
  await page.reload();
  expect(await namesIn(page, 'Recently viewed')).toEqual([]);
});

test('favorites are kept in the browser, shown in all its tabs, and can be added again after they were removed', async () => {
  const page = await shop.visit('/en/favorites');
  await page.getByRole('heading', { name: 'No favorites yet' }).waitFor();
  await page.getByText('They are kept in this browser only, not in your account.').waitFor();
  for (const slug of ['tidal-mug', 'quay-teapot']) {
    await open(page, `/en/products/${slug}`);
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await page.getByRole('button', { name: 'Remove from favorites' }).waitFor();
  }
  const other = await page.context().newPage();
  await open(other, '/en/products/tidal-mug');
  await page.getByRole('link', { name: 'Favorites' }).first().click();
  await expect.poll(() => namesIn(page, 'Favorites')).toEqual(['Quay teapot', 'Tidal mug']);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove from favorites Tidal mug' }).click();
  await other.getByRole('button', { name: 'Add to favorites' }).waitFor();
  await page.getByRole('button', { name: 'Add to favorites Tidal mug' }).click();
  await other.getByRole('button', { name: 'Remove from favorites' }).waitFor();
  await page.getByRole('button', { name: 'Remove from favorites Quay teapot' }).click();
  await page.reload();
  await expect.poll(() => namesIn(page, 'Favorites')).toEqual(['Tidal mug']);
});

test('without the storage of the browser, a product can be opened and bought as usual', async () => {
  const page = await shop.visit('/en');
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, '/en/products/quay-teapot');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
});
