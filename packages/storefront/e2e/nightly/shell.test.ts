import { expect, test } from 'vitest';
import { addProduct } from '../purchase.ts';
import { navigate, openShop } from '../shop.ts';

const shop = await openShop();

test('after a navigation, the heading of the new page has the focus', async () => {
  const page = await shop.visit('/en');
  await page.getByRole('link', { name: 'All products' }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('All products');
  await expect.poll(() => page.title()).toBe('All products · Harbour Ceramics');
});

test('a page makes no call again that the server has made for it', async () => {
  const page = await shop.visit('/en/products');
  await page.waitForLoadState('networkidle');
  shop.calls.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(shop.calls.filter((call) => !call.includes('carts'))).toEqual([]);
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

test('a page is loaded when someone is about to follow its link', async () => {
  const page = await shop.visit('/en');
  await page.waitForLoadState('networkidle');
  const read = page.waitForRequest((request) => new URL(request.url()).pathname === '/en/products.data');
  await page.getByRole('link', { name: 'All products' }).first().hover();
  await read;
  expect(new URL(page.url()).pathname).toBe('/en');
});

test('only the scripts of a page are loaded in advance, as its data would be old when it is opened', async () => {
  const page = await shop.visit('/en');
  await page.waitForLoadState('networkidle');
  const isLoaded = page.waitForResponse((response) => response.url().includes('/en/products.data'));
  await page.getByRole('link', { name: 'All products' }).first().hover();
  expect((await isLoaded).status()).toBe(204);
});

test('a theme is chosen without a flash of the other one: the server knows it', async () => {
  const page = await shop.visit('/en');
  const stored = page.waitForResponse('**/theme.data');
  await page.getByRole('button', { name: 'Dark' }).click();
  await stored;
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test.each(['/en/products/espresso-cup', '/en/cart'])('the page %s reads the cart once', async (path) => {
  shop.platform.clearRequests();
  const page = await shop.visit(path, { prepare: (context) => addProduct(shop, context, 'Espresso cup') });
  await page.waitForLoadState('networkidle');
  const { requests } = shop.platform.listRequests({ call: 'currentCartV2.getCurrentCartV2', limit: 100 });
  expect(requests.length).toBe(1);
});
