import { expect, test } from 'vitest';
import { openPages } from '../pages.ts';

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

test('what was typed stays when the page gets the focus again, although another user has saved', async () => {
  const { items } = office.platform.listItems({ entity: 'collection', limit: 100 });
  const collection = items.find(({ name }) => name === 'Bowls');
  const id = String(collection?.['id']);
  const page = await office.visit('catalog', `/collections/${id}`);
  await page.getByLabel('Description').fill('For soup');
  const { accessToken } = office.platform.issueToken({ role: 'staff' });
  const saved = await office.platform.fetch(`http://127.0.0.1:4010/stores/v1/collections/${id}`, {
    method: 'PATCH',
    headers: { authorization: accessToken, 'content-type': 'application/json' },
    body: JSON.stringify({ collection: { name: 'Deep bowls' } }),
  });
  expect(saved.status).toBe(200);
  // lists and sessions are read again
  const isRead = page.waitForResponse(/products/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await isRead;
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('Description').inputValue()).toBe('For soup');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another user has saved this collection' });
  await conflict.getByRole('button', { name: 'Save my version' }).click();
  await page.getByText('The collection is saved').waitFor();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Deep bowls');
});

test('a collection of more than 100 products is shown page by page', async () => {
  const { accessToken } = office.platform.issueToken({ role: 'staff' });
  const post = async (path: string, body: object) => {
    const headers = { authorization: accessToken, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await office.platform.fetch(`http://127.0.0.1:4010/stores/v1${path}`, init);
    return (await response.json()) as { product: { id: string }; collection: { id: string } };
  };
  const productIds: string[] = [];
  for (let index = 100; index < 220; index++) {
    const product = { name: `Tile ${index}`, productType: 'physical', priceData: { price: 3 } };
    productIds.push((await post('/products', { product })).product.id);
  }
  const { id } = (await post('/collections', { collection: { name: 'Tiles' } })).collection;
  await post(`/collections/${id}/productIds`, { productIds });
  const page = await office.visit('catalog', `/collections/${id}`);
  await page.getByText('1-25 of 120').waitFor();
  await page.getByRole('combobox', { name: /Rows per page/ }).press('Enter');
  await page.getByRole('option', { name: '50' }).press('Enter');
  for (let pages = 1; pages < 3; pages++) {
    await page.getByRole('button', { name: 'Go to next page' }).press('Enter');
    await page.getByText(`${pages * 50 + 1}-${Math.min(120, pages * 50 + 50)} of 120`).waitFor();
  }
  await page.getByText('Tile 219').waitFor();
});
