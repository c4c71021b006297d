import { setTimeout as delay } from 'node:timers/promises';
import type { Route } from 'playwright-core';
import type { Order } from 'storewire';
import { expect, test } from 'vitest';
import { dialog, open, openPages, openRare, orderId, submit } from '../pages.ts';

const office = await openPages();
/** A shop whose authorized payment is not captured. */
const other = await openPages();

test('an authorized payment is captured in part', async () => {
  const page = await office.visit('orders', `/orders/${orderId(office, '10019')}/show`);
  await open(page, 'Capture');
  await page.getByLabel('Amount').fill('30');
  await submit(page, 'Capture');
  await page.getByText('The payment is captured').waitFor();
  await page.getByRole('row', { name: 'Paid €30.00' }).waitFor();
});

test('an authorized payment is voided', async () => {
  const page = await other.visit('orders', `/orders/${orderId(other, '10019')}/show`);
  await open(page, 'Void');
  await submit(page, 'Void');
  await page.getByText('The payment is voided').waitFor();
  const authorized = page.locator('section', {
    has: page.getByRole('heading', { name: 'Authorized payments' }),
  });
  await authorized.getByText('Voided').waitFor();
  expect(await authorized.getByRole('button', { disabled: true }).count()).toBe(2);
  expect(await page.getByRole('row', { name: 'Paid €30.00' }).count()).toBe(0);
});

test('an order is canceled with a message to the buyer', async () => {
  const page = await office.visit('owner', `/orders/${orderId(office, '10016')}/show`);
  await openRare(page, 'Cancel order');
  await page.getByLabel('Message in the email').fill('The kiln is broken.');
  await submit(page, 'Cancel order');
  await page.getByText('Canceled', { exact: true }).waitFor();
  const { mails } = office.platform.listMails({ to: 'sofia@example.com' });
  expect(JSON.stringify(mails)).toContain('The kiln is broken.');
});

test('a paid order is canceled, and its money given back, in one dialog', async () => {
  const id = orderId(other, '10016');
  const page = await other.visit('owner', `/orders/${id}/show`);
  await openRare(page, 'Cancel order');
  await dialog(page)
    .getByLabel(/^Give back €/)
    .waitFor();
  await submit(page, 'Cancel order');
  await page.getByText('Order 10016 is canceled').waitFor();
  await page.getByText('Fully refunded', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: /^(Ship|Refund)$/ }).count()).toBe(0);
});

test('a refund of a canceled order that is not answered is made once, also if the page has read it since', async () => {
  const id = orderId(other, '10013');
  const page = await other.visit('owner', `/orders/${id}/show`, { expectedErrors: /ERR_FAILED/ });
  await openRare(page, 'Cancel order');
  await dialog(page)
    .getByLabel(/^Give back €/)
    .waitFor();
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort('failed');
  };
  await page.route('**/refundOrder', loseAnswer, { times: 1 });
  await submit(page, 'Cancel order');
  await dialog(page).getByText('It may be done').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  // behind the dialog
  await page.getByText('Fully refunded', { exact: true }).first().waitFor();
  await submit(page, 'Cancel order');
  await page.getByText('Order 10013 is canceled').waitFor();
});

test('all that is left of an order is given back with one button', async () => {
  const id = orderId(other, '10015');
  const page = await other.visit('owner', `/orders/${id}/show`);
  await open(page, 'Refund');
  await dialog(page).getByRole('button', { name: 'All' }).click();
  await submit(page, /^Refund €/);
  await page.getByText('The refund is made').waitFor();
  await page.getByText('Fully refunded', { exact: true }).first().waitFor();
});

test('a refund of pieces and delivery computes its amount, and puts the pieces back into stock', async () => {
  const number = '10014';
  const id = orderId(office, number);
  const order = () => office.platform.getItem({ entity: 'order', id }).item as unknown as Order;
  const page = await office.visit('orders', `/orders/${id}/show`);
  await open(page, 'Refund');
  const [line] = order().lineItems;
  const pieces = dialog(page).getByRole('spinbutton').first();
  await pieces.fill('1');
  const amount = dialog(page)
    .getByLabel(/^Amount of/)
    .first();
  const each = Number(line?.totalPriceAfterTax?.amount) / Number(line?.quantity);
  await expect.poll(() => amount.inputValue()).toBe(each.toFixed(2));
  await dialog(page).getByLabel('Delivery').fill('2.50');
  await expect.poll(() => amount.inputValue()).toBe((each + 2.5).toFixed(2));
  await submit(page, `Refund €${(each + 2.5).toFixed(2)}`);
  await page.getByText('The refund is made').waitFor();
  await page.getByText('1 refunded', { exact: true }).waitFor();
  expect(order().lineItems[0]).toMatchObject({ refundQuantity: 1, restockQuantity: 1 });
  await page.getByRole('cell', { name: 'Refund', exact: true }).waitFor();
});

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
