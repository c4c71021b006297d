import { expect, test } from 'vitest';
import { openPages } from '../pages.ts';
import { productsOf, save } from '../products.ts';
import { PIXEL } from './uploads.ts';

const office = await openPages();
const { call, create, stored } = productsOf(office);

const choices = (...names: string[]) => names.map((description) => ({ description, value: description }));

test('a product is created and edited, and unsaved changes are guarded', async () => {
  const page = await office.visit('catalog', '/products/create');
  await page.getByLabel('Name').fill('Salt pig');
  await page.getByLabel('Price').fill('24.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/[\w-]{36}$/);
  await page.getByLabel('Brand').fill('Harbour');
  await save(page);
  expect(await stored(page.url().split('/').at(-1) ?? '')).toMatchObject({
    brand: 'Harbour',
    priceData: { price: 24.5 },
  });
  await page.getByLabel('Name').fill('Pepper pig');
  const question = page.waitForEvent('dialog');
  const leaving = page.getByRole('menuitem', { name: 'Products' }).click();
  await (await question).dismiss();
  await leaving;
  expect(await page.getByLabel('Name').inputValue()).toBe('Pepper pig');
});

test('a decimal may have a comma, and is no change if it is the one of before', async () => {
  const id = await create({ name: 'Comma jug', priceData: { price: 12 } });
  const page = await office.visit('catalog', `/products/${id}`);
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  expect(await price.inputValue()).toBe('12.00');
  await price.fill('12');
  expect(await price.inputValue()).toBe('12');
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
  // without a question
  await page.getByRole('menuitem', { name: 'Media' }).click();
  await page.waitForURL(/media$/);
  await page.goBack();
  await price.fill('12,50');
  await price.press('Tab');
  expect(await price.inputValue()).toBe('12.50');
  await save(page);
  expect((await stored(id)).priceData?.price).toBe(12.5);
});

test('emptied texts are removed, and collections are changed', async () => {
  const id = await create({ name: 'Cleared jug', ribbon: 'Sale', brand: 'Quay', sku: 'CLEAR', weight: 2 });
  const page = await office.visit('catalog', `/products/${id}`);
  for (const label of ['Ribbon', 'Brand', 'SKU', 'Weight']) await page.getByLabel(label).fill('');
  await page.getByRole('combobox', { name: 'Collections' }).fill('Bowls');
  await page.getByRole('option', { name: 'Bowls' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await save(page);
  const { ribbon, brand, sku, weight, collectionIds } = await stored(id);
  expect({ ribbon, brand, sku: sku ?? '', weight: weight ?? 0 }).toEqual({ sku: '', weight: 0 });
  expect(collectionIds).toHaveLength(1);
  await page.getByRole('combobox', { name: 'Collections' }).press('Backspace');
  await save(page);
  await expect.poll(async () => (await stored(id)).collectionIds ?? []).toEqual([]);
});

test('options make variants, whose values are changed, and which are removed again', async () => {
  const id = await create({ name: 'Optional cup' });
  const page = await office.visit('catalog', `/products/${id}`);
  await page.getByRole('button', { name: 'Add option' }).press('Enter');
  await page.getByRole('textbox', { name: 'Option' }).fill('Size');
  for (const [index, name] of ['Small', 'Large'].entries()) {
    await page.getByRole('button', { name: 'Add choice' }).press('Enter');
    await page.getByLabel('Choice').nth(index).fill(name);
  }
  await page.getByLabel('Manage variants').press('Space');
  await save(page);
  await page.getByLabel('Price of Small').fill('-1');
  await page.getByLabel('Price of Small').press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('A number such as 12.50').waitFor();
  await page.getByLabel('Price of Small').fill('17.35');
  await page.getByLabel('SKU of Small').fill('CUP-S');
  await page.getByRole('switch', { name: 'Large is visible' }).press('Space');
  const body = page.waitForRequest((request) => request.url().endsWith('/variants'));
  await save(page);
  const [small, large] = (await stored(id)).variants ?? [];
  expect(small).toMatchObject({ variant: { priceData: { price: 17.35 }, sku: 'CUP-S' } });
  expect(large).toMatchObject({ variant: { priceData: { price: 20 }, visible: false } });
  expect((await body).postDataJSON()).toEqual({
    variants: [
      { variantIds: [small?.id], price: 17.35, sku: 'CUP-S' },
      { variantIds: [large?.id], visible: false },
    ],
  });
  await page.getByRole('button', { name: 'Remove' }).last().press('Enter');
  await save(page);
  const { productOptions = [], manageVariants } = await stored(id);
  expect({ productOptions, manageVariants }).toEqual({ productOptions: [], manageVariants: false });
});

test('1,000 variants are edited page by page, in batches', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => String(index));
  const id = await create({
    name: 'Thousand tiles',
    manageVariants: true,
    productOptions: ['A', 'B', 'C'].map((name) => ({
      name,
      choices: choices(...ten.map((digit) => name + digit)),
    })),
  });
  const page = await office.visit('catalog', `/products/${id}`);
  await page.getByText('1–25 of 1,000').waitFor();
  const requests: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/variants')) requests.push(request.postDataJSON());
  });
  await page.getByLabel('Price of A0 | B0 | C1').fill('21.05');
  await page.getByLabel('Price of A0 | B0 | C2').fill('abc');
  await page.getByRole('button', { name: 'Go to next page' }).press('Enter');
  await page.getByText('A number such as 12.50').waitFor();
  await page.getByLabel('Price of A0 | B0 | C2').fill('20');
  await page.getByRole('button', { name: 'Go to next page' }).press('Enter');
  await page.getByLabel('Weight of A0 | B2 | C5').fill('0.125');
  await save(page);
  expect(requests).toHaveLength(1);
  const { variants = [] } = await stored(id);
  expect(variants[1]?.variant?.priceData?.price).toBe(21.05);
  expect(variants[25]?.variant?.weight).toBe(0.125);
  expect(variants.filter(({ variant }) => variant?.priceData?.price === 20)).toHaveLength(999);
});

test('media are uploaded, copied from a URL, shown for a choice and removed', async () => {
  const id = await create({
    name: 'Pictured plate',
    productOptions: [{ name: 'Glaze', choices: choices('Sea', 'Sand') }],
  });
  const page = await office.visit('catalog', `/products/${id}`);
  await page.getByText('This product has no media.').waitFor();
  await page.getByRole('button', { name: 'Add media' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles(['one.png', 'two.png'].map((name) => ({ name, mimeType: 'image/png', buffer: PIXEL })));
  await dialog.getByLabel('URL of a file').fill(`${office.origin}/three.png`);
  await dialog.getByRole('button', { name: 'Add media' }).press('Enter');
  // what is copied from a URL is no file of the library
  await page.getByText('Medium 3', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Media' }).first().press('Enter');
  await page.getByRole('option', { name: 'two.png' }).press('Enter');
  await page.keyboard.press('Escape');
  await save(page);
  const items = (await stored(id)).media?.items ?? [];
  expect(items).toHaveLength(3);
  const mediaOfSea = async () =>
    (await stored(id)).productOptions?.[0]?.choices?.[0]?.media?.items?.map((item) => item.id);
  expect(await mediaOfSea()).toEqual([items[1]?.id]);
  await page.getByRole('button', { name: 'Remove' }).nth(1).press('Enter');
  await page
    .getByRole('dialog', { name: 'Remove two.png' })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect.poll(() => page.getByText('two.png', { exact: true }).count()).toBe(0);
  expect(await mediaOfSea()).toBe(undefined);
});

test('a discount, a cost and what search engines show are saved, with the margin and the page in the shop', async () => {
  const id = await create({ name: 'Reduced bowl', costAndProfitData: { itemCost: 5 } });
  const page = await office.visit('catalog', `/products/${id}`);
  expect(await page.getByLabel('Cost of one piece').inputValue()).toBe('5');
  await page.getByRole('combobox', { name: 'Discount' }).press('Enter');
  await page.getByRole('option', { name: 'Percentage of the price' }).press('Enter');
  await page.getByLabel('Value of the discount').fill('120');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('At most 100').waitFor();
  await page.getByLabel('Value of the discount').fill('25');
  await page.getByLabel('Cost of one piece').fill('6');
  await page.getByText('Sale price €15.00 · Margin €9.00, 60.0% of the price').waitFor();
  await page.getByLabel('Title in search results').fill('A bowl');
  await save(page);
  expect(await stored(id)).toMatchObject({
    discount: { type: 'PERCENT', value: 25 },
    priceData: { price: 20, discountedPrice: 15 },
    seoData: { tags: [{ type: 'title', children: 'A bowl' }] },
  });
  const { productPageUrl } = await stored(id);
  expect(await page.getByRole('link', { name: 'View in the shop' }).getAttribute('href')).toBe(
    `${productPageUrl?.base}${productPageUrl?.path}`,
  );
});

test('a discount and a text for search engines that another user has changed are not replaced without a question', async () => {
  const id = await create({ name: 'Shared bowl' });
  const page = await office.visit('catalog', `/products/${id}`);
  await page.getByLabel('Cost of one piece').fill('6');
  await page.getByLabel('Title in search results').fill('Mine');
  const theirs = {
    discount: { type: 'AMOUNT', value: 2 },
    seoData: { tags: [{ type: 'title', children: 'Theirs' }] },
  };
  await call('PATCH', `/stores/v1/products/${id}`, { product: theirs });
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Another user has saved this product' });
  await question.getByRole('row', { name: 'Search result Theirs Mine', exact: true }).waitFor();
  await question.getByRole('row', { name: /^Discount NONE AMOUNT, 2/ }).waitFor();
  await question.getByRole('button', { name: 'Save my version' }).click();
  await page.getByText('The product is saved').waitFor();
  expect(await stored(id)).toMatchObject({
    discount: theirs.discount,
    seoData: { tags: [{ type: 'title', children: 'Mine' }] },
  });
});

test('what the platform rejects is listed, stays in the form, and is guarded', async () => {
  const id = await create({ name: 'Rejected vase' });
  const page = await office.visit('catalog', `/products/${id}`, { expectedErrors: /400/ });
  await page.getByLabel('Ribbon').fill('New');
  await page.getByLabel('Weight').fill('5');
  const json = { message: 'Weight is too heavy', details: {} };
  await page.route(`**/stores/v1/products/${id}`, (route) => route.fulfill({ status: 400, json }));
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page
    .getByRole('listitem')
    .getByText(/^Product: /)
    .waitFor();
  expect(await page.getByLabel('Ribbon').inputValue()).toBe('New');
  const question = page.waitForEvent('dialog');
  const leaving = page.getByRole('menuitem', { name: 'Products' }).click();
  await (await question).dismiss();
  await leaving;
  await page.unroute(`**/stores/v1/products/${id}`);
  // react-admin fails if the form is saved before the router has rendered that its page stays
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await save(page);
  expect(await stored(id)).toMatchObject({ ribbon: 'New', weight: 5 });
});

test('a product is deleted after a confirmation', async () => {
  const id = await create({ name: 'Doomed dish' });
  const page = await office.visit('catalog', `/products/${id}`);
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).press('Enter');
  await page.waitForURL(/\/products$/);
  await page.getByText('It is deleted').waitFor();
  await expect(stored(id)).rejects.toThrow();
});
