/** What goes wrong beside the way that orders usually go. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callOf, dialog, open, openPages, openRare, orderId, rows, submit } from '../pages.ts';

const office = await openPages();

const refundsOf = (number: string) =>
  office.platform.getItem({ entity: 'orderTransactions', id: orderId(office, number) }).item?.['refunds'];

test('a cancelation refunds the order also if its payments are read late', async () => {
  const page = await office.visit('orders', '/orders');
  await page.route('**/api/local/getItem*', async (route) => {
    await delay(2000);
    await route.continue();
  });
  await page.getByRole('link', { name: '10015' }).click();
  await openRare(page, 'Cancel order');
  await submit(page, 'Cancel order');
  await page.getByText('Order 10015 is canceled').waitFor();
  expect(refundsOf('10015')).toHaveLength(1);
});

test('an order is found by its number in digits of any script, and by a name without its accents', async () => {
  const id = orderId(office, '10021');
  const path = 'shippingInfo.logistics.shippingDestination';
  const shippingDestination = { contactDetails: { firstName: 'Zoë', lastName: 'İpek' } };
  await callOf(office, 'PATCH', `/ecom/v1/orders/${id}`, {
    order: { id, shippingInfo: { logistics: { shippingDestination } } },
    fieldMask: `${path}.contactDetails.firstName,${path}.contactDetails.lastName`,
  });
  const page = await office.visit('orders', '/orders');
  for (const text of ['１００２１', '١٠٠٢١', 'zoe ipek', 'ZOË']) {
    await page.getByLabel('Number, email or name').fill(text);
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).getByText('10021').waitFor();
    await page.getByLabel('Number, email or name').fill('');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
  }
});

test('orders that are shipped although the answer was lost are not shipped again', async () => {
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

test('a click beside a dialog keeps what is entered in it', async () => {
  const page = await office.visit('orders', `/orders/${orderId(office, '10014')}/show`);
  await open(page, 'Add note');
  await dialog(page).getByLabel('Note for staff').fill('Fragile');
  await page.mouse.click(5, 5);
  await delay(500);
  await submit(page, 'Add note');
  await page.getByText('The note is added').waitFor();
  await page.getByText('Merchant comment: Fragile').waitFor();
});
