/** Time slots of deliveries: what a merchant sets up by the admin API, and what buyers are offered. */
import { expect, test } from 'vitest';
import { callAction, violationsOf } from '../admin-action.ts';
import { type Client, delivered, GALWAY, lineFor, orderFor } from '../merchant.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const PLAN = { times: [{ from: '09:00', to: '12:00' }], days: 2, capacity: 1 };
const FIRST = '2026-03-02T09:00:00.000Z';
const SECOND = '2026-03-03T09:00:00.000Z';

const newCheckout = (client: Client, productId: string, checkoutInfo: object) =>
  client.checkouts.createCheckout({ channelType: 'WEB', lineItems: [lineFor(productId)], checkoutInfo });

/** The starts of the slots that a checkout of a new visitor offers. */
async function offeredSlots(shop: TestShop, productId: string): Promise<unknown[]> {
  const info = { shippingInfo: { shippingDestination: { address: GALWAY } } };
  const { checkout } = await newCheckout(shop.as('visitor'), productId, info);
  return (checkout.shippingInfo?.carrierServiceOptions ?? [])
    .flatMap(({ shippingOptions = [] }) => shippingOptions)
    .flatMap(({ logistics }) => logistics?.deliveryTimeSlot?.from ?? []);
}

test('a merchant gives an option time slots, which fill up by orders, and takes them away', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  expect((await callAction(shop, 'setDeliverySlots', { code: 'express', ...PLAN })).status).toBe(200);
  expect(await offeredSlots(shop, productId)).toEqual([FIRST, SECOND]);

  const buyer = shop.as('visitor');
  const { checkout } = await newCheckout(buyer, productId, delivered(`express@${FIRST}`));
  expect(checkout.shippingInfo?.selectedCarrierServiceOption?.logistics?.deliveryTimeSlot?.from).toBe(FIRST);
  await orderFor(buyer, checkout.id ?? '');
  expect(await offeredSlots(shop, productId)).toEqual([SECOND]);
  expect((await callAction(shop, 'getDelivery')).body['slots']).toMatchObject([
    { from: FIRST, booked: 1, capacity: 1, isFull: true },
    { from: SECOND, booked: 0, isFull: false },
  ]);

  await callAction(shop, 'setDeliverySlots', { code: 'express', ...PLAN, times: [] });
  expect(await offeredSlots(shop, productId)).toEqual([]);
});

const DAYTIME = { from: '09:00', to: '12:00' };

test.each([
  ['Europe/Dublin', '2026-07-01T23:30Z', [DAYTIME], ['2026-07-03T08:00/2026-07-03T11:00']],
  [
    'Europe/Dublin',
    '2026-03-28T12:00Z',
    [{ from: '00:30', to: '01:30' }, { from: '01:15', to: '03:00' }, DAYTIME],
    ['2026-03-29T00:30/2026-03-29T01:30', '2026-03-29T08:00/2026-03-29T11:00'],
  ],
  [
    'Europe/Dublin',
    '2026-10-24T12:00Z',
    [{ from: '01:00', to: '01:30' }, { from: '01:30', to: '02:30' }, DAYTIME],
    [
      '2026-10-25T00:00/2026-10-25T00:30',
      '2026-10-25T00:30/2026-10-25T02:30',
      '2026-10-25T09:00/2026-10-25T12:00',
    ],
  ],
  [
    'America/New_York',
    '2026-03-08T04:30Z',
    [{ from: '02:30', to: '04:00' }, DAYTIME],
    ['2026-03-08T13:00/2026-03-08T16:00'],
  ],
  [
    'America/New_York',
    '2026-10-31T16:00Z',
    [{ from: '01:30', to: '02:30' }],
    ['2026-11-01T05:30/2026-11-01T07:30'],
  ],
  [
    'Pacific/Auckland',
    '2026-09-26T10:00Z',
    [{ from: '02:30', to: '03:30' }, DAYTIME],
    ['2026-09-26T20:00/2026-09-26T23:00'],
  ],
])(
  'slots are hours of the shop in %s, from its tomorrow on, after %s',
  (timeZone, clock, times, expected) => {
    const shop = createShop({ clock, settings: { timeZone } });
    shop.setDeliverySlots({ code: 'express', times, days: 1, capacity: 1 });
    const slots = shop.getDelivery().slots.map(({ from, to }) => [from, to]);
    expect(slots).toEqual(
      expected.map((period) => period.split('/').map((minute) => new Date(`${minute}Z`).toISOString())),
    );
  },
);

test('a slot is full at the same hour of the shop before and after a change of clocks', async () => {
  const shop = createShop({ clock: '2026-03-27T12:00Z', settings: { timeZone: 'Europe/Dublin' } });
  const full = ['2026-03-30T08:00:00Z'];
  shop.setDeliverySlots({ code: 'express', times: [DAYTIME], days: 3, capacity: 1, full });
  expect(shop.getDelivery().slots.map(({ from, isFull }) => [from, isFull])).toEqual([
    ['2026-03-28T09:00:00.000Z', false],
    ['2026-03-29T08:00:00.000Z', false],
    ['2026-03-30T08:00:00.000Z', true],
  ]);
  const buyer = shop.as('visitor');
  const { checkout } = await newCheckout(buyer, await createProduct(shop), delivered());
  const { checkoutUrl } = await buyer.checkouts.getCheckoutUrl({ id: checkout.id ?? '' });
  const page = await (await shop.unchecked(checkoutUrl)).text();
  expect(page).toContain('2026-03-29 09:00–12:00 Europe/Dublin');
});

test('a slot that is full is neither offered nor accepted', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  await callAction(shop, 'setDeliverySlots', { code: 'express', ...PLAN, full: ['2026-03-02T09:00:00Z'] });
  expect(await offeredSlots(shop, productId)).toEqual([SECOND]);
  await expect(
    newCheckout(shop.as('visitor'), productId, delivered(`express@${FIRST}`)),
  ).rejects.toMatchObject({ code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION' });
});

test('a slot that fills up while a buyer is in the checkout is reported, and cannot be ordered', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  await callAction(shop, 'setDeliverySlots', { code: 'express', ...PLAN });
  const buyer = shop.as('visitor');
  const { checkout } = await newCheckout(buyer, productId, delivered(`express@${FIRST}`));
  const id = checkout.id ?? '';
  await callAction(shop, 'setDeliverySlots', { code: 'express', ...PLAN, full: [FIRST] });
  const { checkout: now } = await buyer.checkouts.getCheckout({ id });
  expect(now.calculationErrors?.selectedShippingOptionError?.applicationError?.code).toBe(
    'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  );
  await expect(orderFor(buyer, id)).rejects.toMatchObject({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  });
});

test('an order that is paid late takes its slot again, unless it is full by then', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  await callAction(shop, 'setDeliverySlots', { code: 'express', ...PLAN });
  const buy = async () => {
    const buyer = shop.as('visitor');
    const { checkout } = await newCheckout(buyer, productId, delivered(`express@${FIRST}`));
    return (await orderFor(buyer, checkout.id ?? '')).orderId ?? '';
  };
  const { payments } = shop.as('staff');
  const payLate = async (orderId: string) => {
    await payments.preparePaymentCollection({ ecomOrderId: orderId, amount: { amount: '24.50' } });
    return shop.payOrder({ orderId, outcome: 'approved' });
  };
  const first = await buy();
  shop.advance(31 * 60_000);
  const second = await buy();
  await expect(payLate(first)).rejects.toThrow('The time slot of the order');
  shop.advance(31 * 60_000);
  const { order } = await payLate(first);
  expect(order).toMatchObject({ status: 'APPROVED' });
  const { order: read } = await shop.as('staff').orders.getOrder({ id: first });
  const { deliverByDate, deliveryTimeSlot } = read.shippingInfo?.logistics ?? {};
  expect([deliveryTimeSlot?.from, deliverByDate]).toEqual([FIRST, deliveryTimeSlot?.to]);
  expect(shop.getDelivery().slots[0]).toMatchObject({ from: FIRST, booked: 1 });
  await expect(payLate(second)).rejects.toThrow('The time slot of the order');
});

test('slots that overlap in their start, end before they start, or belong to no option are rejected', async () => {
  const shop = createShop();
  const set = (changes: object) =>
    callAction(shop, 'setDeliverySlots', { code: 'express', ...PLAN, ...changes });
  const invalid = [
    [{ times: [{ from: '12:00', to: '09:00' }] }, 'times'],
    [{ times: [...PLAN.times, { from: '09:00', to: '10:00' }] }, 'times'],
    [{ times: [{ from: '09:00:30', to: '12:00' }] }, 'times[0].from'],
    [{ days: 0 }, 'days'],
  ] as const;
  for (const [changes, field] of invalid)
    expect(violationsOf((await set(changes)).body)).toMatchObject([{ field }]);
  expect((await set({ code: 'none' })).status).toBe(404);
});

test('the hosted checkout page names the times of slots', async () => {
  const shop = createShop();
  await callAction(shop, 'setDeliverySlots', { code: 'express', ...PLAN, full: [FIRST] });
  const buyer = shop.as('visitor');
  const { checkout } = await newCheckout(buyer, await createProduct(shop), delivered());
  const { checkoutUrl } = await buyer.checkouts.getCheckoutUrl({ id: checkout.id ?? '' });
  const page = await (await shop.unchecked(checkoutUrl)).text();
  expect(page).toContain('Express delivery, 2026-03-03 09:00–12:00 UTC (€12.00)');
  expect(page).not.toContain('2026-03-02');
});

test('the seed rich offers a van with slots in the future, one of which is full, and a pickup', async () => {
  for (const clock of ['2026-03-01T09:00:00Z', '2026-12-31T23:30:00Z']) {
    const shop = createShop({ seed: 'rich', clock });
    const { products = [] } = await shop.as('visitor').products.queryProducts();
    const product = products.find(
      ({ productOptions = [], productType, stock }) =>
        productOptions.length === 0 && productType === 'physical' && stock?.inStock,
    );
    const info = { shippingInfo: { shippingDestination: { address: GALWAY } } };
    const { checkout } = await newCheckout(shop.as('visitor'), product?.id ?? '', info);
    const offered = checkout.shippingInfo?.carrierServiceOptions?.flatMap(
      ({ shippingOptions = [] }) => shippingOptions,
    );
    const times = (offered ?? []).flatMap(({ logistics }) => logistics?.deliveryTimeSlot?.from ?? []);
    expect(times).toHaveLength(14);
    expect(times.every((time) => time > clock)).toBe(true);
    expect(offered?.some(({ logistics }) => logistics?.pickupDetails)).toBe(true);
    expect(shop.getDelivery().slots.filter(({ isFull }) => isFull)).toHaveLength(1);
  }
});
