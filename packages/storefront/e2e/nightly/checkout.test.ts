import type { Page } from 'playwright-core';
import { apiKey, createTransport } from 'storewire';
import { createCartV2 } from 'storewire/operations';
import { expect, test } from 'vitest';
import {
  amountOf,
  chooseDelivery,
  enterCode,
  enterGiftCard,
  fillContact,
  payWith,
  toPayment,
  toReview,
  visitWith,
} from '../purchase.ts';
import { openShop } from '../shop.ts';

const shop = await openShop();
const CUP = { 'Espresso cup': 1 };

const headingOf = (page: Page): Promise<string | null> =>
  page.getByRole('heading', { level: 1 }).textContent();

test('the header of the checkout has no menu and no search, and leads back to the cart', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  const header = page.getByRole('banner');
  expect(await header.getByRole('link').allTextContents()).toEqual(['Harbour Ceramics', 'Back to the cart']);
  expect(await header.getByRole('button').count()).toBe(0);
  await header.getByText('Secure checkout').waitFor();
  await header.getByRole('link', { name: 'Back to the cart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
});

test('on phones, the button that pays has the total and the width of the page, and the promises are one tap away', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP, { viewport: { width: 360, height: 740 } });
  await toReview(page);
  const pay = page.getByRole('button', { name: /^Pay/ });
  expect(await pay.textContent()).toBe(`Pay ${await amountOf(page, 'Total')}`);
  expect((await pay.boundingBox())?.width).toBeGreaterThan(300);
  const brands = page.locator('main').getByRole('list', { name: 'You can pay with' }).getByRole('img');
  expect(await brands.evaluateAll((logos) => logos.map((logo) => logo.getAttribute('alt')))).toEqual([
    'Visa',
    'Mastercard',
  ]);
  expect(await page.getByRole('link', { name: 'Returns within 30 days' }).getAttribute('target')).toBe(
    '_blank',
  );
  const terms = page.getByRole('checkbox', { name: 'I agree to the terms and conditions', exact: true });
  await pay.click();
  await expect.poll(() => terms.getAttribute('aria-invalid')).toBe('true');
});

test('without a delivery option, the error is above the options, and the first one has the focus', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await fillContact(page);
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  const first = page.getByRole('radio').first();
  await expect.poll(() => first.evaluate((radio) => radio === document.activeElement)).toBe(true);
  const [error, radio] = await Promise.all([
    page.getByText('Choose a delivery option.').boundingBox(),
    first.boundingBox(),
  ]);
  expect(error?.y).toBeLessThan(radio?.y ?? 0);
});

test('the summary of errors takes the focus and leads to the fields', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert');
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await summary.getByRole('link', { name: /Town or city/ }).click();
  await page.keyboard.type('Galway');
  expect(await page.getByLabel('Town or city').inputValue()).toBe('Galway');
});

test('a payment page that is left with the Back button leads to the order, which is not paid', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  await toPayment(page);
  await page.goBack();
  await page.getByText('Your order is waiting for the payment').waitFor();
  expect(await headingOf(page)).toMatch(/^Order \d+$/);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, 'approved');
  await expect.poll(() => headingOf(page)).toBe('Thank you for your order');
});

test('a pending payment is explained on the page of the order', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  await toPayment(page);
  await payWith(page, 'pending');
  await page.getByText('The payment is being processed').waitFor();
  expect(await headingOf(page)).toBe('Thank you for your order');
});

test('a card that asks for a confirmation pays after it', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  await toPayment(page);
  await payWith(page, 'challenge');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => headingOf(page)).toBe('Thank you for your order');
});

test('a pickup shows where it is, and costs nothing', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await fillContact(page);
  await chooseDelivery(page, /Pick up/);
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  expect(await page.locator('main').textContent()).toContain('3 Dock Road');
  expect(await amountOf(page, 'Delivery')).toContain('Free');
});

test('fields and checks of an address follow the country', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await page.getByLabel('Country or region').selectOption('US');
  await page.getByLabel('ZIP code').fill('123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: 'ZIP code: Enter a code such as 10001.' })
    .waitFor();
  const fields = page.locator('form [autocomplete^="shipping "]');
  const tokens = await fields.evaluateAll((all) => all.map((each) => each.getAttribute('autocomplete')));
  const parts = ['given-name', 'family-name', 'country', 'address-line1', 'address-line2', 'postal-code'];
  expect(tokens).toEqual(
    expect.arrayContaining([...parts, 'address-level1', 'address-level2'].map((part) => `shipping ${part}`)),
  );
});

test('entries that the contract does not allow are explained at their fields before they are sent', async () => {
  shop.platform.clearRequests();
  const page = await visitWith(shop, '/en/checkout', CUP);
  await page.getByLabel('Email address').fill('mara@');
  await page.getByLabel('Town or city').fill('a'.repeat(51));
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: /^Email address: Enter an email address/ }).waitFor();
  await summary.getByRole('link', { name: /^Town or city: .*50/ }).waitFor();
  expect(shop.platform.listRequests({ call: 'cartsV2.updateCartV2', minStatus: 400 }).requests).toEqual([]);
});

test('coupons and gift cards: wrong, expired, with a space, and one that pays everything', async () => {
  shop.platform.saveGiftCard({ code: 'GIFT-2604-ALL', balance: '500' });
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  await enterCode(page, 'Coupon code', 'NOPE');
  await page.getByText('This code does not exist. Check the spelling.').waitFor();
  await enterCode(page, 'Coupon code', 'LASTYEAR');
  await page.getByText('This coupon has expired.').waitFor();
  await enterCode(page, 'Coupon code', 'kiln 10');
  await page.getByRole('button', { name: 'Remove the coupon KILN10' }).waitFor();
  await enterCode(page, 'Gift card code', 'GIFT-2604-USED');
  await page.getByText('Nothing is left on this gift card.').waitFor();
  await enterGiftCard(page, 'gift-2604-all');
  const total = await amountOf(page, 'Total');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(() => headingOf(page)).toBe('Thank you for your order');
  expect(await amountOf(page, 'Total')).toBe(total);
});

test('a coupon that ends in the meantime is said at its field, and blocks the order until it is removed', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  const coupon = { code: 'SOON', name: 'Soon', reduction: { kind: 'percent', percent: '10' } } as const;
  const { coupon: saved } = shop.platform.saveCoupon(coupon);
  await enterCode(page, 'Coupon code', 'SOON');
  const remove = page.getByRole('button', { name: 'Remove the coupon SOON' });
  await remove.waitFor();
  shop.platform.saveCoupon({ id: String(saved['id']), ...coupon, endDate: '2026-01-01T00:00:00Z' });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByText('Something has changed in the meantime. Check your order before you pay.').waitFor();
  await page.getByText('SOON: This coupon has expired.').waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBe('true');
  await remove.click();
  await page.getByLabel('Coupon code').waitFor();
  await toPayment(page);
});

test('a cart that the merchant has made is bought with its link, and paid later', async () => {
  const { platform } = shop;
  const merchant = createTransport({
    auth: apiKey({ key: platform.shop.apiKey, siteId: platform.shop.siteId }),
    baseUrl: 'http://127.0.0.1:1',
    fetch: platform.fetch,
  });
  const { cart } = await createCartV2(merchant, {
    cart: { customerInfo: { openAccess: true } },
    customItems: [
      {
        name: { original: 'A day in the workshop' },
        quantityInfo: { requestedQuantity: 1 },
        pricing: { price: { amount: '80.00' } },
        attributes: { itemType: { preset: 'SERVICE' } },
        paymentConfig: { paymentOption: 'FULL_PAYMENT_OFFLINE' },
      },
    ],
  });
  const page = await shop.visit(`/en/checkout?cart=${cart.id}`, { expectedErrors: /404/ });
  await fillContact(page);
  await page.getByText('You pay €80.00 later.').waitFor();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(() => headingOf(page)).toBe('Thank you for your order');
  expect(await amountOf(page, 'Total')).toBe('€80.00');
});

const billingBox = (page: Page) => page.getByRole('checkbox', { name: 'The same as the delivery address' });

async function fillBilling(page: Page): Promise<void> {
  const billing = page.getByRole('group', { name: 'Billing address' });
  await billing.getByLabel('First name').fill('Mara');
  await billing.getByLabel('Last name').fill('Brennan');
  await billing.getByLabel('Street and house number').fill('1 Invoice Road');
  await billing.getByLabel('Town or city').fill('Dublin');
}

test('another billing address is asked for at once, and a change of the contact keeps it', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP);
  await toReview(page);
  await page.reload();
  // the first use of the page, before it is ready
  await billingBox(page).uncheck();
  await fillBilling(page);
  // the address is saved before the order is rejected
  await shop.platform.addFault({
    kind: 'example',
    call: 'cartsV2.placeOrderV2',
    example: 'CART_PRICES_OUT_OF_SYNC',
    times: 1,
  });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByText('The total has changed.').waitFor();
  await page.goto(new URL('/en/checkout?step=contact', shop.origin).href);
  await page.getByLabel('First name').fill('Moira');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  expect(await billingBox(page).isChecked()).toBe(false);
  expect(await page.getByLabel('Street and house number').inputValue()).toBe('1 Invoice Road');
});

test('without JavaScript, the next page asks for another billing address, and keeps the message', async () => {
  const page = await visitWith(shop, '/en/checkout', CUP, { javaScriptEnabled: false });
  await toReview(page);
  await billingBox(page).uncheck();
  await page.getByLabel('Message for the shop').fill('Please ring twice');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await fillBilling(page);
  expect(await page.getByLabel('Message for the shop').inputValue()).toBe('Please ring twice');
  await toPayment(page);
});
