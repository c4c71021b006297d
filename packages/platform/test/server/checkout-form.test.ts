/** What the hosted checkout page shows of a cart, and asks for. */
import { expect, test } from 'vitest';
import { BUYER } from '../cart-v2-shop.ts';
import { allOrders, linkFor, pay, payable, THANKS, visit } from '../checkout-page.ts';
import { completeCheckoutOf, delivered, GALWAY, lineFor, regionOf } from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop } from '../shop.ts';

test('what is missing is asked for: contact and address, then the delivery', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const { checkout } = await client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [lineFor(await createProduct(shop))],
  });
  const url = await linkFor(client, checkout.id ?? '', { thankYouPageUrl: THANKS });
  const first = await visit(shop, url);
  expect(first.text).toContain('Email address');
  expect(first.text).not.toContain('Order and pay');
  const details = {
    step: 'details',
    email: 'mara@example.com',
    addressLine: '12 Quay Street',
    city: 'Galway',
    country: 'ie',
  };
  expect((await visit(shop, url, { ...details, email: 'mara' })).problem).toBe(
    'Please check the email address.',
  );
  expect((await visit(shop, url, { ...details, country: 'Ireland' })).status).toBe(400);
  const second = await visit(shop, url, details);
  const option = /<option value="(.*?)"/.exec(second.text)?.[1] ?? '';
  expect(second.text).not.toContain('Order and pay');
  const unknown = await visit(shop, url, { ...details, option: 'none/none' });
  expect(unknown.text).not.toContain('Order and pay');
  expect((await visit(shop, url, { ...details, option })).text).toContain('Order and pay');
  expect((await pay(shop, url, 'approved')).status).toBe(302);
});

test('the page shows lines and totals as text, and may redirect to the site only', async () => {
  const { shop, url } = await payable();
  const { shown, headers } = await visit(shop, url);
  expect(shown).toContain('1 × Bowl &lt;b&gt;&amp; €12.50');
  expect(shown).toContain('Total €12.50');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("form-action 'self' http://localhost:3000;");
});

test('the page says what a gift card pays and what is to be paid now', async () => {
  const shop = createShop();
  const [client, staff] = [shop.as('visitor'), shop.as('staff')];
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '4.10' });
  const bowl = await createProduct(shop);
  const id = await completeCheckoutOf(client, bowl, { giftCardCode: 'HRBR-2046-QTZ7' });
  const { shown } = await visit(shop, await linkFor(client, id));
  for (const row of ['Total €12.50', 'Gift card -€4.10', 'To pay now €8.40']) expect(shown).toContain(row);
  const { checkout } = await staff.checkouts.createCheckout({
    channelType: 'WEB',
    customLineItems: [
      { price: '100', depositAmount: '20', paymentOption: 'DEPOSIT_ONLINE', itemType: { preset: 'SERVICE' } },
    ],
    checkoutInfo: { billingInfo: { address: GALWAY }, buyerInfo: { email: 'mara@example.com' } },
  });
  const deposit = await visit(shop, await linkFor(staff, checkout.id ?? ''));
  for (const row of ['Total €100.00', 'To pay now €20.00']) expect(deposit.shown).toContain(row);
  const plain = await visit(shop, await linkFor(client, await completeCheckoutOf(client, bowl)));
  expect(plain.text).not.toMatch(/Gift card|To pay now/);
});

const CARD = { code: 'HRBR-2046-QTZ7', balance: '5' };

test.each([
  [/^The coupon has expired/, { couponCode: 'SPRING' }],
  [/^The gift card cannot be used now/, { giftCardCode: CARD.code }],
])('a code that has become invalid is named, and prevents the order: %s', async (problem, codes) => {
  const shop = createShop();
  const client = shop.as('visitor');
  const ends = '2026-03-01T09:05:00.000Z';
  const reduction = { kind: 'percent', percent: '10' } as const;
  shop.saveCoupon({ code: 'SPRING', name: 'Spring', reduction, endDate: ends });
  shop.saveGiftCard({ ...CARD, expires: ends });
  const url = await linkFor(client, await completeCheckoutOf(client, await createProduct(shop), codes));
  const before = await visit(shop, url);
  expect(before.text).toContain('Order and pay');
  shop.advance(6 * 60_000);
  expect((await pay(shop, url, 'approved', before.text)).status).toBe(400);
  const shown = await visit(shop, url);
  expect(shown.problem).toMatch(problem);
  expect(shown.text).not.toContain('Order and pay');
  expect(allOrders(shop)).toEqual([]);
});

test('an address outside the regions of the shop is named, and can be changed, also if it was reviewed', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const id = await completeCheckoutOf(client, await createProduct(shop), { checkoutInfo: delivered() });
  const reviewed = await linkFor(client, id);
  shop.configureDelivery({ regions: [regionOf([], { places: [{ country: 'DE' }] })] });
  for (const url of [reviewed, await linkFor(client, id)]) {
    const { problem, text } = await visit(shop, url);
    expect(problem).toBe('The shop does not deliver to this address.');
    expect(text).not.toContain('Order and pay');
    expect(text).toContain('name="country"');
  }
});

test('the page says which lines are shorter than asked for, and orders what it shows', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { cart } = await client.currentCartV2.createCurrentCartV2({
    cart: BUYER,
    catalogItems: [lineFor(bowl, 4)],
    deliveryMethod: { code: 'pickup' },
  });
  stockUp(shop, bowl, 2);
  const { problem, shown, text } = await visit(shop, await linkFor(client, cart?.id ?? ''));
  expect(problem).toBe('Only 2 of 4 pieces of Bowl are left.');
  expect(shown).toContain('2 × Bowl €25.00');
  await pay(shop, await linkFor(client, cart?.id ?? ''), 'approved', text);
  expect(allOrders(shop)).toMatchObject([{ lineItems: [{ quantity: 2 }], paymentStatus: 'PAID' }]);
});

test('another address replaces the whole address before, and a wrong form keeps what was entered', async () => {
  const { shop, client, id } = await payable();
  const { checkoutUrl: url } = await client.checkouts.getCheckoutUrl({ id });
  const address = { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10001' };
  await client.cartsV2.updateCartV2({
    cartId: id,
    cart: {
      deliveryInfo: { address: { ...address, addressLine2: 'Apt 5' } },
      customerInfo: { phone: '+1 555' },
    },
  });
  const details = {
    step: 'details',
    email: 'mara@example.com',
    firstName: 'Mara',
    addressLine: '12 Quay Street',
    city: 'Galway',
  };
  const wrong = await visit(shop, url, { ...details, country: 'zz' });
  expect(wrong.problem).toBe('Please check the country: two letters.');
  expect(wrong.text).toContain('value="Galway"');
  await visit(shop, url, { ...details, country: 'ie' });
  const { cart } = await client.cartsV2.getCartV2({ cartId: id });
  const sent = { country: 'IE', countryFullname: 'Ireland', addressLine: '12 Quay Street', city: 'Galway' };
  expect(cart).toMatchObject({ customerInfo: { firstName: 'Mara', phone: '+1 555' } });
  expect(cart?.deliveryInfo?.address).toEqual(sent);
  expect(cart?.paymentInfo?.billingAddress).toEqual(sent);
});
