import { expect, test } from 'vitest';
import { navigate, openShop } from '../shop.ts';

const shop = await openShop();

test('after a navigation, the heading of the new page has the focus', async () => {
  const page = await shop.visit('/en');
  await page.getByRole('link', { name: 'All products' }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('All products');
  await expect.poll(() => page.title()).toBe('All products · Harbour Ceramics');
});

test('a query that brings the first data of a page makes no call again that the server has made for it', async () => {
  const page = await shop.visit('/en/search');
  await page.waitForLoadState('networkidle');
  shop.calls.length = 0;
  await navigate(page, '/en/search?q=mug');
  await page.getByRole('list', { name: 'Products', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(shop.calls.filter((call) => !call.includes('carts'))).toEqual([]);
});

test('only the scripts of a page are loaded in advance, as its data would be old when it is opened', async () => {
  const page = await shop.visit('/en');
  await page.waitForLoadState('networkidle');
  const isLoaded = page.waitForResponse((response) => response.url().includes('/en/products.data'));
  await page.getByRole('link', { name: 'All products' }).first().hover();
  expect((await isLoaded).status()).toBe(204);
});
