import type { Page } from 'playwright-core';
import { untilHydrated } from 'storewire-dev-kit/hydration';
import { expect, test } from 'vitest';
import { countOrders } from '../../test/cart.ts';
import { amountOf, chooseDelivery, fillContact, payWith, toPayment } from '../purchase.ts';
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
  await chooseDelivery(page);

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

test('a guest buys although the shop is unavailable for a while in the product, the cart and the checkout, and lists stay', async () => {
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
  await shop.platform.addFault({ kind: 'unavailable', retryAfterSeconds: 0 });
  await page.getByRole('link', { name: 'All products' }).first().click();
  await page.getByText('12 of 60 products').waitFor();
  shop.platform.clearFaults();
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
