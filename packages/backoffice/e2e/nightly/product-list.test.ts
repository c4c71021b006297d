import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openPages, rows } from '../pages.ts';
import { productsOf } from '../products.ts';

const office = await openPages();
const { call, create, stored } = productsOf(office);

test('a price and the visibility are changed in the list, also on a phone', async () => {
  const id = await create({ name: 'Inline jar' });
  for (const [width, price] of [
    [1280, '19.95'],
    [320, '21.50'],
  ] as const) {
    const page = await office.visit('catalog', '/products', { viewport: { width, height: 740 } });
    const isPhone = width === 320;
    if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
    await (isPhone ? page.getByRole('dialog') : page).getByLabel('Name').fill('Inline jar');
    if (isPhone) await page.getByRole('button', { name: 'Show' }).click();
    const input = page.getByRole('textbox', { name: 'Price of Inline jar' });
    await expect.poll(() => page.getByRole('textbox', { name: /^Price of/ }).count()).toBe(1);
    await input.fill(price);
    await input.press('Enter');
    await expect.poll(async () => (await stored(id)).priceData?.price).toBe(Number(price));
    const { visible } = await stored(id);
    const shown = page.getByRole('switch', { name: 'Inline jar is visible' });
    // once the price is saved
    await expect.poll(() => shown.isEnabled()).toBe(true);
    await shown.press('Space');
    await expect.poll(async () => (await stored(id)).visible).toBe(!visible);
  }
});

test('a product is found however its name is spelled', async () => {
  await create({ name: 'Spelled Egg cup' });
  const page = await office.visit('catalog', '/products');
  await page.getByLabel('Name').fill('egg SPELLED');
  await page.getByRole('link', { name: 'Spelled Egg cup' }).waitFor();
  expect(await rows(page).count()).toBe(1);
});

test('a price in a row that another user has changed is not replaced before the versions are compared', async () => {
  const id = await create({ name: 'Rival jar' });
  const page = await office.visit('catalog', '/products', { expectedErrors: /400/ });
  await page.getByLabel('Name').fill('Rival jar');
  const input = page.getByRole('textbox', { name: 'Price of Rival jar' });
  await expect.poll(() => page.getByRole('textbox', { name: /^Price of/ }).count()).toBe(1);
  await call('PATCH', `/stores/v1/products/${id}`, { product: { priceData: { price: 33 } } });
  await input.fill('25');
  await input.press('Enter');
  const conflict = page.getByRole('dialog', { name: 'Another user has saved this product' });
  await conflict.getByRole('row', { name: 'Price 20 33 25' }).waitFor();
  await conflict.getByRole('button', { name: 'Take their version' }).click();
  await expect.poll(() => input.inputValue()).toBe('33.00');
  expect((await stored(id)).priceData?.price).toBe(33);
  const violation = { field: 'product.priceData.price', description: 'is too high', violatedRule: 'MAX' };
  const json = {
    message: 'INVALID_ARGUMENT',
    details: { validationError: { fieldViolations: [violation] } },
  };
  await page.route(`**/products/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json }) : route.continue(),
  );
  await input.fill('26');
  await input.press('Enter');
  await page.getByText(/^Price is too high/).waitFor();
});

test('a price in a row that changes by more than half is saved after a question', async () => {
  const id = await create({ name: 'Asked jar' });
  const page = await office.visit('catalog', '/products');
  await page.getByLabel('Name').fill('Asked jar');
  const input = page.getByRole('textbox', { name: 'Price of Asked jar' });
  await expect.poll(() => page.getByRole('textbox', { name: /^Price of/ }).count()).toBe(1);
  const question = page.getByRole('dialog', { name: 'Is this meant?' });
  await input.fill('2');
  await input.press('Enter');
  await question.getByText('Asked jar: 1 price changes by more than half.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => input.inputValue()).toBe('20.00');
  expect((await stored(id)).priceData?.price).toBe(20);
  await input.fill('0');
  await input.press('Enter');
  await question.getByText('Asked jar: 1 product becomes free.').waitFor();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await stored(id)).priceData?.price).toBe(0);
});

test('60 prices are changed at once, and the one that is rejected is named', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 60; index++)
    ids.push(await create({ name: `Bulk ${index}`, priceData: { price: 0.15 + index } }));
  const filter = encodeURIComponent(JSON.stringify({ name: { $startsWith: 'Bulk' } }));
  const page = await office.visit('catalog', `/products?perPage=100&filter=${filter}`);
  await expect.poll(() => rows(page).count()).toBe(60);
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await page.getByRole('button', { name: 'Change prices' }).press('Enter');
  await call('DELETE', `/stores/v1/products/${ids[7]}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value').fill('10');
  await expect.poll(() => dialog.getByRole('row').count()).toBe(11);
  expect(await violationsOf(page)).toEqual([]);
  // 0.15 plus 10 % is 0.165; as a floating-point number it would be 0.16
  await dialog.getByRole('row', { name: 'Bulk 0 0.15 0.17', exact: true }).waitFor();
  await dialog.getByLabel('Value').press('Enter');
  await dialog.getByText('59 of 60 changed, 1 refused').waitFor();
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([expect.stringMatching(/^Bulk 7: /)]);
  expect((await stored(ids[0] ?? '')).priceData?.price).toBe(0.17);
});

test('selected products of other pages are in the preview, and none becomes free without a question', async () => {
  for (let index = 10; index < 31; index++) await create({ name: `Free ${index}` });
  const filter = encodeURIComponent(JSON.stringify({ name: { $startsWith: 'Free' } }));
  const page = await office.visit('catalog', `/products?perPage=20&filter=${filter}`);
  await rows(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await rows(page).getByText('Free 30').waitFor();
  await rows(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value').fill('-100');
  await dialog.getByRole('row', { name: 'Free 10 20.00 0.00', exact: true }).waitFor();
  await dialog.getByRole('row', { name: 'Free 30 20.00 0.00', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  const question = page.getByRole('dialog', { name: 'Is this meant?' });
  await question.getByText('2 products become free.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('alert').getByText('Nothing is saved').waitFor();
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The prices are changed').waitFor();
  await rows(page).getByText('Free 30').waitFor();
  expect(await page.getByRole('textbox', { name: 'Price of Free 30' }).inputValue()).toBe('0.00');
});

test('prices become what the preview shows, and have the places of the currency', async () => {
  const id = await create({ name: 'Lowered jar', priceData: { price: 11.15 } });
  const filter = encodeURIComponent(JSON.stringify({ name: 'Lowered jar' }));
  const page = await office.visit('catalog', `/products?filter=${filter}`);
  const price = async () => (await stored(id)).priceData?.price;
  const dialog = page.getByRole('dialog');
  await rows(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByLabel('Value').fill('-30');
  await dialog.getByRole('row', { name: 'Lowered jar 11.15 7.80', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await page.getByText('The prices are changed').waitFor();
  expect(await price()).toBe(7.8);
  const typed = '7.125';
  const problem = 'EUR has fewer places after the point: 7.13';
  await rows(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByRole('combobox', { name: 'Change' }).click();
  await page.getByRole('option', { name: 'Set the price to' }).click();
  await dialog.getByLabel('Value').fill(typed);
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByText(problem).waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('textbox', { name: 'Price of Lowered jar' }).fill(typed);
  await page.getByRole('textbox', { name: 'Price of Lowered jar' }).press('Enter');
  await page.getByText(`Lowered jar: ${problem}`).waitFor();
  await page.getByRole('link', { name: 'Lowered jar' }).click();
  await page
    .getByLabel(/^Price/)
    .first()
    .fill(typed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`Price: ${problem}`).waitFor();
  expect(await price()).toBe(7.8);
});

test('a role that may only see products gets no inputs', async () => {
  const page = await office.visit('support', '/products');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
  expect(await page.getByRole('textbox', { name: /^Price of/ }).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
});

test('keys of an input method neither save nor restore a price', async () => {
  const id = await create({ name: 'Composed jar' });
  const filter = encodeURIComponent(JSON.stringify({ name: 'Composed jar' }));
  const page = await office.visit('catalog', `/products?filter=${filter}`);
  const input = page.getByRole('textbox', { name: 'Price of Composed jar' });
  await input.fill('21');
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['Enter', 'Escape'])
      await input.dispatchEvent('keydown', { key, bubbles: true, ...init });
  expect(await input.inputValue()).toBe('21');
  expect(await input.isEnabled()).toBe(true);
  expect((await stored(id)).priceData?.price).toBe(20);
  await input.press('Enter');
  await expect.poll(async () => (await stored(id)).priceData?.price).toBe(21);
});
