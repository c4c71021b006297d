/** From the cart to an order that is paid, and what may go wrong on the way. */
import type { Page } from 'playwright-core';
import { surroundings } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { countOrders, HOME, setStock } from '../test/cart.ts';
import { CONTACT, openMemberShop } from './account.ts';
import { amountOf, chooseDelivery, payWith, toPayment, toReview, visitPaidReview } from './purchase.ts';

const shop = await openMemberShop();
await shop.saveContact(CONTACT);
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

test.for(surroundings('usual'))(
  '$name: a member buys with a saved address, and finds the order in the account',
  async ({ surrounding }) => {
    const page = await shop.visitAsAnn('/en/checkout?step=contact', {
      surrounding,
      products: { 'Espresso cup': 1 },
    });
    expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
    expect(await page.getByLabel('Street and house number').inputValue()).toBe(HOME.addressLine);
    await page.getByLabel('Saved addresses').selectOption({ label: 'Linienstraße 1, Berlin' });
    expect(await page.getByLabel('Country or region').inputValue()).toBe('DE');
    expect(await page.getByLabel('Postal code').inputValue()).toBe('10178');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Byrne');
    await page.getByRole('button', { name: 'Continue' }).click();
    await chooseDelivery(page);
    await page.getByRole('heading', { name: 'Check your order' }).waitFor();
    await page.getByRole('main').getByText('Linienstraße 1').first().waitFor();
    const total = await amountOf(page, 'Total');
    await toPayment(page);
    await payWith(page, 'approved');
    await isThanked(page);
    expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
    const orderId = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${shop.origin}/en/account/orders/${orderId}`);
    await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
    expect(await amountOf(page, 'Total')).toBe(total);
  },
);

test('a double click places one order', async () => {
  const page = await visitPaidReview(shop, GIFT_CARD);
  const before = await countOrders(shop);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await isThanked(page);
  expect(await countOrders(shop)).toBe(before + 1);
});

test('if the response of the order is lost and the order cannot be found, the page says that it is unknown, and leads to the order after a reload', async () => {
  const page = await visitPaidReview(shop, GIFT_CARD);
  const before = await countOrders(shop);
  await shop.platform.addFault({ kind: 'lost', call: 'cartsV2.placeOrder', times: 1 });
  await shop.platform.addFault({ kind: 'unavailable', call: 'cartsV2.getCart' });
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText(/^We do not know yet whether your order was placed/).waitFor();
  shop.platform.clearFaults();
  await page.reload();
  await isThanked(page);
  expect(await countOrders(shop)).toBe(before + 1);
});
