import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from './pages.ts';

const office = await openPages();

interface StoredProduct {
  id: string;
  name: string;
  visible: boolean;
  priceData: { price: number };
}

const products = () =>
  office.platform.listItems({ entity: 'product', limit: 100 }).items as unknown as StoredProduct[];
const productNamed = (name: string) => products().find((product) => product.name === name);

const rows = (page: Page) => page.locator('tbody tr');

test('a price and the visibility are changed in the list', async () => {
  const page = await office.visit('catalog', '/products');
  await page.getByLabel('Name').fill('Tidal mug');
  const price = page.getByRole('textbox', { name: 'Price of Tidal mug' });
  await expect.poll(() => rows(page).count()).toBe(1);
  await price.fill('19.95');
  await price.press('Enter');
  const stored = () => JSON.stringify(productNamed('Tidal mug'));
  await expect.poll(stored).toContain('19.95');
  await page.getByRole('switch', { name: 'Tidal mug is visible' }).click();
  await expect.poll(stored).toContain('"visible":false');
});

test('many prices are changed at once, and the one that is rejected is named', async () => {
  const page = await office.visit('catalog', '/products?perPage=200');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(25);
  const count = await rows(page).count();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const gone = productNamed('Harbour bowl');
  const { accessToken } = office.platform.issueToken({ role: 'staff' });
  await office.platform.fetch(`http://127.0.0.1:4010/stores/v1/products/${gone?.id}`, {
    method: 'DELETE',
    headers: { authorization: accessToken },
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value').fill('10');
  expect(await dialog.getByRole('row').count()).toBe(11);
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByText(`${count} of ${count} · ${count - 1} changed, 1 rejected`).waitFor();
  await dialog.getByText(/^Harbour bowl: /).waitFor();
});

test('a product is created and edited, and unsaved changes are guarded', async () => {
  const page = await office.visit('catalog', '/products/create');
  await page.getByLabel('Name').fill('Salt pig');
  await page.getByLabel('Price').fill('24.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/[\w-]{36}$/);
  // the form starts again with what the platform has completed of a new product
  await page.reload();
  await page.getByLabel('Brand').fill('Harbour');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => JSON.stringify(productNamed('Salt pig'))).toContain('"brand":"Harbour"');
  await page.getByLabel('Name').fill('Pepper pig');
  const question = page.waitForEvent('dialog');
  const leaving = page.getByRole('menuitem', { name: 'Products' }).click();
  await (await question).dismiss();
  await leaving;
  expect(await page.getByLabel('Name').inputValue()).toBe('Pepper pig');
});

test('a role that may only see products gets no inputs', async () => {
  const page = await office.visit('support', '/products');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
  expect(await page.getByRole('textbox', { name: /^Price of/ }).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
});
