import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, open, openPages, rows, submit, type TestPages } from '../pages.ts';

/** Opens the orders with a filter, and selects all of the page. */
async function selectOrders(shop: TestPages, filter: object): Promise<Page> {
  const page = await shop.visit('orders', `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await rows(page).first().waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  return page;
}

test('the selected orders are shipped with their slips', async () => {
  const shop = await openPages();
  const toShip = { status: { $in: ['APPROVED'] }, fulfillmentStatus: { $in: ['NOT_FULFILLED'] } };
  const page = await selectOrders(shop, toShip);
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'Packing slips' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(count);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Ship' }).click();
  await submit(page, 'Ship');
  await page.getByText(`${count} orders shipped`).waitFor();
  const { items } = shop.platform.listItems({ entity: 'order', limit: 100 });
  const left = items.filter(
    ({ status, fulfillmentStatus }) => status === 'APPROVED' && fulfillmentStatus === 'NOT_FULFILLED',
  );
  expect(left).toEqual([]);
});

test('of the selected orders, those with an authorized payment are captured', async () => {
  const shop = await openPages();
  const page = await selectOrders(shop, { number: '10019' });
  await page.getByRole('button', { name: 'Capture' }).click();
  await dialog(page)
    .getByText(/^Order 10019: /)
    .waitFor();
  await submit(page, 'Capture');
  await page.getByText('The payments of 1 order are captured').waitFor();
});

test('the selected orders get tags, and are archived', async () => {
  const shop = await openPages();
  const page = await selectOrders(shop, { buyerInfo: { email: { $startsWith: 'tomas' } } });
  await page.getByRole('button', { name: 'Tags' }).click();
  await dialog(page).getByRole('combobox', { name: 'Add' }).fill('rush');
  await dialog(page).getByRole('combobox', { name: 'Add' }).press('Enter');
  await submit(page, 'Tags');
  await page.getByText('The tags are changed').waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await submit(page, 'Archive');
  await page.getByText('2 orders archived').waitFor();
  const { items } = shop.platform.listItems({ entity: 'order', limit: 100 });
  const rush = items.filter((order) => JSON.stringify(order['tags'] ?? '').includes('rush'));
  expect(rush.map(({ archived }) => archived)).toEqual([true, true]);
});

test('orders that are shipped although the answer was lost are not shipped again', async () => {
  const office = await openPages();
  const filter = { status: { $in: ['APPROVED'] }, fulfillmentStatus: { $in: ['NOT_FULFILLED'] } };
  const page = await office.visit('orders', `/orders?filter=${JSON.stringify(filter)}`, {
    expectedErrors: /ERR_FAILED/,
  });
  for (const number of ['10016', '10020'])
    await page.getByRole('row', { name: number }).getByRole('checkbox').check();
  let sent = 0;
  await page.route('**/fulfillOrder', async (route) => {
    if (++sent < 2) return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
  await open(page, 'Ship');
  await submit(page, 'Ship');
  await dialog(page).getByText('1 of 2 changed, 1 may be changed').waitFor();
  await dialog(page).getByText('Order 10020: nothing to ship').waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Ship' }).isDisabled()).toBe(true);
});
