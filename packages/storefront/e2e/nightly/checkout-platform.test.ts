/** A shop without the steps of the checkout, whose cart leads to the checkout page of the platform. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countOrders } from '../../test/cart.ts';
import { buildWithout } from '../../test/shop-copy.ts';
import { amountOf, enterGiftCard, payWith, visitWith } from '../purchase.ts';
import { openShop } from '../shop.ts';

const shop = await openShop({ build: await buildWithout(['checkout'], 'platform-checkout') });
const CUP = { 'Espresso cup': 1 };

const pay = (page: Page) => page.getByRole('button', { name: 'Order and pay' });
const isThanked = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();

/** Fills in the page of the platform, up to the payment. */
async function fillIn(page: Page): Promise<void> {
  await page.locator('input[name=email]').first().fill('mara@example.com');
  await page.locator('input[name=addressLine]').first().fill('12 Quay Street');
  await page.locator('input[name=city]').first().fill('Galway');
  await page.locator('input[name=country]').first().fill('IE');
  await page.locator('button[value=details]').first().click();
  await page.locator('select[name=option]').waitFor();
  await page.locator('button[value=delivery]').click();
  await pay(page).waitFor();
}

test.each([true, false])(
  'the cart leads to the page of the platform, and that to the order, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await visitWith(shop, '/en/cart', CUP, { javaScriptEnabled });
    const before = await countOrders(shop);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.locator('input[name=email]').first().waitFor();
    expect(new URL(page.url()).origin).not.toBe(shop.origin);
    await fillIn(page);
    await payWith(page, 'approved');
    await isThanked(page);
    expect(await countOrders(shop)).toBe(before + 1);
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor();
  },
);

test('the page takes over the gift card of the cart, which pays the whole order', async () => {
  shop.platform.saveGiftCard({ code: 'GIFT-2604-ALL', balance: '500' });
  const page = await visitWith(shop, '/en/cart', CUP);
  await enterGiftCard(page, 'GIFT-2604-ALL');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillIn(page);
  await pay(page).click();
  await isThanked(page);
  expect(await amountOf(page, 'Subtotal')).toBeTruthy();
});

test('a page that is left, or whose card was declined, leads back to the cart, which is unchanged', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP, { expectedErrors: /400/ });
  const before = await countOrders(shop);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillIn(page);
  await payWith(page, 'declined');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await payWith(page, 'approved');
  await isThanked(page);
  // the declined order is found by no search, but counted here
  expect(await countOrders(shop)).toBe(before + 2);
});

test('an empty cart leads to no page of the platform', async () => {
  const page = await shop.visit('/en/checkout');
  await page.getByText('Your cart is empty').waitFor();
});

test('if the platform fails, the page says so and opens the checkout the next time', async () => {
  const page = await visitWith(shop, '/en/cart', CUP, { expectedErrors: /50\d/ });
  await shop.platform.addFault({
    kind: 'example',
    call: 'redirects.createRedirectSession',
    example: 'system',
  });
  await page.goto(`${shop.origin}/en/checkout`);
  await page.getByRole('heading', { name: 'This page has a problem' }).waitFor();
  shop.platform.clearFaults();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('input[name=email]').first().waitFor();
});
