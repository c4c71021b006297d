/** Work on many records, that are selected over pages of a list. */
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, openPages, rows, submit } from '../pages.ts';
import { productsOf } from '../products.ts';

const office = await openPages();
const { create, stored } = productsOf(office);

/** Creates products with five counted pieces, and opens their variants, ten per page. */
async function openStock(
  name: string,
  count: number,
): Promise<{ page: Page; pieces: () => Promise<unknown> }> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const productId = await create({
      name: `${name} ${String(index).padStart(2, '0')}`,
      sku: `${name}-${index}`,
    });
    office.platform.setStock({ productId, trackQuantity: true, quantity: 5 });
    ids.push(productId);
  }
  const filter = encodeURIComponent(JSON.stringify({ sku: { $startsWith: `${name}-` } }));
  const page = await office.visit('catalog', `/variants?perPage=10&filter=${filter}`, {
    expectedErrors: /ERR_FAILED/,
  });
  await expect.poll(() => rows(page).count()).toBe(Math.min(count, 10));
  const pieces = () => Promise.all(ids.map(async (id) => (await stored(id)).stock?.quantity));
  return { page, pieces };
}

const select = async (page: Page, count: number): Promise<void> => {
  for (let index = 0; index < count; index++) await rows(page).nth(index).getByRole('checkbox').check();
};

/** Opens the dialog of the selected variants, with an addition. */
async function openAddition(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change selected' }).click();
  await dialog(page).getByRole('combobox', { name: 'Change' }).click();
  await page.getByRole('option', { name: 'Count pieces, and add' }).click();
  await dialog(page).getByLabel('Pieces').fill('1');
}

test('what is selected on two pages is changed, all of it', async () => {
  const { page, pieces } = await openStock('Paged', 12);
  await select(page, 3);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await rows(page).getByText('Paged 11').first().waitFor();
  await select(page, 2);
  await openAddition(page);
  await dialog(page).getByText('5 variants are selected.').waitFor();
  await expect.poll(() => dialog(page).getByRole('row').count()).toBe(6);
  await submit(page, 'Change selected');
  await page.getByText('The stock is changed').waitFor();
  expect(await pieces()).toEqual([6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 6, 6]);
});

test('a change that is canceled says what is done, and goes on with the rest', async () => {
  const { page, pieces } = await openStock('Half', 6);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const third = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/setStock', async (route) => {
    if (++sent === 3) {
      third.resolve();
      await goOn.promise;
    }
    return route.continue();
  });
  await openAddition(page);
  await submit(page, 'Change selected');
  await third.promise;
  await submit(page, 'Cancel');
  goOn.resolve();
  await dialog(page).getByText('3 of 6 changed, 3 not tried').waitFor();
  await submit(page, 'Change selected');
  await page.getByText('The stock is changed').waitFor();
  expect([sent, await pieces()]).toEqual([6, [6, 6, 6, 6, 6, 6]]);
});

test('a change without an answer is made once, also by a dialog that is opened again', async () => {
  const { page, pieces } = await openStock('Lost', 4);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  let sent = 0;
  const loseSecond = async (route: Route): Promise<void> => {
    if (++sent !== 2) return route.continue();
    await route.fetch();
    return route.abort('failed');
  };
  await page.route('**/setStock', loseSecond);
  await openAddition(page);
  await submit(page, 'Change selected');
  await dialog(page)
    .getByText('1 of 4 changed, 1 may be changed: another try does it once, 2 not tried')
    .waitFor();
  await submit(page, 'Close');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByText('3 items selected').waitFor();
  await openAddition(page);
  await submit(page, 'Change selected');
  await page.getByText('The stock is changed').waitFor();
  expect([sent, await pieces()]).toEqual([5, [6, 6, 6, 6]]);
});

test('prices rise once after a lost answer, also if others are selected by then', async () => {
  const ids = await Promise.all(['Risen bowl', 'Risen cup', 'Risen jug'].map((name) => create({ name })));
  const filter = encodeURIComponent(JSON.stringify({ name: { $contains: 'Risen' } }));
  const page = await office.visit('catalog', `/products?filter=${filter}`, { expectedErrors: /ERR_FAILED/ });
  const rise = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Change prices' }).click();
    await dialog(page).getByLabel('Value').fill('10');
    await submit(page, 'Change prices');
  };
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort('failed');
  };
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.route('**/adjust-properties', loseAnswer, { times: 1 });
  await rise();
  await dialog(page).getByText('may be changed').waitFor();
  await submit(page, 'Close');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: 'Risen jug' }).getByRole('checkbox').uncheck();
  await rise();
  await page.getByText('The prices are changed').waitFor();
  const prices = await Promise.all(ids.map(async (id) => (await stored(id)).priceData?.price));
  expect(prices).toEqual([22, 22, 20]);
});

test('what the platform had no time for is tried anew beside what has no answer', async () => {
  const ids = [await create({ name: 'Busy bowl' }), await create({ name: 'Busy cup' })];
  const filter = encodeURIComponent(JSON.stringify({ name: { $contains: 'Busy' } }));
  const page = await office.visit('catalog', `/products?filter=${filter}`, {
    expectedErrors: /ERR_FAILED|429/,
  });
  for (const name of ['Busy bowl', 'Busy cup'])
    await page.getByRole('row', { name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await dialog(page).getByLabel('Value').fill('10');
  await office.platform.addFault({ kind: 'throttled', call: 'products.bulkAdjustProducts', times: 1 });
  let sent = 0;
  await page.route('**/adjust-properties', async (route) => {
    if (++sent !== 2) return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
  await submit(page, 'Change prices');
  await dialog(page).getByText('0 of 2 changed, 1 refused, 1 may be changed').waitFor();
  await submit(page, 'Change prices');
  await page.getByText('The prices are changed').waitFor();
  const prices = await Promise.all(ids.map(async (id) => (await stored(id)).priceData?.price));
  expect(prices).toEqual([22, 22]);
});

test('what is selected in a tab is neither for another tab nor for a later visit', async () => {
  const { page } = await openStock('Tabbed', 2);
  await select(page, 1);
  const path = page.url();
  const other = await page.context().newPage();
  await other.goto(path);
  await rows(other).getByRole('checkbox').nth(1).check();
  await other.getByText('1 item selected').waitFor();
  await page.getByRole('button', { name: 'Change selected' }).click();
  await dialog(page)
    .getByRole('row', { name: /Tabbed 00/ })
    .waitFor();
  expect(
    await dialog(page)
      .getByRole('row', { name: /Tabbed/ })
      .count(),
  ).toBe(1);
});

test('what was deleted since it was selected is named, and no longer selected', async () => {
  const { page } = await openStock('Gone', 3);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Change selected' }).click();
  await dialog(page).getByLabel('Pieces').fill('9');
  const product = office.platform
    .listItems({ entity: 'product', limit: 1000 })
    .items.find(({ name }) => name === 'Gone 01');
  await productsOf(office).call('DELETE', `/stores/v1/products/${product?.['id']}`);
  await submit(page, 'Change selected');
  await dialog(page).getByText('2 of 3 changed, 1 refused').waitFor();
  await dialog(page).getByText('Gone 01: no longer exists').waitFor();
  await submit(page, 'Close');
  await page.getByText('0 items selected').waitFor({ state: 'attached' });
});
