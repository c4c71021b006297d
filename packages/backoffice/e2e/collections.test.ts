import { expect, test } from 'vitest';
import { openPages } from './pages.ts';

const office = await openPages();

test('a collection is created, gets a product, and loses it again', async () => {
  const page = await office.visit('catalog', '/collections/create');
  await page.getByLabel('Name').fill('Gifts');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/[\w-]{36}$/);
  await page.getByRole('button', { name: 'Add products' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Products' }).fill('Harbour bowl');
  await page.getByRole('option', { name: 'Harbour bowl' }).click();
  await dialog.getByRole('button', { name: 'Add products' }).click();
  const row = page.getByRole('row', { name: /Harbour bowl/ });
  await row.waitFor();
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => row.count()).toBe(0);
});
