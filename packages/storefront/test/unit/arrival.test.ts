/** When an order arrives. */
import type { Order } from 'storewire';
import { expect, test } from 'vitest';
import { orderArrival } from '../../app/pages/order/order-arrival.ts';

const orderWith = (shippingInfo: Order['shippingInfo'], status: Order['status'] = 'APPROVED') => ({
  status,
  shippingInfo,
  createdDate: '2026-11-27T10:00:00Z',
});

const STANDARD = { code: 'standard', title: 'Standard delivery' };

/** What the platform says of each way of delivery. */
const logistics = { deliveryTime: '2 to 4 working days' };

test.each([
  ['the days that the shop promises for a way of delivery', 'standard', 'Wed 2 December – Tue 8 December'],
  ['those of a faster way', 'express', 'Tue 1 December – Thu 3 December'],
  ['what the platform says of a way that the shop does not know', 'freight', '2 to 4 working days'],
])('an order arrives on %s', (_what, code, arrival) => {
  const found = orderArrival(orderWith({ code, title: code, logistics }), 'en-IE');
  expect(found?.replaceAll(',', '')).toBe(arrival);
});

test('working days are those of the shop: an order of Saturday there arrives when one of Sunday does', () => {
  const order = orderWith({ code: 'express', title: 'express', logistics });
  const arrivals = ['2026-06-05T23:30:00Z', '2026-06-07T12:00:00Z'].map((createdDate) =>
    orderArrival({ ...order, createdDate }, 'en-IE')?.replaceAll(',', ''),
  );
  expect(arrivals).toEqual(['Tue 9 June – Thu 11 June', 'Tue 9 June – Thu 11 June']);
});

test('a time that was agreed comes before all others', () => {
  const deliveryTimeSlot = { from: '2026-12-01T09:00:00Z', to: '2026-12-01T12:00:00Z' };
  const order = orderWith({ ...STANDARD, logistics: { ...logistics, deliveryTimeSlot } });
  expect(orderArrival(order, 'en-IE')).toMatch(/^Tuesday,? 1 December, 09:00\s?–\s?12:00$/);
});

test('a download does not arrive, and neither does an order that was cancelled', () => {
  expect(orderArrival(orderWith(undefined), 'en-IE')).toBeUndefined();
  expect(orderArrival(orderWith({ ...STANDARD, logistics }, 'CANCELED'), 'en-IE')).toBeUndefined();
});
