/** Forms of new records. */
import { expect, test } from 'vitest';
import { open, openPages } from '../pages.ts';

const shop = await openPages();
const shopV3 = await openPages({ settings: { catalogVersion: 3 } });

test.for([
  { path: '/products/create', office: shop },
  { path: '/collections/create', office: shop },
  { path: '/products-v3/create', office: shopV3 },
  { path: '/categories/create', office: shopV3 },
])('what was typed into $path is left after a question only, also if it could not be saved', async (each) => {
  const { path, office } = each;
  const page = await office.visit('catalog', path, { expectedErrors: /ERR_FAILED/ });
  await page.getByLabel('Name').fill('Unsaved');
  if (path.startsWith('/products')) await page.getByLabel('Price').fill('12');
  const leave = async (): Promise<void> => {
    const question = page.waitForEvent('dialog');
    const leaving = page.getByRole('menuitem', { name: 'Media' }).click();
    await (await question).dismiss();
    await leaving;
  };
  await leave();
  await page.route('**/api/store/**', (route) => route.abort());
  await open(page, 'Save');
  await page.getByText(/another try with the same entries does it once/).waitFor();
  await leave();
  expect(await page.getByLabel('Name').inputValue()).toBe('Unsaved');
});

test('a new product whose stock could not be created says so', async () => {
  const page = await shopV3.visit('catalog', '/products-v3/create');
  await page.route('**/products-with-inventory', async (route) => {
    const response = await route.fetch();
    const error = { code: 'INTERNAL', description: 'The stock is busy' };
    const results = [{ itemMetadata: { originalIndex: 0, success: false, error } }];
    return route.fulfill({ response, json: { ...(await response.json()), inventoryResults: { results } } });
  });
  await page.getByLabel('Name').fill('Stockless jug');
  await page.getByLabel('Price').fill('24,50');
  await open(page, 'Save');
  await page.getByRole('heading', { level: 1, name: 'Stockless jug' }).waitFor();
  await page.getByText('The product is created without its stock: The stock is busy').waitFor();
});
