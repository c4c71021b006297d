import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { untilHydrated } from '../hydration.ts';
import {
  amountOf,
  chooseDelivery,
  countOrders,
  fillContact,
  payWith,
  toPayment,
  toReview,
  visitWith,
} from '../purchase.ts';
import { openDocument, openShop } from '../shop.ts';

const shop = await openShop();

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();
const inCart = (page: Page, pieces: string): Promise<void> =>
  page.getByRole('link', { name: `Cart, ${pieces}`, exact: true }).waitFor();

/** Reloads the page, goes to the one before it, and comes back: each time the page must show what it has shown. */
async function survives(page: Page, shows: () => Promise<void>, before: () => Promise<void>): Promise<void> {
  await shows();
  await page.reload();
  // React reports the rest of a document that is left before it has arrived as missing
  await untilHydrated(page);
  await shows();
  await page.goBack();
  await before();
  await untilHydrated(page);
  await page.goForward();
  await shows();
}

test('a guest searches and buys, and neither a reload nor Back loses anything at any step', async () => {
  const page = await shop.visit('/en', { expectedErrors: /404/ });
  page.setDefaultTimeout(30_000);
  const home = () => heading(page, 'New from the kiln');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search for products' }).fill('espresso');
  await page.keyboard.press('Enter');
  const results = () => heading(page, 'Search for “espresso”');
  await survives(page, results, home);

  await page.getByRole('link', { name: 'Espresso cup' }).first().click();
  const product = () => page.getByRole('heading', { level: 1, name: 'Espresso cup' }).waitFor();
  await survives(page, product, results);

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await inCart(page, '1 item');
  await page.goto(`${shop.origin}/en/cart`);
  const cart = () => page.getByRole('textbox', { name: 'Quantity of Espresso cup' }).waitFor();
  await survives(page, cart, () => inCart(page, '1 item'));

  await page.getByRole('link', { name: 'Go to checkout' }).click();
  const contact = () => heading(page, 'Who is buying?');
  await survives(page, contact, cart);
  await fillContact(page);

  const delivery = () => heading(page, 'How should it reach you?');
  await survives(page, delivery, async () => {
    await contact();
    expect(await page.getByLabel('Town or city').inputValue()).toBe('Galway');
  });
  await page.getByRole('radio', { name: /Standard delivery/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  const review = () => heading(page, 'Check your order');
  await survives(page, review, async () => {
    await delivery();
    expect(await page.getByRole('radio', { name: /Standard delivery/ }).isChecked()).toBe(true);
  });
  const total = await amountOf(page, 'Total');
  const before = await countOrders(shop);
  await toPayment(page);
  const payment = () => page.getByRole('button', { name: 'Order and pay' }).waitFor();
  // the order is placed before it is paid
  await survives(page, payment, () => page.getByText('Your order is waiting for the payment').waitFor());
  await payWith(page, 'approved');

  const thanks = () => heading(page, 'Thank you for your order');
  await thanks();
  await inCart(page, 'empty');
  await page.reload();
  await thanks();
  expect(await amountOf(page, 'Total')).toBe(total);
  await page.goBack();
  await page.getByRole('link', { name: 'See the order' }).click();
  await thanks();
  expect(await countOrders(shop)).toBe(before + 1);
});

test('a guest buys although the shop is unavailable for a while in the list, the product, the cart and the checkout', async () => {
  // whether there is a cart is unknown after a failure, so that the page reads it
  const page = await shop.visit('/en/legal/terms', { expectedErrors: /404|503/ });
  page.setDefaultTimeout(10_000);
  /** Does something while all calls are answered with 503, and something else afterwards. */
  const during = async (act: () => Promise<unknown>, failure: string | RegExp): Promise<void> => {
    await shop.platform.addFault({ kind: 'unavailable', retryAfterSeconds: 0 });
    await act();
    await page.locator('main').getByText(failure).first().waitFor();
    await page.getByText('Request id').first().waitFor();
    shop.platform.clearFaults();
  };
  const again = () => page.locator('main').getByText('Try again', { exact: true }).first().click();
  await page.waitForLoadState('networkidle');
  await during(() => page.getByRole('link', { name: 'All products' }).first().click(), 'Try again');
  await again();
  await page.getByText('12 of 60 products').waitFor();
  await openDocument(page, new URL('/en/products/espresso-cup', shop.origin));
  const add = page.getByRole('button', { name: 'Add to cart' });
  await during(() => add.click(), 'Check the cart');
  await page.getByRole('button', { name: 'Check the cart' }).click();
  await add.click();
  await inCart(page, '1 item');
  await page.goto(`${shop.origin}/en/cart`);
  const more = page.getByRole('button', { name: 'One more' });
  await during(() => more.click(), 'Try again');
  await again();
  await inCart(page, '2 items');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await heading(page, 'Who is buying?');
  await during(() => fillContact(page), 'Your entries could not be saved');
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseDelivery(page);
  await heading(page, 'Check your order');
  const total = await amountOf(page, 'Total');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await during(() => page.getByRole('button', { name: /^Pay/ }).click(), 'Your order could not be placed');
  await toPayment(page);
  await payWith(page, 'approved');
  await heading(page, 'Thank you for your order');
  expect(await amountOf(page, 'Total')).toBe(total);
});

test('a guest gets the downloads with the time of their expiry, and the offer of an account', async () => {
  const page = await visitWith(shop, '/en/checkout', { 'Throwing your first bowl': 1 });
  // nothing is delivered
  const steps = page.getByRole('navigation', { name: 'Steps of the checkout' });
  expect(await steps.textContent()).not.toContain('Delivery');
  await fillContact(page);
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  await toPayment(page);
  await payWith(page, 'approved');
  const downloads = page.getByRole('region', { name: 'Your downloads' });
  const link = downloads.getByRole('link', { name: 'Download Throwing your first bowl' });
  await downloads.getByText(/^Available until .*\d{4}.* \d/).waitFor();
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([file.status(), (await file.body()).length > 0]).toEqual([200, true]);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
});

test('without JavaScript, a guest gets from a search to the order', async () => {
  const page = await shop.visit('/en/search?q=espresso', { javaScriptEnabled: false });
  page.setDefaultTimeout(30_000);
  await page.getByRole('link', { name: 'Espresso cup' }).first().click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('heading', { level: 3, name: 'Espresso cup' }).waitFor();
  await inCart(page, '1 item');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This field is required.').first().waitFor();
  await toReview(page);
  const total = await amountOf(page, 'Total');
  await toPayment(page);
  await payWith(page, 'approved');
  await heading(page, 'Thank you for your order');
  expect(await amountOf(page, 'Total')).toBe(total);
});

test('an order that the shop has rejected says so instead of a thank-you', async () => {
  const page = await visitWith(shop, '/en/checkout', { 'Espresso cup': 1 });
  await toReview(page);
  await toPayment(page);
  await payWith(page, 'approved');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  shop.platform.reviewOrder({ orderId, status: 'PENDING' });
  shop.platform.reviewOrder({ orderId, status: 'REJECTED' });
  await page.reload();
  await page.getByText('Not accepted', { exact: true }).waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/Thank you|is placed|on its way/);
});
