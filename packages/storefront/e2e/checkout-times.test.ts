import type { Checkout } from 'storewire';
import { expect, test } from 'vitest';
import { deliveryDays, deliveryMethods } from '../app/pages/checkout/delivery-methods.ts';

const slot = (day: string, from: string, to: string) => ({
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

const checkoutWith = (shippingInfo: Checkout['shippingInfo']): Checkout => ({ shippingInfo }) as Checkout;

const SLOTS = checkoutWith({
  carrierServiceOptions: [
    {
      carrierId: 'c1',
      shippingOptions: [
        slot('2026-11-23', '09:00', '12:00'),
        slot('2026-11-23', '14:00', '17:00'),
        slot('2026-11-24', '14:00', '17:00'),
      ],
    },
  ],
});

test('a time that other days have and one day has not is shown as booked out', () => {
  const days = deliveryDays(deliveryMethods(SLOTS).methods, 'en-IE');
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

test('a single option is chosen from the start', () => {
  const [option] = SLOTS.shippingInfo?.carrierServiceOptions[0]?.shippingOptions ?? [];
  const only = checkoutWith({
    carrierServiceOptions: [{ carrierId: 'c1', shippingOptions: option ? [option] : [] }],
  });
  expect(deliveryMethods(only).selected).toBe('c1/van@2026-11-23T09:00');
  expect(deliveryMethods(SLOTS).selected).toBeUndefined();
});

test.each(['en-IE', 'de-DE', 'he-IL'])('the times of a day are in their order in %s', (locale) => {
  const times = ['14:00', '09:00', '18:00'].map((from) => slot('2026-11-23', from, '20:00'));
  const { methods } = deliveryMethods(
    checkoutWith({ carrierServiceOptions: [{ carrierId: 'c1', shippingOptions: times }] }),
  );
  const [day] = deliveryDays(methods, locale);
  expect(day?.slots.map(({ value }) => value?.slice(-5))).toEqual(['09:00', '14:00', '18:00']);
});
