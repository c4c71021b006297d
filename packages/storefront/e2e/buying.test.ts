/** From the cart to an order that is paid, and what may go wrong on the way. */
import type { Page } from 'playwright-core';
import { surroundings } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { countOrders, setStock } from '../test/cart.ts';
import { openMemberShop } from './account.ts';
import { amountOf, payWith, toPayment, toReview, visitPaidReview } from './purchase.ts';

const shop = await openMemberShop();
const GIFT_CARD = 'GIFT-2604-ALL';
for (const name of ['Tidal mug', 'Espresso cup']) await setStock(shop, name, 100);
shop.platform.saveGiftCard({ code: GIFT_CARD, balance: '500' });

/** Two days, such as "Tue 2 December – Mon 8 December". */
const ARRIVAL = /^\w{3},? \d+ \w+ – \w{3},? \d+ \w+$/;

const isThanked = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();

test.for(surroundings('translated', 'storage refused'))(
  '$name: a guest buys: the totals are the same in cart, checkout and order, and the cart is empty afterwards',
  async ({ surrounding }) => {
    const page = await shop.visit('/en/products/tidal-mug', {
      surrounding,
      products: { 'Tidal mug': 1, 'Espresso cup': 1 },
    });
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await toReview(page);
    const total = await amountOf(page, 'Total');
    await page.getByRole('link', { name: 'Back to the cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    // at once, not after another read
    expect(await amountOf(page, 'Estimated total')).toBe(total);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    const before = await countOrders(shop);
    await toPayment(page);
    await payWith(page, 'approved');
    await isThanked(page);
    expect(await amountOf(page, 'Total')).toBe(total);
    expect(await page.getByText('Paid', { exact: true }).count()).toBe(1);
    const next = page.getByRole('region', { name: 'What happens next' });
    await next.getByText(ARRIVAL).waitFor();
    // the one answer of the page
    expect(await page.getByText(ARRIVAL).count()).toBe(1);
    expect(await page.getByText(/working days/).count()).toBe(0);
    expect(await next.getByRole('listitem').count()).toBe(3);
    await page.getByRole('link', { name: 'Create an account' }).waitFor();
    expect(await countOrders(shop)).toBe(before + 1);
    expect(await page.getByRole('link', { name: 'Cart, empty' }).count()).toBe(1);
  },
);

test('a double click places one order', async () => {
  const page = await visitPaidReview(shop, GIFT_CARD);
  const before = await countOrders(shop);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await isThanked(page);
  expect(await countOrders(shop)).toBe(before + 1);
});

test('if the response of the order is lost and the order cannot be found, the page says that it is unknown, and leads to the order later', async () => {
  const page = await visitPaidReview(shop, GIFT_CARD);
  const before = await countOrders(shop);
  await shop.platform.addFault({ kind: 'lost', call: 'cartsV2.placeOrder', times: 1 });
  await shop.platform.addFault({ kind: 'unavailable', call: 'cartsV2.getCart' });
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText(/^We do not know yet whether your order was placed/).waitFor();
  shop.platform.clearFaults();
  await page.getByRole('link', { name: 'Check whether it was placed' }).click();
  await isThanked(page);
  expect(await countOrders(shop)).toBe(before + 1);
});
