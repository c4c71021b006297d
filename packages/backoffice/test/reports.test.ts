import { expect, test } from 'vitest';
import { dayOf, daysFrom, startOf } from '../app/components/days.ts';
import type { OrderRecord } from '../app/orders/order-record.ts';
import { changeText, problemOf, rangeBefore, reportsOf } from '../app/reports/report.ts';

interface Sold {
  at: string;
  total: string;
  refunded?: string;
  currency?: string;
  lines?: { id: string; total: string; quantity: number; refundQuantity?: number }[];
}

/** An order with what reports read of it. */
const order = ({ at, total, refunded = '0.00', currency = 'EUR', lines = [] }: Sold): OrderRecord =>
  ({
    id: crypto.randomUUID(),
    createdDate: at,
    currency,
    priceSummary: { total: { amount: total } },
    balanceSummary: { refunded: { amount: refunded } },
    lineItems: lines.map((line) => ({
      quantity: line.quantity,
      refundQuantity: line.refundQuantity ?? null,
      productName: { original: line.id },
      catalogReference: { catalogItemId: line.id },
      totalPriceAfterTax: { amount: line.total },
    })),
  }) as unknown as OrderRecord;

const RANGE = { first: '2026-03-02', last: '2026-03-03' };

test('orders count on their day in the time zone of the shop, and in the range before', () => {
  const orders = [
    // 2 March in Tokyo, 1 March in UTC
    order({ at: '2026-03-01T16:00:00Z', total: '0.10' }),
    order({ at: '2026-03-03T14:59:59Z', total: '0.20' }),
    // 4 March in Tokyo
    order({ at: '2026-03-03T15:00:00Z', total: '50.00' }),
    order({ at: '2026-03-01T14:59:59Z', total: '0.15' }),
    // 27 February in Tokyo
    order({ at: '2026-02-27T14:59:59Z', total: '70.00' }),
  ];
  const [report] = reportsOf(orders, RANGE, 'Asia/Tokyo');
  expect(report?.now).toEqual({
    orders: 2,
    amount: '0.30',
    days: [
      { day: '2026-03-02', orders: 1, totals: [{ amount: '0.10', currency: 'EUR' }] },
      { day: '2026-03-03', orders: 1, totals: [{ amount: '0.20', currency: 'EUR' }] },
    ],
  });
  expect(report?.before).toMatchObject({ orders: 1, amount: '0.15' });
  expect(report?.before.days.map(({ day }) => day)).toEqual(['2026-02-28', '2026-03-01']);
});

test('refunds are taken out, of products with the pieces that were refunded', () => {
  const lines = [
    { id: 'mug', quantity: 3, refundQuantity: 1, total: '10.00' },
    { id: 'jug', quantity: 1, total: '30.00' },
  ];
  const orders = [
    order({ at: '2026-03-02T12:00:00Z', total: '45.00', refunded: '3.33', lines }),
    order({ at: '2026-03-03T12:00:00Z', total: '30.00', lines: lines.slice(1) }),
  ];
  const [report] = reportsOf(orders, RANGE, 'UTC');
  expect(report?.now.amount).toBe('71.67');
  expect(report?.products).toEqual([
    { id: 'jug', name: 'jug', pieces: 2, amount: '60.00' },
    { id: 'mug', name: 'mug', pieces: 2, amount: '6.67' },
  ]);
});

test('several currencies have a report each', () => {
  const orders = [
    order({ at: '2026-03-02T12:00:00Z', total: '45.00' }),
    order({ at: '2026-03-02T12:00:00Z', total: '4500', refunded: '0', currency: 'JPY' }),
  ];
  expect(reportsOf(orders, RANGE, 'UTC')).toMatchObject([
    { currency: 'EUR', now: { orders: 1, amount: '45.00' } },
    { currency: 'JPY', now: { orders: 1, amount: '4500' } },
  ]);
});

test.each([
  ['Europe/Dublin', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Europe/Dublin', '2026-03-30', '2026-03-29T23:00:00.000Z'],
  ['Asia/Tokyo', '2026-03-02', '2026-03-01T15:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-02', '2026-03-01T18:15:00.000Z'],
  // clocks go from midnight to 1:00, and from midnight back to 23:00
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s, %s starts at %s', (timeZone, day, time) => {
  const start = startOf(day, timeZone);
  expect(start.toISOString()).toBe(time);
  expect(dayOf(start, timeZone)).toBe(day);
  expect(dayOf(new Date(start.getTime() - 1), timeZone)).not.toBe(day);
});

test('a range has both of its days, and the range before ends the day before', () => {
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(rangeBefore({ first: '2026-03-01', last: '2026-03-01' })).toEqual({
    first: '2026-02-28',
    last: '2026-02-28',
  });
  expect(problemOf(RANGE)).toBeUndefined();
  expect(problemOf({ first: '', last: '2026-03-01' })).toBe('Enter both days.');
  expect(problemOf({ first: '2026-03-02', last: '2026-03-01' })).toMatch('after the last');
  expect(problemOf({ first: '2025-03-01', last: '2026-03-01' })).toBeUndefined();
  expect(problemOf({ first: '2025-02-28', last: '2026-03-01' })).toBe('Choose at most 366 days.');
});

test('a change is in percent of what was before', () => {
  expect(changeText('112', '100')).toBe('+12%');
  expect(changeText('50', '100.00')).toBe('-50%');
  expect(changeText('50', '0.00')).toBe('');
});
