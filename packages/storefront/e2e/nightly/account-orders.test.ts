import { expect, test } from 'vitest';
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

test('an order is put into the cart again without leaving the page', async () => {
  const page = await shop.visitAsAnn(`/en/account/orders/${await shop.order(MUG)}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('status').filter({ hasText: '1 product is in your cart' }).waitFor();
  await page.getByRole('link', { name: 'Cart, 2' }).first().waitFor();
});
