import { expect, onTestFinished, test } from 'vitest';
import { openMemberShop } from '../account.ts';

const shop = await openMemberShop();
const CUP = { name: 'Espresso cup', quantity: 1 };
const MUG = { name: 'Tidal mug', quantity: 2 };

const { orders: earlier = [] } = await shop.ann.orders.searchOrders({ search: {} });
const orders = earlier.map(({ id }) => id);
// one more than a page shows
while (orders.length < 11) orders.push(await shop.order(CUP));

test('older orders are shown on request, without leaving the page', async () => {
  const page = await shop.visitAsAnn('/en/account/orders');
  expect(await page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(10);
  await page.getByRole('link', { name: 'Show older orders' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(11);
  expect(await page.getByRole('link', { name: 'Show older orders' }).count()).toBe(0);
});

test('the page of the orders makes no call again that the server has made for it', async () => {
  const page = await shop.visitAsAnn('/en/account/orders');
  shop.calls.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(shop.calls.filter((call) => call.includes('orders'))).toEqual([]);
});

test('an order is put into the cart again without leaving the page', async () => {
  const page = await shop.visitAsAnn(`/en/account/orders/${await shop.order(MUG)}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('status').filter({ hasText: '1 product is in your cart' }).waitFor();
  await page.getByRole('link', { name: 'Cart, 2' }).first().waitFor();
});

test('a list that cannot be loaded shows the error with its request id, and a retry that works', async () => {
  const page = await shop.visitAsAnn('/en/account', { expectedErrors: /429/ });
  onTestFinished(async () => void (await shop.platform.clearFaults()));
  await shop.platform.addFault({ kind: 'throttled', call: 'orders.searchOrders', retryAfterSeconds: 0 });
  await page.goto(new URL('/en/account/orders', shop.origin).href);
  await page.getByRole('heading', { name: 'Your orders could not be loaded' }).waitFor();
  await page.getByRole('alert').locator('code').waitFor();
  await shop.platform.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(10);
});
