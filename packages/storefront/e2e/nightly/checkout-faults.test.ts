import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import {
  amountOf,
  countOrders,
  enterGiftCard,
  fillContact,
  payWith,
  productId,
  toPayment,
  toReview,
  visitWith,
} from '../purchase.ts';
import { openShop } from '../shop.ts';

const shop = await openShop();
const { platform } = shop;
const CUP = { 'Espresso cup': 1 };

type Fault = Parameters<typeof platform.addFault>[0];

/** Adds a fault that ends with the test. */
async function fail(fault: Fault): Promise<void> {
  onTestFinished(() => void platform.clearFaults());
  await platform.addFault(fault);
}

const requestsOf = (call: string): number => platform.listRequests({ call, limit: 1000 }).requests.length;

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ });

test('a step that the platform fails to save keeps what is typed, with the request id, until it is saved', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await fail({ kind: 'example', call: 'cartsV2.updateCartV2', example: 'system' });
  await fillContact(page);
  await page.getByText('Your entries could not be saved').waitFor();
  expect(await page.getByText('Request id').count()).toBe(1);
  expect(await page.getByLabel('Town or city').inputValue()).toBe('Galway');
  platform.clearFaults();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
});

test('if the response to a step is lost, sending it again saves it', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await fail({ kind: 'lost', call: 'cartsV2.updateCartV2', times: 1 });
  await fillContact(page);
  await page.getByText('Your entries could not be saved').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
});

test('a slow step says that it is saved, and a second click sends nothing', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await fail({ kind: 'latency', call: 'cartsV2.updateCartV2', milliseconds: 1500 });
  const before = requestsOf('cartsV2.updateCartV2');
  await fillContact(page);
  const button = page.getByRole('button', { name: 'Saving' });
  await button.waitFor();
  await button.click({ force: true });
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  expect(requestsOf('cartsV2.updateCartV2')).toBe(before + 1);
});

test('if the payment page cannot be opened, the page of the order says so and opens it', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  const before = await countOrders(shop);
  await fail({ kind: 'example', call: 'redirects.createRedirectSession', example: 'system' });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await pay(page).click();
  await page.getByText('Your order is waiting for the payment').waitFor();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByText('The payment page could not be opened').waitFor();
  expect(await page.getByText('Request id').count()).toBe(1);
  platform.clearFaults();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, 'approved');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  expect(await countOrders(shop)).toBe(before + 1);
});

test('a price that changes while the last step is saved is shown as well', async () => {
  const page = await visitWith(shop, '/en/checkout', { 'Sauce boat': 1 });
  await toReview(page);
  await fail({ kind: 'example', call: 'cartsV2.placeOrderV2', example: 'CART_PRICES_OUT_OF_SYNC', times: 1 });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  const before = await countOrders(shop);
  await pay(page).click();
  await page.getByText('The total has changed. Check it before you pay.').waitFor();
  expect(await countOrders(shop)).toBe(before);
});

test('a payment that is not confirmed at the bank leaves the order, which can be paid again', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP, { expectedErrors: /400/ });
  await toReview(page);
  const total = await amountOf(page, 'Total');
  const before = await countOrders(shop);
  await toPayment(page);
  await payWith(page, 'challenge');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByText('The payment was declined').waitFor();
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await payWith(page, 'challenge');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  expect(await amountOf(page, 'Total')).toBe(total);
  expect(await countOrders(shop)).toBe(before + 1);
});

test('if fewer pieces are left than are in the checkout, a button takes those', async () => {
  const page = await visitWith(shop, '/en/checkout', { ...CUP, 'Salt jar': 3 });
  await toReview(page);
  await platform.setStock({
    productId: await productId(shop, 'Salt jar'),
    trackQuantity: true,
    quantity: 2,
  });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  const before = await countOrders(shop);
  await pay(page).click();
  await page.getByText('Only 2 of Salt jar are left.').waitFor();
  await page.getByRole('button', { name: 'Change the quantity to 2' }).click();
  await expect.poll(() => page.getByText('Only 2 of Salt jar are left.').count()).toBe(0);
  await page.getByRole('complementary').getByText('3 items').waitFor();
  expect(await countOrders(shop)).toBe(before);
  await toPayment(page);
});

test('a minimum that is not met any more blocks the order and leads back to the products', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  onTestFinished(() => void platform.configurePurchases({ minimumSubtotal: '0' }));
  platform.configurePurchases({ minimumSubtotal: '900' });
  await page.reload();
  await page.getByText(/^Orders start at €900\.00\. €\d+\.00 is missing\.$/).waitFor();
  expect(await pay(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
});

test('what the shop objects to in a line is said with its removal, and a remark does not block the order', async () => {
  const page = await visitWith(shop, '/en/checkout', { ...CUP, 'Milk jug': 1 });
  await toReview(page);
  onTestFinished(() => void platform.configurePurchases({ remarks: [] }));
  const productIds = [await productId(shop, 'Milk jug')];
  platform.configurePurchases({
    remarks: [
      { severity: 'ERROR', description: 'This jug has just been recalled.', productIds },
      { severity: 'WARNING', description: 'Parcels take a day longer this week.' },
    ],
  });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await pay(page).click();
  await page.getByText('Something has changed in the meantime. Check your order before you pay.').waitFor();
  await page.getByText('This jug has just been recalled.').waitFor();
  expect(await pay(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Remove Milk jug' }).click();
  await expect.poll(() => page.getByText('This jug has just been recalled.').count()).toBe(0);
  await page.getByText('Parcels take a day longer this week.').waitFor();
  await toPayment(page);
});

test('a gift card that is used up in the meantime is said at its field, until it is removed', async () => {
  const code = 'GIFT-2604-GONE';
  const { giftCard } = platform.saveGiftCard({ code, balance: '5' });
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  await enterGiftCard(page, code);
  platform.saveGiftCard({ id: String(giftCard['id']), code, balance: '0' });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await pay(page).click();
  await page.getByText('Something has changed in the meantime. Check your order before you pay.').waitFor();
  await page.getByText(/: Nothing is left on this gift card\.$/).waitFor();
  await page.getByRole('button', { name: 'Remove the gift card' }).click();
  await page.getByLabel('Gift card code').waitFor();
  await toPayment(page);
});

test('an order that is rejected for another reason says so, with the request id', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  platform.configurePurchases({ acceptsPayments: false });
  onTestFinished(() => void platform.configurePurchases({ acceptsPayments: true }));
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await pay(page).click();
  await page.getByText('Your order could not be placed').waitFor();
  expect(await page.getByText('Request id').count()).toBe(1);
});

test('the last product that is sold out leaves an empty checkout, and not an expired one', async () => {
  const page = await visitWith(shop, '/en/checkout', { 'Floor vase': 1 });
  await platform.setStock({
    productId: await productId(shop, 'Floor vase'),
    trackQuantity: false,
    inStock: false,
  });
  await page.reload();
  await page.getByRole('button', { name: 'Remove Floor vase' }).click();
  await page.getByRole('heading', { name: 'There is nothing to check out' }).waitFor();
});

test('a guest whose session expires finds the entries in the next checkout', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  // a page that is still reading the session would notice before the form is filled
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await fillContact(page);
  await page.getByRole('heading', { name: 'Your session has expired' }).waitFor();
  await page.goto(`${shop.origin}/en/products/espresso-cup`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page.goto(`${shop.origin}/en/checkout`);
  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  await expect.poll(() => page.getByLabel('Street and house number').inputValue()).toBe('12 Quay Street');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
});

test('without JavaScript, a step that the platform fails to save keeps what is typed', async () => {
  const { context } = await visitWith(shop, '/en/cart', CUP).then((page) => ({ context: page.context() }));
  const page = await shop.visit('/en/checkout', {
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  await fail({ kind: 'unavailable', call: 'cartsV2.updateCartV2' });
  await fillContact(page);
  await page.getByText('Your entries could not be saved').waitFor();
  expect(await page.getByLabel('Town or city').inputValue()).toBe('Galway');
  expect(await page.getByLabel('Email address').inputValue()).toBe('mara@example.com');
});
