/** What goes wrong beside the way that orders usually go. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPages, openRare, orderId, submit } from '../pages.ts';

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
