/** What the hosted checkout page shows of a cart, and asks for. */
import { expect, test } from 'vitest';
import { BUYER, readyCart } from '../cart-v2-shop.ts';
import { allOrders, formIn, linkFor, pay, payable, THANKS, visit } from '../checkout-page.ts';
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
  const { cart } = await client.currentCartV2.createCurrentCart({
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

const LOS_ANGELES = {
  country: 'US',
  subdivision: 'US-CA',
  city: 'Los Angeles',
  addressLine: '1 Main Street',
  addressLine2: 'Flat 7',
};

test('another address replaces the whole address before, and a wrong form keeps what was entered', async () => {
  const { shop, client, id } = await payable();
  const { checkoutUrl: url } = await client.checkouts.getCheckoutUrl({ id });
  await client.cartsV2.updateCart({
    cartId: id,
    cart: { deliveryInfo: { address: LOS_ANGELES }, customerInfo: { phone: '+1 555' } },
  });
  const details = {
    step: 'details',
    email: 'mara@example.com',
    firstName: 'Mara',
    addressLine: '1 Shop Street',
    city: 'Galway',
  };
  const wrong = await visit(shop, url, { ...details, country: 'zz' });
  expect(wrong.problem).toBe('Please check the country: two letters.');
  expect(wrong.text).toContain('value="Galway"');
  await visit(shop, url, { ...details, country: 'ie' });
  const { cart } = await client.cartsV2.getCart({ cartId: id });
  expect(cart).toMatchObject({ customerInfo: { firstName: 'Mara', phone: '+1 555' } });
  expect(cart?.deliveryInfo?.address).toEqual({
    country: 'IE',
    countryFullname: 'Ireland',
    addressLine: '1 Shop Street',
    city: 'Galway',
  });
  expect(cart?.paymentInfo?.billingAddress).toMatchObject(GALWAY);
});

test('the form changes what the buyer changes: a delivery changes no address, and an address not the one of the bill', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const { cart: created } = await client.currentCartV2.createCurrentCart({
    cart: { ...BUYER, deliveryInfo: { address: LOS_ANGELES } },
    catalogItems: [lineFor(await createProduct(shop))],
  });
  const cartId = created?.id ?? '';
  const url = await linkFor(client, cartId);
  const first = formIn((await visit(shop, url)).text);
  expect(first).toMatchObject({ addressLine: '1 Main Street', country: 'US' });
  const { text } = await visit(shop, url, { ...first, step: 'details' });
  const { cart } = await client.cartsV2.getCart({ cartId });
  expect(cart?.deliveryInfo).toMatchObject({ address: LOS_ANGELES, method: { code: 'standard' } });
  expect(cart?.paymentInfo?.billingAddress).toMatchObject(GALWAY);
  await visit(shop, url, { ...formIn(text), addressLine: '2 Main Street', step: 'details' });
  const changed = (await client.cartsV2.getCart({ cartId })).cart;
  expect(changed?.deliveryInfo?.address).toMatchObject({ addressLine: '2 Main Street', country: 'US' });
  expect(changed?.deliveryInfo?.address).not.toHaveProperty('addressLine2');
  expect(changed?.paymentInfo?.billingAddress).toMatchObject(GALWAY);
});

test('a button that orders saves what was entered first, and orders only at the prices that were shown', async () => {
  const { shop, client, id } = await payable();
  const { checkoutUrl: url } = await client.checkouts.getCheckoutUrl({ id });
  const shown = formIn((await visit(shop, url)).text);
  const wrong = await visit(shop, url, { ...shown, email: 'mara', step: 'approved' });
  expect(wrong.problem).toBe('Please check the email address.');
  const option = shown['option']?.replace('pickup', 'express') ?? '';
  const entered = { ...shown, option, email: 'noa@example.com', addressLine: '1 Shop Street' };
  const dearer = await visit(shop, url, { ...entered, step: 'approved' });
  expect(dearer.problem).toBe('Prices or stock have changed. Please check the order.');
  expect(allOrders(shop)).toEqual([]);
  const form = formIn(dearer.text);
  expect(form).toMatchObject({ option, email: 'noa@example.com', addressLine: '1 Shop Street' });
  expect((await visit(shop, url, { ...form, step: 'approved' })).status).toBe(302);
  expect(allOrders(shop)).toMatchObject([
    {
      buyerInfo: { email: 'noa@example.com' },
      billingInfo: { address: { addressLine: '1 Shop Street' } },
      shippingInfo: {
        code: 'express',
        logistics: { shippingDestination: { address: { addressLine: '1 Shop Street' } } },
      },
    },
  ]);
});

test('opening the checkout page changes nothing: it shows the prices of the moment, which its form orders at', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { id: cartId = '' } = await readyCart(client, bowl);
  const url = await linkFor(client, cartId);
  await shop.as('staff').products.updateProduct({ id: bowl, product: { priceData: { price: 30 } } });
  const before = shop.exportData();
  const { shown, text } = await visit(shop, url);
  await shop.fetch(url, { method: 'HEAD' });
  expect(shown).toContain('Total €30.00');
  expect(shop.exportData()).toEqual(before);
  await pay(shop, url, 'approved', text);
  expect(allOrders(shop)).toMatchObject([{ priceSummary: { total: { amount: '30.00' } } }]);
});

test('details that were saved lead to a page that can be returned to, also after the order', async () => {
  const { shop, client, id } = await payable();
  const { checkoutUrl } = await client.checkouts.getCheckoutUrl({ id });
  const form = formIn((await visit(shop, checkoutUrl)).text);
  const saved = await shop.fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ ...form, step: 'details' }),
  });
  expect(saved.status).toBe(303);
  const url = saved.headers.get('location') ?? '';
  await pay(shop, url, 'approved');
  expect((await visit(shop, url)).shown).toContain('This order was placed already.');
});
