/** What the steps of the checkout offer, and when they let nobody order. */
import type { CalculateCartV2Response, CalculateTotalsResponse, CartV2, ShippingOption } from 'storewire';
import { expect, test } from 'vitest';
import { chosenMethod, deliveryChoice, timetableOf } from '../../app/features/checkout/delivery-methods.ts';
import { isBlocked } from '../../app/features/checkout/steps.ts';
import { orderArrival } from '../../app/pages/order/order-arrival.ts';

const slot = (day: string, from: string, to: string): ShippingOption => ({
  code: `van@${day}T${from}`,
  title: 'By van',
  logistics: { deliveryTimeSlot: { from: `${day}T${from}:00Z`, to: `${day}T${to}:00Z` } },
  cost: {
    price: {
      amount: '4.00',
      convertedAmount: '4.00',
      formattedAmount: '€4.00',
      formattedConvertedAmount: '€4.00',
    },
  },
});

const methodsOf = (...shippingOptions: ShippingOption[]) =>
  deliveryChoice(
    {
      shippingInfo: { carrierServiceOptions: [{ carrierId: 'c1', shippingOptions }] },
    } as CalculateTotalsResponse,
    '2026-11-20T10:00:00Z',
    'en-IE',
  ).methods;

const SLOTS = [
  slot('2026-11-23', '09:00', '12:00'),
  slot('2026-11-23', '14:00', '17:00'),
  slot('2026-11-24', '14:00', '17:00'),
];

test('a time that other days have and one day has not is shown as booked out', () => {
  const days = timetableOf(methodsOf(...SLOTS), 'en-IE');
  expect(days.map(({ day, slots }) => [day, slots.map(({ value, time }) => [time, value])])).toEqual([
    [
      'Monday, 23 November',
      [
        ['09:00 – 12:00', 'c1/van@2026-11-23T09:00'],
        ['14:00 – 17:00', 'c1/van@2026-11-23T14:00'],
      ],
    ],
    [
      'Tuesday, 24 November',
      [
        ['09:00 – 12:00', undefined],
        ['14:00 – 17:00', 'c1/van@2026-11-24T14:00'],
      ],
    ],
  ]);
});

test('a way of delivery says when it arrives as the page of its order will', () => {
  const standard = {
    code: 'standard',
    title: 'Standard delivery',
    logistics: { deliveryTime: '2 to 4 working days' },
  };
  const [method] = methodsOf(standard);
  const order = { createdDate: '2026-11-20T10:00:00Z', shippingInfo: standard, status: 'APPROVED' } as const;
  expect(method?.arrival).toMatch(/^Wed,? 25 November – Tue,? 1 December$/);
  expect(method?.arrival).toBe(orderArrival(order, 'en-IE'));
});

test('a single option is chosen from the start, and otherwise that of the cart', () => {
  const cart = {} as CartV2;
  const method = { code: 'van@2026-11-24T14:00', appId: 'c1', pickup: false };
  expect(chosenMethod(cart, methodsOf(...SLOTS.slice(0, 1)))?.value).toBe('c1/van@2026-11-23T09:00');
  expect(chosenMethod(cart, methodsOf(...SLOTS))).toBeUndefined();
  expect(
    chosenMethod({ deliveryInfo: { method, weightUnit: 'KG' } } as CartV2, methodsOf(...SLOTS))?.value,
  ).toBe('c1/van@2026-11-24T14:00');
});

test.each(['en-IE', 'de-DE', 'he-IL'])('the times of a day are in their order in %s', (locale) => {
  const times = ['14:00', '09:00', '18:00'].map((from) => slot('2026-11-23', from, '20:00'));
  const [day] = timetableOf(methodsOf(...times), locale);
  expect(day?.slots.map(({ value }) => value?.slice(-5))).toEqual(['09:00', '14:00', '18:00']);
});

/** A cart with a line of this status, as it arrives. */
const cartWith = (status: string): CalculateCartV2Response =>
  JSON.parse(JSON.stringify({ cart: { lineItems: [{ id: 'a', status }] }, summary: { violations: [] } }));

test('a line blocks the order if pieces are missing, and not if its status is one that the shop does not know', () => {
  const statuses = ['IN_STOCK', 'ON_BACKORDER', 'PARTIALLY_IN_STOCK', 'OUT_OF_STOCK', 'REMOVED_FROM_CATALOG'];
  expect(statuses.map((status) => isBlocked(cartWith(status)))).toEqual([false, false, true, true, true]);
});
