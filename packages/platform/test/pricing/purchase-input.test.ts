import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { itemFor } from '../cart-v2-shop.ts';
import { HOSTILE, mutated } from '../hostile.ts';
import { completeCheckoutOf, GALWAY } from '../merchant.ts';
import { createProduct, createShop, itemOf } from '../shop.ts';

const contact = {
  address: { ...GALWAY, streetAddress: { name: 'Quay Street' }, geocode: { latitude: 53.27 } },
  contactDetails: { firstName: 'Mara', vatId: { type: 'CPF' } },
};

const custom = {
  quantity: 2,
  price: '12.345',
  fullPrice: '-99999999999999999999',
  depositAmount: '99999999999999999999',
  itemType: { preset: 'SERVICE' },
  productName: { original: 'Evening' },
  priceDescription: { translated: 'per seat' },
  descriptionLines: [{ name: { original: 'When' }, plainText: { original: 'Friday' } }],
  media: { url: 'https://files.example/a.png' },
  url: { relativePath: '/evening' },
  physicalProperties: { weight: 1.5 },
  paymentOption: 'DEPOSIT_ONLINE',
  serviceProperties: { numberOfParticipants: 2 },
  policies: [{ title: 'Cancellation', content: 'Free' }],
  taxableAddress: { addressType: 'BUSINESS' },
  modifierGroups: [{ id: 'a', modifiers: [{ id: 'b', price: '0.5', quantity: 3 }] }],
  subscriptionOptionInfo: { subscriptionSettings: { interval: 1 }, title: { translated: 'Monthly' } },
};

const lineWith = (productId: string) => ({
  quantity: 2,
  catalogReference: itemOf(productId, { options: {}, customTextFields: { Name: 'Mara' } }),
  catalogOverrideFields: {
    price: '3.5',
    fullPrice: '4',
    productName: { original: 'Seconds' },
    physicalProperties: { weight: 2 },
    paymentOption: { value: 'FULL_PAYMENT_OFFLINE' },
    image: { id: 'a.png' },
  },
});

test('no checkout with a hostile part makes a call fail, or a response break the contract', async () => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'staff' });
  const body = {
    channelType: 'WEB',
    lineItems: [lineWith(await createProduct(shop))],
    customLineItems: [custom],
    checkoutInfo: {
      billingInfo: contact,
      shippingInfo: { shippingDestination: contact, selectedCarrierServiceOption: { code: 'standard' } },
      buyerInfo: { email: 'mara@example.com' },
      customFields: [{ value: true }],
      membershipOptions: { selectedMemberships: { memberships: [] } },
      customSettings: { lockGiftCard: true },
      externalReference: { appId: '4e1a7d36-9b2c-4f85-8d60-a3c5e7f9b128', resourceId: 'a' },
      extendedFields: { namespaces: { '@harbour/care': { gift: true } } },
      taxExemptGroupId: '4e1a7d36-9b2c-4f85-8d60-a3c5e7f9b128',
    },
    overrideCheckoutUrl: 'http://localhost:3000/checkout',
  };
  const create = (sent: unknown) =>
    shop.request('POST', '/ecom/v1/checkouts', { token, body: JSON.stringify(sent) });
  expect((await create(body)).status).toBe(200);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 6 }),
      HOSTILE,
      async (path, replacement) => {
        expect((await create(mutated(body, path, replacement))).status).not.toBe(500);
      },
    ),
    { numRuns: caseCount(500) },
  );
});

test('no cart with a hostile part makes a call fail, and the cart can be read and estimated afterwards', async () => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'visitor' });
  const { catalogOverrideFields: _overrides, ...line } = lineWith(await createProduct(shop));
  const send = (method: string, path: string, body?: unknown) =>
    shop.request(method, `/ecom/v1/carts/current${path}`, {
      token,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  await send('POST', '/add-to-cart', { lineItems: [line] });
  const cartInfo = {
    buyerNote: 'Ring twice',
    buyerInfo: { email: 'mara@example.com', contactId: null },
    contactInfo: contact,
    selectedShippingOption: { code: 'standard' },
    extendedFields: { namespaces: { '@harbour/care': { gift: true } } },
  };
  const update = { cartInfo, lineItems: [line], cartFieldmask: 'contactInfo.address.country,buyerNote' };
  const estimate = {
    shippingAddress: contact.address,
    billingAddress: contact.address,
    selectedShippingOption: { code: 'pickup' },
    selectedMemberships: { memberships: [{ id: 'club' }] },
    calculateTax: null,
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(['PATCH', '', update] as const, ['POST', '/estimate-totals', estimate] as const),
      fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 6 }),
      HOSTILE,
      async ([method, path, body], steps, replacement) => {
        expect((await send(method, path, mutated(body, steps, replacement))).status).not.toBe(500);
        expect((await send('GET', '')).status).toBe(200);
        expect((await send('POST', '/estimate-totals', {})).status).toBe(200);
      },
    ),
    { numRuns: caseCount(300) },
  );
});

const FREE = { amount: '0.00' };

test('a telephone number is one: in carts, checkouts, orders and identities', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const bowl = await createProduct(shop);
  await client.currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl)] });
  const ofBuyer = (phone: string) =>
    client.currentCartV2.updateCurrentCartV2({ cart: { customerInfo: { phone } } });
  const ofPayer = (phone: string) =>
    client.currentCartV2.updateCurrentCartV2({ cart: { paymentInfo: { billingContact: { phone } } } });
  const id = await completeCheckoutOf(client, bowl);
  const inCheckout = (phone: string) =>
    client.checkouts.updateCheckout({ id, checkout: { billingInfo: { contactDetails: { phone } } } });
  const { orders } = shop.as('staff');
  const newOrder = (phone: string) =>
    orders.createOrder({
      order: {
        channelInfo: { type: 'POS' },
        lineItems: [
          { productName: { original: 'Bowl' }, quantity: 1, itemType: { preset: 'PHYSICAL' }, price: FREE },
        ],
        priceSummary: { total: FREE },
        recipientInfo: { contactDetails: { phone } },
      },
    });
  const orderId = (await newOrder('')).order.id ?? '';
  const inOrder = (phone: string) =>
    orders.updateOrder({ id: orderId, order: { billingInfo: { contactDetails: { phone } } } });
  let registered = 0;
  const inIdentity = (phone: string) =>
    client.authentication.register({
      loginId: { email: `ann${registered++}@example.com` },
      password: 'correct horse battery',
      profile: { phonesV2: [{ phone, tag: 'MAIN' }] },
    });
  for (const write of [ofBuyer, ofPayer, inCheckout, newOrder, inOrder, inIdentity]) {
    for (const phone of ['call me', '12', '+353 91 555 0142 please'])
      await expect(write(phone)).rejects.toMatchObject({ violations: [{ rule: 'FORMAT' }] });
    for (const phone of ['+353 91 555 0142', '(091) 555-0142', '091/5550142 ext. 12', '٠١٢٣٤٥٦٧٨'])
      await write(phone);
  }
});
