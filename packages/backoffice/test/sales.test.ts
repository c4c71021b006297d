import { expect, test } from 'vitest';
import { salesByDay } from '../app/home/sales.ts';
import type { OrderRecord } from '../app/orders/order-record.ts';

test('sales are without what was refunded, by currency', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const orders = [
    ['EUR', '20.10', '0.20'],
    ['EUR', '5.00', '5.00'],
    ['JPY', '300', undefined],
  ].map(
    ([currency, total, refunded]) =>
      ({
        createdDate: now.toISOString(),
        currency,
        priceSummary: { total: { amount: total } },
        balanceSummary: { refunded: refunded && { amount: refunded } },
      }) as unknown as OrderRecord,
  );
  expect(salesByDay(orders, now).at(-1)).toMatchObject({
    orders: 3,
    totals: [
      { amount: '19.9', currency: 'EUR' },
      { amount: '300', currency: 'JPY' },
    ],
  });
});
