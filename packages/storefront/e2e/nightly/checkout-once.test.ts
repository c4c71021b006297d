import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  addProduct,
  countOrders,
  fillContact,
  payWith,
  productId,
  toPayment,
  toReview,
  visitPaidReview,
  visitWith,
} from '../purchase.ts';
import { openDocument, openShop } from '../shop.ts';

const shop = await openShop();
const CUP = { 'Espresso cup': 1 };
const GIFT_CARD = 'GIFT-2604-ALL';
shop.platform.saveGiftCard({ code: GIFT_CARD, balance: '500' });

const isThanked = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();

test('if the response of the order is lost and the order cannot be found, the page says that it is unknown, and leads to the order after a reload', async () => {
  const page = await visitPaidReview(shop, GIFT_CARD);
  const before = await countOrders(shop);
  await shop.platform.addFault({ kind: 'lost', call: 'cartsV2.placeOrderV2', times: 1 });
  await shop.platform.addFault({ kind: 'unavailable', call: 'cartsV2.getCartV2' });
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText(/^We do not know yet whether your order was placed/).waitFor();
  shop.platform.clearFaults();
  await page.reload();
  await isThanked(page);
  expect(await countOrders(shop)).toBe(before + 1);
});

test('two tabs that pay the same cart place one order, which both pages of it can pay', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP, { expectedErrors: /400/ });
  await toReview(page);
  const before = await countOrders(shop);
  const other = await page.context().newPage();
  await openDocument(other, new URL('/en/checkout', shop.origin));
  await other.getByRole('checkbox', { name: /terms/ }).check();
  await toPayment(page);
  await other.getByRole('button', { name: /^Pay/ }).click();
  await other.getByText('Your order is waiting for the payment').waitFor();
  await other.getByRole('button', { name: 'Pay now' }).click();
  await other.getByRole('button', { name: 'Order and pay' }).waitFor();
  await payWith(page, 'approved');
  await isThanked(page);
  await payWith(other, 'approved');
  await other.getByText('This order was placed already.').first().waitFor();
  expect(await countOrders(shop)).toBe(before + 1);
});

test('an order whose payment is under way is not paid again from another tab', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  const other = await page.context().newPage();
  await openDocument(other, new URL('/en/checkout', shop.origin));
  await other.getByRole('checkbox', { name: /terms/ }).check();
  await toPayment(page);
  await payWith(page, 'pending');
  await page.getByText('The payment is being processed').waitFor();
  await other.getByRole('button', { name: /^Pay/ }).click();
  await other.getByText('The payment is being processed').waitFor();
  expect(await other.getByRole('button', { name: 'Pay now' }).count()).toBe(0);
});

test('two tabs that place the same order place one, and both lead to it', async () => {
  const page = await visitPaidReview(shop, GIFT_CARD);
  const before = await countOrders(shop);
  const other = await page.context().newPage();
  await openDocument(other, new URL('/en/checkout', shop.origin));
  await other.getByRole('checkbox', { name: /terms/ }).check();
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Place order' }).click()));
  for (const tab of [page, other]) await isThanked(tab);
  expect(await countOrders(shop)).toBe(before + 1);
});

test('what is sold out between cart and checkout is said, with the fix as a button', async () => {
  const page = await visitWith(shop, '/en/checkout', { ...CUP, 'Floor vase': 1 });
  await toReview(page);
  await shop.platform.setStock({
    productId: await productId(shop, 'Floor vase'),
    trackQuantity: false,
    inStock: false,
  });
  await page.reload();
  await page.getByText('Floor vase was sold out in the meantime.').waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Remove Floor vase' }).click();
  await expect.poll(() => page.getByText('sold out in the meantime').count()).toBe(0);
  await page.getByRole('complementary').getByText('1 item', { exact: true }).waitFor();
  await toPayment(page);
});

test('a change of the cart in another tab is in the checkout after a reload', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await fillContact(page);
  const delivery = page.getByRole('heading', { name: 'How should it reach you?' });
  await delivery.waitFor();
  await addProduct(shop, page, 'Milk jug');
  await page.reload();
  await page.locator('aside').getByText('Milk jug').waitFor();
  expect(await delivery.count()).toBe(1);
});

test('an expired session is said, and nothing is ordered', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  const before = await countOrders(shop);
  await page.context().clearCookies();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Your session has expired' }).waitFor();
  expect(await countOrders(shop)).toBe(before);
});

test('a failed read shows the request id and can be retried', async () => {
  const page = await visitWith(shop, '/en/cart', CUP, { expectedErrors: /503|429/ });
  await shop.platform.addFault({
    kind: 'throttled',
    call: 'currentCartV2.calculateCurrentCartV2',
    times: 8,
    retryAfterSeconds: 0,
  });
  await page.goto(`${shop.origin}/en/checkout`);
  await page.getByRole('heading', { name: 'Checkout could not be loaded' }).waitFor();
  expect(await page.getByText('Request id').count()).toBeGreaterThan(0);
  await shop.platform.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
});
