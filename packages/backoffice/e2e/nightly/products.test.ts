import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openPages } from '../pages.ts';
import { productsOf } from '../products.ts';

const office = await openPages();
const { call, create, stored } = productsOf(office);

test('a product that another user has changed shows both versions, one of which is kept', async () => {
  const id = await create({ name: 'Shared bowl', brand: 'Quay' });
  const change = (product: object) => call('PATCH', `/stores/v1/products/${id}`, { product });
  const page = await office.visit('owner', `/products/${id}`);
  const price = page.getByLabel('Price');
  await price.fill('29.00');
  await change({ brand: 'Harbour', priceData: { price: 29.5 } });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.getByRole('row').allTextContents()).toEqual([
    'FieldWasIs nowIn this form',
    'Price20.0029.5029.00',
    'BrandQuayHarbourQuay',
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await price.inputValue()).toBe('29.00');
  await save.press('Enter');
  await dialog.getByRole('button', { name: 'Save my version' }).press('Enter');
  await page.getByText('The product is saved').waitFor();
  expect(await stored(id)).toMatchObject({ priceData: { price: 29 }, brand: 'Harbour' });
  await change({ priceData: { price: 32 } });
  await price.fill('30.00');
  await save.press('Enter');
  await dialog.getByRole('button', { name: 'Take their version' }).press('Enter');
  await expect.poll(() => price.inputValue()).toBe('32.00');
  expect((await stored(id)).priceData?.price).toBe(32);
});

test('a product that is opened from the list has its variants, and is saved without a question', async () => {
  const sizes = ['Small', 'Large'].map((description) => ({ description, value: description }));
  const id = await create({
    name: 'Listed jug',
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: sizes }],
  });
  const page = await office.visit('catalog', '/products?filter={"name":{"$contains":"Listed jug"}}');
  await page.getByRole('link', { name: 'Listed jug' }).click();
  await page.getByLabel('Price of Large').fill('25.00');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('The product is saved').waitFor();
  expect((await stored(id)).variants?.map(({ variant }) => variant?.priceData?.price)).toEqual([20, 25]);
});
